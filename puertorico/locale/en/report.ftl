### Reports of `puertorico analyze`. Variables: $n, $percent, $error and $points are numbers.

# $players: how many players, as "4 players"; $rounds and $decisions: numbers
report-game = { $players }, rounds: { $rounds }, decisions: { $decisions }
# $bot: the name of a bot, as typed
report-bot = Evaluated by { $bot }
report-error = Chances have a standard error of up to { $error }%; it is smaller near 0% and 100%.
report-marks = The numbers mark the turning points.
report-players = Player statistics
report-winner = Winner
report-sources = Where the points came from
report-sources-so-far = Points so far, and where they came from
report-mistakes = Mistakes, and what was better
report-mistake-rule = A move is a mistake if several independent searches find a loss of more than twice its standard error (±). Points are points of lead over the other players’ average.
report-no-mistakes = No clear mistakes found.
report-all = All decisions
report-all-note = The winning chance of the player to move, before and after the move. “After” is at the next decision, including draws in between. A gray loss is within its error and may be zero.
report-text-note = “!” marks mistakes; losses within their error are in parentheses. The last numbers are every player’s chances before and after, in percent.
report-all-players = all players
report-only-mistakes = mistakes only
report-player = Player
report-answer = Move
report-best = Best
report-loss = Loss
report-chance = Chance
report-everyone = All, in %
report-turning-point = turning point { $n }
report-now = Now
report-share = { $percent }%
report-percent-lost = { $percent }% (±{ $error })
report-points-lost = { $points } pts (±{ $error })
# Alternatives. $first: one or more, separated by commas
report-or = { $first } or { $last }
report-written = Written: { $file }
report-stopped = Stopped. Run the same command again to continue.
# $time: as in "3 min"
report-left = about { $time } left
# Columns of a table of players
report-games = Games
report-decisions = Decisions
report-mistake-count = Mistakes
report-lost = Points lost per decision
