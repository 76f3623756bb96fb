### The pieces of the game.
### A value is used alone, as on a label. `.object` is the form after a verb, as in "builds the Hacienda"; `.of` the
### form after an amount, as in "a barrel of corn".

## Goods

good-corn = Corn
    .object = corn
    .of = corn
good-indigo = Indigo
    .object = indigo
    .of = indigo
good-sugar = Sugar
    .object = sugar
    .of = sugar
good-tobacco = Tobacco
    .object = tobacco
    .of = tobacco
good-coffee = Coffee
    .object = coffee
    .of = coffee

## Island tiles

tile-corn = Corn plantation
    .object = a corn plantation
tile-indigo = Indigo plantation
    .object = an indigo plantation
tile-sugar = Sugar plantation
    .object = a sugar plantation
tile-tobacco = Tobacco plantation
    .object = a tobacco plantation
tile-coffee = Coffee plantation
    .object = a coffee plantation
tile-quarry = Quarry
    .object = a quarry
    .rule = When occupied, it makes your buildings 1 doubloon cheaper. The column of the building limits how many quarries count.
tile-forest = Forest
    .object = a forest
    .rule = Every two forests make any building 1 doubloon cheaper. A forest needs no colonist and produces nothing.
tile-plantation = Plantation
    .object = a plantation
    .rule = With a colonist on it, it grows one barrel in the craftsman phase. All goods but corn also need a colonist on the right production building.

## Amounts. $n (number): how many.

count-doubloons =
    { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-colonists =
    { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }
count-nobles =
    { $n ->
        [one] { $n } noble
       *[other] { $n } nobles
    }
count-barrels =
    { $n ->
        [one] { $n } barrel
       *[other] { $n } barrels
    }
count-corn = { $n } corn
count-indigo = { $n } indigo
count-sugar = { $n } sugar
count-tobacco = { $n } tobacco
count-coffee = { $n } coffee
count-tiles =
    { $n ->
        [one] { $n } island tile
       *[other] { $n } island tiles
    }
count-plantations =
    { $n ->
        [one] { $n } plantation
       *[other] { $n } plantations
    }
count-quarries =
    { $n ->
        [one] { $n } quarry
       *[other] { $n } quarries
    }
count-forests =
    { $n ->
        [one] { $n } forest
       *[other] { $n } forests
    }
count-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
count-circles =
    { $n ->
        [one] { $n } circle
       *[other] { $n } circles
    }
count-spaces =
    { $n ->
        [one] { $n } free space
       *[other] { $n } free spaces
    }
count-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

## Other pieces and places

piece-colonist = Colonist
    .rule = Tiles and buildings work only if they are occupied. Colonists move in the mayor phase.
piece-noble = Noble
    .rule = Works like a colonist and is worth 1 point at the end of the game. Some buildings work differently with a noble.
piece-doubloon = Doubloon
    .rule = Pays for buildings. At the end, doubloons and barrels break ties.
piece-point = Victory point
    .rule = The player with the most points wins. Chips, buildings and the bonuses of large buildings count.
piece-barrel = Barrel
    .rule = One piece of a good. Sell it for doubloons or ship it for points.
piece-governor = Governor
    .rule = Chooses a role first in this round. Then the card passes to the left.
place-island = Island
    .rule = 12 spaces for plantations, quarries and forests. The order of the tiles does not matter.
place-city = City
    .rule = 12 spaces for buildings; a large one takes two. The game ends after the round in which a city is full.
place-san-juan = San Juan
    .rule = Colonists without a circle wait here for the next mayor phase.
place-trading-house = Trading house
    .rule = Buys four barrels, each of a different kind. It is emptied at the end of a trader phase if it is full.
place-cargo-ship = Cargo ship
    .rule = Carries one kind only, and no other ship carries that kind. A full ship sails at the end of the captain phase.
place-colonist-ship = Colonist ship
    .rule = Brings the colonists for the next mayor phase. Then it is refilled: one for each empty circle on buildings, but at least one per player.
place-supply = Supply
    .rule = The pieces nobody owns yet. When it runs short of colonists for the ship or of point chips, the game ends after the round.
place-bank = Bank
    .rule = The bank never runs out of doubloons.

## Roles

role-settler = Settler
    .object = the settler
    .action = Everyone may take a plantation.
    .privilege = The settler may take a quarry instead.
role-mayor = Mayor
    .object = the mayor
    .action = The colonists on the ship are shared out and everyone puts theirs to work.
    .privilege = The mayor gets one more colonist from the supply.
role-builder = Builder
    .object = the builder
    .action = Everyone may build one building.
    .privilege = The builder pays 1 doubloon less.
role-craftsman = Craftsman
    .object = the craftsman
    .action = Everyone produces goods.
    .privilege = The craftsman gets one extra barrel of a kind they produced.
role-trader = Trader
    .object = the trader
    .action = Everyone may sell one barrel to the trading house.
    .privilege = The trader gets 1 extra doubloon for their sale.
role-captain = Captain
    .object = the captain
    .action = Everyone must ship goods for points until nobody can; then barrels without storage are lost.
    .privilege = The captain gets 1 extra point for their first load.
role-prospector = Prospector
    .object = the prospector
    .action = The other players do nothing.
    .privilege = The prospector takes 1 doubloon from the bank.
role-prospector-2 = Second prospector
    .object = the second prospector
    .action = The other players do nothing.
    .privilege = The prospector takes 1 doubloon from the bank.

## Production buildings

building-small-indigo-plant = Small Indigo Plant
    .object = the Small Indigo Plant
    .short = Makes 1 barrel of indigo
    .rule = Turns the harvest of one occupied indigo plantation into a barrel.
building-small-sugar-mill = Small Sugar Mill
    .object = the Small Sugar Mill
    .short = Makes 1 barrel of sugar
    .rule = Turns the harvest of one occupied sugar plantation into a barrel.
building-indigo-plant = Indigo Plant
    .object = the Indigo Plant
    .short = Makes up to 3 indigo
    .rule = Each colonist here turns the harvest of one occupied indigo plantation into a barrel.
building-sugar-mill = Sugar Mill
    .object = the Sugar Mill
    .short = Makes up to 3 sugar
    .rule = Each colonist here turns the harvest of one occupied sugar plantation into a barrel.
building-tobacco-storage = Tobacco Storage
    .object = the Tobacco Storage
    .short = Makes up to 3 tobacco
    .rule = Each colonist here turns the harvest of one occupied tobacco plantation into a barrel.
building-coffee-roaster = Coffee Roaster
    .object = the Coffee Roaster
    .short = Makes up to 2 coffee
    .rule = Each colonist here turns the harvest of one occupied coffee plantation into a barrel.

## Small buildings

building-small-market = Small Market
    .object = the Small Market
    .short = +1 doubloon per sale
    .rule = Trader: a barrel sold to the trading house brings 1 extra doubloon.
building-hacienda = Hacienda
    .object = the Hacienda
    .short = Draws an extra plantation
    .rule = Settler: before your turn you may also draw a face-down plantation. You must keep the tile you draw.
building-construction-hut = Construction Hut
    .object = the Construction Hut
    .short = May take a quarry
    .rule = Settler: you may take a quarry instead of a plantation.
building-small-warehouse = Small Warehouse
    .object = the Small Warehouse
    .short = Stores one whole kind
    .rule = Captain: after loading, you keep all barrels of one kind, in addition to the one barrel everyone keeps.
building-hospice = Hospice
    .object = the Hospice
    .short = New tile with a colonist
    .rule = Settler: the tile you take comes with a colonist on it. Not for a tile drawn with the Hacienda.
building-office = Office
    .object = the Office
    .short = Sells kinds already there
    .rule = Trader: you may sell a kind that is already in the trading house, as long as it has room.
building-large-market = Large Market
    .object = the Large Market
    .short = +2 doubloons per sale
    .rule = Trader: a barrel sold to the trading house brings 2 extra doubloons.
building-large-warehouse = Large Warehouse
    .object = the Large Warehouse
    .short = Stores two whole kinds
    .rule = Captain: after loading, you keep all barrels of two kinds, in addition to the one barrel everyone keeps.
building-factory = Factory
    .object = the Factory
    .short = Doubloons for kinds made
    .rule = Craftsman: 0, 1, 2, 3 or 5 doubloons when you produce 1, 2, 3, 4 or 5 kinds of goods.
building-university = University
    .object = the University
    .short = New building with a colonist
    .rule = Builder: the building you build comes with a colonist on it.
building-harbor = Harbor
    .object = the Harbor
    .short = +1 point per load
    .rule = Captain: you get 1 extra point each time you load.
building-wharf = Wharf
    .object = the Wharf
    .short = Your own ship, one kind
    .rule = Captain: once per phase you may ship all your barrels of one kind without a cargo ship.

## Large buildings

building-guild-hall = Guild Hall
    .object = the Guild Hall
    .short = Points for production
    .rule = At the end: 1 point for each of your small production buildings and 2 for each of the others.
building-residence = Residence
    .object = the Residence
    .short = Points for island tiles
    .rule = At the end: 4 points for up to 9 tiles on your island, 5, 6 or 7 points for 10, 11 or 12.
building-fortress = Fortress
    .object = the Fortress
    .short = Points for colonists
    .rule = At the end: 1 point for every three of your colonists.
building-customs-house = Customs House
    .object = the Customs House
    .short = Points for chips
    .rule = At the end: 1 point for every four points you have in chips.
building-city-hall = City Hall
    .object = the City Hall
    .short = Points for other buildings
    .rule = At the end: 1 point for each of your buildings that is not a production building, including this one.

## Buildings of the first expansion

building-aqueduct = Aqueduct
    .object = the Aqueduct
    .short = +1 indigo and +1 sugar
    .rule = Craftsman: if you produce indigo in your Indigo Plant (not the small one), you get 1 extra indigo. The same goes for sugar in your Sugar Mill.
building-forest-house = Forest House
    .object = the Forest House
    .short = Forests cut building costs
    .rule = Settler: you may place a plantation you take face down as a forest. Every two forests make buildings 1 doubloon cheaper.
building-black-market = Black Market
    .object = the Black Market
    .short = Pays with other pieces
    .rule = Builder: if you are short of doubloons, you may return a colonist, a barrel and a point chip. Each covers 1 missing doubloon.
building-storehouse = Storehouse
    .object = the Storehouse
    .short = Stores 3 more barrels
    .rule = Captain: after loading, you keep three more single barrels of any kinds.
building-guesthouse = Guesthouse
    .object = the Guesthouse
    .short = Guests help where needed
    .rule = In any phase except the mayor phase, your two guests may move to empty circles. They stay there until the next mayor phase.
building-trading-post = Trading Post
    .object = the Trading Post
    .short = Your own trading house
    .rule = Trader: you may sell your barrel here, no matter what is in the trading house. Markets do not count.
building-church = Church
    .object = the Church
    .short = Points for building
    .rule = Builder: 1 point when you build in column 2 or 3, 2 points in column 4.
building-small-wharf = Small Wharf
    .object = the Small Wharf
    .short = Ships a mixed load
    .rule = Captain: once per phase you may ship any of your barrels without a cargo ship. Two barrels bring 1 point.
building-lighthouse = Lighthouse
    .object = the Lighthouse
    .short = +1 doubloon per load
    .rule = Captain: you get 1 doubloon each time you load. As captain you get one more, even if you load nothing.
building-specialty-factory = Specialty Factory
    .object = the Specialty Factory
    .short = Pays for your best kind
    .rule = Craftsman: take the kind you produced most of, not counting corn. You get 1 doubloon less than its number of barrels.
building-library = Library
    .object = the Library
    .short = Doubles your privilege
    .rule = The privilege of the role you choose counts twice.
building-union-hall = Union Hall
    .object = the Union Hall
    .short = Points for pairs of barrels
    .rule = Captain: before your first load, every two barrels of the same kind are worth 1 point. You keep the barrels.
building-statue = Statue
    .object = the Statue
    .short = A flat 8 points
    .rule = Worth 8 points. It needs no colonist.
building-cloister = Cloister
    .object = the Cloister
    .short = Points for sets of tiles
    .rule = At the end: 1, 3, 6 or 10 points for 1, 2, 3 or 4 sets of three identical tiles on your island.

## Buildings of the second expansion

building-land-office = Land Office
    .object = the Land Office
    .short = Buys or sells plantations
    .rule = Trader: with a colonist here you may buy a face-down plantation for 1 doubloon. With a noble you may sell one of your plantations or forests for 1 doubloon.
building-chapel = Chapel
    .object = the Chapel
    .short = A doubloon or a point
    .rule = Craftsman: a colonist here brings 1 doubloon, a noble 1 point.
building-hunting-lodge = Hunting Lodge
    .object = the Hunting Lodge
    .short = Clears land or scores it
    .rule = End of the settler phase: with a colonist here you may discard a plantation or forest. With a noble you get 2 points if you alone have the most empty island spaces.
building-zoning-office = Zoning Office
    .object = the Zoning Office
    .short = Makes building cheaper
    .rule = Builder: with a colonist here, buildings in columns 1 to 3 cost you 1 doubloon less. With a noble, buildings in column 4 cost you 2 less.
building-royal-supplier = Royal Supplier
    .object = the Royal Supplier
    .short = Barrels to court for points
    .rule = Captain: before your first load you may deliver barrels of different kinds for 1 point each. You may deliver one barrel per noble you own.
building-villa = Villa
    .object = the Villa
    .short = One more noble
    .rule = Mayor: you get a noble from the supply, or a colonist if no noble is left.
building-jeweler = Jeweler
    .object = the Jeweler
    .short = A doubloon for each noble
    .rule = Craftsman: each of your nobles brings 1 doubloon. Counts as a production building.
building-royal-garden = Royal Garden
    .object = the Royal Garden
    .short = +1 point for each noble
    .rule = At the end: each of your nobles is worth 1 extra point.
