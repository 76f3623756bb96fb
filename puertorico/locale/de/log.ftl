## Rahmen

log-with-gains = { $sentence } ({ $gains })
log-with-reason = { $sentence }: { $why }
log-forced = { $sentence } (die einzige Möglichkeit)
log-and = { $first } und { $last }
log-chance = Zufall

## Antworten

log-continue = Es geht weiter
log-done = { $name } verschifft nichts mehr
log-draw = { $name } zieht eine Plantage
log-plantation = { $name } legt sie offen hin
log-forest = { $name } legt sie verdeckt als Wald aus
log-colonist = { $name } nimmt einen Kolonisten
log-noble = { $name } nimmt einen Adligen
log-library = { $name } nutzt die Bibliothek
log-role = { $name } wählt { $object }
log-choose = { $name } wählt { $object } für dieses Spiel
log-take = { $name } nimmt { $object }
log-take-as-forest = { $name } nimmt { $object } als Wald
log-discard = { $name } legt { $object } ab
log-discard-colonist = { $name } legt { $object } samt Kolonist ab
log-discard-noble = { $name } legt { $object } samt Adligem ab
log-discard-forest = { $name } legt einen Wald ab
log-build = { $name } baut { $object }
log-pay-colonist = { $name } zahlt mit einem Kolonisten ({ $thing })
log-pay-noble = { $name } zahlt mit einem Adligen ({ $thing })
log-pay-barrel = { $name } zahlt mit einem Fass { $of }
log-pay-chip = { $name } zahlt mit einem Punktechip
log-extra = { $name } nimmt ein Fass { $of } mehr
log-sell = { $name } verkauft { $object }
log-sell-to-post = { $name } verkauft { $object } am Handelsposten
log-buy = { $name } kauft eine verdeckte Plantage
log-deliver = { $name } liefert { $object } an den Hof
log-load = { $name } verlädt { $object } auf das { $number }er-Schiff
log-load-wharf = { $name } verschifft { $object } von der Werft
log-load-small-wharf = { $name } nutzt die Kleine Werft
log-barrel = { $name } verschifft ein Fass { $of }
log-keep-all = { $name } behält { $of } komplett (du: Du behältst { $of } komplett)
log-keep-one = { $name } behält ein Fass { $of }
log-guest = { $name } schickt einen Gast: { $thing }
log-noble-guest = { $name } schickt einen adligen Gast: { $thing }
log-turn = Aufgedeckt: { $thing }

## Abgelehnt oder übersprungen

log-pass-library =
    { $seats ->
        [1] { $name } spart die Bibliothek für eine andere Rolle auf
       *[other] { $name } sparen die Bibliothek für eine andere Rolle auf
    }
log-pass-hacienda =
    { $seats ->
        [1] { $name } zieht keine Plantage
       *[other] { $name } ziehen keine Plantage
    }
log-pass-take-tile =
    { $seats ->
        [1] { $name } nimmt kein Plättchen
       *[other] { $name } nehmen kein Plättchen
    }
log-pass-hospice =
    { $seats ->
        [1] { $name } nimmt keinen Kolonisten
       *[other] { $name } nehmen keinen Kolonisten
    }
log-pass-hunting-lodge =
    { $seats ->
        [1] { $name } legt nichts ab
       *[other] { $name } legen nichts ab
    }
log-pass-mayor-privilege =
    { $seats ->
        [1] { $name } nimmt keinen weiteren Kolonisten
       *[other] { $name } nehmen keinen weiteren Kolonisten
    }
log-pass-villa =
    { $seats ->
        [1] { $name } holt niemanden in die Villa
       *[other] { $name } holen niemanden in die Villa
    }
log-pass-build =
    { $seats ->
        [1] { $name } baut nichts
       *[other] { $name } bauen nichts
    }
log-pass-black-market =
    { $seats ->
        [1] { $name } zahlt den Rest in Dublonen
       *[other] { $name } zahlen den Rest in Dublonen
    }
log-pass-university =
    { $seats ->
        [1] { $name } nimmt keinen Kolonisten für das Gebäude
       *[other] { $name } nehmen keinen Kolonisten für das Gebäude
    }
log-pass-craftsman-privilege =
    { $seats ->
        [1] { $name } nimmt kein weiteres Fass
       *[other] { $name } nehmen kein weiteres Fass
    }
log-pass-trade =
    { $seats ->
        [1] { $name } verkauft nichts
       *[other] { $name } verkaufen nichts
    }
log-pass-deliver =
    { $seats ->
        [1] { $name } liefert nichts
       *[other] { $name } liefern nichts
    }
log-pass-load =
    { $seats ->
        [1] { $name } verlädt nichts
       *[other] { $name } verladen nichts
    }
log-pass-store =
    { $seats ->
        [1] { $name } behält nichts weiter
       *[other] { $name } behalten nichts weiter
    }
log-pass-guests =
    { $seats ->
        [1] { $name } lässt die Gäste, wo sie sind
       *[other] { $name } lassen die Gäste, wo sie sind
    }

## Was von selbst geschieht

log-moment-new-round = Runde { $round }, Gouverneur: { $name }
log-moment-lodge-points = { $name } hat das meiste freie Land: { $gains }
log-moment-discard-row = Die übrigen Plantagen werden abgelegt
log-moment-refill-row = Neue Plantagen liegen aus
log-moment-reshuffle = Die abgelegten Plantagen werden zu einem neuen Stapel gemischt
log-moment-distribute = Kolonisten kommen an: { $shares }
log-moment-refill-ship =
    { $n ->
        [one] { $n } Kolonist geht für das nächste Mal an Bord
       *[other] { $n } Kolonisten gehen für das nächste Mal an Bord
    }
# $people: colonists and nobles
log-refill-with-nobles = Für das nächste Mal an Bord: { $people }
log-moment-produce = { $name } produziert: { $gains }
log-moment-empty-house = Das Handelshaus ist voll und wird geleert
log-moment-first-turn = { $name } bekommt vor dem Verladen { $gains }
log-moment-storage = { $name } sucht Lagerplatz
log-moment-unload = Volle Schiffe fahren ab: { $things }
log-moment-prospector = { $name } findet Gold: { $gains }
log-moment-game-over = Das Spiel ist zu Ende

## Weitere Zeilen

log-moved = { $thing } { $amount }
log-placement = { $name } verteilt Kolonisten: { $shares }
log-placement-unchanged = { $name } lässt alle Kolonisten, wo sie sind
log-share = { $name } +{ $n }
log-lost = { $name } verliert { $things }
log-ending = Das Spiel endet nach dieser Runde: { $ending }
log-undone = { $name } nimmt einen Zug zurück
log-sat = { $name } setzt sich
log-left = { $name } verlässt den Tisch
log-started = Das Spiel beginnt
log-stood-in = Ein Bot spielt für { $name }
log-given-back = { $name } ist wieder da

## Was du getan hast

you-done = Du verschiffst nichts mehr
you-draw = Du ziehst eine Plantage
you-plantation = Du legst sie offen hin
you-forest = Du legst sie verdeckt als Wald aus
you-colonist = Du nimmst einen Kolonisten
you-noble = Du nimmst einen Adligen
you-library = Du nutzt die Bibliothek
you-role = Du wählst { $object }
you-choose = Du wählst { $object } für dieses Spiel
you-take = Du nimmst { $object }
you-take-as-forest = Du nimmst { $object } als Wald
you-discard = Du legst { $object } ab
you-discard-colonist = Du legst { $object } samt Kolonist ab
you-discard-noble = Du legst { $object } samt Adligem ab
you-discard-forest = Du legst einen Wald ab
you-build = Du baust { $object }
you-pay-colonist = Du zahlst mit einem Kolonisten ({ $thing })
you-pay-noble = Du zahlst mit einem Adligen ({ $thing })
you-pay-barrel = Du zahlst mit einem Fass { $of }
you-pay-chip = Du zahlst mit einem Punktechip
you-extra = Du nimmst ein Fass { $of } mehr
you-sell = Du verkaufst { $object }
you-sell-to-post = Du verkaufst { $object } am Handelsposten
you-buy = Du kaufst eine verdeckte Plantage
you-deliver = Du lieferst { $object } an den Hof
you-load = Du verlädst { $object } auf das { $number }er-Schiff
you-load-wharf = Du verschiffst { $object } von der Werft
you-load-small-wharf = Du nutzt die Kleine Werft
you-barrel = Du verschiffst ein Fass { $of }
you-keep-all = Du behältst { $of } komplett
you-keep-one = Du behältst ein Fass { $of }
you-guest = Du schickst einen Gast: { $thing }
you-noble-guest = Du schickst einen adligen Gast: { $thing }
you-pass-library = Du sparst die Bibliothek für eine andere Rolle auf
you-pass-hacienda = Du ziehst keine Plantage
you-pass-take-tile = Du nimmst kein Plättchen
you-pass-hospice = Du nimmst keinen Kolonisten
you-pass-hunting-lodge = Du legst nichts ab
you-pass-mayor-privilege = Du nimmst keinen weiteren Kolonisten
you-pass-villa = Du holst niemanden in die Villa
you-pass-build = Du baust nichts
you-pass-black-market = Du zahlst den Rest in Dublonen
you-pass-university = Du nimmst keinen Kolonisten für das Gebäude
you-pass-craftsman-privilege = Du nimmst kein weiteres Fass
you-pass-trade = Du verkaufst nichts
you-pass-deliver = Du lieferst nichts
you-pass-load = Du verlädst nichts
you-pass-store = Du behältst nichts weiter
you-pass-guests = Du lässt die Gäste, wo sie sind
you-moment-lodge-points = Du hast das meiste freie Land: { $gains }
you-moment-produce = Du produzierst: { $gains }
you-moment-first-turn = Du bekommst vor dem Verladen { $gains }
you-moment-prospector = Du findest Gold: { $gains }
you-placement = Du verteilst Kolonisten: { $shares }
you-placement-unchanged = Du lässt alle Kolonisten, wo sie sind
you-lost = Du verlierst { $things }
you-winners = Du teilst dir den Sieg mit { $name }!
you-undone = Du nimmst einen Zug zurück
you-sat = Du setzt dich
you-left = Du verlässt den Tisch
you-stood-in = Ein Bot spielt für dich
you-given-back = Du bist wieder da
