## Fragen

question-draft = Welches Gebäude soll mitspielen?
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
question-trade-land-office = Landamt: Handelst du mit einer Plantage?
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
answer-role = Wähle { $object }
answer-choose = Wähle { $object }
answer-take = Nimm { $object }
answer-take-as-forest = Nimm { $object } als Wald
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
        [0] Baue { $object } umsonst
        [one] Baue { $object } für { $price } Dublone
       *[other] Baue { $object } für { $price } Dublonen
    }
answer-pay-colonist = Gib einen Kolonisten ({ $thing })
answer-pay-noble = Gib einen Adligen ({ $thing })
answer-pay-barrel = Gib ein Fass { $of }
answer-pay-chip = Gib einen Punktechip
answer-extra = Nimm ein Fass { $of } mehr
answer-sell = Verkaufe { $object }
answer-sell-to-post = Verkaufe { $object } am Handelsposten
answer-buy = Kaufe für 1 Dublone eine verdeckte Plantage
answer-deliver = Liefere { $object }
answer-load = Verlade { $object } auf das { $number }er-Schiff
answer-load-wharf = Verschiffe allen { $of } von deiner Werft
answer-load-small-wharf = Verschiffe Fässer von deiner Kleinen Werft
answer-barrel = Noch ein Fass { $of }
answer-keep-all = Behalte allen { $of }
answer-keep-one = Behalte ein Fass { $of }
answer-guest = Schick einen Gast: { $thing }
answer-noble-guest = Schick einen adligen Gast: { $thing }
answer-turn = Decke { $object } auf

## Ablehnen

answer-pass-library = Für eine andere Rolle aufheben
answer-pass-hacienda = Nichts ziehen
answer-pass-take-tile = Kein Plättchen nehmen
answer-pass-hospice = Kein Kolonist
answer-pass-hunting-lodge = Nichts ablegen
answer-pass-mayor-privilege = Kein Kolonist
answer-pass-villa = Niemanden
answer-pass-build = Nichts bauen
answer-pass-black-market = Rest in Dublonen zahlen
answer-pass-university = Kein Kolonist
answer-pass-craftsman-privilege = Kein weiteres Fass
answer-pass-trade = Nichts verkaufen
answer-pass-trade-land-office = Nichts mehr
answer-pass-deliver = Nichts mehr liefern
answer-pass-load = Nichts verladen
answer-pass-store = Nichts mehr behalten
answer-pass-guests = Gäste bleiben hier

## Gründe

why-legal = das ist möglich
why-not-asked = das beantwortet die Frage nicht
why-not-in-game = das gehört nicht zu diesem Spiel
why-out-of-order = mehrere werden in fester Reihenfolge angegeben
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
why-already-done = in dieser Phase schon geschehen
why-chosen = dieses Gebäude ist schon gewählt
why-already-built = schon gebaut; eines von jeder Art genügt
why-sold-out = davon ist keines mehr übrig
why-island-full = alle 12 Felder der Insel sind belegt
why-city-full = nicht genug freie Felder in der Stadt
why-no-circle = kein leerer Kreis
why-supply-empty = der Vorrat ist leer
why-too-expensive = nicht genug Dublonen
why-house-full = das Handelshaus ist voll
why-kind-in-house = diese Sorte liegt schon im Handelshaus, und es gibt kein besetztes Kontor
why-kind-on-other-ship = diese Sorte ist auf einem anderen Schiff
why-ship-has-other-kind = dieses Schiff lädt eine andere Sorte
    .skipped = die Schiffe laden andere Sorten
why-ship-full = das Schiff mit dieser Sorte ist voll
why-ship-too-small = ein anderes Schiff fasst mehr von diesen Fässern
why-must-load = wer verladen kann, muss verladen
why-no-place-left = kein Platz zu diesem Preis ist mehr frei
why-storage-full = kein Lagerplatz mehr frei
why-excluded = das Gegenstück ist im Spiel, und beide zusammen gibt es nicht
why-too-many = so viele Figuren oder Kreise gibt es nicht
why-too-few = niemand wartet, solange ein Kreis leer ist
why-cannot-cover = dann ließe sich der Rest nicht bezahlen
why-must-ship-one = die Kleine Werft verschifft mindestens ein Fass
why-complete-kind = die ganze Sorte gehört ins Lagerhaus
why-single-barrel = ein einzelnes Fass wird als ein Fass behalten

## Wirkungen

effect-gain = +{ $things }
effect-loss = −{ $things }
effect-you = Du: { $effects }
effect-seat = { $name }: { $effects }
effect-in-all = insgesamt:
effect-none = Zunächst ändert sich nichts
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

ending-colonists = der Vorrat konnte das Kolonistenschiff nicht füllen
ending-city = eine Stadt ist voll
ending-chips = die Punktechips sind aufgebraucht
ending-max-rounds = die vereinbarte Rundenzahl ist erreicht
