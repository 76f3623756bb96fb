## Вопросы

question-draft = Какое здание войдёт в эту игру?
question-draft-other = { $name } выбирает здание для этой игры
question-choose-role = Какую роль вы выбираете?
question-choose-role-other = { $name } выбирает роль
question-library = Удвоит ли библиотека привилегию этой роли?
question-library-other = { $name } думает о библиотеке
question-hacienda = Ранчо: возьмёте сначала закрытую плантацию?
question-hacienda-other = { $name } может взять плантацию с помощью ранчо
question-lay-tile = Как положить взятую плантацию?
question-lay-tile-other = { $name } кладёт плантацию
question-take-tile = Какой участок вы берёте?
question-take-tile-other = { $name } выбирает участок острова
question-hospice = Приют: возьмёте колониста на новый участок?
question-hospice-other = { $name } может взять колониста на новый участок
question-hunting-lodge = Охотничий домик: какую плантацию сбросить?
question-hunting-lodge-other = { $name } может сбросить плантацию
question-mayor-privilege = Ваша привилегия: возьмёте ещё одного колониста?
question-mayor-privilege-other = { $name } может взять ещё одного колониста
question-villa = Вилла: кого вы берёте из запаса?
question-villa-other = { $name } может принять кого-то на виллу
question-ship-piece = Кого вы берёте с корабля колонистов?
question-ship-piece-other = { $name } берёт кого-то с корабля колонистов
question-place = Поставьте колонистов на работу
question-place-other = { $name } расставляет колонистов
question-build = Что вы строите?
question-build-other = { $name } может строить
question-black-market = Чёрный рынок: что вы отдаёте за недостающие дублоны?
question-black-market-other = { $name } платит на чёрном рынке
question-university = Университет: возьмёте колониста в новое здание?
question-university-other = { $name } может взять колониста в новое здание
question-craftsman-privilege = Ваша привилегия: какую бочку взять ещё?
question-craftsman-privilege-other = { $name } может взять ещё одну бочку
question-trade = Какую бочку вы продаёте?
question-trade-other = { $name } может продать бочку
question-trade-land-office = Земельная контора: торгуете плантацией?
question-deliver = Дом поставщика двора: какую бочку вы доставляете?
question-deliver-other = { $name } может доставить бочки ко двору
question-load = Какие бочки вы грузите?
question-load-other = { $name } грузит товары
question-small-wharf = Малая верфь: какие бочки вы отправляете?
question-small-wharf-other = { $name } грузит товары на малой верфи
question-store = Какие бочки вы сохраняете? Остальные пропадут.
question-store-other = { $name } складывает бочки
question-guests = Гостевой дом: перейдёт ли кто-то из гостей?
question-guests-other = { $name } может переставить гостей
question-chance = Открывается участок
question-chance-other = Открывается участок

## Ответы

answer-continue = Дальше
answer-pass = Пас
answer-done = Это всё
answer-draw = Взять закрытую плантацию
answer-plantation = Открытой, как плантацию
answer-forest = Закрытой, как лес
answer-colonist = Взять колониста
answer-noble = Взять дворянина
answer-library = Удвоить привилегию
answer-role = Выбрать { $object }
answer-choose = Выбрать { $object }
answer-take = Взять { $object }
answer-take-as-forest = Взять { $object } как лес
answer-discard = Сбросить пустую: { $thing }
answer-discard-colonist = Сбросить занятую колонистом: { $thing }
answer-discard-noble = Сбросить занятую дворянином: { $thing }
answer-discard-forest = Сбросить лес (под ним: { $thing })
answer-place =
    { $number ->
        [one] { $number } колонист: { $thing }
        [few] { $number } колониста: { $thing }
       *[many] { $number } колонистов: { $thing }
    }
answer-place-noble =
    { $number ->
        [one] { $number } дворянин: { $thing }
        [few] { $number } дворянина: { $thing }
       *[many] { $number } дворян: { $thing }
    }
answer-build =
    { $price ->
        [0] Построить { $object } даром
        [one] Построить { $object } за { $price } дублон
        [few] Построить { $object } за { $price } дублона
       *[many] Построить { $object } за { $price } дублонов
    }
answer-pay-colonist = Отдать колониста ({ $thing })
answer-pay-noble = Отдать дворянина ({ $thing })
answer-pay-barrel = Отдать бочку { $of }
answer-pay-chip = Отдать жетон очков
answer-extra = Взять ещё бочку { $of }
answer-sell = Продать { $object }
answer-sell-to-post = Продать { $object } в фактории
answer-buy = Купить закрытую плантацию за 1 дублон
answer-deliver = Доставить ко двору { $object }
answer-load =
    { $number ->
        [one] Погрузить { $object } на корабль вместимостью { $number } бочка
        [few] Погрузить { $object } на корабль вместимостью { $number } бочки
       *[many] Погрузить { $object } на корабль вместимостью { $number } бочек
    }
answer-load-wharf = Отправить с верфи все бочки { $of }
answer-load-small-wharf = Отправить бочки с малой верфи
answer-barrel = Ещё бочка { $of }
answer-keep-all = Сохранить все бочки { $of }
answer-keep-one = Сохранить одну бочку { $of }
answer-guest = Направить гостя: { $thing }
answer-noble-guest = Направить знатного гостя: { $thing }
answer-turn = Открыть { $object }

## Отказ

answer-pass-library = Приберечь для другой роли
answer-pass-hacienda = Ничего не брать
answer-pass-take-tile = Не брать участок
answer-pass-hospice = Без колониста
answer-pass-hunting-lodge = Ничего не сбрасывать
answer-pass-mayor-privilege = Без колониста
answer-pass-villa = Никого
answer-pass-build = Ничего не строить
answer-pass-black-market = Остальное заплатить дублонами
answer-pass-university = Без колониста
answer-pass-craftsman-privilege = Без дополнительной бочки
answer-pass-trade = Ничего не продавать
answer-pass-trade-land-office = Больше ничего
answer-pass-deliver = Больше ничего не доставлять
answer-pass-load = Ничего не грузить
answer-pass-store = Больше ничего не сохранять
answer-pass-guests = Оставить гостей на месте

## Причины

why-legal = это можно
why-not-asked = это не ответ на вопрос
why-not-in-game = этого нет в этой игре
why-out-of-order = если их несколько, порядок задан
why-taken = эту роль в этом раунде уже взяли
why-no-privilege = каменоломни только для поселенца и владельца занятой хижины строителя
why-not-occupied = нужное здание не занято
why-not-colonist = на здании должен стоять колонист
why-not-noble = на здании должен стоять дворянин
why-nothing-there = брать нечего
why-no-goods = такой бочки нет
    .skipped = нет ни одной бочки
why-not-enough-nobles = по одной бочке на дворянина, не больше
why-not-produced = этот товар в этой фазе не произведён
    .skipped = ничего не произведено
why-already-done = в этой фазе это уже было
why-chosen = это здание уже выбрано
why-already-built = уже построено; двух одинаковых не бывает
why-sold-out = таких больше не осталось
why-island-full = все 12 мест острова заняты
why-city-full = в городе мало свободного места
why-no-circle = нет пустого кружка
why-supply-empty = запас пуст
why-too-expensive = не хватает дублонов
why-house-full = торговая компания полна
why-kind-in-house = этот товар уже есть в торговой компании, а занятой канцелярии нет
why-kind-on-other-ship = этот товар на другом корабле
why-ship-has-other-kind = этот корабль везёт другой товар
    .skipped = корабли везут другие товары
why-ship-full = корабль с этим товаром полон
why-ship-too-small = другой корабль возьмёт больше этих бочек
why-must-load = кто может грузить, обязан грузить
why-no-place-left = мест этой стоимости не осталось
why-storage-full = хранить больше негде
why-excluded = его пара в игре, а вместе их не берут
why-too-many = столько фишек или кружков нет
why-too-few = никто не ждёт, пока есть пустой кружок
why-cannot-cover = тогда остаток цены не оплатить
why-must-ship-one = малая верфь отправляет хотя бы одну бочку
why-complete-kind = весь товар одного вида хранят на складе
why-single-barrel = единственную бочку хранят как отдельную, а не как весь товар

## Последствия

effect-gain = +{ $things }
effect-loss = −{ $things }
effect-you = Вы: { $effects }
effect-seat = { $name }: { $effects }
effect-in-all = в итоге:
effect-ending = Игра кончится после этого раунда

## Цена

price-printed = Указанная цена: { $n }
price-yours = Вы платите: { $n }
price-missing =
    { $n ->
        [one] { $n } дублона не хватает
        [few] ,
       *[many] { $n } дублонов не хватает
    }
black-market-pays = чёрный рынок заплатит { $n }
black-market-left = { $thing }: осталось заплатить { $left }, у вас { $have }.
discount-privilege = Привилегия архитектора: −{ $n }
discount-library = Библиотека: −{ $n }
discount-quarries = Каменоломни: −{ $n }
discount-forests = Леса: −{ $n }
discount-zoning-office = Строительное управление: −{ $n }

## Конец игры

ending-colonists = запаса не хватило на корабль колонистов
ending-city = чей-то город заполнен
ending-chips = жетоны очков кончились
ending-max-rounds = прошло условленное число раундов
