app-title = Пуэрто-Рико
title-your-turn = Ваш ход — { $question }
title-other-turn = Ходит { $name }
language-name = Русский

## Начало

start-play-now = Играть сейчас
    .hint = С ботами, сразу
start-players = Игроки
start-level = Сила ботов
start-friends = Стол для друзей
    .hint = Отправьте ссылку; свободные места займут боты
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
puzzle-daily = Задачи дня
    .hint = Три позиции из настоящих партий, в каждой один лучший ход
start-settings = Настройки
start-language = Язык
start-import = Продолжить сохранённую игру
start-your-name = Ваше имя

## Перед игрой

lobby-title = Стол
lobby-waiting =
    { $n ->
        [one] Ждём ещё { $n } игрока
        [few] Ждём ещё { $n } игроков
       *[many] Ждём ещё { $n } игроков
    }
lobby-start = Начать игру
lobby-start-with-bots = Начать; свободные места займут боты
lobby-sit = Сесть сюда
lobby-leave = Уйти из-за стола
lobby-remove = Убрать: { $name }
lobby-seat-bot = Посадить бота
lobby-open-seat = Свободное место
lobby-bot = Бот
lobby-you = вы
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
seat-links = Ссылки на ваше место
seat-link-made = Ссылка от { $date }
seat-link-old = Прежняя ссылка
seat-link-devices =
    { $n ->
        [one] ещё { $n } устройство
        [few] ещё { $n } устройства
       *[many] ещё { $n } устройств
    }
seat-link-revoke = Отозвать ссылку
seat-link-sign-out = Отключить устройства
    .sure = Устройства, пришедшие по этой ссылке, потеряют ваше место, а ссылка перестанет действовать. Отключить их?
lobby-take-over = Занять это место
lobby-public = Войти может любой
lobby-watchers-allowed = Зрителям рады
lobby-hints-allowed = Подсказки разрешены
lobby-random-seats = Рассадить случайно
lobby-stand-in = Кто играет за отсутствующих
lobby-with-hints = Подсказки разрешены
lobby-without-hints = Без подсказок
lobby-without = Без: { $option }
join-invites = { $name } приглашает вас в игру
join-invited = Вас приглашают в игру
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
board-ship-empty =
    { $capacity ->
        [one] Пустой корабль вместимостью { $capacity } бочка
        [few] Пустой корабль вместимостью { $capacity } бочки
       *[many] Пустой корабль вместимостью { $capacity } бочек
    }
board-trading-house = Торговая компания
board-trading-house-empty = Торговая компания пуста
board-supply = Запас
board-goods = Товары
board-doubloons = Дублоны
board-points = Очки
board-you = Вы
board-points-hidden = скрыты
board-colonists = Колонисты
board-nobles = Дворяне
board-island = Остров
board-city = Город
board-san-juan = Сан-Хуан
board-unoccupied = пустует
board-others = Остальные
board-mine = Моё
board-board = Поле
board-last-round = Последний раунд

## Ответы

ask-your-turn = Ваш ход
ask-choose = Выберите то, что светится
ask-confirm = Подтвердить
ask-cancel = Отмена
ask-why-not = Нельзя: { $why }
ask-pass-build = Вы ещё можете строить. Всё равно пасовать?
ask-yes = Да
ask-no = Нет
ask-would-change = Что изменится
prospects-settler = Что может взять каждый
prospects-builder = Самое дорогое здание для каждого
prospects-trader = Лучшая продажа для каждого
prospects-captain = Если каждый погрузит как можно больше
prospect-cost = здание не дороже { $n }
ask-undo = Вернуть ход
    .hint = Отменить свой последний ход

## Мэр

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
mayor-help = Перетащите колонистов на кружки или нажмите кружок, чтобы занять или освободить его.

## Капитан и хранение

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
        [one] место для { $n } товара целиком
        [few] ,
       *[many] место для { $n } товаров целиком
    }
store-confirm-loss = Пропадёт: { $things }. Продолжить?
small-wharf-chosen =
    { $n ->
        [one] выбрана { $n } бочка
        [few] выбраны { $n } бочки
       *[many] выбрано { $n } бочек
    }
barrels-most =
    { $n ->
        [one] Всего не больше { $n } бочки
        [few] Всего не больше { $n } бочек
       *[many] Всего не больше { $n } бочек
    }

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
guests-stay = В этой фазе больше не спрашивать
payment-groups = Не больше одного из каждого: колонист или дворянин, бочка, очко.
tile-drawn = Вам выпало: { $thing }
build-fills-city = Заполнит ваш город: последний раунд

## Журнал, беседа, компания

log-title = Журнал
log-filter = Показать
log-filter-all = всё
log-filter-mine = мои ходы
log-filter-player = только { $name }
log-since-last-turn = С вашего последнего хода
log-nothing-since = С вашего последнего хода ничего не случилось.
log-show-moment = Показать поле на этот момент
log-back-to-now = К текущему положению
log-filter-phase = Фаза
log-filter-all-phases = все фазы
log-earlier = Прежние раунды
log-empty = Пока ничего не произошло.
explain-short = Почему?
explain-ask = Объяснить этот ход
chat-title = Чат
chat-write = Скажите что-нибудь
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
chat-mute = Заглушить: { $name }
chat-unmute = Снова слышать: { $name }
chat-muted = без звука
chat-company = Кого вы слышите
chat-unread = непрочитанных: { $n }
chat-mute-all = Заглушить для всех: { $name }
chat-unmute-all = Вернуть в чат для всех: { $name }
takeback-ask = Попросить об отмене хода
takeback-asked = { $name } хочет отменить последний ход. Вы согласны?
takeback-waiting = Ждём согласия остальных
takeback-agree = Не возражаю
takeback-refuse = Лучше не надо
player-connected = за столом
player-away = не за столом
player-bot-plays = За игрока { $name } играет бот
player-away-bot-in = { $name } не в сети. Через { $time } играть будет бот.
player-replace = Заменить сейчас
resign = Сдаться
    .sure = Ваше место навсегда займёт бот. Сдаться?
connection-lost = Связь потеряна. Ваша игра в безопасности; пробуем снова…
connection-back = Связь восстановлена
connection-offline = Вы не в сети. Показано последнее известное положение.
connection-retry = Попробовать сейчас
clock-title = Часы
clock-none = Без часов
clock-live = В реальном времени
clock-days = Дни
clock-minutes =
    { $n ->
        [one] { $n } минута на игру
        [few] { $n } минуты на игру
       *[many] { $n } минут на игру
    }
clock-increment =
    { $n ->
        [one] ещё { $n } секунда за ход
        [few] ещё { $n } секунды за ход
       *[many] ещё { $n } секунд за ход
    }
clock-days-each =
    { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
       *[many] { $n } дней на ход
    }
clock-left = Осталось { $time }
pause-pause = Пауза
pause-resume = Продолжить
pause-paused = Игра на паузе
pace-title = Темп ботов
pace-instant = Мгновенный
pace-fast = Быстрый
pace-normal = Обычный
pace-slow = Медленный

## Подсказки

hint-ask = Подсказка
hint-thinking = Просчитываю…
hint-best = Лучший ход
hint-chance = шанс на победу { $percent } %
hint-play = Сыграть так
hint-none = За этим столом подсказок нет.

## Конец, просмотр, разбор

end-title = Игра окончена
end-you-win = Вы победили!
end-winner = Победитель: { $name }!
end-shared = { $name } делят победу!
end-reason = Причина окончания игры: { $ending }.
game-delete = Удалить
    .sure = Удалить эту игру навсегда?
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
    .hint = Те же игроки, каждый на место дальше
end-rematch-open = К новой игре
end-download = Скачать
end-download-text = Запись игры
end-download-json = Для программ (JSON)
# $draws: the number of draws
end-chance = Все случайные выборы ({ $draws }) следуют из числа, загаданного до игры
end-chance-broken = Случайные выборы не следуют из числа, загаданного до игры
end-chance-verify = Скачайте текст игры и проверьте сами: puertorico verify GAME.txt
end-replay = Повтор
replay-title = Просмотр игры
replay-step = Шаг { $step } из { $steps }
replay-first = В начало
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-stop = Стоп
replay-link = Ссылка на этот момент
replay-start = Начало партии
replay-play-on = Играть отсюда
    .hint = Новый стол против ботов с этой позицией
replay-phase = В этой фазе
replay-phase-back = На фазу назад
replay-phase-forward = На фазу вперёд
replay-round-back = На раунд назад
replay-round-forward = На раунд вперёд
analysis-title = Разбор
analysis-start = Разобрать игру
analysis-progress = { $done } из { $of } решений
analysis-turning-points = Переломные моменты
analysis-mistakes = Игроки и их ошибки
analysis-none = Ни одна фаза сама по себе явно не изменила шансы.

## Настройки и помощь

settings-title = Настройки
settings-theme = Освещение
settings-theme-auto = Как на устройстве
settings-theme-light = День
settings-theme-dark = Свет фонаря
settings-pace = Темп ботов за новыми столами
settings-motion-on = Анимация фишек
settings-sound = Звуки
settings-notify = Сообщать, когда мой ход
settings-confirm = Спрашивать, прежде чем что-то пропадёт
rules-title = Правила
rules-rulings = Разъяснения неясностей
rules-search = Искать в правилах
statistics-title = Моя статистика
help-keys = Клавиатура
help-key-answers = Стрелки — движение, Enter — ответ, Escape — назад
help-key-numbers = Клавиши 1–9 — ответ с этим номером
help-key-undo = U — отмена хода, H — подсказка, L — журнал
menu-open = Меню
menu-close = Закрыть
menu-home = Начальная страница
menu-back = Назад к игре

## Доступность

label-main = Игровой стол
label-question = Вопрос и ответы
label-seat = Место { $n }: { $name }
label-seat-number = Место { $n }
label-legal = { $thing }, можно выбрать
label-illegal = { $thing }, выбрать нельзя: { $why }
label-circles = { $thing }: занято { $filled } из { $circles }
label-circle-empty = Пустой кружок
label-circle-colonist = Кружок с колонистом
label-circle-noble = Кружок с дворянином
label-barrels = { $thing }: { $n }
label-skip = Перейти к вопросу
label-loading = Загрузка…
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
error-not-your-seat = Это не ваше место.
error-no-network = Этот компьютер не подключён к сети.
error-not-your-computer = Это может только хозяин стола на компьютере, где запущена игра.
error-not-host = Это может только хозяин стола.
error-no-such-game = Такого стола нет. Возможно, ссылка неполная.
error-no-such-puzzle = Такой задачи нет.
error-no-explanation = Объяснить можно только отдельное решение, у которого были альтернативы.
error-not-a-bot = До конца партии объясняются только ходы ботов.
error-no-such-seat = Такого места нет.
error-no-seat-free = Все места заняты. Можно смотреть.
error-seat-taken = Там уже кто-то сидит.
error-already-seated = У вас уже есть место за этим столом.
error-no-invitation = Это закрытый стол: нужно приглашение.
error-wrong-secret = Ссылка на это место больше не действует.
error-no-such-link = Этой ссылки больше нет.
error-no-watchers = За этим столом не хотят зрителей.
error-no-lobby = На этом сервере нет открытых столов.
error-not-started = Игра ещё не началась.
error-started = Игра уже началась.
error-paused = Игра на паузе.
error-out-of-time = Ваше время вышло, поэтому отвечает бот. На следующий вопрос вы снова сможете ответить.
error-too-many-pauses = Вы слишком часто ставили эту игру на паузу.
error-too-much-chatter = Здесь произошло слишком много всего, кроме ходов. Играть можно дальше.
error-invisible-name = Выберите видимое имя.
error-reused-id = Что-то пошло не так. Перезагрузите страницу.
error-over = Игра окончена.
error-not-over = Это станет доступно после окончания игры.
error-hidden-points = Запись этой игры будет доступна после её окончания: она раскрывает скрытые очки.
error-seed-public = Конец этой игры был отменён. Её случайные выборы известны, поэтому присоединиться больше нельзя.
error-nothing-to-undo = Вам нечего отменять.
error-too-late-to-undo = Для этого уже поздно: попросите остальных об отмене.
error-takeback-pending = Одна просьба об отмене уже рассматривается.
error-no-takeback = Об отмене больше никто не просит.
error-own-takeback = Об отмене вашего хода решают остальные.
error-not-alone = В эту игру играли и другие, поэтому она остаётся.
error-not-away = Этот игрок вернулся.
error-not-awaited = Этого игрока не ждут.
error-already-agreed = Ваше согласие уже есть.
error-muted = Хозяин стола отключил вам чат.
error-empty = В этом сообщении ничего нет.
error-no-hints = За этим столом играют без подсказок.
error-no-such-step = Такого шага в игре нет.
error-no-such-version = Такой версии у стола нет.
error-no-such-job = Этот расчёт больше недоступен. Запустите его заново.
error-too-many-jobs = Боты очень заняты. Попробуйте чуть позже.
error-busy = За этим столом сейчас шумно. Попробуйте ещё раз.
error-too-fast = Слишком быстро. Подождите немного.
error-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
error-too-long = Это слишком длинно.
error-full = За этим столом произошло слишком много. Скачайте запись игры и откройте новый стол.
error-name = Введите имя длиной от 1 до 32 букв.
error-invalid-text = Запись игры не читается: { $problem }
error-invalid-rules = Эти правила не сочетаются: { $problem }
error-store-unavailable = Сервер сейчас не может сохранять; ничего не изменилось. Попробуйте ещё раз.
error-unreadable = Эта партия сохранена так, что её больше нельзя прочитать.
error-read-only = Правила этой программы изменились с начала игры. Игру можно посмотреть и скачать её текст.
error-failed = Сервер допустил ошибку; ваша партия в сохранности. Попробуйте ещё раз.
error-not-loaded = Эту часть страницы не удалось загрузить. Попробуем снова, как только сервер ответит.
error-reload = Обновить
error-retry = Попробовать ещё раз
