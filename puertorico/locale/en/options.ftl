### Rules to choose from.

options = Rule options

option-vp-5p = Point chips with five players
    .explanation = The second edition has 126, the first had 122.
option-vp-5p-126 = 126 points
option-vp-5p-122 = 122 points
option-fortress-counts-san-juan = Fortress counts San Juan
    .explanation = Colonists waiting in San Juan count for the Fortress too.
option-force-largest-ship = Largest ship first
    .explanation = A new kind must go on the largest empty ship, even if a smaller one would hold all the barrels.
option-statue-needs-colonist = Statue needs a colonist
    .explanation = The Statue has a circle, and its 8 points count only if it is occupied.
option-forest-from-hacienda = Forests from the Hacienda
    .explanation = A tile drawn with the Hacienda may become a forest.
option-draft-exclusions = Mutually exclusive buildings
    .explanation = Only one building of each pair can be used.
option-draft-exclusions-none = None
option-draft-exclusions-office-trading-post = Office or Trading Post
option-draft-exclusions-hacienda-forest-house = Hacienda or Forest House
option-draft-exclusions-both = Both pairs
option-draft-mode = Choosing the buildings
    .explanation = With The New Buildings: who decides which buildings are used.
option-draft-mode-players = The players
option-draft-mode-random = Random
option-library-craftsman-distinct = Library: two different goods
    .explanation = A craftsman with a Library takes two barrels of different kinds.
option-library-2p-once-per-round = Library once per round
    .explanation = With two players, the Library doubles only one of its owner’s roles in a round.
option-black-market-strict = Strict Black Market
    .explanation = You may only replace doubloons you do not have.
option-noble-auto-to-mayor = Noble goes to the mayor
    .explanation = The mayor always takes the noble from the ship first.
option-hidden-vp = Hidden point chips
    .explanation = Until the game is over, you see only your own chips.
option-max-rounds = Round limit
    .explanation = The game ends after this round at the latest.
