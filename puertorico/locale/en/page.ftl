### The page's own words.
### Variables: $name a player; $n a number; $thing the name of a piece; $round a round; other ones are described where
### they are used.

app-title = Puerto Rico
# $question: what is asked
title-your-turn = Your turn – { $question }
title-other-turn = { $name }'s turn
language-name = English

## Start

start-welcome = Welcome ashore!
start-play-now = Play now
    .hint = Against bots, at once
start-players = Players
start-level = Bots' strength
start-friends = A table for friends
    .hint = Send a link; bots take the empty chairs
start-create = Open the table
start-join = Join
start-watch = Watch
start-my-games = My games
start-no-games = No games yet. Time to set sail!
start-lobby = Open tables
start-lobby-empty = No table is waiting for players. Open one?
start-rules = Rules
start-tutorial = Learn by playing
    .hint = A first game in ten minutes
start-settings = Settings
start-language = Language
start-import = Go on with a saved game
start-continue = Continue
start-your-name = Your name
start-name-missing = Tell us your name first.

## Before the game

lobby-title = The table
lobby-waiting =
    { $n ->
        [one] Waiting for { $n } more player
       *[other] Waiting for { $n } more players
    }
lobby-start = Start the game
lobby-start-with-bots = Start; bots take the empty chairs
lobby-sit = Sit here
lobby-leave = Leave the table
lobby-remove = Remove { $name }
lobby-seat-bot = Put a bot here
lobby-open-seat = Free chair
lobby-bot = Bot
lobby-you = you
lobby-host = host
lobby-invite = Invite friends
lobby-copy-link = Copy link
lobby-copied = Copied
lobby-qr = QR code of the invitation
lobby-watch-link = Link for watchers
lobby-own-link = Play on with another device
lobby-own-link-help = Open this link on your phone or another computer. It is your own chair: show it to nobody else.
lobby-own-qr = QR code of your chair
lobby-take-over = Take over this chair
lobby-public = Anyone may join
lobby-watchers-allowed = Watchers welcome
lobby-hints-allowed = Hints allowed
lobby-random-seats = Shuffle the chairs
lobby-stand-in = Who plays for absent players
lobby-watching =
    { $n ->
        [one] { $n } watcher
       *[other] { $n } watchers
    }

## The board

board-round = Round { $round }
board-governor = Governor: { $name }
# $role: the name of a role
board-phase = Phase: { $role }
board-roles = Roles
board-role-taken = Taken by { $name }
board-role-free = Still free
board-role-bonus =
    { $n ->
        [one] { $n } doubloon on it
       *[other] { $n } doubloons on it
    }
board-buildings = Buildings
board-column = Column { $n }
board-left =
    { $n ->
        [0] none left
       *[other] { $n } left
    }
board-cost = Cost { $n }
board-your-price = For you { $n }
# What the trading house pays for a barrel. $price: "2 doubloons"; $thing: a good
board-sells-for = Sells for { $price }
board-price = { $thing } { $n }
board-pays = Pays in doubloons: { $prices }
board-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-plantations = Plantations
board-face-down = Face down: { $n }
board-discard = Discarded: { $n }
board-quarries = Quarries: { $n }
board-colonist-ship = Colonist ship: { $n }
board-cargo-ships = Cargo ships
# $loaded, $capacity: barrels on the ship, and places
board-ship = { $thing }: { $loaded } of { $capacity }
board-ship-empty = Empty ship for { $capacity }
board-trading-house = Trading house
board-trading-house-empty = The trading house is empty
board-supply = Supply
board-goods = Goods
board-doubloons = Doubloons
board-points = Points
board-points-hidden = hidden
board-estimate = Score so far: { $n }
board-colonists = Colonists
board-nobles = Nobles
board-island = Island
board-city = City
board-san-juan = San Juan
board-occupied = at work
board-unoccupied = nobody at work
board-others = The others
board-mine = Mine
board-board = Board
board-last-round = Last round

## Answering

ask-your-turn = It is your turn
ask-waiting = { $name } is deciding …
ask-thinking = { $name } is thinking …
ask-choose = Press something that glows
ask-confirm = Confirm
ask-cancel = Cancel
ask-back = Back
ask-why-not = Not possible: { $why }
ask-skipped = Your turn was skipped: { $why }
ask-forced = Only one possibility; done for you
ask-pass-sure = Pass without doing anything?
# $money: doubloons in words
ask-pass-money = You still have { $money }. Pass all the same?
ask-yes = Yes
ask-no = No
ask-would-change = What it would change
ask-sent = Sent
ask-undo = Undo
    .hint = Take back your last answer
ask-undo-impossible = Somebody has answered since, or chance has spoken: ask for a takeback.

## Mayor

mayor-title = Put your colonists to work
mayor-in-hand =
    { $n ->
        [0] Everybody has a place
        [one] { $n } still to place
       *[other] { $n } still to place
    }
mayor-nobody-left = Nobody is left to place: first take somebody off another circle
mayor-as-before = As before
    .hint = Everybody back to where they were
mayor-suggest = Suggest
    .hint = Let a bot propose an arrangement
mayor-clear = Take all off
mayor-confirm = Done
mayor-circles-left =
    { $n ->
        [one] { $n } circle is still empty
       *[other] { $n } circles are still empty
    }
mayor-help = Drag colonists onto circles, or click a circle to fill or empty it.
mayor-place-noble = Place a noble
mayor-place-colonist = Place a colonist

## Captain and storage

captain-title = Shipping
# $points: in words
captain-brings = Brings { $points }
captain-leaves = Left over: { $things }
store-title = Storage
# $things: amounts of barrels, joined
store-kept = You keep { $things }
store-lost = You will lose { $things }
store-nothing-lost = Nothing will be lost
store-places =
    { $n ->
        [one] room for { $n } single barrel
       *[other] room for { $n } single barrels
    }
store-kinds =
    { $n ->
        [one] room for { $n } whole kind
       *[other] room for { $n } whole kinds
    }
store-confirm-loss = Lose { $things } and go on?
small-wharf-chosen =
    { $n ->
        [one] { $n } barrel chosen
       *[other] { $n } barrels chosen
    }
barrels-most = Up to { $n } barrels in all

## Draft, guests, payment

draft-title = Choosing the buildings
draft-left = Still to be chosen, by cost:
draft-nobles = The buildings of the Nobles are always in the game.
draft-places =
    { $n ->
        [one] { $n } place left
       *[other] { $n } places left
    }
draft-cost-group = Cost { $n }
guests-title = Guests
guests-move = Move a guest
guests-stay = Not again this phase
payment-title = Payment
payment-due = Still to pay: { $n }
payment-groups = At most one of each: a colonist or noble, a barrel, a point.
# $thing: the tile that chance has brought
tile-drawn = You drew: { $thing }
build-fills-city = Fills your city: last round

## Log, chat, company

log-title = Log
log-filter = Show
log-filter-all = everything
log-filter-mine = my turns
log-filter-player = only { $name }
log-since-last-turn = Since your last turn
log-nothing-since = Nothing has happened since your last turn.
log-show-moment = Show the board at this moment
log-back-to-now = Back to now
chat-title = Chat
chat-write = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = muted
takeback-ask = Ask for a takeback
takeback-asked = { $name } would like to take back the last answer. All right?
takeback-waiting = Waiting for the others to agree
takeback-agree = All right
takeback-refuse = Rather not
takeback-refused = The takeback was declined.
player-connected = here
player-away = away
player-bot-plays = A bot plays for { $name }
player-hand-over = Let a bot play for me
player-come-back = I am back
connection-lost = Connection lost. Your game is safe; trying again …
connection-back = Connected again
connection-offline = You are offline. What you see is the last state we know.
connection-retry = Try now
clock-title = Clock
clock-none = No clock
clock-live = Live
clock-days = Days
clock-minutes =
    { $n ->
        [one] { $n } minute for the game
       *[other] { $n } minutes for the game
    }
clock-increment =
    { $n ->
        [one] { $n } second more for each answer
       *[other] { $n } seconds more for each answer
    }
clock-days-each =
    { $n ->
        [one] { $n } day for each answer
       *[other] { $n } days for each answer
    }
# $time: as on a clock, "4:32"
clock-left = { $time } left
clock-out = Time is up: a bot answers
pause-pause = Pause
pause-resume = Go on
pause-paused = The game is paused
pace-title = Pace of the bots
pace-instant = At once
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow

## Hints

hint-ask = Hint
hint-thinking = Looking ahead …
hint-best = Best answer
# $percent: a number
hint-chance = { $percent } % to win
hint-play = Play this
hint-none = No hints at this table.

## End, replay, analysis

end-title = The game is over
end-you-win = You win!
end-winner = { $name } wins!
end-shared = { $name } share the victory!
end-reason = The end came because { $ending }.
score-title = Score sheet
score-chips = Point chips
score-buildings = Buildings
score-guild-hall = Guild Hall
score-residence = Residence
score-fortress = Fortress
score-customs-house = Customs House
score-city-hall = City Hall
score-cloister = Cloister
score-royal-garden = Royal Garden
score-nobles = Nobles
score-total = Total
score-tie-break = Tie-break: doubloons and barrels
chart-title = Points round by round
chart-table = Show as a table
end-rematch = Play again
    .hint = Same people, next seat
end-rematch-open = To the new game
end-download = Download
end-download-text = Game text
end-download-json = For programs (JSON)
end-replay = Replay
replay-title = Replay
# $step, $steps: where we are, and how many there are
replay-step = Step { $step } of { $steps }
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-link = Link to this moment
analysis-title = Analysis
analysis-start = Analyse the game
# $done, $of: decisions
analysis-progress = { $done } of { $of } decisions
analysis-turning-points = Turning points
analysis-mistakes = Costliest answers
analysis-none = No clear turning point: a close game.

## Settings and help

settings-title = Settings
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Lantern light
settings-pace = Pace of the bots at new tables
settings-motion = Motion
settings-motion-on = Pieces travel
settings-motion-off = No motion
settings-sound = Sounds
settings-notify = Tell me when it is my turn
settings-confirm = Ask before something is lost
settings-on = on
settings-off = off
rules-title = Rules
rules-rulings = Rulings on open questions
rules-search = Search the rules
help-keys = Keyboard
help-key-answers = Arrow keys move, Enter answers, Escape goes back
help-key-numbers = Keys 1 to 9 give the answers with these numbers
help-key-undo = U takes back, H asks for a hint, L opens the log
menu-open = Menu
menu-close = Close
menu-home = Start page
menu-back = Back to the game
menu-leave = Leave the game

## Accessibility

label-main = Game table
label-question = Question and answers
label-live = What is happening
label-seat = Seat { $n }: { $name }
label-legal = { $thing }, can be chosen
label-illegal = { $thing }, cannot be chosen: { $why }
# $filled, $circles: pieces there, and circles
label-circles = { $thing }: { $filled } of { $circles } at work
label-circle-empty = Empty circle
label-circle-colonist = Circle with a colonist
label-circle-noble = Circle with a noble
label-barrels = { $thing }: { $n }
label-skip = Skip to the question
label-loading = Loading …
seat-symbol-1 = Anchor
seat-symbol-2 = Compass star
seat-symbol-3 = Palm
seat-symbol-4 = Parrot
seat-symbol-5 = Shell

## Errors: a sentence and a way on, for the reasons the server gives; an illegal answer has a reason of table.ftl

error-unknown = Something went wrong. Please try again.
error-stale = The game has moved on; here is the current state.
error-illegal = That is not possible: { $why }
error-not-asked = It is not your turn.
error-not-your-seat = This is not your chair.
error-not-host = Only the host can do that.
error-no-such-game = There is no such table. Perhaps the link is incomplete.
error-no-such-seat = There is no such chair.
error-no-seat-free = All chairs are taken. You can watch.
error-seat-taken = Somebody sits there already.
error-already-seated = You have a chair at this table already.
error-no-invitation = This table is private: you need its invitation.
error-wrong-secret = This link to a chair is no longer valid.
error-no-watchers = This table does not want to be watched.
error-no-lobby = There are no open tables on this server.
error-not-started = The game has not begun yet.
error-started = The game has begun already.
error-paused = The game is paused.
error-over = The game is over.
error-not-over = That can wait until the game is over.
error-hidden-points = The text of this game can be had when it is over: it tells hidden points.
error-nothing-to-undo = There is no answer of yours to take back.
error-too-late-to-undo = Too late to take that back by yourself: ask for a takeback.
error-takeback-pending = A takeback is being decided already.
error-no-takeback = Nobody has asked for a takeback any more.
error-own-takeback = The others decide about your takeback.
error-already-agreed = You have agreed already.
error-muted = The host has muted you.
error-empty = There is nothing in that message.
error-no-hints = This table is played without hints.
error-no-such-step = The game has no such step.
error-no-such-version = The table has no such version.
error-no-such-job = That work has been forgotten. Please start it again.
error-too-many-jobs = The bots have their hands full. Please try again in a moment.
error-busy = A lot is happening at this table. Please try again.
error-too-fast = That was a bit fast. Please wait a moment.
error-too-slow = That took too long on the way. Please try again.
error-too-long = That is too long.
error-full = Too much has happened at this table. Take the game's text and open a new one.
error-name = Please choose a name of 1 to 32 letters.
# $problem: what is wrong, in English
error-invalid-text = This game text cannot be read: { $problem }
error-invalid-rules = These rules do not go together: { $problem }
error-store-unavailable = The server cannot save right now; nothing has changed. Please try again.
error-unreadable = This game was stored in a way that cannot be read any more.
error-failed = The server has made a mistake; your game is safe. Please try again.
error-not-loaded = This part of the page could not be loaded. It is tried again as soon as the server answers.
error-reload = Reload
error-retry = Try again

## Tutorial

tutorial-title = Your first colony
tutorial-next = Next
tutorial-skip = Skip the lesson
tutorial-done = That is all you need. Good luck!
tutorial-welcome = You govern a young colony. Grow goods, ship them, build a town: most points win.
tutorial-round = In each round everyone chooses one role, and then everybody does what it says. Whoever chose it has the privilege.
tutorial-settler = Choose the settler: you take a quarry or a plantation.
tutorial-mayor = The mayor brings colonists. Only tiles and buildings with a colonist work.
tutorial-place = Put a colonist on your plantation and one on your building.
tutorial-builder = The builder lets everyone build. A manned quarry saves a doubloon.
tutorial-production = Indigo needs a plantation and a plant. Corn needs only its plantation.
tutorial-craftsman = The craftsman fills barrels for everyone, so look at who gains most.
tutorial-trader = Sell a barrel: coffee brings 4, tobacco 3, sugar 2, indigo 1, corn nothing.
tutorial-captain = Ship barrels for points. One kind on each ship, as many as you can.
tutorial-storage = What you cannot store is lost, all but one barrel.
tutorial-prospector = The prospector simply takes a doubloon.
tutorial-bonus = Roles nobody takes gather doubloons. Watch for them.
tutorial-large = Large buildings bring points at the end, if somebody is on them.
tutorial-end = The game ends after the round in which colonists or chips run out or a city is full.
