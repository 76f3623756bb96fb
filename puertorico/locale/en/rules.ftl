### A short version of the rules for new players. A value is a heading, `.text` the text below it.

rules-contents = Contents
rules-none = Nothing found. Try another word.
rules-rulings-language = These rulings are available in English only.

rules-aim = Goal of the game
    .text = You run a colony on an island. You lay out plantations, put up buildings, send colonists to work, harvest goods, and then sell them for doubloons or ship them to the old world for points. When the game ends, the colony with the most points wins.
rules-setup = Before the first round
    .text = Everyone starts with some doubloons and one plantation; players early in turn order get indigo, the others corn. One more plantation than there are players is laid out face up. As many colonists as there are players wait on the colonist ship. This is what is set out for each number of players:
rules-players = Players
rules-doubloons-each = Doubloons each
rules-chips = Points in chips
rules-round = A round
    .text = The governor chooses a role card and takes the doubloons on it. Then everyone carries out the role, starting with the player who chose it; that player also gets a privilege. The next player to the left chooses among the cards that are left, and so on until everyone has chosen once. Every card that nobody took gets a doubloon, and the cards come back. The governor card passes to the left.
rules-circles = Circles and colonists
    .text = Plantations, quarries and buildings have circles. Each circle takes one colonist, and only occupied tiles and buildings work. Points printed on a building count even if it is empty. Colonists move only in the mayor phase.
rules-goods = From plantation to barrel
    .text = An occupied corn plantation yields a barrel of corn. Indigo, sugar, tobacco and coffee also need a circle with a colonist in the right production building: you produce as many barrels as the smaller of the two numbers. If the supply runs short, players later in turn order go without.

rules-role-settler = Each player in turn may take one plantation from the face-up row and lay it on the island, which has room for twelve tiles. Instead of a plantation the settler may take a quarry. At the end the rest of the row is discarded and a new one is laid out.
rules-role-mayor = The mayor takes one more colonist from the supply. Then players take the colonists on the ship in turn, one at a time. Now everyone may rearrange all their colonists; none may stay in San Juan while a circle is empty. Finally, the ship is refilled: one colonist for each empty circle on buildings, at least one for each player.
rules-role-builder = Each player in turn may build one building and pays its cost. Each occupied quarry saves a doubloon, at most as many as the number of the building’s column. The builder also pays one less. Nobody may own two of the same building. A city has twelve spaces, and a large building takes two.
rules-role-craftsman = Everyone produces what the island and the city allow. Then the craftsman takes one more barrel of a kind they have just produced.
rules-role-trader = Each player in turn may sell one barrel to the trading house, which has room for four barrels and takes each kind only once. Corn brings nothing, indigo 1, sugar 2, tobacco 3, coffee 4 doubloons, and the trader gets one more. If the house is full at the end of the phase, it is emptied.
rules-role-captain = Players take turns loading for as long as anyone can. On your turn you must load if possible: one kind on one ship, as many barrels as fit. A ship carries one kind, and no two ships carry the same kind. Each barrel brings a point, and the captain gets one more for their first load. When nobody can load anymore, everyone keeps one barrel and what the warehouses hold; the rest is lost. Full ships are emptied.
rules-role-prospector = The player who chooses it takes a doubloon from the bank. Nobody else does anything. There is one of these cards with two and four players, and two with five.

rules-buildings-text = A building’s effect only works while it is occupied. The points printed on it always count.
rules-end = End of the game
    .text = The game ends after the round in which the supply cannot refill the colonist ship, a city is full, or the last point chip is taken. The round is always finished.
rules-points = Scoring
    .text = Your chips, the points printed on your buildings, and the bonuses of your occupied large buildings. Ties are broken by doubloons plus barrels.
rules-two = With two players
    .text = Players alternate until each has three cards; one card is left over and gets a doubloon. There are two ships, five quarries, fewer tiles and barrels, one of each small and large building and two of each production building.
rules-new-buildings = Before the game the players choose in turn which of the old and new buildings are used: seventeen types, each on a board space of its cost. Some new buildings add forests, guests or ways to pay without doubloons.
rules-nobles = Eight more buildings and twenty nobles. A noble works like a colonist, is worth a point at the end, and has a special effect in some buildings. Each mayor phase brings one on the ship. Running out of colonists no longer ends the game.
