### The first game: what the coach says, and the lessons themselves.

lesson-start = Three players, seven rounds, about ten minutes. A card like this one tells you what is new, and a ring shows what to press. You can leave at any time: the game waits for you.
lesson-board = The roles, buildings, plantations and ships belong to everyone. The island and the city with your emblem are yours.
lesson-point = Hover over any piece to see what it does.
    .touch = Touch and hold any piece to see what it does.
lesson-take = Corn is a good start: its plantation works without a building. A quarry makes everything you build cheaper.
lesson-chooser = You chose this role: you act first, and the privilege is yours.
lesson-follower = Another player chose this role. You act too, but without the privilege.
lesson-build = A small plant for your plantation is a good first building. Buildings you can afford are highlighted.
lesson-barrels = You have barrels! Sell one for doubloons, or ship them for points.
lesson-storage = An occupied warehouse keeps all barrels of one or two kinds. So do not hoard: sell or ship in time.
lesson-free = Choose what helps you more than the others. Not sure? Ask for a hint.
# $object: the role, in the form after a verb
lesson-try = Now try { $object }.
lesson-press = Press the piece with the ring, or anything else. You can’t go wrong here.
lesson-wait = The others are playing. The log shows what they do.
lesson-rounds = This first game ends after seven rounds.
lesson-over = That was your first game: seven rounds. Points come from shipped barrels and buildings. Look at the score sheet, then play a full game.
# $n, $of: how many lessons you have had, and how many there are
lesson-progress = Lesson { $n } of { $of }
lesson-read = Got it
lesson-hide = Hide the coach
lesson-show = Show the coach
lesson-again = Start over
lesson-leave = Leave

tutorial-title = Your first colony
tutorial-next = Next
tutorial-skip = Skip the lesson
tutorial-done = That is all you need. Good luck!
tutorial-welcome = You govern a young colony. Grow goods, ship them, build a city. The player with the most points wins.
tutorial-round = Each round, players take turns choosing a role. Everyone carries out its action; the player who chose it also gets the privilege.
tutorial-settler = Choose the settler: you take a quarry or a plantation.
tutorial-mayor = The mayor brings colonists. Only tiles and buildings with a colonist work.
tutorial-place = Put a colonist on your plantation and one on your building.
tutorial-builder = The builder lets everyone build. An occupied quarry saves a doubloon.
tutorial-production = Indigo needs a plantation and a plant. Corn needs only its plantation.
tutorial-craftsman = The craftsman fills barrels for everyone, so check who gains the most.
tutorial-trader = Sell a barrel: coffee brings 4, tobacco 3, sugar 2, indigo 1, corn nothing.
tutorial-captain = Ship barrels for points. One kind on each ship, as many as you can.
tutorial-storage = Barrels you cannot store are lost, except one.
tutorial-bonus = Roles nobody takes collect doubloons. Watch for them.
tutorial-large = Large buildings earn extra points at the end if they are occupied.
tutorial-end = The game ends after the round in which colonists or chips run out or a city is full.
