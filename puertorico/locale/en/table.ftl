### What is asked at the table, how it can be answered, and why something is not possible.
### Variables: $name a player; $thing the name of a piece (of the tile where a plantation is taken or discarded, else of
### the good); $object its `.object`; $of its `.of`; $number a number;
### $n an amount; other ones are described where they are used.

## Questions: what you are asked, and what others are told about somebody who is asked. $name: who is asked.

question-draft = Which building shall be part of this game?
question-draft-other = { $name } is choosing a building for this game
question-choose-role = Which role do you choose?
question-choose-role-other = { $name } is choosing a role
question-library = Shall your Library double the privilege of this role?
question-library-other = { $name } is thinking about using the Library
question-hacienda = Hacienda: will you draw a face-down plantation first?
question-hacienda-other = { $name } may draw a plantation with the Hacienda
question-lay-tile = How do you lay the plantation you drew?
question-lay-tile-other = { $name } is laying a plantation
question-take-tile = Which tile do you take?
question-take-tile-other = { $name } is choosing an island tile
question-hospice = Hospice: will you take a colonist for the new tile?
question-hospice-other = { $name } may take a colonist for the new tile
question-hunting-lodge = Hunting Lodge: which plantation do you discard?
question-hunting-lodge-other = { $name } may discard a plantation
question-mayor-privilege = Your privilege: will you take one more colonist?
question-mayor-privilege-other = { $name } may take one more colonist
question-villa = Villa: whom do you take from the supply?
question-villa-other = { $name } may take somebody into the Villa
question-ship-piece = Whom do you take off the colonist ship?
question-ship-piece-other = { $name } is taking somebody off the colonist ship
question-place = Put your colonists to work
question-place-other = { $name } is placing colonists
question-build = What do you build?
question-build-other = { $name } may build
question-black-market = Black Market: what do you give for the missing doubloons?
question-black-market-other = { $name } is paying at the Black Market
question-university = University: will you take a colonist for the new building?
question-university-other = { $name } may take a colonist for the new building
question-craftsman-privilege = Your privilege: which barrel do you take in addition?
question-craftsman-privilege-other = { $name } may take one more barrel
question-trade = Which barrel do you sell?
question-trade-other = { $name } may sell a barrel
land-office-question = Land Office: do you trade a plantation?
question-deliver = Royal Supplier: which barrel do you deliver?
question-deliver-other = { $name } may deliver barrels to the court
question-load = Which barrels do you load?
question-load-other = { $name } is loading
question-small-wharf = Small Wharf: which barrels do you ship?
question-small-wharf-other = { $name } is loading at the Small Wharf
question-store = Which barrels do you keep? The others are lost.
question-store-other = { $name } is storing barrels
question-guests = Guesthouse: shall a guest move?
question-guests-other = { $name } may move guests
question-chance = A tile is being turned
question-chance-other = A tile is being turned

## Answers, as on a button.

answer-continue = Go on
answer-pass = Pass
answer-done = That is all
answer-draw = Draw a plantation
answer-plantation = Face up, as a plantation
answer-forest = Face down, as a forest
answer-colonist = Take a colonist
answer-noble = Take a noble
answer-library = Double the privilege
answer-role = Choose { $object }
answer-choose = Choose { $object }
answer-take = Take { $object }
answer-take-as-forest = Take { $object } as a forest
# $thing: the name of a plantation
answer-discard = Discard an empty one: { $thing }
answer-discard-colonist = Discard one with its colonist: { $thing }
answer-discard-noble = Discard one with its noble: { $thing }
answer-discard-forest = Discard a forest (underneath: { $thing })
# $thing: where they go
answer-place =
    { $number ->
        [one] { $number } colonist: { $thing }
       *[other] { $number } colonists: { $thing }
    }
answer-place-noble =
    { $number ->
        [one] { $number } noble: { $thing }
       *[other] { $number } nobles: { $thing }
    }
# $price: in doubloons, after all discounts
answer-build =
    { $price ->
        [0] Build { $object } for nothing
        [one] Build { $object } for { $price } doubloon
       *[other] Build { $object } for { $price } doubloons
    }
# $thing: where the piece stands
answer-pay-colonist = Give a colonist ({ $thing })
answer-pay-noble = Give a noble ({ $thing })
answer-pay-barrel = Give a barrel of { $of }
answer-pay-chip = Give a point chip
answer-extra = Take one more { $of }
answer-sell = Sell { $object }
answer-sell-to-post = Sell { $object } at the Trading Post
answer-buy = Buy a face-down plantation for 1 doubloon
answer-deliver = Deliver { $object }
# $number: the size of the ship
answer-load = Load { $object } on the ship for { $number }
answer-load-wharf = Ship all { $of } from your Wharf
answer-load-small-wharf = Ship barrels from your Small Wharf
answer-barrel = One more barrel of { $of }
answer-keep-all = Keep all { $of }
answer-keep-one = Keep one barrel of { $of }
# $thing: where the guest goes
answer-guest = Send a guest: { $thing }
answer-noble-guest = Send a noble guest: { $thing }
answer-turn = Turn { $object }

## Declining, for each question that can be declined.

answer-pass-library = Save it for another role
answer-pass-hacienda = Draw nothing
answer-pass-take-tile = Take no tile
answer-pass-hospice = No colonist
answer-pass-hunting-lodge = Discard nothing
answer-pass-mayor-privilege = No colonist
answer-pass-villa = Nobody
answer-pass-build = Build nothing
answer-pass-black-market = Pay the rest in doubloons
answer-pass-university = No colonist
answer-pass-craftsman-privilege = No extra barrel
answer-pass-trade = Sell nothing
land-office-pass = Nothing more
answer-pass-deliver = Deliver nothing more
answer-pass-load = Load nothing
answer-pass-store = Keep nothing more
answer-pass-guests = Leave the guests here

## Why something is not possible, or why a turn was skipped. The words fit any player.

why-legal = this is possible
why-not-asked = this does not answer the question
why-not-in-game = not part of this game
why-out-of-order = several are given in a fixed order
why-taken = this role has been taken this round
why-no-privilege = quarries are for the settler and a manned Construction Hut
why-not-occupied = nobody is on the building this needs
why-not-colonist = this needs a colonist on the building
why-not-noble = this needs a noble on the building
why-nothing-there = there is none to take
why-no-goods = no such barrel there
    .skipped = no barrels at hand
why-not-enough-nobles = one delivery for each noble, no more
why-not-produced = that kind was not produced in this phase
why-already-done = already done in this phase
why-chosen = this building has been chosen
why-already-built = already built; one of each is enough
why-sold-out = none of these is left
why-island-full = all 12 spaces of the island are taken
why-city-full = not enough free space in the city
why-no-circle = no empty circle
why-supply-empty = the supply is empty
why-too-expensive = not enough doubloons
why-house-full = the trading house is full
why-kind-in-house = the trading house has that kind already, and there is no manned Office
why-kind-on-other-ship = that kind is on another ship
why-ship-has-other-kind = this ship carries another kind
    .skipped = the ships carry other kinds
why-ship-full = the ship with that kind is full
why-ship-too-small = another ship takes more of these barrels
why-must-load = whoever can load must load
why-no-place-left = no place of that cost is left
why-storage-full = no storage place is left
why-excluded = its partner is in the game, and the two are not used together
why-too-many = not so many pieces or circles
why-too-few = nobody waits while a circle is empty
why-cannot-cover = the rest of the price could not be paid then
why-must-ship-one = the Small Wharf ships at least one barrel
why-complete-kind = the whole kind belongs in a warehouse
why-single-barrel = a single barrel is kept as one barrel

## What an answer would change.

# $things: an amount of pieces.ftl, or the name of a tile or building
effect-gain = +{ $things }
effect-loss = −{ $things }
# $effects: gains and losses, joined
effect-you = You: { $effects }
effect-seat = { $name }: { $effects }
effect-in-all = in all:
effect-none = Nothing changes at once
effect-ending = The game ends after this round

## The price of a building. $n: doubloons.

price-printed = Printed cost: { $n }
price-yours = You pay: { $n }
price-missing =
    { $n ->
        [one] { $n } doubloon is missing
       *[other] { $n } doubloons are missing
    }
black-market-pays = the Black Market pays { $n }
black-market-left = { $thing }: { $left } left to pay, { $have } in hand.
discount-privilege = Builder's privilege: −{ $n }
discount-library = Library: −{ $n }
discount-quarries = Quarries: −{ $n }
discount-forests = Forests: −{ $n }
discount-zoning-office = Zoning Office: −{ $n }

## Conditions that end the game.

ending-colonists = the supply could not fill the colonist ship
ending-city = a city is full
ending-chips = the point chips are used up
ending-max-rounds = the agreed number of rounds is over
