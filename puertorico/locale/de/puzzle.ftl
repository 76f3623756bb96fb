# Puzzles: a title with the puzzle's id, the task, and the levels of bots that do not find the best move
puzzle-title = Rätsel { $id }
puzzle-task = Ein Zug ist eindeutig der beste. Welcher?
puzzle-missed-by =
    { $n ->
        [one] Eine Stufe findet ihn nicht: { $levels }
       *[other] { $n } Stufen finden ihn nicht: { $levels }
    }
puzzle-right = Richtig: „{ $answer }“ ist am besten.
puzzle-wrong = Nicht der beste Zug. Am besten ist: { $answer }.
puzzle-runner-up = Der zweitbeste Zug: { $answer }
# A move that the solution does not mention
puzzle-not-among-best = „{ $answer }“ gehört nicht zu den besten Zügen.
puzzle-practice = Weiter üben
puzzle-next = Nächstes Rätsel
# After a puzzle in the list of the day
puzzle-solved = gelöst
puzzle-missed = verfehlt
puzzle-difficulty = Schwierigkeit { $n } von 5
puzzle-streak =
    { $n ->
        [one] { $n } Tag in Folge gelöst
       *[other] { $n } Tage in Folge gelöst
    }
