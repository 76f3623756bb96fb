log-filter-phase = Phase
log-filter-all-phases = alle Phasen
log-earlier = Frühere Runden
log-empty = Noch ist nichts geschehen.

chat-company = Mitspieler stummschalten
chat-unread = { $n } ungelesen
chat-mute-all = { $name } für alle stummschalten
chat-unmute-all = { $name } wieder für alle hörbar machen

hint-chance-about = etwa { $percent } % Siegchance (± { $error })
hint-behind = etwa { $percent } % weniger Siegchance (± { $error })
hint-as-good = Vielleicht ebenso gut: { $answers }
hint-clear = Deutlich besser als die anderen.
hint-only = Es gibt keine Alternative.
hint-unsure = Andere Züge sind vielleicht genauso gut.
hint-compared = Verglichen mit „{ $answer }“:
hint-same = Sonst kein Unterschied zu „{ $answer }“ in dieser Phase
hint-output = { $effects } bei jeder Produktion
hint-full = { $effects } bei jeder vollen Produktion
hint-use = { $effects } in Betrieb
hint-times = { $n } × { $thing }
hint-most = am meisten: { $name } ({ $things })
hint-final = am Ende etwa { $effects } (± { $error })
hint-not-ending = Das Spiel endet noch nicht
hint-honest = Eine Schätzung aus vielen Spielverläufen, keine Gewissheit.
hint-not-now = Tipps gibt es, wenn du am Zug bist.
hint-offer = Ein Bot denkt zwei Sekunden voraus und sagt, was er täte.
hint-placed = { $place }: { $people }

chart-round = Runde
chart-end = Ende

analysis-offer = Ein Bot sieht sich jede Entscheidung der Partie an. Das dauert einige Minuten und geschieht nur einmal.
analysis-chances = Siegchancen Runde für Runde
analysis-swing = { $name } von { $from } % auf { $to } %
analysis-mistake = { $name }: „{ $answer }“ kostete etwa { $percent } % (± { $error }). Besser war: „{ $best }“.
analysis-mistake-points = { $name }: „{ $answer }“ kostete am Ende etwa { $points } Punkte Vorsprung (± { $error }). Besser war: „{ $best }“.

replay-start = Der Beginn der Partie
replay-phase = In dieser Phase
replay-phase-back = Eine Phase zurück
replay-phase-forward = Eine Phase weiter
replay-round-back = Eine Runde zurück
replay-round-forward = Eine Runde weiter
