## Игроки

terminal-seat = игрок { $n }

## Что сделали вы

you-done = Вы больше ничего не отправляете
you-draw = Вы берёте закрытую плантацию
you-plantation = Вы кладёте её открытой
you-forest = Вы кладёте её закрытой как лес
you-colonist = Вы берёте колониста
you-noble = Вы берёте дворянина
you-library = Вы пользуетесь библиотекой
you-role = Вы выбираете { $object }
you-choose = Вы выбираете для этой игры { $object }
you-take = Вы берёте { $object }
you-take-as-forest = Вы берёте { $object } как лес
you-discard = Вы сбрасываете { $object }
you-discard-colonist = Вы сбрасываете { $object }, занятую колонистом
you-discard-noble = Вы сбрасываете { $object }, занятую дворянином
you-discard-forest = Вы сбрасываете лес
you-build = Вы строите { $object }
you-pay-colonist = Вы платите колонистом ({ $thing })
you-pay-noble = Вы платите дворянином ({ $thing })
you-pay-barrel = Вы платите бочкой { $of }
you-pay-chip = Вы платите жетоном очков
you-extra = Вы берёте ещё бочку { $of }
you-sell = Вы продаёте { $object }
you-sell-to-post = Вы продаёте { $object } в фактории
you-buy = Вы покупаете закрытую плантацию
you-deliver = Вы доставляете ко двору { $object }
you-load =
    { $number ->
        [one] Вы грузите { $object } на корабль вместимостью { $number } бочка
        [few] Вы грузите { $object } на корабль вместимостью { $number } бочки
       *[many] Вы грузите { $object } на корабль вместимостью { $number } бочек
    }
you-load-wharf = Вы отправляете { $object } с верфи
you-load-small-wharf = Вы пользуетесь малой верфью
you-barrel = Вы отправляете бочку { $of }
you-keep-all = Вы сохраняете все бочки { $of }
you-keep-one = Вы сохраняете одну бочку { $of }
you-guest = Вы направляете гостя: { $thing }
you-noble-guest = Вы направляете знатного гостя: { $thing }
you-pass-library = Вы приберегаете библиотеку
you-pass-hacienda = Вы не берёте закрытую плантацию
you-pass-take-tile = Вы не берёте участок
you-pass-hospice = Вы не берёте колониста
you-pass-hunting-lodge = Вы ничего не сбрасываете
you-pass-mayor-privilege = Вы не берёте ещё одного колониста
you-pass-villa = Вы никого не принимаете на виллу
you-pass-build = Вы ничего не строите
you-pass-black-market = Вы платите остальное дублонами
you-pass-university = Вы не берёте колониста в здание
you-pass-craftsman-privilege = Вы не берёте дополнительную бочку
you-pass-trade = Вы ничего не продаёте
you-pass-deliver = Вы ничего не доставляете
you-pass-load = Вы ничего не грузите
you-pass-store = Вы больше ничего не сохраняете
you-pass-guests = Вы оставляете гостей на месте
you-moment-lodge-points = У вас больше всех свободной земли: { $gains }
you-moment-produce = Вы производите: { $gains }
you-moment-first-turn = Вы получаете перед погрузкой: { $gains }
you-moment-prospector = Вы находите золото: { $gains }
you-placement = Вы расставляете колонистов: { $shares }
you-placement-unchanged = Вы оставляете всех колонистов на местах
you-lost = Вы теряете: { $things }
you-winners = Победу делите вы и { $name }!

## Начало

terminal-greeting-random = Пуэрто-Рико, { $players }. Вы — { $name }; остальные выбирают наугад.
terminal-greeting = Пуэрто-Рико, { $players }. Вы — { $name }; за остальных играет этот бот: { $bot }.
terminal-offer = Соперников, которые думают, даёт --opponents с уровнем, от слабого к сильному: { $levels }.
terminal-opponents = С --opponents и именем вы выбираете, кто играет против вас, от слабых к сильным:
terminal-preparing = Боты готовятся; в первый раз это занимает около минуты.
terminal-until-now = До сих пор

## Строки поля

terminal-taken = Заняты
terminal-supply = Запас
terminal-tiles = Участки
terminal-ships = Корабли
terminal-house = Торговля
terminal-island = Остров

## На поле

terminal-all-taken = все заняты
terminal-chips =
    { $n ->
        [one] { $n } жетон очков
        [few] { $n } жетона очков
       *[many] { $n } жетонов очков
    }
terminal-piles = закрыто: { $down }, сброшено: { $discard }
terminal-no-tiles = открытых нет
terminal-empty = пусто
terminal-places =
    { $n ->
        [one] { $n } место свободно
        [few] { $n } места свободно
       *[many] { $n } мест свободно
    }
terminal-buildings = Оставшиеся здания, у каждого цена и число копий:
terminal-buildings-for-you = Оставшиеся здания, у каждого цена для вас и число копий:
terminal-owned = есть
terminal-players = Игроки, колонисты/кружки на каждом виде:
terminal-points-hidden = очки скрыты
terminal-no-goods = товаров нет

## Роли

terminal-role-settler = все берут плантацию; вы можете взять каменоломню
terminal-role-mayor = новые колонисты для всех; вам на одного больше
terminal-role-builder = все могут строить; вы платите на 1 дублон меньше
terminal-role-craftsman = все производят товары; вам на бочку больше
terminal-role-trader = все могут продать бочку; вам на 1 дублон больше
terminal-role-captain = все обязаны грузить за очки; вам на 1 очко больше
terminal-role-prospector = вы берёте 1 дублон, остальные ничего не делают

## Вопросы

terminal-place-colonists = Сколько колонистов сюда: { $thing } ({ $circles })? У вас { $n }.
terminal-place-nobles = Сколько дворян сюда: { $thing } ({ $circles })? У вас { $n }.
terminal-place-all = Или напишите, куда идут все, например: { $example }
terminal-stood = До этой фазы они стояли так: { $places }
terminal-have = У вас { $money }.
terminal-tells = ? { $thing } расскажет, что делает это здание.
terminal-prompt = Ваш ответ, 1-{ $n }, h — подсказка, или ?:

## Чего нельзя

terminal-no-such-number = Ответа { $typed } нет: введите число от 1 до { $n }.
terminal-ambiguous = Это может быть: { $answers }. Напишите больше или введите число.
terminal-not-now = { $answer }: сейчас нельзя, { $why }.
terminal-no-answer = { $typed } — не ответ: введите число от 1 до { $n } или ? для справки.
terminal-no-such-help = Такого здания и такой роли нет; напишите название целиком, например: ? { $thing }
terminal-arrangement = Расстановка выглядит так: { $example }
terminal-no-such-place = { $thing } — не из ваших мест: { $places }.
terminal-unknown-language = { $typed } — не язык: напишите language и один из { $languages }.
terminal-undone = Ваш последний ход отменён.

## Подсказки

terminal-no-hint = Подсказки нет: { $problem }.
terminal-type-placement = Чтобы расставить так, напишите: { $places }

## Конец

terminal-if-over = Если бы игра кончилась сейчас:
terminal-not-over = Игра не окончена. Если бы она кончилась сейчас:
terminal-hidden = Очки остальных скрыты до конца.
terminal-tie-break = Дублоны и бочки
terminal-level = Очков поровну: решают дублоны и бочки.
terminal-farewell = До свидания. Игра не сохранена; с --save ФАЙЛ была бы.
terminal-farewell-saved = До свидания. Чтобы продолжить: { $command }
terminal-see-again = Посмотреть ещё раз: { $command }
terminal-not-saved = Игру не удалось сохранить: { $problem }.

## Игра ответ за ответом

terminal-setup = Подготовка
terminal-change = { $thing } { $old } → { $new }
terminal-back = свободна
terminal-face-up = Открытые плантации
terminal-face-down = Закрытые плантации
terminal-discard = Сброшенные плантации
terminal-ship = Грузовой корабль { $n }
terminal-barrels = Бочки
terminal-noted = Записанные очки

## Справка

terminal-help-answers = Введите номер ответа, его слова или начало слова, которое есть только в нём. Ответы из записей игр, например «build small_market», годятся на любом языке. Или введите:
terminal-help-help = эта справка; ? { $thing } расскажет, что делает здание или роль, ? opponents — кто может играть против вас
terminal-help-board = всё поле
terminal-help-log = журнал этого раунда; l 3 — журнал раунда 3
terminal-help-scores = очки на данный момент
terminal-help-hint = подсказка: лучшие ответы и почему; для мэра — вся расстановка
terminal-help-undo = отменить свой последний ход
terminal-help-language = продолжить на другом языке, например: language en
terminal-help-quit = выйти
terminal-help-again = вопрос ещё раз
terminal-help-mayor = Мэр: вас спрашивают об одном виде за другим. Можно и сразу написать, куда идут все ваши колонисты; что не названо, останется пустым: { $example }
terminal-help-nobles = С дворянами пишите колонистов + дворян: { $example }
terminal-help-circles = На поле { $example } — это два участка, на одном из них колонист.
terminal-help-prices = Числа после зданий — цена для вас, когда архитектор — кто-то другой, и сколько копий осталось.

## Весь экран. $width, $height: размеры терминала в символах; $now: его нынешний размер.

terminal-too-small = Для поля нужно окно { $width }×{ $height } символов, а в этом { $now }. Увеличьте его или играйте построчно с --plain.
terminal-no-screen = Чтобы играть на весь экран, установите Textual: pip install "puertorico[terminal]". Игра продолжается построчно.
terminal-leave = Выйти из игры? Она не сохранена.
terminal-step = Шаг
terminal-keys-tab = Tab: следующая часть поля · стрелки: следующий предмет с пояснением · Enter: выбрать
terminal-keys-count = Числа: ← и → меняют их, клавиши 1–9 прибавляют один, Enter отправляет все
terminal-keys-replay = Просмотр: запятая и точка по шагам, PgUp и PgDn по раундам, Esc назад
