# Puzzles: a title with the puzzle's id, the task, and the levels of bots that do not find the best move
puzzle-title = Задача { $id }
puzzle-task = Один ход явно лучший. Какой?
puzzle-missed-by =
    { $n ->
        [one] Его не находит { $n } уровень: { $levels }
        [few] Его не находят { $n } уровня: { $levels }
       *[many] Его не находят { $n } уровней: { $levels }
    }
puzzle-right = Верно: лучший ход — { $answer }.
puzzle-wrong = Это не лучший ход. Лучший: { $answer }.
puzzle-runner-up = Второй по силе ход: { $answer }
# A move that the solution does not mention
puzzle-not-among-best = «{ $answer }» не входит в число лучших ходов.
puzzle-practice = Ещё задачи
puzzle-next = Следующая задача
# After a puzzle in the list of the day
puzzle-solved = решена
puzzle-missed = не решена
puzzle-difficulty = Сложность { $n } из 5
puzzle-streak =
    { $n ->
        [one] Решено { $n } день подряд
        [few] Решено { $n } дня подряд
       *[many] Решено { $n } дней подряд
    }
