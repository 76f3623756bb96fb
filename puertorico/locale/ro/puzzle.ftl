# Puzzles: a title with the puzzle's id, the task, and the levels of bots that do not find the best move
puzzle-title = Problema { $id }
puzzle-task = O mutare este clar cea mai bună. Care?
puzzle-missed-by =
    { $n ->
        [one] Un nivel nu o găsește: { $levels }
        [few] { $n } niveluri nu o găsesc: { $levels }
       *[other] { $n } de niveluri nu o găsesc: { $levels }
    }
puzzle-right = Corect: cea mai bună mutare este { $answer }.
puzzle-wrong = Nu este cea mai bună mutare. Cea mai bună: { $answer }.
puzzle-runner-up = A doua mutare ca valoare: { $answer }
# A move that the solution does not mention
puzzle-not-among-best = „{ $answer }” nu este printre cele mai bune mutări.
puzzle-practice = Mai mult exercițiu
puzzle-next = Problema următoare
# After a puzzle in the list of the day
puzzle-solved = rezolvată
puzzle-missed = ratată
puzzle-difficulty = Dificultate { $n } din 5
puzzle-streak =
    { $n ->
        [one] Rezolvat { $n } zi la rând
        [few] Rezolvat { $n } zile la rând
       *[other] Rezolvat { $n } de zile la rând
    }
