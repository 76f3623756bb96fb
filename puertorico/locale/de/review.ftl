log-filter-phase = Phase
log-filter-all-phases = alle Phasen
log-earlier = Frühere Runden
log-empty = Noch ist nichts geschehen.

chat-company = Mitspieler stummschalten
chat-unread = { $n } ungelesen
chat-mute-all = { $name } für alle stummschalten
chat-unmute-all = { $name } wieder für alle hörbar machen

hint-chance-about = etwa { $percent } % Siegchance (±{ $error })
hint-behind = etwa { $percent } % weniger Siegchance (±{ $error })
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
hint-final = am Ende etwa { $effects } (±{ $error })
hint-mostly-chips = vor allem durch Verschiffen
hint-mostly-buildings = vor allem durch Gebäude
hint-mostly-large-buildings = vor allem durch große Gebäude
hint-mostly-nobles = vor allem durch Adelige
hint-not-ending = Das Spiel endet noch nicht
hint-why = Warum: { $motives }
hint-better-why = „{ $answer }“: { $motives }
hint-line = Danach erwartet: { $steps }
hint-keeps = Du behältst, was du hast
motive-ends-ahead = beendet das Spiel in Führung
motive-keeps-open = hält das Spiel im Rückstand offen
motive-saves = rettet { $things } vor dem Verderben
motive-spoils = Waren von { $name } verderben: { $things }
motive-role-first = kommt { $name } zuvor
motive-sells = führt zu einem Verkauf: { $things }
motive-blocks-sale = { $name } kann nicht mehr verkaufen: { $things }
motive-builds = danach kann gebaut werden: { $things }
motive-in-time = bereit für die nächste Phase „{ $role }“: { $things }
motive-ships = etwa { $things } mehr durch Verschiffen
motive-ships-less = { $name } verschifft für etwa { $things } weniger
motive-money = etwa { $things } mehr bis zum nächsten Zug
hint-honest = Eine Schätzung aus vielen Spielverläufen, keine Gewissheit.
hint-not-now = Tipps gibt es, wenn du am Zug bist.
hint-offer = Ein Bot denkt zwei Sekunden voraus und sagt, was er täte.
hint-placed = { $place }: { $people }

chart-round = Runde
chart-end = Ende

analysis-offer = Ein Bot sieht sich jede Entscheidung der Partie an. Das dauert meist weniger als eine Minute.
analysis-chances = Siegchancen Runde für Runde
analysis-swing = { $name } von { $from } % auf { $to } %
analysis-mistake = { $name }: „{ $answer }“ kostete etwa { $percent } % (±{ $error }). Besser war: „{ $best }“.
analysis-mistake-points = { $name }: „{ $answer }“ kostete am Ende etwa { $points } Punkte Vorsprung (±{ $error }). Besser war: „{ $best }“.
analysis-review = { $name }: etwa { $points } verlorene Punkte je Entscheidung (±{ $error }), Fehler: { $mistakes } von { $decisions }
analysis-similar = Macht etwa so teure Fehler wie Bots der Stufe { $levels }
analysis-errs-more = Macht teurere Fehler als Bots der Stufe { $levels }
analysis-more-mistakes =
    { $n ->
        [one] Ein weiterer Fehler
       *[other] { $n } weitere Fehler
    }

replay-start = Der Beginn der Partie
replay-play-on = Ab hier weiterspielen
    .hint = Ein neuer Tisch gegen Bots mit dieser Stellung
replay-phase = In dieser Phase
replay-phase-back = Eine Phase zurück
replay-phase-forward = Eine Phase weiter
replay-round-back = Eine Runde zurück
replay-round-forward = Eine Runde weiter

explain-short = Warum?
explain-ask = Diesen Zug erklären
# $name: a bot of one of the lower levels
explain-glance = { $name } entscheidet auf einen Blick. So urteilt ein Bot, der vorausdenkt.
explain-public = Eine Schätzung aus dem, was alle sehen, ohne verdeckte Punkte.

# Puzzles: a title with the puzzle's id, the task, and the levels of bots that do not find the best move
puzzle-title = Rätsel { $id }
puzzle-task = Ein Zug ist eindeutig der beste. Welcher?
puzzle-missed-by =
    { $n ->
        [one] Eine Stufe findet ihn nicht: { $levels }
       *[other] { $n } Stufen finden ihn nicht: { $levels }
    }
puzzle-right = Richtig: „{ $answer }“ ist am besten.
puzzle-wrong = Nicht der beste Zug. Am besten ist: { $answer }.
puzzle-runner-up = Der zweitbeste Zug: { $answer }
# A move that the solution does not mention
puzzle-not-among-best = „{ $answer }“ gehört nicht zu den besten Zügen.
puzzle-daily = Rätsel des Tages
    .hint = Drei Stellungen aus echten Partien, jede mit einem besten Zug
puzzle-practice = Weiter üben
puzzle-next = Nächstes Rätsel
# After a puzzle in the list of the day
puzzle-solved = gelöst
puzzle-missed = verfehlt
puzzle-difficulty = Schwierigkeit { $n } von 5
puzzle-streak =
    { $n ->
        [one] { $n } Tag in Folge gelöst
       *[other] { $n } Tage in Folge gelöst
    }
