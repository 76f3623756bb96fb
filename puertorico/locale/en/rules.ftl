### The rules, told for people who want to play at once. A value is a heading, `.text` what stands below it.

rules-contents = Contents
rules-none = Nothing found. Try another word.
rules-rulings-language = These answers are written in English.

rules-aim = What it is about
    .text = You run a colony on an island. You lay out plantations, put up buildings, send colonists to work, harvest goods, and then sell them for doubloons or ship them to the old world for points. When the game ends, the colony with the most points wins.
rules-setup = Before the first round
    .text = Everybody starts with some doubloons and one plantation; the first seats have indigo, the last ones corn. One plantation more than there are players lies face up. As many colonists as there are players wait on the colonist ship. What is prepared for how many players:
rules-players = Players
rules-doubloons-each = Doubloons each
rules-chips = Points in chips
rules-round = A round
    .text = The governor chooses a role card and takes the doubloons that lie on it. Then everybody, starting with whoever chose, does what the role says; the chooser also has a privilege. The next player to the left chooses among the cards that are left, and so on until everybody has chosen once. Every card that nobody took gets a doubloon, the cards come back, and the governor's card goes to the left.
rules-circles = Circles and colonists
    .text = Plantations, quarries and buildings have circles. Each takes one colonist, and only what is occupied works. Points printed on a building count even if it is empty. Colonists move in the mayor phase only.
rules-goods = From plantation to barrel
    .text = An occupied corn plantation yields a barrel of corn. Indigo, sugar, tobacco and coffee also need a circle with a colonist in the right production building: the barrels are as many as the smaller of the two numbers. If the supply runs short, whoever is last goes without.

rules-role-settler = Each player in turn may take one plantation from the face-up row and lay it on the island, which has room for twelve tiles. Instead of a plantation the settler may take a quarry. At the end the rest of the row is discarded and a new one is laid out.
rules-role-mayor = The mayor takes one more colonist from the supply. Then the colonists on the ship are taken one at a time in turn. Now everybody may arrange all colonists anew; nobody may wait in San Juan while a circle is empty. At last the ship is filled again: one colonist for each empty circle on buildings, at least one for each player.
rules-role-builder = Each player in turn may build one building and pays its cost. Each occupied quarry saves a doubloon, at most as many as the number of the building's column. The builder pays one less besides. Nobody may own two of the same building. A city has twelve spaces, and a large building takes two.
rules-role-craftsman = Everybody produces what the island and the city allow. Then the craftsman takes one more barrel of a kind that he has just produced.
rules-role-trader = Each player in turn may sell one barrel to the trading house, which has room for four and wants each kind once. Corn brings nothing, indigo 1, sugar 2, tobacco 3, coffee 4 doubloons, and the trader gets one more. If the house is full at the end of the phase, it is emptied.
rules-role-captain = In turn, and again and again, everybody must load if possible: one kind on one ship, as many barrels as fit. A ship carries one kind, and no two ships carry the same. Each barrel brings a point, and the captain gets one more for his first loading. When nobody can load any more, everybody keeps one barrel and what the warehouses hold; the rest is lost. Full ships are emptied.
rules-role-prospector = The chooser takes a doubloon from the bank. Nobody else does anything. There is one of these cards with two and four players, and two with five.

rules-buildings-text = What a building does counts only while somebody is on it. The points printed on it count in any case.
rules-end = The end
    .text = The game ends after the round in which the colonists no longer fill the ship, a city is full, or the last point chip has been taken. The round is played to its end.
rules-points = Counting points
    .text = Your chips, the points printed on your buildings and the bonus of your occupied large buildings. If several have the most, the one with more doubloons and barrels wins.
rules-two = With two players
    .text = Both choose in turn until each has three cards; one card is left over and gets a doubloon. There are two ships, five quarries, fewer tiles and barrels, one of each small and large building and two of each production building.
rules-new-buildings = Before the game the players choose in turn which of the old and new buildings take part: seventeen types, each for a place of its cost. Some new buildings bring forests, guests or ways to pay without doubloons.
rules-nobles = Eight more buildings and twenty nobles. A noble works like a colonist, is worth a point at the end, and in some buildings does something else than a colonist. With each mayor phase one comes on the ship. The game does not end any more because colonists run out.
