### Puzzles. $answer: a move; $n: a number

# Puzzles: a title with the puzzle's id, the task, and the levels of bots that do not find the best move
puzzle-title = Puzzle { $id }
puzzle-task = One move is clearly best. Which one?
puzzle-missed-by =
    { $n ->
        [one] One level misses it: { $levels }
       *[other] { $n } levels miss it: { $levels }
    }
puzzle-right = Right: “{ $answer }” is best.
puzzle-wrong = Not the best move. Best: “{ $answer }”.
puzzle-runner-up = The second best: { $answer }
# A move that the solution does not mention
puzzle-not-among-best = “{ $answer }” is not among the best moves.
puzzle-practice = More practice
puzzle-next = Next puzzle
# After a puzzle in the list of the day
puzzle-solved = solved
puzzle-missed = missed
puzzle-difficulty = Difficulty { $n } of 5
puzzle-streak =
    { $n ->
        [one] Solved { $n } day in a row
       *[other] Solved { $n } days in a row
    }
