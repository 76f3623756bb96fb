app-title = Пуэрто-Рико
title-your-turn = Ваш ход – { $question }
title-other-turn = Ходит { $name }
language-name = Русский

## Начало

start-welcome = Добро пожаловать на берег!
start-play-now = Играть сейчас
    .hint = С ботами, сразу
start-players = Игроки
start-level = Сила ботов
start-friends = Стол для друзей
    .hint = Пошлите ссылку; пустые стулья займут боты
start-create = Открыть стол
start-join = Присоединиться
start-watch = Смотреть
start-my-games = Мои игры
start-no-games = Игр пока нет. Пора в плавание!
start-lobby = Открытые столы
start-lobby-empty = Ни один стол не ждёт игроков. Открыть новый?
start-rules = Правила
start-tutorial = Учиться, играя
    .hint = Первая игра за десять минут
start-settings = Настройки
start-language = Язык
start-import = Продолжить сохранённую игру
start-continue = Продолжить
start-your-name = Ваше имя
start-name-missing = Сначала скажите, как вас зовут.

## Перед игрой

lobby-title = Стол
lobby-waiting =
    { $n ->
        [one] Ждём ещё { $n } игрока
        [few] Ждём ещё { $n } игроков
       *[many] Ждём ещё { $n } игроков
    }
lobby-start = Начать игру
lobby-start-with-bots = Начать; пустые стулья займут боты
lobby-sit = Сесть сюда
lobby-leave = Уйти из-за стола
lobby-remove = Убрать: { $name }
lobby-seat-bot = Посадить бота
lobby-open-seat = Свободный стул
lobby-bot = Бот
lobby-you = вы
lobby-host = хозяин
lobby-invite = Позвать друзей
lobby-copy-link = Скопировать ссылку
lobby-copied = Скопировано
lobby-qr = QR-код приглашения
lobby-watch-link = Ссылка для зрителей
lobby-only-here = Эта ссылка работает только на этом компьютере.
lobby-open-network = Пригласить людей в этой сети
lobby-network-help = Ссылку может открыть любой в этой сети. Если она не открывается, разрешите Python входящие подключения в брандмауэре этого компьютера.
lobby-own-link = Играть дальше на другом устройстве
lobby-own-link-help = Откройте эту ссылку на телефоне или другом компьютере. Это ваше место: больше никому её не показывайте.
lobby-own-qr = QR-код вашего места
lobby-take-over = Занять этот стул
lobby-public = Войти может любой
lobby-watchers-allowed = Зрителям рады
lobby-hints-allowed = Подсказки разрешены
lobby-random-seats = Перемешать места
lobby-stand-in = Кто играет за отсутствующих
lobby-watching =
    { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }

## Поле

board-round = Раунд { $round }
board-governor = Губернатор: { $name }
board-phase = Фаза: { $role }
board-roles = Роли
board-role-taken = Роль у игрока { $name }
board-role-free = Ещё свободна
board-role-bonus =
    { $n ->
        [one] на ней { $n } дублон
        [few] на ней { $n } дублона
       *[many] на ней { $n } дублонов
    }
board-buildings = Здания
board-column = Колонка { $n }
board-left =
    { $n ->
        [0] не осталось
       *[other] осталось: { $n }
    }
board-cost = Цена { $n }
board-your-price = Для вас { $n }
# What the trading house pays for a barrel. $price: "2 doubloons"; $thing: a good
board-sells-for = Цена продажи: { $price }
board-price = { $thing } { $n }
board-pays = Платит в дублонах: { $prices }
board-worth =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
board-plantations = Плантации
board-face-down = Закрыты: { $n }
board-discard = Сброшены: { $n }
board-quarries = Каменоломни: { $n }
board-colonist-ship = Корабль колонистов: { $n }
board-cargo-ships = Грузовые корабли
board-ship = { $thing }: { $loaded } из { $capacity }
board-ship-empty = Пустой корабль вместимостью { $capacity }
board-trading-house = Торговая компания
board-trading-house-empty = Торговая компания пуста
board-supply = Запас
board-goods = Товары
board-doubloons = Дублоны
board-points = Очки
board-points-hidden = скрыты
board-estimate = Пока: { $n }
board-colonists = Колонисты
board-nobles = Дворяне
board-island = Остров
board-city = Город
board-san-juan = Сан-Хуан
board-occupied = занято
board-unoccupied = не занято
board-others = Остальные
board-mine = Моё
board-board = Поле
board-last-round = Последний раунд

## Ответы

ask-your-turn = Ваш ход
ask-waiting = { $name } решает …
ask-thinking = { $name } думает …
ask-choose = Выберите то, что светится
ask-confirm = Подтвердить
ask-cancel = Отмена
ask-back = Назад
ask-why-not = Нельзя: { $why }
ask-skipped = Ваш ход пропущен: { $why }
ask-forced = Возможность одна; сделано за вас
ask-pass-sure = Пасовать, ничего не делая?
ask-pass-money = У вас ещё { $money }. Всё равно пас?
ask-yes = Да
ask-no = Нет
ask-would-change = Что изменится
ask-sent = Отправлено
ask-undo = Отменить
    .hint = Взять назад свой последний ответ
ask-undo-impossible = Кто-то уже ответил или сказал своё случай: попросите остальных об отмене.

## Мэр

mayor-title = Поставьте колонистов на работу
mayor-in-hand =
    { $n ->
        [0] У каждого есть место
        [one] Осталось расставить: { $n }
        [few] Осталось расставить: { $n }
       *[many] Осталось расставить: { $n }
    }
mayor-nobody-left = Никого не осталось: сначала снимите кого-нибудь с другого кружка
mayor-as-before = Как раньше
    .hint = Все на прежние места
mayor-suggest = Предложить
    .hint = Бот предложит расстановку
mayor-clear = Снять всех
mayor-confirm = Готово
mayor-circles-left =
    { $n ->
        [one] { $n } кружок ещё пуст
        [few] { $n } кружка ещё пусты
       *[many] { $n } кружков ещё пусты
    }
mayor-help = Перетащите колонистов на кружки или нажмите кружок, чтобы занять или освободить его.
mayor-place-noble = Поставить дворянина
mayor-place-colonist = Поставить колониста

## Капитан и хранение

captain-title = Погрузка
captain-brings = Принесёт { $points }
captain-leaves = Останется: { $things }
store-title = Хранение
store-kept = Вы сохраните: { $things }
store-lost = Вы потеряете: { $things }
store-nothing-lost = Ничего не пропадёт
store-places =
    { $n ->
        [one] место для { $n } отдельной бочки
        [few] место для { $n } отдельных бочек
       *[many] место для { $n } отдельных бочек
    }
store-kinds =
    { $n ->
        [one] место для { $n } целого вида
        [few] место для { $n } целых видов
       *[many] место для { $n } целых видов
    }
store-confirm-loss = Пропадёт: { $things }. Продолжить?
small-wharf-chosen =
    { $n ->
        [one] выбрана { $n } бочка
        [few] выбраны { $n } бочки
       *[many] выбрано { $n } бочек
    }
barrels-most = Всего бочек не больше: { $n }

## Выбор, гости, оплата

draft-title = Выбор зданий
draft-left = Осталось выбрать, по цене:
draft-nobles = Здания дворян всегда в игре.
draft-places =
    { $n ->
        [one] осталось { $n } место
        [few] осталось { $n } места
       *[many] осталось { $n } мест
    }
draft-cost-group = Цена { $n }
guests-title = Гости
guests-move = Переставить гостя
guests-stay = В этой фазе больше не спрашивать
payment-title = Оплата
payment-due = Осталось заплатить: { $n }
payment-groups = Не больше одного из каждого: колонист или дворянин, бочка, очко.
tile-drawn = Вытянуто: { $thing }
build-fills-city = Заполнит ваш город: последний раунд

## Журнал, беседа, компания

log-title = Журнал
log-filter = Показать
log-filter-all = всё
log-filter-mine = мои ходы
log-filter-player = только { $name }
log-since-last-turn = С вашего последнего хода
log-nothing-since = С вашего последнего хода ничего не случилось.
log-show-moment = Показать поле в этот миг
log-back-to-now = Вернуться к настоящему
chat-title = Беседа
chat-write = Скажите что-нибудь
chat-send = Послать
chat-empty = Пока никто ничего не сказал.
chat-mute = Не слушать: { $name }
chat-unmute = Снова слушать: { $name }
chat-muted = без голоса
takeback-ask = Попросить об отмене
takeback-asked = { $name } хочет взять назад последний ответ. Вы согласны?
takeback-waiting = Ждём согласия остальных
takeback-agree = Согласие
takeback-refuse = Лучше не надо
takeback-refused = Отмену не приняли.
player-connected = за столом
player-away = не за столом
player-bot-plays = За игрока { $name } играет бот
player-hand-over = Пусть за меня играет бот
player-come-back = Я снова здесь
connection-lost = Связь потеряна. Ваша игра в безопасности; пробуем снова …
connection-back = Связь восстановлена
connection-offline = Вы не в сети. Показано последнее известное положение.
connection-retry = Попробовать сейчас
clock-title = Часы
clock-none = Без часов
clock-live = Вживую
clock-days = Дни
clock-minutes =
    { $n ->
        [one] { $n } минута на игру
        [few] { $n } минуты на игру
       *[many] { $n } минут на игру
    }
clock-increment =
    { $n ->
        [one] ещё { $n } секунда за ответ
        [few] ещё { $n } секунды за ответ
       *[many] ещё { $n } секунд за ответ
    }
clock-days-each =
    { $n ->
        [one] { $n } день на ответ
        [few] { $n } дня на ответ
       *[many] { $n } дней на ответ
    }
clock-left = Осталось { $time }
clock-out = Время вышло: отвечает бот
pause-pause = Пауза
pause-resume = Дальше
pause-paused = Игра остановлена
pace-title = Темп ботов
pace-instant = Мгновенно
pace-fast = Быстро
pace-normal = Обычно
pace-slow = Медленно

## Подсказки

hint-ask = Подсказка
hint-thinking = Смотрю вперёд …
hint-best = Лучший ответ
hint-chance = { $percent } % на победу
hint-play = Сыграть так
hint-none = За этим столом подсказок нет.

## Конец, просмотр, разбор

end-title = Игра окончена
end-you-win = Вы победили!
end-winner = Победитель: { $name }!
end-shared = { $name } делят победу!
end-reason = Причина конца: { $ending }.
score-title = Подсчёт очков
score-chips = Жетоны очков
score-buildings = Здания
score-guild-hall = Ратуша
score-residence = Резиденция
score-fortress = Крепость
score-customs-house = Таможня
score-city-hall = Мэрия
score-cloister = Монастырь
score-royal-garden = Королевский сад
score-nobles = Дворяне
score-total = Всего
score-tie-break = При равенстве: дублоны и бочки
chart-title = Очки по раундам
chart-table = Показать таблицей
end-rematch = Ещё раз
    .hint = Те же люди, на место дальше
end-rematch-open = К новой игре
end-download = Скачать
end-download-text = Запись игры
end-download-json = Для программ (JSON)
# $draws: the number of draws
end-chance = Все случайные выборы ({ $draws }) следуют из числа, загаданного до игры
end-chance-broken = Случайные выборы не следуют из числа, загаданного до игры
end-chance-verify = Скачайте текст игры и проверьте сами: puertorico verify GAME.txt
end-replay = Просмотр
replay-title = Просмотр игры
replay-step = Шаг { $step } из { $steps }
replay-first = В начало
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = В конец
replay-play = Пуск
replay-stop = Стоп
replay-link = Ссылка на этот миг
analysis-title = Разбор
analysis-start = Разобрать игру
analysis-progress = { $done } из { $of } решений
analysis-turning-points = Переломы
analysis-mistakes = Самые дорогие ответы
analysis-none = Явного перелома нет: игра была равной.

## Настройки и помощь

settings-title = Настройки
settings-theme = Свет
settings-theme-auto = Как на устройстве
settings-theme-light = День
settings-theme-dark = Свет фонаря
settings-pace = Темп ботов за новыми столами
settings-motion = Движение
settings-motion-on = Фишки движутся
settings-motion-off = Без движения
settings-sound = Звуки
settings-notify = Сообщать, когда мой ход
settings-confirm = Спрашивать, прежде чем что-то пропадёт
settings-on = вкл.
settings-off = выкл.
rules-title = Правила
rules-rulings = Разъяснения неясностей
rules-search = Искать в правилах
help-keys = Клавиатура
help-key-answers = Стрелки двигают, Enter отвечает, Escape возвращает
help-key-numbers = Клавиши от 1 до 9 дают ответы с этими номерами
help-key-undo = U отменяет, H просит подсказку, L открывает журнал
menu-open = Меню
menu-close = Закрыть
menu-home = Начальная страница
menu-back = Назад к игре
menu-leave = Покинуть игру

## Доступность

label-main = Игровой стол
label-question = Вопрос и ответы
label-live = Что происходит
label-seat = Место { $n }: { $name }
label-legal = { $thing }, можно выбрать
label-illegal = { $thing }, выбрать нельзя: { $why }
label-circles = { $thing }: занято { $filled } из { $circles }
label-circle-empty = Пустой кружок
label-circle-colonist = Кружок с колонистом
label-circle-noble = Кружок с дворянином
label-barrels = { $thing }: { $n }
label-skip = Перейти к вопросу
label-loading = Загрузка …
seat-symbol-1 = Якорь
seat-symbol-2 = Роза ветров
seat-symbol-3 = Пальма
seat-symbol-4 = Попугай
seat-symbol-5 = Ракушка

## Ошибки

error-unknown = Что-то пошло не так. Попробуйте ещё раз.
error-stale = Игра ушла вперёд; вот нынешнее положение.
error-illegal = Так нельзя: { $why }
error-not-asked = Сейчас не ваш ход.
error-not-your-seat = Это не ваш стул.
error-no-network = Этот компьютер не подключён к сети.
error-not-your-computer = Это может только хозяин стола на компьютере, где запущена игра.
error-not-host = Это может только хозяин стола.
error-no-such-game = Такого стола нет. Возможно, ссылка неполная.
error-no-such-seat = Такого стула нет.
error-no-seat-free = Все стулья заняты. Можно смотреть.
error-seat-taken = Там уже кто-то сидит.
error-already-seated = У вас уже есть стул за этим столом.
error-no-invitation = Это закрытый стол: нужно приглашение.
error-wrong-secret = Ссылка на этот стул больше не действует.
error-no-watchers = За этим столом не хотят зрителей.
error-no-lobby = На этом сервере нет открытых столов.
error-not-started = Игра ещё не началась.
error-started = Игра уже началась.
error-paused = Игра остановлена.
error-over = Игра окончена.
error-not-over = Это можно будет после конца игры.
error-hidden-points = Текст этой партии можно получить, когда она закончится: он раскрывает скрытые очки.
error-seed-public = Конец этой игры был отменён. Её случайные выборы известны, поэтому присоединиться больше нельзя.
error-nothing-to-undo = Вам нечего брать назад.
error-too-late-to-undo = Для этого уже поздно: попросите остальных об отмене.
error-takeback-pending = Одну отмену уже решают.
error-no-takeback = Об отмене больше никто не просит.
error-own-takeback = Вашу отмену решают остальные.
error-already-agreed = Ваше согласие уже есть.
error-muted = Хозяин стола отключил вам голос.
error-empty = В этом сообщении ничего нет.
error-no-hints = За этим столом играют без подсказок.
error-no-such-step = Такого шага в игре нет.
error-no-such-version = Такой версии у стола нет.
error-no-such-job = Эта работа забыта. Начните её заново.
error-too-many-jobs = Боты очень заняты. Попробуйте чуть позже.
error-busy = За этим столом сейчас шумно. Попробуйте ещё раз.
error-too-fast = Слишком быстро. Подождите немного.
error-too-slow = Это шло слишком долго. Попробуйте ещё раз.
error-too-long = Это слишком длинно.
error-full = За этим столом произошло слишком много. Возьмите текст игры и откройте новый.
error-name = Выберите имя от 1 до 32 букв.
error-invalid-text = Запись игры не читается: { $problem }
error-invalid-rules = Эти правила не сочетаются: { $problem }
error-store-unavailable = Сервер сейчас не может сохранять; ничего не изменилось. Попробуйте ещё раз.
error-unreadable = Эта партия сохранена так, что её больше нельзя прочитать.
error-read-only = Правила этой программы изменились с начала игры. Игру можно посмотреть и скачать её текст.
error-failed = Сервер допустил ошибку; ваша партия в сохранности. Попробуйте ещё раз.
error-not-loaded = Эту часть страницы не удалось загрузить. Попробуем снова, как только сервер ответит.
error-reload = Обновить
error-retry = Попробовать ещё раз

## Обучение

tutorial-title = Ваша первая колония
tutorial-next = Дальше
tutorial-skip = Пропустить урок
tutorial-done = Больше ничего не нужно. Удачи!
tutorial-welcome = Вы правите молодой колонией. Выращивайте товары, отправляйте их, стройте город: побеждает тот, у кого больше очков.
tutorial-round = В каждом раунде каждый выбирает одну роль, и все делают то, что она велит. У выбравшего есть привилегия.
tutorial-settler = Выберите поселенца: вы берёте каменоломню или плантацию.
tutorial-mayor = Мэр привозит колонистов. Работают только участки и здания с колонистом.
tutorial-place = Поставьте одного колониста на плантацию, а другого в здание.
tutorial-builder = С архитектором строят все. Занятая каменоломня экономит дублон.
tutorial-production = Индиго нужны плантация и завод. Кукурузе хватает плантации.
tutorial-craftsman = Надзиратель наполняет бочки всем, так что смотрите, кому больше выгоды.
tutorial-trader = Продайте бочку: кофе приносит 4, табак 3, сахар 2, индиго 1, кукуруза ничего.
tutorial-captain = Отправляйте бочки за очки. На корабле один вид, и как можно больше.
tutorial-storage = Что негде хранить, пропадает, кроме одной бочки.
tutorial-prospector = Золотоискатель просто берёт дублон.
tutorial-bonus = На ролях, которые никто не берёт, копятся дублоны. Следите за ними.
tutorial-large = Большие здания приносят очки в конце, если на них кто-то стоит.
tutorial-end = Игра кончается после раунда, в котором не хватило колонистов или жетонов или заполнен город.
