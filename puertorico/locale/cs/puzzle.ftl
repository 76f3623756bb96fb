# Puzzles: a title with the puzzle's id, the task, and the levels of bots that do not find the best move
puzzle-title = Hádanka { $id }
puzzle-task = Jeden tah je jednoznačně nejlepší. Který?
puzzle-missed-by =
    { $n ->
        [one] Jedna úroveň ho nenajde: { $levels }
        [few] { $n } úrovně ho nenajdou: { $levels }
       *[other] { $n } úrovní ho nenajde: { $levels }
    }
puzzle-right = Správně: nejlepší je { $answer }.
puzzle-wrong = To není nejlepší tah. Nejlepší je { $answer }.
puzzle-runner-up = Druhý nejlepší tah: { $answer }
# A move that the solution does not mention
puzzle-not-among-best = „{ $answer }“ nepatří k nejlepším tahům.
puzzle-practice = Další cvičení
puzzle-next = Další hádanka
# After a puzzle in the list of the day
puzzle-solved = vyřešeno
puzzle-missed = nevyřešeno
puzzle-difficulty = Obtížnost { $n } z 5
puzzle-streak =
    { $n ->
        [one] Vyřešeno { $n } den v řadě
        [few] Vyřešeno { $n } dny v řadě
       *[other] Vyřešeno { $n } dní v řadě
    }
