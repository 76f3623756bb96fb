### What only the terminal says.
### Variables: $n a number; $name a player; $thing the name of a piece, $object and $of its forms as in pieces.ftl;
### $number a number; other ones are described where they are used.

## Players. A seat is numbered from 0, as after --seat.

terminal-seat = seat { $n }

## The lines of log.ftl, spoken to whoever did it.

you-done = You ship no more
you-draw = You draw a plantation
you-plantation = You lay it face up
you-forest = You lay it face down as a forest
you-colonist = You take a colonist
you-noble = You take a noble
you-library = You use the Library
you-role = You choose { $object }
you-choose = You choose { $object } for this game
you-take = You take { $object }
you-take-as-forest = You take { $object } as a forest
you-discard = You discard { $object }
you-discard-colonist = You discard { $object } with its colonist
you-discard-noble = You discard { $object } with its noble
you-discard-forest = You discard a forest
you-build = You build { $object }
you-pay-colonist = You pay with a colonist ({ $thing })
you-pay-noble = You pay with a noble ({ $thing })
you-pay-barrel = You pay with a barrel of { $of }
you-pay-chip = You pay with a point chip
you-extra = You take one more { $of }
you-sell = You sell { $object }
you-sell-to-post = You sell { $object } at the Trading Post
you-buy = You buy a face-down plantation
you-deliver = You deliver { $object } to the court
# $number: the size of the ship
you-load = You load { $object } on the ship for { $number }
you-load-wharf = You ship { $object } from the Wharf
you-load-small-wharf = You use the Small Wharf
you-barrel = You ship a barrel of { $of }
you-keep-all = You keep all { $of }
you-keep-one = You keep one barrel of { $of }
you-guest = You send a guest: { $thing }
you-noble-guest = You send a noble guest: { $thing }
you-pass-library = You save the Library
you-pass-hacienda = You draw no plantation
you-pass-take-tile = You take no tile
you-pass-hospice = You take no colonist
you-pass-hunting-lodge = You discard nothing
you-pass-mayor-privilege = You take no extra colonist
you-pass-villa = You take nobody into the Villa
you-pass-build = You build nothing
you-pass-black-market = You pay the rest in doubloons
you-pass-university = You take no colonist for the building
you-pass-craftsman-privilege = You take no extra barrel
you-pass-trade = You sell nothing
you-pass-deliver = You deliver nothing
you-pass-load = You load nothing
you-pass-store = You keep nothing more
you-pass-guests = You leave the guests where they are
# $gains: what you got, joined
you-moment-lodge-points = You have the most open land: { $gains }
you-moment-produce = You produce: { $gains }
you-moment-first-turn = You get { $gains } before loading
you-moment-prospector = You find gold: { $gains }
# $shares: where pieces came and went, joined
you-placement = You place colonists: { $shares }
you-placement-unchanged = You leave all colonists where they are
# $things: the barrels, joined
you-lost = You lose { $things }
# $name: the others who have won
you-winners = You and { $name } share the victory!

## The beginning. $players: how many play, in words; $name: your seat.

terminal-greeting-random = Puerto Rico, { $players }. You are { $name }; the others choose at random.
# $bot: the name of a bot
terminal-greeting = Puerto Rico, { $players }. You are { $name }; the others are played by this bot: { $bot }.
# $levels: the levels of bots, joined
terminal-offer = For opponents who think, start with --opponents and a level, from weak to strong: { $levels }.
terminal-opponents = With --opponents and a name you choose who plays against you, from weak to strong:
terminal-preparing = The bots are being prepared; the first time this takes about a minute.
terminal-until-now = Until now

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
        [one] { $n } place free
       *[other] { $n } places free
    }
terminal-buildings = Buildings left, each with its cost and the number of copies:
terminal-buildings-for-you = Buildings left, each with your price and the number of copies:
terminal-owned = yours
terminal-players = Players, with colonists/circles on each kind:
terminal-points-hidden = points hidden
terminal-no-goods = no goods

## What a role does, in few words, for whoever may choose it

terminal-role-settler = all take a plantation; you may take a quarry instead
terminal-role-mayor = new colonists come to all; you get one more
terminal-role-builder = all may build; you pay 1 doubloon less
terminal-role-craftsman = all produce goods; you get one barrel more
terminal-role-trader = all may sell a barrel; you get 1 doubloon more
terminal-role-captain = all must ship goods for points; you get 1 point more
terminal-role-prospector = you take 1 doubloon, the others do nothing

## Questions. $circles: how many circles there are, in words; $n: how many pieces you have.

terminal-place-colonists = How many colonists go here: { $thing } ({ $circles })? You have { $n }.
terminal-place-nobles = How many nobles go here: { $thing } ({ $circles })? You have { $n }.
# $example: a placement, as in "Corn 2, Hacienda 1"
terminal-place-all = Or type where all of them go, as in: { $example }
# $places: a placement
terminal-stood = Before this phase they stood so: { $places }
# $money: doubloons in words
terminal-have = You have { $money }.
# $thing: a building; what is typed stands before it
terminal-tells = ? { $thing } tells what this building does.
# $n: how many answers there are
terminal-prompt = Your answer, 1-{ $n }, h for a hint or ?:

## What was typed and cannot be. $typed: what was typed; $n: how many answers there are.

terminal-no-such-number = There is no answer { $typed }: type a number from 1 to { $n }.
# $answers: some answers, joined
terminal-ambiguous = That could be: { $answers }. Type more of it or the number.
# $answer: what was meant; $why: a reason of table.ftl
terminal-not-now = Not possible now, { $answer }: { $why }.
terminal-no-answer = { $typed } is no answer: type a number from 1 to { $n }, or ? for help.
terminal-no-such-help = There is no such building or role; type the whole name, as in: ? { $thing }
terminal-arrangement = A placement reads like this: { $example }
# $thing: what was typed; $places: your tiles and buildings, joined
terminal-no-such-place = { $thing } is not one of your places: { $places }.
# $languages: all languages, joined
terminal-unknown-language = { $typed } is no language: type language and one of { $languages }.
terminal-undone = Your last answer is taken back.

## Hints

terminal-first-hint = The very first time this takes about a minute.
# $problem: what is wrong, in English
terminal-no-hint = There is no hint: { $problem }.
# $places: a placement
terminal-type-placement = To place them so, type: { $places }

## The end. $command: what can be typed in the shell.

terminal-if-over = If the game ended now:
terminal-not-over = The game is not over. If it ended now:
terminal-hidden = The points of the others are hidden until the end.
terminal-tie-break = Doubloons and barrels
terminal-level = Equal points: more doubloons and barrels decide.
terminal-farewell = Good-bye. The game is not saved; with --save FILE it would be.
terminal-farewell-saved = Good-bye. To go on: { $command }
terminal-see-again = To see it again: { $command }
# $problem: what is wrong, in English
terminal-not-saved = The game could not be saved: { $problem }.

## A game told answer by answer

terminal-setup = Setup
# $old, $new: how many there were, and are now
terminal-change = { $thing } { $old } to { $new }
terminal-back = back
terminal-face-up = Plantations face up
terminal-face-down = Plantations face down
terminal-discard = Plantations discarded
terminal-ship = Cargo ship { $n }
terminal-barrels = Barrels
terminal-noted = Noted points

## Help: what can be typed. $thing: the name of a building; $example: what could be typed or seen.

terminal-help-answers = Type the number of an answer, its words, or the beginning of a word in it that no other answer has. The answers of game texts, as in “build small_market”, do in every language. Or type:
terminal-help-help = this help; ? { $thing } tells what a building or a role does, ? opponents who can play against you
terminal-help-board = the whole board
terminal-help-log = the log of this round; l 3 the log of round 3
terminal-help-scores = the scores so far
terminal-help-hint = a hint: the best answers and why; for the mayor a whole placement
terminal-help-undo = undo: take back your last answer
terminal-help-language = go on in another language, as in: language de
terminal-help-quit = quit
terminal-help-again = the question again
terminal-help-mayor = Mayor: you are asked about one kind after the other. You may also type where all your colonists go at once, kinds left out staying empty: { $example }
terminal-help-nobles = With nobles, type colonists + nobles: { $example }
terminal-help-circles = On the board, { $example } means two tiles, one of them with a colonist.
terminal-help-prices = Numbers after buildings are the price for you, when somebody else is the builder, and the copies left.
