expansions = Дополнения
expansion-none = Базовая игра
    .explanation = 23 здания, и больше учить нечего.
expansion-new-buildings = Новые здания
    .explanation = Ещё 14 зданий; вы вместе решаете, какие войдут в игру.
expansion-nobles = Дворяне
    .explanation = С колонистами прибывают дворяне, и 8 зданий им рады.

## Боты

bot-newcomer = Новичок
    .description = Лёгкий: ошибается. Начните с него.
bot-settler = Поселенец
    .description = Средний: знает правила и иногда играет хорошо.
bot-merchant = Торговец
    .description = Для большинства трудный: просчитывает каждый ход и ходит сразу.
bot-governor = Губернатор
    .description = Очень трудный: перед каждым ходом думает наперёд.
bot-viceroy = Вице-король
    .description = Самый трудный: думает дольше всех. Победить его удаётся редко.
bot-random = Случайный
    .description = Отвечает наугад.
bot-first = Первый
    .description = Всегда берёт первый ответ.
bot-planner = Плановик
    .description = Взвешивает, чего стоит каждый ответ.
bot-network = Сеть
    .description = Играет то, что выше всего ценит её выученное суждение.
bot-search = Искатель
    .description = Прежде чем ответить, играет дальше в уме.
