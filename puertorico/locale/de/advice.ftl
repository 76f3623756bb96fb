hint-chance-about = etwa { $percent } % Siegchance (±{ $error })
hint-behind =
    { $percent ->
        [0] etwa gleiche Siegchance (±{ $error })
       *[other] etwa { $percent } % weniger Siegchance (±{ $error })
    }
hint-points-ahead = am Ende etwa { $points }, Vorsprung: { $lead }
hint-points-behind = am Ende etwa { $points }, Rückstand: { $lead }
hint-points-less = etwa { $points } schlechter (±{ $error })
hint-points-same = etwa gleich viele Punkte (±{ $error })
hint-decided-won = Der Sieg ist fast sicher, es geht nur noch um Punkte.
hint-decided-lost = Ein Sieg ist fast ausgeschlossen, es geht nur noch um Punkte.
hint-clear-points = Deutlich am besten, etwa { $points } besser als „{ $answer }“.
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
hint-better-line = Nach „{ $answer }“ erwartet: { $steps }
hint-keeps = Du behältst, was du hast
motive-ends-ahead = beendet das Spiel in Führung
motive-keeps-open = hält das Spiel im Rückstand offen
motive-saves = rettet { $object } vor dem Verderben
motive-spoils = Waren von { $name } verderben: { $thing }
motive-role-first = kommt { $name } zuvor
motive-sells = führt zu einem Verkauf: { $thing }
motive-blocks-sale = { $name } kann nicht mehr verkaufen: { $thing }
motive-builds = führt zu einem Bau: { $things }
motive-in-time = bereit für die nächste Phase „{ $role }“: { $things }
motive-ships = mehr Punkte durch Verschiffen bis zum nächsten Zug
motive-ships-less = { $name } bekommt weniger Punkte durch Verschiffen
motive-money = mehr Dublonen bis zum nächsten Zug
hint-honest = Eine Schätzung aus vielen Spielverläufen, keine Gewissheit.
hint-not-now = Tipps gibt es, wenn du am Zug bist.
hint-offer = Ein Bot denkt zwei Sekunden voraus und sagt, was er täte.
hint-placed = { $place }: { $people }
chart-round = Runde
chart-end = Ende
analysis-offer = Ein Bot sieht sich jede Entscheidung der Partie an. Das dauert meist weniger als eine Minute.
analysis-chances = Siegchancen Runde für Runde
analysis-swing = { $name } von { $from } % auf { $to } %
analysis-mistake = { $name }: „{ $answer }“ kostete etwa { $percent } % Siegchance (±{ $error }). Besser war: „{ $best }“.
analysis-mistake-points = { $name }: „{ $answer }“ kostete am Ende etwa { $points } Punkte Vorsprung (±{ $error }). Besser war: „{ $best }“.
analysis-review = { $name }: etwa { $points } verlorene Punkte je Entscheidung (±{ $error }), Fehler: { $mistakes } von { $decisions }
analysis-similar = Macht etwa so teure Fehler wie Bots der Stufe { $levels }
analysis-errs-more = Macht teurere Fehler als Bots der Stufe { $levels }
analysis-more-mistakes =
    { $n ->
        [one] Ein weiterer Fehler
       *[other] { $n } weitere Fehler
    }
# $name: a bot of one of the lower levels
explain-glance = { $name } entscheidet auf einen Blick. So urteilt ein Bot, der vorausdenkt.
explain-public = Eine Schätzung aus dem, was alle sehen, ohne verdeckte Punkte.
