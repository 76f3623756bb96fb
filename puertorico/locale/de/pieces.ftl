## Waren

good-corn = Mais
    .object = Mais
    .of = Mais
good-indigo = Indigo
    .object = Indigo
    .of = Indigo
good-sugar = Zucker
    .object = Zucker
    .of = Zucker
good-tobacco = Tabak
    .object = Tabak
    .of = Tabak
good-coffee = Kaffee
    .object = Kaffee
    .of = Kaffee

## Inselplättchen

tile-corn = Maisplantage
    .object = eine Maisplantage
tile-indigo = Indigoplantage
    .object = eine Indigoplantage
tile-sugar = Zuckerplantage
    .object = eine Zuckerplantage
tile-tobacco = Tabakplantage
    .object = eine Tabakplantage
tile-coffee = Kaffeeplantage
    .object = eine Kaffeeplantage
tile-quarry = Steinbruch
    .object = einen Steinbruch
    .rule = Ist er besetzt, wird jedes Gebäude für dich um 1 Dublone billiger. Es zählen höchstens so viele Steinbrüche, wie die Spalte des Gebäudes angibt.
tile-forest = Wald
    .object = einen Wald
    .rule = Je zwei Wälder machen jedes Gebäude um 1 Dublone billiger. Ein Wald braucht keinen Kolonisten und liefert nichts.
tile-plantation = Plantage
    .object = eine Plantage
    .rule = Mit einem Kolonisten darauf liefert sie in der Aufseherphase ein Fass. Außer Mais brauchen alle Waren auch einen Kolonisten im passenden Produktionsgebäude.

## Mengen

count-doubloons =
    { $n ->
        [one] { $n } Dublone
       *[other] { $n } Dublonen
    }
count-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
count-colonists =
    { $n ->
        [one] { $n } Kolonist
       *[other] { $n } Kolonisten
    }
count-nobles =
    { $n ->
        [one] { $n } Adliger
       *[other] { $n } Adlige
    }
count-barrels =
    { $n ->
        [one] { $n } Fass
       *[other] { $n } Fässer
    }
count-corn = { $n } Mais
count-indigo = { $n } Indigo
count-sugar = { $n } Zucker
count-tobacco = { $n } Tabak
count-coffee = { $n } Kaffee
count-tiles =
    { $n ->
        [one] { $n } Inselplättchen
       *[other] { $n } Inselplättchen
    }
count-plantations =
    { $n ->
        [one] { $n } Plantage
       *[other] { $n } Plantagen
    }
count-quarries =
    { $n ->
        [one] { $n } Steinbruch
       *[other] { $n } Steinbrüche
    }
count-forests =
    { $n ->
        [one] { $n } Wald
       *[other] { $n } Wälder
    }
count-buildings =
    { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }
count-circles =
    { $n ->
        [one] { $n } Kreis
       *[other] { $n } Kreise
    }
count-spaces =
    { $n ->
        [one] { $n } freies Feld
       *[other] { $n } freie Felder
    }
count-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }

## Weiteres Material und Orte

piece-colonist = Kolonist
    .rule = Nur besetzte Plättchen und Gebäude arbeiten. Kolonisten ziehen in der Bürgermeisterphase um.
piece-noble = Adliger
    .rule = Arbeitet wie ein Kolonist und ist am Ende 1 Punkt wert. Manche Gebäude wirken mit einem Adligen anders.
piece-doubloon = Dublone
    .rule = Damit bezahlt man Gebäude. Bei Gleichstand entscheiden am Ende Dublonen und Fässer.
piece-point = Siegpunkt
    .rule = Wer am Ende die meisten hat, gewinnt. Es zählen Chips, Gebäude und die Boni der großen Gebäude.
piece-barrel = Fass
    .rule = Ein Stück einer Ware. Man verkauft es für Dublonen oder verschifft es für Punkte.
piece-governor = Gouverneur
    .rule = Wählt in dieser Runde zuerst eine Rolle. Danach wandert die Karte nach links.
place-island = Insel
    .rule = 12 Felder für Plantagen, Steinbrüche und Wälder. Wo ein Plättchen liegt, ist egal.
place-city = Stadt
    .rule = 12 Felder für Gebäude; ein großes braucht zwei. Das Spiel endet nach der Runde, in der eine Stadt voll ist.
place-san-juan = San Juan
    .rule = Hier warten Kolonisten ohne Kreis auf die nächste Bürgermeisterphase.
place-trading-house = Handelshaus
    .rule = Kauft vier Fässer, jedes von einer anderen Sorte. Ist es am Ende einer Händlerphase voll, wird es geleert.
place-cargo-ship = Transportschiff
    .rule = Nimmt nur eine Sorte auf, und kein anderes Schiff nimmt dieselbe. Ein volles Schiff fährt am Ende der Kapitänsphase ab.
place-colonist-ship = Kolonistenschiff
    .rule = Bringt die Kolonisten der nächsten Bürgermeisterphase. Danach wird es gefüllt: einer je leerem Gebäudekreis, mindestens einer je Spieler.
place-supply = Vorrat
    .rule = Was noch niemandem gehört. Reichen die Kolonisten nicht mehr fürs Schiff oder gehen die Punktechips aus, endet das Spiel nach der Runde.
place-bank = Bank
    .rule = Der Bank gehen die Dublonen nie aus.

## Rollen

role-settler = Siedler
    .object = den Siedler
    .action = Alle dürfen eine Plantage nehmen.
    .privilege = Der Siedler darf stattdessen einen Steinbruch nehmen.
role-mayor = Bürgermeister
    .object = den Bürgermeister
    .action = Die Kolonisten vom Schiff werden verteilt, und alle schicken ihre an die Arbeit.
    .privilege = Der Bürgermeister bekommt einen Kolonisten mehr aus dem Vorrat.
role-builder = Baumeister
    .object = den Baumeister
    .action = Alle dürfen ein Gebäude bauen.
    .privilege = Der Baumeister zahlt 1 Dublone weniger.
role-craftsman = Aufseher
    .object = den Aufseher
    .action = Alle produzieren Waren.
    .privilege = Der Aufseher bekommt ein Fass mehr von einer Sorte, die er produziert hat.
role-trader = Händler
    .object = den Händler
    .action = Alle dürfen ein Fass ans Handelshaus verkaufen.
    .privilege = Der Händler bekommt für seinen Verkauf 1 Dublone mehr.
role-captain = Kapitän
    .object = den Kapitän
    .action = Alle müssen Waren für Punkte verschiffen, bis niemand mehr kann; dann verderben Fässer ohne Lagerplatz.
    .privilege = Der Kapitän bekommt bei seiner ersten Verladung 1 Punkt mehr.
role-prospector = Goldsucher
    .object = den Goldsucher
    .action = Sonst tut niemand etwas.
    .privilege = Der Goldsucher nimmt 1 Dublone aus der Bank.
role-prospector-2 = Zweiter Goldsucher
    .object = den zweiten Goldsucher
    .action = Sonst tut niemand etwas.
    .privilege = Der Goldsucher nimmt 1 Dublone aus der Bank.

## Produktionsgebäude

building-small-indigo-plant = Kleine Indigoküperei
    .object = die Kleine Indigoküperei
    .short = Macht 1 Fass Indigo
    .rule = Macht aus der Ernte einer besetzten Indigoplantage ein Fass.
building-small-sugar-mill = Kleine Zuckermühle
    .object = die Kleine Zuckermühle
    .short = Macht 1 Fass Zucker
    .rule = Macht aus der Ernte einer besetzten Zuckerplantage ein Fass.
building-indigo-plant = Große Indigoküperei
    .object = die Große Indigoküperei
    .short = Macht bis zu 3 Indigo
    .rule = Jeder Kolonist hier macht aus der Ernte einer besetzten Indigoplantage ein Fass.
building-sugar-mill = Große Zuckermühle
    .object = die Große Zuckermühle
    .short = Macht bis zu 3 Zucker
    .rule = Jeder Kolonist hier macht aus der Ernte einer besetzten Zuckerplantage ein Fass.
building-tobacco-storage = Tabakspeicher
    .object = den Tabakspeicher
    .short = Macht bis zu 3 Tabak
    .rule = Jeder Kolonist hier macht aus der Ernte einer besetzten Tabakplantage ein Fass.
building-coffee-roaster = Kaffeerösterei
    .object = die Kaffeerösterei
    .short = Macht bis zu 2 Kaffee
    .rule = Jeder Kolonist hier macht aus der Ernte einer besetzten Kaffeeplantage ein Fass.

## Kleine Gebäude

building-small-market = Kleine Markthalle
    .object = die Kleine Markthalle
    .short = +1 Dublone je Verkauf
    .rule = Händler: Ein Fass, das du ans Handelshaus verkaufst, bringt 1 Dublone mehr.
building-hacienda = Hazienda
    .object = die Hazienda
    .short = Zieht eine Plantage dazu
    .rule = Siedler: Vor deinem Zug darfst du zusätzlich eine verdeckte Plantage ziehen. Was du ziehst, musst du behalten.
building-construction-hut = Bauhütte
    .object = die Bauhütte
    .short = Steinbruch wie der Siedler
    .rule = Siedler: Du darfst einen Steinbruch statt einer Plantage nehmen.
building-small-warehouse = Kleines Lagerhaus
    .object = das Kleine Lagerhaus
    .short = Lagert eine ganze Sorte
    .rule = Kapitän: Nach dem Verladen behältst du alle Fässer einer Sorte, neben dem einen Fass, das jeder behält.
building-hospice = Hospiz
    .object = das Hospiz
    .short = Plättchen mit Kolonist
    .rule = Siedler: Das Plättchen, das du nimmst, kommt mit einem Kolonisten. Nicht bei einem mit der Hazienda gezogenen.
building-office = Kontor
    .object = das Kontor
    .short = Verkauft auch Doppeltes
    .rule = Händler: Du darfst eine Sorte verkaufen, die schon im Handelshaus liegt, solange dort Platz ist.
building-large-market = Große Markthalle
    .object = die Große Markthalle
    .short = +2 Dublonen je Verkauf
    .rule = Händler: Ein Fass, das du ans Handelshaus verkaufst, bringt 2 Dublonen mehr.
building-large-warehouse = Großes Lagerhaus
    .object = das Große Lagerhaus
    .short = Lagert zwei ganze Sorten
    .rule = Kapitän: Nach dem Verladen behältst du alle Fässer von zwei Sorten, neben dem einen Fass, das jeder behält.
building-factory = Manufaktur
    .object = die Manufaktur
    .short = Dublonen für Vielfalt
    .rule = Aufseher: 0, 1, 2, 3 oder 5 Dublonen, wenn du 1, 2, 3, 4 oder 5 Sorten produzierst.
building-university = Universität
    .object = die Universität
    .short = Gebäude mit Kolonist
    .rule = Baumeister: Was du baust, kommt mit einem Kolonisten darauf.
building-harbor = Hafen
    .object = den Hafen
    .short = +1 Punkt je Verladung
    .rule = Kapitän: Jedes Mal, wenn du verlädst, bekommst du 1 Punkt mehr.
building-wharf = Werft
    .object = die Werft
    .short = Eigenes Schiff, eine Sorte
    .rule = Kapitän: Einmal je Phase darfst du alle Fässer einer Sorte ohne Transportschiff verschiffen.

## Große Gebäude

building-guild-hall = Zunfthalle
    .object = die Zunfthalle
    .short = Punkte für Produktion
    .rule = Am Ende: 1 Punkt für jedes deiner kleinen Produktionsgebäude und 2 für jedes andere.
building-residence = Residenz
    .object = die Residenz
    .short = Punkte für Inselplättchen
    .rule = Am Ende: 4 Punkte für bis zu 9 Plättchen auf deiner Insel, 5, 6 oder 7 Punkte für 10, 11 oder 12.
building-fortress = Festung
    .object = die Festung
    .short = Punkte für Kolonisten
    .rule = Am Ende: 1 Punkt für je drei deiner Kolonisten.
building-customs-house = Zollhaus
    .object = das Zollhaus
    .short = Punkte für Chips
    .rule = Am Ende: 1 Punkt für je vier Punkte, die du in Chips hast.
building-city-hall = Rathaus
    .object = das Rathaus
    .short = Punkte für übrige Gebäude
    .rule = Am Ende: 1 Punkt für jedes deiner Gebäude, das kein Produktionsgebäude ist, auch für dieses.

## Gebäude der ersten Erweiterung

building-aqueduct = Aquädukt
    .object = den Aquädukt
    .short = +1 Indigo und +1 Zucker
    .rule = Aufseher: Produzierst du in deiner Großen Indigoküperei, bekommst du 1 Indigo mehr. Das Gleiche gilt für Zucker in der Großen Zuckermühle.
building-forest-house = Forsthaus
    .object = das Forsthaus
    .short = Wälder verbilligen Bauten
    .rule = Siedler: Du darfst eine genommene Plantage verdeckt als Wald legen. Je zwei Wälder machen Bauen um 1 Dublone billiger.
building-black-market = Schwarzmarkt
    .object = den Schwarzmarkt
    .short = Bezahlt mit anderem
    .rule = Baumeister: Fehlen Dublonen, dürfen ein Kolonist, ein Fass und ein Punktechip je eine ersetzen.
building-storehouse = Vorratshaus
    .object = das Vorratshaus
    .short = Lagert 3 Fässer mehr
    .rule = Kapitän: Nach dem Verladen behältst du drei weitere einzelne Fässer beliebiger Sorten.
building-guesthouse = Gästehaus
    .object = das Gästehaus
    .short = Gäste helfen, wo nötig
    .rule = In jeder Phase außer der des Bürgermeisters dürfen deine zwei Gäste auf leere Kreise ziehen. Dort bleiben sie bis zur nächsten Bürgermeisterphase.
building-trading-post = Handelsposten
    .object = den Handelsposten
    .short = Ein Handelshaus für dich
    .rule = Händler: Du darfst dein Fass hier verkaufen, was auch immer im Handelshaus liegt. Markthallen zählen nicht.
building-church = Kirche
    .object = die Kirche
    .short = Punkte fürs Bauen
    .rule = Baumeister: 1 Punkt, wenn du in Spalte 2 oder 3 baust, 2 Punkte in Spalte 4.
building-small-wharf = Kleine Werft
    .object = die Kleine Werft
    .short = Verschifft gemischte Ladung
    .rule = Kapitän: Einmal je Phase darfst du beliebige Fässer ohne Transportschiff verschiffen. Zwei Fässer bringen 1 Punkt.
building-lighthouse = Leuchtturm
    .object = den Leuchtturm
    .short = +1 Dublone je Verladung
    .rule = Kapitän: Jedes Mal, wenn du verlädst, bekommst du 1 Dublone. Als Kapitän bekommst du noch eine, auch ohne zu verladen.
building-specialty-factory = Spezialmanufaktur
    .object = die Spezialmanufaktur
    .short = Dublonen für beste Sorte
    .rule = Aufseher: Zähle die Fässer der Sorte, von der du am meisten produzierst, Mais ausgenommen. Du bekommst eine Dublone weniger als das.
building-library = Bibliothek
    .object = die Bibliothek
    .short = Verdoppelt dein Privileg
    .rule = Das Privileg der Rolle, die du wählst, zählt doppelt.
building-union-hall = Vereinshaus
    .object = das Vereinshaus
    .short = Punkte für Fasspaare
    .rule = Kapitän: Bevor du zum ersten Mal verlädst, bringen je zwei gleiche Fässer 1 Punkt. Die Fässer behältst du.
building-statue = Statue
    .object = die Statue
    .short = 8 Punkte, sonst nichts
    .rule = 8 Punkte wert. Sie braucht keinen Kolonisten.
building-cloister = Kloster
    .object = das Kloster
    .short = Punkte für gleiche Plättchen
    .rule = Am Ende: 1, 3, 6 oder 10 Punkte für 1, 2, 3 oder 4 Sätze aus drei gleichen Plättchen auf deiner Insel.

## Gebäude der zweiten Erweiterung

building-land-office = Landamt
    .object = das Landamt
    .short = Handelt mit Plantagen
    .rule = Händler: Mit einem Kolonisten hier darfst du für 1 Dublone eine verdeckte Plantage kaufen. Mit einem Adligen darfst du eine Plantage oder einen Wald für 1 Dublone verkaufen.
building-chapel = Kapelle
    .object = die Kapelle
    .short = Eine Dublone oder ein Punkt
    .rule = Aufseher: Ein Kolonist hier bringt 1 Dublone, ein Adliger 1 Punkt.
building-hunting-lodge = Jagdhütte
    .object = die Jagdhütte
    .short = Schafft und belohnt Platz
    .rule = Ende der Siedlerphase: Mit einem Kolonisten hier darfst du eine Plantage oder einen Wald ablegen. Mit einem Adligen bekommst du 2 Punkte, wenn du allein die meisten leeren Inselfelder hast.
building-zoning-office = Bauamt
    .object = das Bauamt
    .short = Macht Bauen billiger
    .rule = Baumeister: Mit einem Kolonisten hier kosten dich Gebäude der Spalten 1 bis 3 je 1 Dublone weniger. Mit einem Adligen sind Gebäude der Spalte 4 um 2 Dublonen billiger.
building-royal-supplier = Hoflieferant
    .object = den Hoflieferanten
    .short = Fässer an den Hof
    .rule = Kapitän: Bevor du zum ersten Mal verlädst, darfst du Fässer verschiedener Sorten für je 1 Punkt liefern. Höchstens so viele, wie du Adlige hast.
building-villa = Villa
    .object = die Villa
    .short = Ein Adliger mehr
    .rule = Bürgermeister: Du bekommst einen Adligen aus dem Vorrat, oder einen Kolonisten, wenn keiner mehr da ist.
building-jeweler = Juwelier
    .object = den Juwelier
    .short = Eine Dublone je Adligem
    .rule = Aufseher: Jeder deiner Adligen bringt 1 Dublone. Zählt als Produktionsgebäude.
building-royal-garden = Schlossgarten
    .object = den Schlossgarten
    .short = +1 Punkt je Adligem
    .rule = Am Ende: Jeder deiner Adligen ist 1 Punkt mehr wert.
