## Игроки

terminal-seat = игрок { $n }

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
terminal-hand-over = Теперь за клавиатурой: { $name }
terminal-look-away = Очки скрыты: остальные сейчас не смотрят.
terminal-step = Шаг
terminal-keys-rows = Перед каждым ответом — его клавиша: 1–9, 0, затем буквы
terminal-keys-tab = Tab: следующая часть поля · стрелки: следующий предмет с пояснением · Enter: выбрать
terminal-keys-count = Числа: ← и → меняют их, клавиша перед строкой прибавляет один, Enter отправляет все
terminal-keys-replay = Просмотр: запятая и точка по шагам, PgUp и PgDn по раундам, Esc назад
