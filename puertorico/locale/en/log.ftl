### What happened, in one line without a period. The frames below add reasons and gains.
### Variables: $name the player (several names joined, where $seats says how many); $thing, $object and $of as in
### pieces.ftl (of the tile where a plantation is taken or discarded, else of the good); $number a number; other ones are
### described where they are used.

## Frames

# $sentence: any line of this file; $gains: what the player got and gave, joined, as in "+2 doubloons"
log-with-gains = { $sentence } ({ $gains })
# $why: a reason of table.ftl
log-with-reason = { $sentence }: { $why }
log-forced = { $sentence } (the only option)
# $first, $last: parts of an enumeration
log-and = { $first } and { $last }
log-chance = Chance

## Answers

log-continue = Play continues
log-done = { $name } finishes loading
log-draw = { $name } draws a plantation
log-plantation = { $name } lays it face up
log-forest = { $name } lays it face down as a forest
log-colonist = { $name } takes a colonist
log-noble = { $name } takes a noble
log-library = { $name } uses the Library
log-role = { $name } chooses { $object }
log-choose = { $name } chooses { $object } for this game
log-take = { $name } takes { $object }
log-take-as-forest = { $name } takes { $object } as a forest
log-discard = { $name } discards { $object }
log-discard-colonist = { $name } discards { $object } with its colonist
log-discard-noble = { $name } discards { $object } with its noble
log-discard-forest = { $name } discards a forest
log-build = { $name } builds { $object }
# $thing: where the piece stood
log-pay-colonist = { $name } pays with a colonist ({ $thing })
log-pay-noble = { $name } pays with a noble ({ $thing })
log-pay-barrel = { $name } pays with a barrel of { $of }
log-pay-chip = { $name } pays with a point chip
log-extra = { $name } takes one extra barrel of { $of }
log-sell = { $name } sells { $object }
log-sell-to-post = { $name } sells { $object } at the Trading Post
log-buy = { $name } buys a face-down plantation
log-deliver = { $name } delivers { $object } to the court
# $number: the size of the ship
log-load = { $name } loads { $object } onto the { $number }-space ship
log-load-wharf = { $name } ships { $object } from the Wharf
log-load-small-wharf = { $name } uses the Small Wharf
log-barrel = { $name } ships a barrel of { $of }
log-keep-all = { $name } keeps all { $of }
log-keep-one = { $name } keeps one barrel of { $of }
# $thing: where the guest goes
log-guest = { $name } moves a guest to { $thing }
log-noble-guest = { $name } moves a noble guest to { $thing }
log-turn = Turned up: { $thing }

## Declined or skipped turns. $seats (number): how many players $name stands for.

log-pass-library =
    { $seats ->
        [1] { $name } keeps the Library for another role
       *[other] { $name } keep the Library for another role
    }
log-pass-hacienda =
    { $seats ->
        [1] { $name } draws no plantation
       *[other] { $name } draw no plantation
    }
log-pass-take-tile =
    { $seats ->
        [1] { $name } takes no tile
       *[other] { $name } take no tile
    }
log-pass-hospice =
    { $seats ->
        [1] { $name } takes no colonist
       *[other] { $name } take no colonist
    }
log-pass-hunting-lodge =
    { $seats ->
        [1] { $name } discards nothing
       *[other] { $name } discard nothing
    }
log-pass-mayor-privilege =
    { $seats ->
        [1] { $name } takes no extra colonist
       *[other] { $name } take no extra colonist
    }
log-pass-villa =
    { $seats ->
        [1] { $name } takes no one with the Villa
       *[other] { $name } take no one with the Villa
    }
log-pass-build =
    { $seats ->
        [1] { $name } builds nothing
       *[other] { $name } build nothing
    }
log-pass-black-market =
    { $seats ->
        [1] { $name } pays the rest in doubloons
       *[other] { $name } pay the rest in doubloons
    }
log-pass-university =
    { $seats ->
        [1] { $name } takes no colonist for the building
       *[other] { $name } take no colonist for the building
    }
log-pass-craftsman-privilege =
    { $seats ->
        [1] { $name } takes no extra barrel
       *[other] { $name } take no extra barrel
    }
log-pass-trade =
    { $seats ->
        [1] { $name } sells nothing
       *[other] { $name } sell nothing
    }
log-pass-deliver =
    { $seats ->
        [1] { $name } delivers nothing
       *[other] { $name } deliver nothing
    }
log-pass-load =
    { $seats ->
        [1] { $name } loads nothing
       *[other] { $name } load nothing
    }
log-pass-store =
    { $seats ->
        [1] { $name } keeps nothing more
       *[other] { $name } keep nothing more
    }
log-pass-guests =
    { $seats ->
        [1] { $name } leaves the guests where they are
       *[other] { $name } leave the guests where they are
    }

## Automatic events

# $round: its number; $name: the governor
log-moment-new-round = Round { $round }, governor: { $name }
# $gains: what the player got, joined
log-moment-lodge-points = { $name } has the most empty island spaces: { $gains }
log-moment-discard-row = The plantations nobody took are discarded
log-moment-refill-row = New plantations are laid out
log-moment-reshuffle = The discarded plantations are shuffled into a new stack
# $shares: who got how many, joined
log-moment-distribute = Colonists arrive: { $shares }
# $n: how many are on the ship now
log-moment-refill-ship =
    { $n ->
        [one] { $n } colonist boards the ship for the next mayor
       *[other] { $n } colonists board the ship for the next mayor
    }
# $people: colonists and nobles
log-refill-with-nobles = On the ship for the next mayor: { $people }
log-moment-produce = { $name } produces: { $gains }
log-moment-empty-house = The trading house is full and is emptied
log-moment-first-turn = { $name } gets { $gains } before loading
log-moment-storage = { $name } stores goods
# $things: the loads, joined
log-moment-unload = Full ships sail: { $things }
log-moment-prospector = { $name } finds gold: { $gains }
log-moment-game-over = The game is over

## More lines

# $amount: how many, with its sign, as in "+2"
log-moved = { $thing } { $amount }
# $shares: where pieces came and went, joined
log-placement = { $name } places colonists: { $shares }
log-placement-unchanged = { $name } leaves all colonists where they are
# $n: how many the player got
log-share = { $name } +{ $n }
# $things: the barrels, joined
log-lost = { $name } loses { $things }
# $ending: a condition of table.ftl
log-ending = The game ends after this round: { $ending }
log-undone = { $name } takes back a move
log-sat = { $name } joins the table
log-left = { $name } leaves the table
log-started = The game begins
log-stood-in = A bot plays for { $name }
log-given-back = { $name } is back

## The same lines, addressed to the player who did it

you-done = You finish loading
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
you-extra = You take one extra barrel of { $of }
you-sell = You sell { $object }
you-sell-to-post = You sell { $object } at the Trading Post
you-buy = You buy a face-down plantation
you-deliver = You deliver { $object } to the court
# $number: the size of the ship
you-load = You load { $object } onto the { $number }-space ship
you-load-wharf = You ship { $object } from the Wharf
you-load-small-wharf = You use the Small Wharf
you-barrel = You ship a barrel of { $of }
you-keep-all = You keep all { $of }
you-keep-one = You keep one barrel of { $of }
you-guest = You move a guest to { $thing }
you-noble-guest = You move a noble guest to { $thing }
you-pass-library = You keep the Library for another role
you-pass-hacienda = You draw no plantation
you-pass-take-tile = You take no tile
you-pass-hospice = You take no colonist
you-pass-hunting-lodge = You discard nothing
you-pass-mayor-privilege = You take no extra colonist
you-pass-villa = You take no one with the Villa
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
you-moment-lodge-points = You have the most empty island spaces: { $gains }
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
you-undone = You take back a move
you-sat = You join the table
you-left = You leave the table
you-stood-in = A bot plays for you
you-given-back = You are back
