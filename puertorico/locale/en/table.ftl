### What is asked at the table, how it can be answered, and why something is not possible.
### Variables: $name a player; $thing the name of a piece (of the tile where a plantation is taken or discarded, else of
### the good); $object its `.object`; $of its `.of`; $number a number;
### $n an amount; other ones are described where they are used.

## Questions: what you are asked, and what others are told about someone who is asked. $name: who is asked.

question-draft = Which building do you want in this game?
question-draft-other = { $name } is choosing a building for this game
question-choose-role = Which role do you choose?
question-choose-role-other = { $name } is choosing a role
question-library = Use the Library to double this role’s privilege?
question-library-other = { $name } may use the Library
question-hacienda = Hacienda: draw a face-down plantation first?
question-hacienda-other = { $name } may draw a plantation with the Hacienda
question-lay-tile = How do you lay the plantation you drew?
question-lay-tile-other = { $name } is laying a plantation
question-take-tile = Which tile do you take?
question-take-tile-other = { $name } is choosing an island tile
question-hospice = Hospice: take a colonist for the new tile?
question-hospice-other = { $name } may take a colonist for the new tile
question-hunting-lodge = Hunting Lodge: which plantation do you discard?
question-hunting-lodge-other = { $name } may discard a plantation
question-mayor-privilege = Your privilege: take one more colonist?
question-mayor-privilege-other = { $name } may take one more colonist
question-villa = Villa: noble or colonist?
question-villa-other = { $name } may take a noble or colonist for the Villa
question-ship-piece = Who do you take off the colonist ship?
question-ship-piece-other = { $name } is taking a colonist or noble off the ship
question-place = Put your colonists to work
question-place-other = { $name } is placing colonists
question-build = What do you build?
question-build-other = { $name } may build
question-black-market = Black Market: what do you pay with?
question-black-market-other = { $name } is paying at the Black Market
question-university = University: take a colonist for the new building?
question-university-other = { $name } may take a colonist for the new building
question-craftsman-privilege = Your privilege: which extra barrel do you take?
question-craftsman-privilege-other = { $name } may take one extra barrel
question-trade = Which barrel do you sell?
question-trade-other = { $name } may sell a barrel
question-trade-land-office = Land Office: buy or sell a plantation?
question-deliver = Royal Supplier: which barrel do you deliver?
question-deliver-other = { $name } may deliver barrels to the court
question-load = Which barrels do you load?
question-load-other = { $name } is loading
question-small-wharf = Small Wharf: which barrels do you ship?
question-small-wharf-other = { $name } is loading at the Small Wharf
question-store = Which barrels do you keep? The others are lost.
question-store-other = { $name } is storing barrels
question-guests = Guesthouse: move a guest?
question-guests-other = { $name } may move guests
question-chance = A tile is being turned over
question-chance-other = A tile is being turned over

## Answers, as on a button.

answer-continue = Continue
answer-pass = Pass
answer-done = Done
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
answer-discard = Discard { $thing } (unoccupied)
answer-discard-colonist = Discard { $thing } (with colonist)
answer-discard-noble = Discard { $thing } (with noble)
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
        [0] Build { $object } for free
        [one] Build { $object } for { $price } doubloon
       *[other] Build { $object } for { $price } doubloons
    }
# $thing: the place of the piece
answer-pay-colonist = Pay with a colonist ({ $thing })
answer-pay-noble = Pay with a noble ({ $thing })
answer-pay-barrel = Pay with a barrel of { $of }
answer-pay-chip = Pay with a point chip
answer-extra = Take one extra barrel of { $of }
answer-sell = Sell { $object }
answer-sell-to-post = Sell { $object } at the Trading Post
answer-buy = Buy a face-down plantation for 1 doubloon
answer-deliver = Deliver { $object }
# $number: the size of the ship
answer-load = Load { $object } onto the { $number }-space ship
answer-load-wharf = Ship all { $of } from your Wharf
answer-load-small-wharf = Ship barrels from your Small Wharf
answer-barrel = One more barrel of { $of }
answer-keep-all = Keep all { $of }
answer-keep-one = Keep one barrel of { $of }
# $thing: where the guest goes
answer-guest = Move a guest to { $thing }
answer-noble-guest = Move a noble guest to { $thing }
answer-turn = Turn over { $object }

## Declining, for each question that can be declined.

answer-pass-library = Keep it for another role
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
answer-pass-trade-land-office = No deal
answer-pass-deliver = Deliver nothing more
answer-pass-load = Load nothing
answer-pass-store = Keep nothing more
answer-pass-guests = Leave the guests where they are

## Why something is not possible, or why a turn was skipped. The words fit any player.

why-legal = this is possible
why-not-asked = this does not answer the question
why-not-in-game = not part of this game’s rule set
why-out-of-order = these must be chosen in a fixed order
why-taken = this role has already been taken this round
why-no-privilege = only the settler, or the owner of an occupied Construction Hut, may take a quarry
why-not-occupied = the building needed for this is not occupied
why-not-colonist = this needs a colonist on the building
why-not-noble = this needs a noble on the building
why-nothing-there = none available
why-no-goods = no such barrel
    .skipped = no barrels
why-not-enough-nobles = one barrel per noble, no more
why-not-produced = that kind was not produced in this phase
    .skipped = nothing was produced
why-already-done = already done in this phase
why-chosen = this building has already been chosen
why-already-built = already built; only one of each is allowed
why-sold-out = none left
why-island-full = all 12 spaces of the island are taken
why-city-full = not enough free space in the city
why-no-circle = no empty circle
why-supply-empty = the supply is empty
why-too-expensive = not enough doubloons
why-house-full = the trading house is full
why-kind-in-house = the trading house already has that kind, and there is no occupied Office
why-kind-on-other-ship = that kind is on another ship
why-ship-has-other-kind = this ship carries another kind
    .skipped = the ships carry other kinds
why-ship-full = the ship with that kind is full
why-ship-too-small = another ship has room for more of these barrels
why-must-load = loading is mandatory if possible
why-no-place-left = no space of that cost is left
why-storage-full = no storage space is left
why-excluded = its counterpart is in the game, and the two are not used together
why-too-many = there are not that many pieces or circles
why-too-few = colonists may stay in San Juan only when every circle is full
why-cannot-cover = the rest of the price could not be paid
why-must-ship-one = the Small Wharf ships at least one barrel
why-complete-kind = keep the whole kind in a warehouse instead
why-single-barrel = with only one barrel of a kind, use “keep one barrel”

## What an answer would change.

# $things: an amount of pieces.ftl, or the name of a tile or building
effect-gain = +{ $things }
effect-loss = −{ $things }
# $effects: gains and losses, joined
effect-you = You: { $effects }
effect-seat = { $name }: { $effects }
effect-in-all = total:
effect-ending = The game ends after this round

## The price of a building. $n: doubloons.

price-printed = Printed cost: { $n }
price-yours = You pay: { $n }
price-missing =
    { $n ->
        [one] { $n } doubloon short
       *[other] { $n } doubloons short
    }
black-market-pays = the Black Market covers { $n }
black-market-left = { $thing }: { $left } left to pay, { $have } in hand.
discount-privilege = Builder’s privilege: −{ $n }
discount-library = Library: −{ $n }
discount-quarries = Quarries: −{ $n }
discount-forests = Forests: −{ $n }
discount-zoning-office = Zoning Office: −{ $n }

## Conditions that end the game.

ending-colonists = the supply could not fill the colonist ship
ending-city = a city is full
ending-chips = the point chips are used up
ending-max-rounds = the round limit was reached
