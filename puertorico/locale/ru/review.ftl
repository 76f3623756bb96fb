log-filter-phase = Фаза
log-filter-all-phases = все фазы
log-earlier = Прежние раунды
log-empty = Пока ничего не произошло.

chat-company = Кого вы слышите
chat-unread = непрочитанных: { $n }
chat-mute-all = Заглушить для всех: { $name }
chat-unmute-all = Вернуть в чат для всех: { $name }

hint-chance-about = шанс на победу около { $percent } % (± { $error })
hint-behind = примерно на { $percent } % меньше шансов на победу (± { $error })
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
hint-final = в конце примерно { $effects } (± { $error })
hint-not-ending = Игра ещё не кончается
hint-honest = Оценка по множеству вариантов игры, а не уверенность.
hint-not-now = Подсказку можно взять в свой ход.
hint-offer = Бот две секунды смотрит вперёд и говорит, что сделал бы он.
hint-placed = { $place }: { $people }

chart-round = Раунд
chart-end = Конец

analysis-offer = Бот рассматривает каждое решение партии. Это длится несколько минут и делается один раз.
analysis-chances = Шансы на победу по раундам
analysis-swing = { $name }: с { $from } % до { $to } %
analysis-mistake = { $name }: «{ $answer }» стоило около { $percent } % (± { $error }). Лучше было: «{ $best }».
analysis-mistake-points = { $name }: «{ $answer }» стоило в конце около { $points } очк. отрыва (± { $error }). Лучше было: «{ $best }».

replay-start = Начало партии
replay-phase = В этой фазе
replay-phase-back = На фазу назад
replay-phase-forward = На фазу вперёд
replay-round-back = На раунд назад
replay-round-forward = На раунд вперёд
