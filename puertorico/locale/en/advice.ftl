### Hints, explanations and the analysis of a game.
### Variables: $name a player; $n a number; $percent and $error numbers; other ones are described where they are used.

# $error: how far off it may be
hint-chance-about = about { $percent }% chance of winning (±{ $error })
hint-behind =
    { $percent ->
        [0] about the same chance of winning (±{ $error })
       *[other] about { $percent }% lower chance of winning (±{ $error })
    }
# Where the game is decided, points count. $points, $lead: as in "2.1 points"; the lead is over the mean of the others.
hint-points-ahead = about { $points } at the end, { $lead } ahead
hint-points-behind = about { $points } at the end, { $lead } behind
hint-points-less = about { $points } worse (±{ $error })
hint-points-same = about the same number of points (±{ $error })
hint-decided-won = Winning is almost certain, so points count.
hint-decided-lost = Winning is almost impossible, so points count.
# $answer: the second-best answer
hint-clear-points = Clearly the best, about { $points } better than “{ $answer }”.
# $answers: the other answers, joined
hint-as-good = May be just as good: { $answers }
hint-clear = Clearly better than the others.
hint-only = This is the only move.
hint-unsure = Other moves may be just as good.
# $answer: the best answer
hint-compared = Compared with “{ $answer }”:
hint-same = Otherwise the same as “{ $answer }” in this phase
# $effects: gains and losses, as in "+1 corn, −2 sugar"
hint-output = { $effects } per production
# with colonists on all plantations and plants
hint-full = { $effects } per full production
# $effects: buildings or quarries with a colonist on them
hint-use = { $effects } in use
hint-times = { $n } × { $thing }
# The player who gets the most. $things: the amount
hint-most = most: { $name } ({ $things })
# $effects: points more or less at the end of the game; $error: how far off they may be
hint-final = about { $effects } (±{ $error }) at the end
# After a difference in final points.
hint-mostly-chips = mostly from shipping
hint-mostly-buildings = mostly from buildings
hint-mostly-large-buildings = mostly from large buildings
hint-mostly-nobles = mostly from nobles
hint-not-ending = The game does not end yet
# $motives: some of the motives below
hint-why = Why: { $motives }
hint-better-why = “{ $answer }”: { $motives }
# $steps: who is expected to choose which role
hint-line = Expected next: { $steps }
hint-better-line = Expected after “{ $answer }”: { $steps }
hint-keeps = You keep what you have
# What is good about an answer, in comparison with another one.
motive-ends-ahead = ends the game while ahead
motive-keeps-open = keeps the game going while behind
# $object: a good
motive-saves = saves { $object } from spoiling
# $name: another player; $object: a good
motive-spoils = makes { $name } lose { $object }
# $name: the player who would choose the same role
motive-role-first = takes the role before { $name } does
motive-sells = leads to a sale: { $object }
motive-blocks-sale = keeps { $name } from selling { $object }
# $things: a building
motive-builds = leads to a building: { $things }
# $things: a building; $role: the role whose phase it is useful in
motive-in-time = { $things } is ready for the next { $role }
motive-ships = more points from shipping by the next turn
motive-ships-less = { $name } gets fewer points from shipping
motive-money = more doubloons by the next turn
hint-honest = An estimate from many lines of play, not a certainty.
hint-not-now = Hints are available on your turn.
hint-offer = A bot thinks ahead for two seconds and says what it would do.
# $place: a tile or building; $people: who goes there
hint-placed = { $place }: { $people }
chart-round = Round
chart-end = End
analysis-offer = A bot reviews every decision of the game. This usually takes less than a minute.
analysis-chances = Winning chances by round
# $from, $to: chances to win in percent
analysis-swing = { $name } from { $from }% to { $to }%
# $answer, $best: answers as on their buttons
analysis-mistake = { $name }: “{ $answer }” cost about { $percent }% chance of winning (±{ $error }). “{ $best }” was better.
# $points: of the lead over the other players
analysis-mistake-points = { $name }: “{ $answer }” cost about { $points } points (±{ $error }) of the lead at the end. “{ $best }” was better.
# $points: of the lead over the other players; $mistakes and $decisions: how many
analysis-review = { $name }: about { $points } points lost per decision (±{ $error }), mistakes: { $mistakes } of { $decisions }
# $levels: one or two levels of bots
analysis-similar = Error rate similar to that of { $levels } bots
analysis-errs-more = Higher error rate than { $levels } bots
analysis-more-mistakes =
    { $n ->
        [one] One more mistake
       *[other] { $n } more mistakes
    }
# $name: a bot of one of the lower levels
explain-glance = { $name } plays without thinking ahead. This explanation comes from a bot that does.
explain-public = An estimate from what everyone can see, without hidden points.
