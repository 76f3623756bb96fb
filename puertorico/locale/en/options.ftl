### Rules to choose from, and the bots' levels.

expansions = Expansions
expansion-none = Base game
    .explanation = 23 buildings, nothing else to learn.
expansion-new-buildings = The New Buildings
    .explanation = 14 more buildings; you choose together which ones come into play.
expansion-nobles = The Nobles
    .explanation = Nobles arrive with the colonists, and 8 buildings welcome them.

options = Rule options
option-yes = Yes
option-no = No
option-default = usual

option-vp-5p = Point chips with five players
    .explanation = The second edition has 126, the first had 122.
option-vp-5p-126 = 126 points
option-vp-5p-122 = 122 points
option-fortress-counts-san-juan = Fortress counts San Juan
    .explanation = Colonists waiting in San Juan count for the Fortress too.
option-force-largest-ship = Largest ship first
    .explanation = A new kind must go on the largest empty ship, even if a smaller one takes all barrels.
option-statue-needs-colonist = Statue needs a colonist
    .explanation = The Statue has a circle, and its 8 points count only with somebody on it.
option-forest-from-hacienda = Forests from the Hacienda
    .explanation = A tile drawn with the Hacienda may become a forest.
option-draft-exclusions = Buildings that rule each other out
    .explanation = Of these pairs only one building can be chosen for the game.
option-draft-exclusions-none = None
option-draft-exclusions-office-trading-post = Office or Trading Post
option-draft-exclusions-hacienda-forest-house = Hacienda or Forest House
option-draft-exclusions-both = Both pairs
option-draft-mode = Choosing the buildings
    .explanation = With the new buildings: who decides which ones are in the game.
option-draft-mode-players = The players
option-draft-mode-random = By lot
option-library-craftsman-distinct = Library: two different goods
    .explanation = A craftsman with a Library takes two barrels of different kinds.
option-library-2p-once-per-round = Library once a round
    .explanation = With two players, the Library doubles only one of its owner's roles in a round.
option-black-market-strict = Strict Black Market
    .explanation = Pieces may only stand for doubloons you do not have.
option-noble-auto-to-mayor = Noble goes to the mayor
    .explanation = The noble on the ship is always the mayor's first piece.
option-hidden-vp = Hidden point chips
    .explanation = You see your own chips only, until the game is over.
option-max-rounds = Most rounds
    .explanation = The game ends after this round at the latest.

## Bots

bot-newcomer = Newcomer
    .description = Just off the ship: friendly, careless and easy to beat.
bot-settler = Settler
    .description = Knows the rules and has good days.
bot-merchant = Merchant
    .description = Counts well and answers at once.
bot-governor = Governor
    .description = Looks ahead and wastes little.
bot-viceroy = Viceroy
    .description = The strongest; takes its time.
bot-random = Random
    .description = Answers at random.
bot-first = First
    .description = Always takes the first answer.
bot-planner = Planner
    .description = Weighs what each answer is worth.
bot-search = Searcher
    .description = Plays on in its head before it answers.
