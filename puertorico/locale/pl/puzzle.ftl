# Puzzles: a title with the puzzle's id, the task, and the levels of bots that do not find the best move
puzzle-title = Zagadka { $id }
puzzle-task = Jeden ruch jest wyraźnie najlepszy. Który?
puzzle-missed-by =
    { $n ->
        [one] Nie znajduje go jeden poziom: { $levels }
        [few] Nie znajdują go { $n } poziomy: { $levels }
       *[many] Nie znajduje go { $n } poziomów: { $levels }
    }
puzzle-right = Dobrze: najlepszy ruch to { $answer }.
puzzle-wrong = To nie jest najlepszy ruch. Najlepszy: { $answer }.
puzzle-runner-up = Drugi najlepszy ruch: { $answer }
# A move that the solution does not mention
puzzle-not-among-best = „{ $answer }” nie należy do najlepszych ruchów.
puzzle-practice = Więcej ćwiczeń
puzzle-next = Następna zagadka
# After a puzzle in the list of the day
puzzle-solved = rozwiązana
puzzle-missed = nierozwiązana
puzzle-difficulty = Trudność { $n } z 5
puzzle-streak =
    { $n ->
        [one] Rozwiązane { $n } dzień z rzędu
        [few] Rozwiązane { $n } dni z rzędu
       *[many] Rozwiązane { $n } dni z rzędu
    }
