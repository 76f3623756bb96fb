## Fragen

question-draft = Welches Gebäude soll ins Spiel kommen?
question-draft-other = { $name } wählt ein Gebäude für dieses Spiel
question-choose-role = Welche Rolle wählst du?
question-choose-role-other = { $name } wählt eine Rolle
question-library = Soll deine Bibliothek das Privileg dieser Rolle verdoppeln?
question-library-other = { $name } überlegt, die Bibliothek zu nutzen
question-hacienda = Hazienda: Ziehst du zuerst eine verdeckte Plantage?
question-hacienda-other = { $name } darf mit der Hazienda eine Plantage ziehen
question-lay-tile = Wie legst du die gezogene Plantage?
question-lay-tile-other = { $name } legt eine Plantage
question-take-tile = Welches Plättchen nimmst du?
question-take-tile-other = { $name } wählt ein Inselplättchen
question-hospice = Hospiz: Nimmst du einen Kolonisten für das neue Plättchen?
question-hospice-other = { $name } darf einen Kolonisten für das neue Plättchen nehmen
question-hunting-lodge = Jagdhütte: Welche Plantage legst du ab?
question-hunting-lodge-other = { $name } darf eine Plantage ablegen
question-mayor-privilege = Dein Privileg: Nimmst du einen Kolonisten mehr?
question-mayor-privilege-other = { $name } darf einen Kolonisten mehr nehmen
question-villa = Villa: Wen nimmst du aus dem Vorrat?
question-villa-other = { $name } darf jemanden in die Villa holen
question-ship-piece = Wen nimmst du vom Kolonistenschiff?
question-ship-piece-other = { $name } holt jemanden vom Kolonistenschiff
question-place = Schick deine Kolonisten an die Arbeit
question-place-other = { $name } verteilt Kolonisten
question-build = Was baust du?
question-build-other = { $name } darf bauen
question-black-market = Schwarzmarkt: Was gibst du für die fehlenden Dublonen?
question-black-market-other = { $name } bezahlt auf dem Schwarzmarkt
question-university = Universität: Nimmst du einen Kolonisten für das neue Gebäude?
question-university-other = { $name } darf einen Kolonisten für das neue Gebäude nehmen
question-craftsman-privilege = Dein Privileg: Welches Fass nimmst du zusätzlich?
question-craftsman-privilege-other = { $name } darf ein Fass mehr nehmen
question-trade = Welches Fass verkaufst du?
question-trade-other = { $name } darf ein Fass verkaufen
question-trade-land-office = Landamt: eine Plantage kaufen oder verkaufen?
question-deliver = Hoflieferant: Welches Fass lieferst du?
question-deliver-other = { $name } darf Fässer an den Hof liefern
question-load = Welche Fässer verlädst du?
question-load-other = { $name } verlädt
question-small-wharf = Kleine Werft: Welche Fässer verschiffst du?
question-small-wharf-other = { $name } verlädt an der Kleinen Werft
question-store = Welche Fässer behältst du? Die anderen sind verloren.
question-store-other = { $name } lagert Fässer ein
question-guests = Gästehaus: Soll ein Gast umziehen?
question-guests-other = { $name } darf Gäste umziehen lassen
question-chance = Ein Plättchen wird aufgedeckt
question-chance-other = Ein Plättchen wird aufgedeckt

## Antworten

answer-continue = Weiter
answer-pass = Passen
answer-done = Das ist alles
answer-draw = Plantage ziehen
answer-plantation = Offen, als Plantage
answer-forest = Verdeckt, als Wald
answer-colonist = Kolonisten nehmen
answer-noble = Adligen nehmen
answer-library = Privileg verdoppeln
answer-role = { $thing } wählen
answer-choose = { $thing } wählen
answer-take = { $thing } nehmen
answer-take-as-forest = { $thing } als Wald nehmen
answer-discard = Eine leere ablegen: { $thing }
answer-discard-colonist = Eine samt Kolonist ablegen: { $thing }
answer-discard-noble = Eine samt Adligem ablegen: { $thing }
answer-discard-forest = Einen Wald ablegen (darunter: { $thing })
answer-place =
    { $number ->
        [one] { $number } Kolonist: { $thing }
       *[other] { $number } Kolonisten: { $thing }
    }
answer-place-noble =
    { $number ->
        [one] { $number } Adliger: { $thing }
       *[other] { $number } Adlige: { $thing }
    }
answer-build =
    { $price ->
        [0] { $thing } bauen, kostenlos
        [one] { $thing } für { $price } Dublone bauen
       *[other] { $thing } für { $price } Dublonen bauen
    }
answer-pay-colonist = Kolonisten abgeben ({ $thing })
answer-pay-noble = Adligen abgeben ({ $thing })
answer-pay-barrel = Ein Fass { $of } abgeben
answer-pay-chip = Einen Punktechip abgeben
answer-extra = 1 Fass { $of } mehr nehmen
answer-sell = { $thing } verkaufen
answer-sell-to-post = { $thing } am Handelsposten verkaufen
answer-buy = Verdeckte Plantage für 1 Dublone kaufen
answer-deliver = { $thing } liefern
answer-load = { $thing } auf das { $number }er-Schiff verladen
answer-load-wharf = { $of } komplett von der Werft verschiffen
answer-load-small-wharf = Fässer von der Kleinen Werft verschiffen
answer-barrel = Noch ein Fass { $of }
answer-keep-all = { $of } komplett behalten
answer-keep-one = 1 Fass { $of } behalten
answer-guest = Gast umziehen lassen: { $thing }
answer-noble-guest = Adligen Gast umziehen lassen: { $thing }
answer-turn = { $thing } aufdecken

## Ablehnen

answer-pass-library = Für eine andere Rolle aufheben
answer-pass-hacienda = Nichts ziehen
answer-pass-take-tile = Kein Plättchen nehmen
answer-pass-hospice = Keinen Kolonisten
answer-pass-hunting-lodge = Nichts ablegen
answer-pass-mayor-privilege = Keinen Kolonisten
answer-pass-villa = Niemanden
answer-pass-build = Nichts bauen
answer-pass-black-market = Rest in Dublonen zahlen
answer-pass-university = Keinen Kolonisten
answer-pass-craftsman-privilege = Kein weiteres Fass
answer-pass-trade = Nichts verkaufen
answer-pass-trade-land-office = Kein Handel
answer-pass-deliver = Nichts mehr liefern
answer-pass-load = Nichts verladen
answer-pass-store = Nichts mehr behalten
answer-pass-guests = Gäste bleiben hier

## Gründe

why-legal = das ist möglich
why-not-asked = das beantwortet die Frage nicht
why-not-in-game = das gehört nicht zu diesem Spiel
why-out-of-order = diese werden in fester Reihenfolge gewählt
why-taken = diese Rolle ist in dieser Runde vergeben
why-no-privilege = Steinbrüche gibt es nur für den Siedler und mit besetzter Bauhütte
why-not-occupied = das nötige Gebäude ist nicht besetzt
why-not-colonist = dafür muss ein Kolonist auf dem Gebäude stehen
why-not-noble = dafür muss ein Adliger auf dem Gebäude stehen
why-nothing-there = davon ist nichts da
why-no-goods = kein solches Fass vorhanden
    .skipped = keine Fässer vorhanden
why-not-enough-nobles = eine Lieferung je Adligem, mehr nicht
why-not-produced = diese Sorte wurde in dieser Phase nicht produziert
    .skipped = nichts wurde produziert
why-already-done = in dieser Phase schon geschehen
why-chosen = dieses Gebäude ist schon gewählt
why-already-built = schon gebaut; von jeder Art ist nur eines erlaubt
why-sold-out = davon ist keines mehr übrig
why-island-full = alle 12 Felder der Insel sind belegt
why-city-full = nicht genug freie Felder in der Stadt
why-no-circle = kein leerer Kreis
why-supply-empty = der Vorrat ist leer
why-too-expensive = nicht genug Dublonen
why-house-full = das Handelshaus ist voll
why-kind-in-house = diese Sorte liegt schon im Handelshaus, und es gibt kein besetztes Kontor
why-kind-on-other-ship = diese Sorte ist auf einem anderen Schiff
why-ship-has-other-kind = dieses Schiff hat eine andere Sorte geladen
    .skipped = die Schiffe haben andere Sorten geladen
why-ship-full = das Schiff mit dieser Sorte ist voll
why-ship-too-small = ein anderes Schiff fasst mehr von diesen Fässern
why-must-load = wer verladen kann, muss verladen
why-no-place-left = zu diesem Preis ist kein Platz mehr frei
why-storage-full = kein Lagerplatz mehr frei
why-excluded = das Gegenstück ist im Spiel, und beide zusammen gibt es nicht
why-too-many = so viele Figuren oder Kreise gibt es nicht
why-too-few = in San Juan darf niemand bleiben, solange ein Kreis leer ist
why-cannot-cover = dann ließe sich der Rest nicht bezahlen
why-must-ship-one = die Kleine Werft verschifft mindestens ein Fass
why-complete-kind = behalte stattdessen die ganze Sorte im Lagerhaus
why-single-barrel = bei nur einem Fass einer Sorte wähle „Ein Fass behalten“

## Wirkungen

effect-gain = +{ $things }
effect-loss = −{ $things }
effect-you = Du: { $effects }
effect-seat = { $name }: { $effects }
effect-in-all = insgesamt:
effect-ending = Das Spiel endet nach dieser Runde

## Preis

price-printed = Aufgedruckter Preis: { $n }
price-yours = Du zahlst: { $n }
price-missing =
    { $n ->
        [one] { $n } Dublone fehlt
       *[other] { $n } Dublonen fehlen
    }
black-market-pays = der Schwarzmarkt zahlt { $n }
black-market-left = { $thing }: noch { $left } zu zahlen, { $have } vorhanden.
discount-privilege = Privileg des Baumeisters: −{ $n }
discount-library = Bibliothek: −{ $n }
discount-quarries = Steinbrüche: −{ $n }
discount-forests = Wälder: −{ $n }
discount-zoning-office = Bauamt: −{ $n }

## Spielende

ending-colonists = die Kolonisten reichten nicht für das Kolonistenschiff
ending-city = eine Stadt ist voll
ending-chips = die Punktechips sind aufgebraucht
ending-max-rounds = die vereinbarte Rundenzahl ist erreicht
