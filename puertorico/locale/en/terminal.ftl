### Messages of the terminal only.
### Variables: $n a number; $name a player; $thing the name of a piece, $object and $of its forms as in pieces.ftl;
### $number a number; other ones are described where they are used.

## Players. A seat is numbered from 0, as after --seat.

terminal-seat = seat { $n }

## The beginning. $players: how many play, in words; $name: your seat.

terminal-greeting-random = Puerto Rico, { $players }. You are { $name }; the other seats play at random.
# $bot: the name of a bot
terminal-greeting = Puerto Rico, { $players }. You are { $name }; your opponents: { $bot }.
# $levels: the levels of bots, joined
terminal-offer = For real opponents, start with --opponents LEVEL. Levels, from weak to strong: { $levels }.
terminal-opponents = Choose your opponents with --opponents NAME. From weak to strong:
terminal-preparing = Preparing the bots. The first time, this takes about a minute.
terminal-until-now = So far

## Before the rows of the board: one word each, the shorter the better.

terminal-taken = Taken
terminal-supply = Supply
terminal-tiles = Tiles
terminal-ships = Ships
terminal-house = Trading
terminal-island = Island

## On the board

terminal-all-taken = all taken
terminal-chips =
    { $n ->
        [one] { $n } point chip
       *[other] { $n } point chips
    }
# $down, $discard: how many tiles
terminal-piles = { $down } face down, { $discard } discarded
terminal-no-tiles = none face up
terminal-empty = empty
terminal-places =
    { $n ->
        [one] { $n } space free
       *[other] { $n } spaces free
    }
terminal-buildings = Buildings left, each with its cost and the number of copies:
terminal-buildings-for-you = Buildings left, each with your price and the number of copies:
terminal-owned = built
terminal-players = Players, with colonists/circles on each kind:
terminal-points-hidden = points hidden
terminal-no-goods = no goods

## What a role does, in few words, for the player who may choose it

terminal-role-settler = everyone takes a plantation; you may take a quarry instead
terminal-role-mayor = everyone gets new colonists; you get one more
terminal-role-builder = everyone may build; you pay 1 doubloon less
terminal-role-craftsman = everyone produces goods; you get one extra barrel
terminal-role-trader = everyone may sell a barrel; you get 1 extra doubloon
terminal-role-captain = everyone must ship goods for points; you get 1 extra point
terminal-role-prospector = you take 1 doubloon; the others do nothing

## Questions. $circles: how many circles there are, in words; $n: how many pieces you have.

terminal-place-colonists = How many colonists go here: { $thing } ({ $circles })? You have { $n }.
terminal-place-nobles = How many nobles go here: { $thing } ({ $circles })? You have { $n }.
# $example: a placement, as in "Corn 2, Hacienda 1"
terminal-place-all = Or type all placements in one line, for example: { $example }
# $places: a placement
terminal-stood = Before this phase: { $places }
# $money: doubloons in words
terminal-have = You have { $money }.
# $thing: a building; what is typed comes before it
terminal-tells = ? { $thing } explains this building.
# $n: how many answers there are
terminal-prompt = Your answer (1-{ $n }, h: hint, ?: help):

## Input that cannot be used. $typed: what was typed; $n: how many answers there are.

terminal-no-such-number = There is no answer { $typed }: type a number from 1 to { $n }.
# $answers: some answers, joined
terminal-ambiguous = That could be: { $answers }. Type more letters or the number.
# $answer: what was meant; $why: a reason of table.ftl
terminal-not-now = Not possible now ({ $answer }): { $why }.
terminal-no-answer = Not understood: { $typed }. Type a number from 1 to { $n }, or ? for help.
terminal-no-such-help = Unknown building or role. Type the full name, for example: ? { $thing }
terminal-arrangement = Type a placement like this: { $example }
# $thing: what was typed; $places: your tiles and buildings, joined
terminal-no-such-place = { $thing } is not one of your places: { $places }.
# $languages: all languages, joined
terminal-unknown-language = Unknown language: { $typed }. Type language and one of { $languages }.
terminal-undone = Your last move has been undone.

## Hints

# $problem: what is wrong, in English
terminal-no-hint = No hint available: { $problem }.
# $places: a placement
terminal-type-placement = To use this placement, type: { $places }

## The end. $command: what can be typed in the shell.

terminal-if-over = If the game ended now:
terminal-not-over = The game is not over. If it ended now:
terminal-hidden = The points of the other players are hidden until the end.
terminal-tie-break = Doubloons and barrels
terminal-level = Tied on points: doubloons plus barrels decide.
terminal-farewell = Goodbye. The game was not saved; start with --save FILE to keep it.
terminal-farewell-saved = Goodbye. To continue: { $command }
terminal-see-again = To see it again: { $command }
# $problem: what is wrong, in English
terminal-not-saved = The game could not be saved: { $problem }.

## The replay of a game, answer by answer

terminal-setup = Setup
# $old, $new: how many there were, and are now
terminal-change = { $thing } { $old } → { $new }
terminal-back = back
terminal-face-up = Plantations face up
terminal-face-down = Plantations face down
terminal-discard = Plantations discarded
terminal-ship = Cargo ship { $n }
terminal-barrels = Barrels
terminal-noted = Noted points

## Help: what can be typed. $thing: the name of a building; $example: what could be typed or seen.

terminal-help-answers = Type the number of an answer, its text, or the first letters of a word that only that answer contains. Answers in game notation, such as “build small_market”, work in every language. Or type:
terminal-help-help = this help; ? { $thing } explains a building or role, ? opponents lists who can play against you
terminal-help-board = the whole board
terminal-help-log = the log of this round; l 3 the log of round 3
terminal-help-scores = the scores so far
terminal-help-hint = a hint: the best moves and why; for the mayor a whole placement
terminal-help-undo = undo your last move
terminal-help-language = switch language, for example: language de
terminal-help-quit = quit
terminal-help-again = the question again
terminal-help-mayor = Mayor: you are asked about one kind at a time. You can also type the whole placement in one line; kinds you leave out stay empty: { $example }
terminal-help-nobles = With nobles, type colonists + nobles: { $example }
terminal-help-circles = On the board, { $example } means two tiles, one of them with a colonist.
terminal-help-prices = After each building: your price when someone else is the builder, and the number of copies left.

## The full screen. $width, $height: of the terminal, in characters; $now: its current size.

terminal-too-small = The board needs a window of { $width }×{ $height } characters; this one has { $now }. Make it larger, or play line by line with --plain.
terminal-no-screen = For the full screen, install Textual: pip install "puertorico[terminal]". Continuing line by line.
terminal-leave = Leave the game? It has not been saved.
terminal-hand-over = Next at the keyboard: { $name }
terminal-look-away = Points are hidden. Everyone else, please look away.
terminal-step = Step
terminal-keys-rows = The key of each answer is shown in front of it: 1–9, 0, then letters
terminal-keys-tab = Tab: next part of the board · arrow keys: next piece, with its explanation · Enter: select it
terminal-keys-count = Numbers: ← and → change a number, its key adds one, Enter confirms them all
terminal-keys-replay = Replay: comma and period step, PgUp and PgDn jump by round, Esc returns
