### The page's own words.
### Variables: $name a player; $n a number; $thing the name of a piece; $round a round. Others are described where they
### are used.

app-title = Puerto Rico
# $question: what is asked
title-your-turn = Your turn – { $question }
title-other-turn = { $name }’s turn
language-name = English

## Start

start-play-now = Play now
    .hint = Against bots, right away
start-players = Players
start-level = Bot level
start-friends = A table for friends
    .hint = Send a link; bots fill empty seats
start-create = Create table
start-join = Join
start-watch = Watch
start-my-games = My games
start-no-games = No games yet. Time to set sail!
start-lobby = Open tables
start-lobby-empty = No open tables right now. Create one?
start-rules = Rules
start-tutorial = Learn by playing
    .hint = A first game in ten minutes
puzzle-daily = Puzzles of the day
    .hint = Three positions from real games, one best move each
start-settings = Settings
start-language = Language
start-import = Load a saved game
start-your-name = Your name

## Before the game

lobby-title = Table
lobby-waiting =
    { $n ->
        [one] Waiting for { $n } more player
       *[other] Waiting for { $n } more players
    }
lobby-start = Start the game
lobby-start-with-bots = Start, with bots in empty seats
lobby-sit = Sit here
lobby-leave = Leave the table
lobby-remove = Remove { $name }
lobby-seat-bot = Add a bot
lobby-open-seat = Open seat
lobby-bot = Bot
lobby-you = you
lobby-invite = Invite friends
lobby-copy-link = Copy link
lobby-copied = Copied
lobby-qr = Invitation QR code
lobby-watch-link = Link for spectators
lobby-only-here = This link works only on this computer.
lobby-open-network = Invite people on this network
lobby-network-help = Anyone on this network can open the link. If it does not open, allow incoming connections for Python in this computer’s firewall.
lobby-own-link = Continue on another device
lobby-own-link-help = Open this link on your phone or another computer. It gives access to your seat, so do not share it.
lobby-own-qr = QR code for your seat
seat-links = Links to your seat
seat-link-made = Link from { $date }
seat-link-old = Earlier link
seat-link-devices =
    { $n ->
        [one] { $n } other device
       *[other] { $n } other devices
    }
seat-link-revoke = Revoke link
seat-link-sign-out = Sign out devices
    .sure = Devices that used this link lose access to your seat, and the link stops working. Sign them out?
lobby-take-over = Take over this seat
lobby-public = Anyone can join
lobby-watchers-allowed = Allow spectators
lobby-hints-allowed = Allow hints
lobby-random-seats = Shuffle seats
lobby-stand-in = Stand-in for absent players
lobby-with-hints = Hints allowed
lobby-without-hints = No hints
# $option: a rule option
lobby-without = Without: { $option }
join-invites = { $name } invites you to a game
join-invited = You are invited to a game
lobby-watching =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }

## The board

board-round = Round { $round }
board-governor = Governor: { $name }
# $role: the name of a role
board-phase = Phase: { $role }
board-roles = Roles
board-role-taken = Taken by { $name }
board-role-free = Available
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
board-your-price = Your price: { $n }
# What the trading house pays for a barrel. $price: "2 doubloons"; $thing: a good
board-sells-for = Sells for { $price }
board-price = { $thing } { $n }
board-pays = Prices in doubloons: { $prices }
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
board-ship-empty = Empty ship, { $capacity } spaces
board-trading-house = Trading house
board-trading-house-empty = The trading house is empty
board-supply = Supply
board-goods = Goods
board-doubloons = Doubloons
board-points = Points
board-you = You
board-points-hidden = hidden
board-colonists = Colonists
board-nobles = Nobles
board-island = Island
board-city = City
board-san-juan = San Juan
board-unoccupied = unoccupied
board-others = Other players
board-mine = My board
board-board = Board
board-last-round = Last round

## Answering

ask-your-turn = It is your turn
ask-choose = Choose something highlighted
ask-confirm = Confirm
ask-cancel = Cancel
ask-why-not = Not possible: { $why }
ask-pass-build = You can still build. Pass anyway?
ask-yes = Yes
ask-no = No
ask-would-change = What would change
# What each player could do in the phase of a role; then their names and gains.
prospects-settler = Tiles each player can take
prospects-builder = Most expensive building each player can afford
prospects-trader = Best sale for each player
prospects-captain = If everyone loads as much as possible
# $n: the printed cost
prospect-cost = a building for up to { $n }
ask-undo = Undo
    .hint = Take back your last move

## Mayor

mayor-in-hand =
    { $n ->
        [0] Everyone has a place
        [one] { $n } left to place
       *[other] { $n } left to place
    }
mayor-nobody-left = No one left to place. Take someone off another circle first.
mayor-as-before = Restore
    .hint = Put everyone back where they were
mayor-suggest = Suggest
    .hint = Let a bot propose an arrangement
mayor-clear = Clear all
mayor-confirm = Done
mayor-help = Drag colonists onto circles, or press a circle to fill or empty it.

## Captain and storage

store-lost = You will lose { $things }
store-nothing-lost = Nothing will be lost
store-places =
    { $n ->
        [one] room for { $n } single barrel
       *[other] room for { $n } single barrels
    }
store-kinds =
    { $n ->
        [one] room for all barrels of { $n } kind
       *[other] room for all barrels of { $n } kinds
    }
store-confirm-loss = Lose { $things } and continue?
small-wharf-chosen =
    { $n ->
        [one] { $n } barrel selected
       *[other] { $n } barrels selected
    }
barrels-most = Up to { $n } barrels in total

## Draft, guests, payment

draft-title = Choosing the buildings
draft-left = Left to choose, by cost:
draft-nobles = The Nobles buildings are always in the game.
draft-places =
    { $n ->
        [one] { $n } place left
       *[other] { $n } places left
    }
draft-cost-group = Cost { $n }
guests-stay = Don’t ask again this phase
payment-groups = At most one of each: a colonist or noble, a barrel, a point.
# $thing: the tile that was drawn
tile-drawn = You drew: { $thing }
build-fills-city = Fills your city: ends the game after this round

## Log, chat, other players

log-title = Log
log-filter = Show
log-filter-all = everything
log-filter-mine = my turns
log-filter-player = only { $name }
log-since-last-turn = Since your last turn
log-nothing-since = Nothing has happened since your last turn.
log-show-moment = Show the board at this point
log-back-to-now = Back to the current position
log-filter-phase = Phase
log-filter-all-phases = all phases
log-earlier = Earlier rounds
log-empty = Nothing has happened yet.
explain-short = Why?
explain-ask = Explain this move
chat-title = Chat
chat-write = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-muted = muted
chat-company = Who you can hear
chat-unread = { $n } unread
chat-mute-all = Mute { $name } for everyone
chat-unmute-all = Unmute { $name } for everyone
takeback-ask = Ask for a takeback
takeback-asked = { $name } wants to take back their last move. Accept?
takeback-waiting = Waiting for the others to agree
takeback-agree = Accept
takeback-refuse = Decline
player-connected = online
player-away = away
player-bot-plays = A bot plays for { $name }
# $time: as on a clock, "1:20"
player-away-bot-in = { $name } is away. A bot takes over in { $time }.
player-replace = Replace now
resign = Resign
    .sure = A bot takes your seat for good. Resign?
connection-lost = Connection lost. Your game is safe; reconnecting…
connection-back = Reconnected
connection-offline = You are offline. This is the last known position.
connection-retry = Try now
clock-title = Clock
clock-none = No clock
clock-live = Live
clock-days = Correspondence
clock-minutes =
    { $n ->
        [one] { $n } minute per player
       *[other] { $n } minutes per player
    }
clock-increment =
    { $n ->
        [one] plus { $n } second per move
       *[other] plus { $n } seconds per move
    }
clock-days-each =
    { $n ->
        [one] { $n } day per move
       *[other] { $n } days per move
    }
# $time: as on a clock, "4:32"
clock-left = { $time } left
pause-pause = Pause
pause-resume = Resume
pause-paused = The game is paused
pace-title = Bot speed
pace-instant = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow

## Hints

hint-ask = Hint
hint-thinking = Thinking ahead…
hint-best = Best move
# $percent: a number
hint-chance = { $percent }% chance of winning
hint-play = Play this
hint-none = No hints at this table.

## End, replay, analysis

end-title = The game is over
end-you-win = You win!
end-winner = { $name } wins!
end-shared = { $name } share the victory!
end-reason = The game ended because { $ending }.
game-delete = Delete
    .sure = Delete this game for good?
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
score-tie-break = Tie-break: doubloons plus barrels
chart-title = Points by round
chart-table = Show as a table
end-rematch = Play again
    .hint = Same players, seats rotate
end-rematch-open = Go to the new game
end-download = Download
end-download-text = Game text (.txt)
end-download-json = For programs (JSON)
# $draws: the number of draws
end-chance = All { $draws } draws match the seed that was fixed before the game
end-chance-broken = The draws do not match the seed that was fixed before the game
end-chance-verify = Download the game text and check it yourself: puertorico verify GAME.txt
end-replay = Replay
replay-title = Replay
# $step, $steps: where we are, and how many there are
replay-step = Step { $step } of { $steps }
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-link = Link to this position
replay-start = Start of the game
replay-play-on = Play on from here
    .hint = A new table against bots, with this position
replay-phase = In this phase
replay-phase-back = One phase back
replay-phase-forward = One phase forward
replay-round-back = One round back
replay-round-forward = One round forward
analysis-title = Analysis
analysis-start = Analyze the game
# $done, $of: decisions
analysis-progress = { $done } of { $of } decisions
analysis-turning-points = Turning points
analysis-mistakes = Players and their mistakes
analysis-none = No single phase clearly changed the chances.

## Settings and help

settings-title = Settings
settings-theme = Theme
settings-theme-auto = Match device
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Bot speed at new tables
settings-motion-on = Animate pieces
settings-sound = Sounds
settings-notify = Notify me when it is my turn
settings-confirm = Confirm before losing barrels or turns
rules-title = Rules
rules-rulings = Rulings on open questions
rules-search = Search the rules
statistics-title = My statistics
help-keys = Keyboard
help-key-answers = Arrow keys: move · Enter: confirm · Esc: back
help-key-numbers = 1–9: choose the option with that number
help-key-undo = U: undo · H: hint · L: log
menu-open = Menu
menu-close = Close
menu-home = Start page
menu-back = Back to the game

## Accessibility

label-main = Game table
label-question = Question and answers
label-seat = Seat { $n }: { $name }
label-seat-number = Seat { $n }
label-legal = { $thing }, can be chosen
label-illegal = { $thing }, cannot be chosen: { $why }
# $filled, $circles: pieces there, and circles
label-circles = { $thing }: { $filled } of { $circles } occupied
label-circle-empty = Empty circle
label-circle-colonist = Circle with a colonist
label-circle-noble = Circle with a noble
label-barrels = { $thing }: { $n }
label-skip = Skip to the question
label-loading = Loading…
seat-symbol-1 = Anchor
seat-symbol-2 = Compass star
seat-symbol-3 = Palm
seat-symbol-4 = Parrot
seat-symbol-5 = Shell

## Errors: the cause and what to do next, for each reason the server gives. An illegal answer has a reason in table.ftl.

error-unknown = Something went wrong. Please try again.
error-stale = The game has moved on. This is the current position.
error-illegal = That is not possible: { $why }
error-not-asked = It is not your turn.
error-not-your-seat = This is not your seat.
error-no-network = This computer is not connected to a network.
error-not-your-computer = Only the host can do that, on the computer where the game was started.
error-not-host = Only the host can do that.
error-no-such-game = Table not found. The link may be incomplete.
error-no-such-puzzle = There is no such puzzle.
error-no-explanation = Only a single decision with alternatives can be explained.
error-not-a-bot = Until the game is over, only bot moves can be explained.
error-no-such-seat = There is no such seat.
error-no-seat-free = All seats are taken. You can still watch.
error-seat-taken = Someone is already sitting there.
error-already-seated = You already have a seat at this table.
error-no-invitation = This table is private. You need an invitation link.
error-wrong-secret = This seat link is no longer valid.
error-no-such-link = This link no longer exists.
error-no-watchers = Spectators are not allowed at this table.
error-no-lobby = This server has no public list of tables.
error-not-started = The game has not started yet.
error-started = The game has already started.
error-paused = The game is paused.
error-out-of-time = Your time ran out, so a bot makes this move. You can make the next one.
error-too-many-pauses = You have paused this game too often.
error-too-much-chatter = Too many chat messages and other actions at this table. You can still play.
error-invisible-name = Please choose a name with visible characters.
error-reused-id = Something went wrong. Please reload the page.
error-over = The game is over.
error-not-over = You can do that once the game is over.
error-hidden-points = The game record is available after the game, because it reveals hidden points.
error-seed-public = The end of this game was undone, so its draws are public. No one can join it anymore.
error-nothing-to-undo = You have no move to take back.
error-too-late-to-undo = Too late to undo by yourself. Ask for a takeback.
error-takeback-pending = A takeback request is already open.
error-no-takeback = The takeback request is no longer open.
error-own-takeback = Your takeback is for the other players to decide.
error-not-alone = Other people played in this game, so you cannot delete it.
error-not-away = This player is back.
error-not-awaited = It is not this player’s turn.
error-already-agreed = You have already agreed.
error-muted = The host has muted you.
error-empty = The message is empty.
error-no-hints = Hints are turned off at this table.
error-no-such-step = This game does not have that many steps.
error-no-such-version = This version of the table does not exist.
error-no-such-job = That request has expired. Please start it again.
error-too-many-jobs = The bots are busy. Please try again in a moment.
error-busy = A lot is happening at this table. Please try again.
error-too-fast = Slow down a little, please, and try again in a moment.
error-too-slow = The request timed out. Please try again.
error-too-long = That is too long.
error-full = This table has reached its limit. Download the game text and open a new table.
error-name = Please choose a name of 1 to 32 characters.
# $problem: what is wrong, in English
error-invalid-text = This game text cannot be read: { $problem }
error-invalid-rules = These rules cannot be combined: { $problem }
error-store-unavailable = The server cannot save right now; nothing has changed. Please try again.
error-unreadable = This game was saved in a format that can no longer be read.
error-read-only = The program’s rules have changed since this game began. You can still view it and download its text.
error-failed = Server error. Your game is safe; please try again.
error-not-loaded = This part of the page could not be loaded. It will be retried when the server responds.
error-reload = Reload
error-retry = Try again
