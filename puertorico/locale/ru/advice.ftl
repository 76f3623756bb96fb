hint-chance-about = шанс на победу около { $percent } % (±{ $error })
hint-behind =
    { $percent ->
        [0] примерно такой же шанс на победу (±{ $error })
       *[other] примерно на { $percent } % меньше шансов на победу (±{ $error })
    }
hint-points-ahead = в конце примерно { $points }, отрыв: { $lead }
hint-points-behind = в конце примерно { $points }, отставание: { $lead }
hint-points-less = примерно на { $points } хуже (±{ $error })
hint-points-same = примерно столько же очков (±{ $error })
hint-decided-won = Победа почти обеспечена, дело только в очках.
hint-decided-lost = Победа почти невозможна, дело только в очках.
hint-clear-points = Явно лучший ход, примерно на { $points } лучше, чем «{ $answer }».
hint-as-good = Возможно, не хуже: { $answers }
hint-clear = Явно лучше остальных.
hint-only = Сравнивать не с чем.
hint-unsure = Возможно, другое не хуже.
hint-compared = По сравнению с «{ $answer }»:
hint-same = В остальном в этой фазе нет отличий от «{ $answer }»
hint-output = { $effects } при каждом производстве
hint-full = { $effects } при каждом полном производстве
hint-use = { $effects } в работе
hint-times = { $n } × { $thing }
hint-most = больше всех: { $name } ({ $things })
hint-final = в конце примерно { $effects } (±{ $error })
hint-mostly-chips = в основном за погрузку
hint-mostly-buildings = в основном за здания
hint-mostly-large-buildings = в основном за большие здания
hint-mostly-nobles = в основном за дворян
hint-not-ending = Игра ещё не кончается
hint-why = Почему: { $motives }
hint-better-why = «{ $answer }»: { $motives }
hint-line = Дальше ожидается: { $steps }
hint-better-line = После «{ $answer }» ожидается: { $steps }
hint-keeps = Всё остаётся при вас
motive-ends-ahead = завершает игру, пока вы впереди
motive-keeps-open = не даёт игре кончиться, пока вы позади
motive-saves = не испортится: { $thing }
motive-spoils = { $name } теряет товары: { $thing }
motive-role-first = опережает игрока { $name }
motive-sells = ведёт к продаже: { $thing }
motive-blocks-sale = { $name } уже не продаст: { $thing }
motive-builds = ведёт к постройке: { $things }
motive-in-time = готово к следующей фазе «{ $role }»: { $things }
motive-ships = больше очков за погрузку к следующему ходу
motive-ships-less = { $name }: меньше очков за погрузку
motive-money = больше дублонов к следующему ходу
hint-honest = Оценка по множеству вариантов игры, без гарантии.
hint-not-now = Подсказку можно взять в свой ход.
hint-offer = Бот две секунды смотрит вперёд и говорит, что сделал бы он.
hint-placed = { $place }: { $people }
chart-round = Раунд
chart-end = Конец
analysis-offer = Бот рассматривает каждое решение партии. Обычно это длится меньше минуты.
analysis-chances = Шансы на победу по раундам
analysis-swing = { $name }: с { $from } % до { $to } %
analysis-mistake = { $name }: «{ $answer }» стоило около { $percent } % шансов на победу (±{ $error }). Лучше было: «{ $best }».
analysis-mistake-points = { $name }: «{ $answer }» стоило в конце около { $points } очк. отрыва (±{ $error }). Лучше было: «{ $best }».
analysis-review = { $name }: потеря около { $points } очк. за решение (±{ $error }), ошибки: { $mistakes } из { $decisions }
analysis-similar = Ошибается примерно как боты уровня { $levels }
analysis-errs-more = Ошибается больше, чем боты уровня { $levels }
analysis-more-mistakes =
    { $n ->
        [one] Ещё { $n } ошибка
        [few] Ещё { $n } ошибки
        [many] Ещё { $n } ошибок
       *[other] Ещё { $n } ошибки
    }
# $name: a bot of one of the lower levels
explain-glance = { $name } решает с первого взгляда. Так считает бот, который думает наперёд.
explain-public = Оценка по тому, что видят все, без скрытых очков.
