### Reports of `puertorico analyze`. Variables: $n, $percent, $error and $points are numbers.

# $players: how many players, as "4 players"; $rounds and $decisions: numbers
report-game = { $players }, rounds: { $rounds }, decisions: { $decisions }
# $bot: the name of a bot, as typed
report-bot = Evaluated by { $bot }
report-error = A chance has a standard error of up to { $error }%, and less near 0% and 100%.
report-marks = The numbers mark the turning points.
report-players = The players in numbers
report-winner = Winner
report-sources = Where the points came from
report-sources-so-far = Points so far, and where they came from
report-mistakes = Mistakes, and what was better
report-mistake-rule = A mistake is a loss that is larger than twice its standard error (±), by several independent searches. Points are those of the lead over the mean of the other players.
report-no-mistakes = No mistake can be shown.
report-all = All decisions
report-all-note = The chance of the player who answers, before and after. After means at the next decision, with what was drawn in between. A gray loss is within its error: it may be none.
report-text-note = Mistakes are marked with !, losses within their error are in parentheses. The last numbers are all chances before and after, in percent.
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
