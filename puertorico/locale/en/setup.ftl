### The expansions and bots to choose from.

expansions = Expansions
expansion-none = Base game
    .explanation = 23 buildings, nothing else to learn.
expansion-new-buildings = The New Buildings
    .explanation = 14 more buildings; together you choose which ones are used.
expansion-nobles = The Nobles
    .explanation = Nobles arrive with the colonists; 8 new buildings need them.

## Bots

bot-newcomer = Newcomer
    .description = Easy: makes mistakes. Start here.
bot-settler = Settler
    .description = Fair: knows the rules and plays well on a good day.
bot-merchant = Merchant
    .description = Hard for most: calculates every move and plays instantly.
bot-governor = Governor
    .description = Very hard: thinks ahead before each move.
bot-viceroy = Viceroy
    .description = The hardest: thinks longest. Beating it is rare.
bot-random = Random
    .description = Plays at random.
bot-first = First
    .description = Always plays the first legal move.
bot-planner = Planner
    .description = Weighs the value of every move.
bot-network = Network
    .description = Plays the move its neural network rates highest.
bot-search = Searcher
    .description = Searches ahead before each move.
