## Zboží

good-corn = Kukuřice
    .object = kukuřici
    .of = kukuřice
good-indigo = Indigo
    .object = indigo
    .of = indiga
good-sugar = Cukr
    .object = cukr
    .of = cukru
good-tobacco = Tabák
    .object = tabák
    .of = tabáku
good-coffee = Káva
    .object = kávu
    .of = kávy

## Dílky venkovské oblasti

tile-corn = Kukuřičná plantáž
    .object = kukuřičnou plantáž
tile-indigo = Indigová plantáž
    .object = indigovou plantáž
tile-sugar = Třtinová plantáž
    .object = třtinovou plantáž
tile-tobacco = Tabáková plantáž
    .object = tabákovou plantáž
tile-coffee = Kávová plantáž
    .object = kávovou plantáž
tile-quarry = Kamenolom
    .object = kamenolom
    .rule = S kolonistou zlevňuje stavbu o 1 dublon. Počítá se nejvýš tolik kamenolomů, kolik je číslo sloupce budovy.
tile-forest = Les
    .object = les
    .rule = Každé dva lesy zlevňují libovolnou budovu o 1 dublon. Les nepotřebuje kolonistu a nic nevyrábí.
tile-plantation = Plantáž
    .object = plantáž
    .rule = S kolonistou dá ve fázi dozorce jeden sud. Všechno zboží kromě kukuřice potřebuje také kolonistu ve správné produkční budově.

## Množství

count-doubloons =
    { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonu
       *[other] { $n } dublonů
    }
count-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
count-colonists =
    { $n ->
        [one] { $n } kolonista
        [few] { $n } kolonisté
        [many] { $n } kolonisty
       *[other] { $n } kolonistů
    }
count-nobles =
    { $n ->
        [one] { $n } šlechtic
        [few] { $n } šlechtici
        [many] { $n } šlechtice
       *[other] { $n } šlechticů
    }
count-barrels =
    { $n ->
        [one] { $n } sud
        [few] { $n } sudy
        [many] { $n } sudu
       *[other] { $n } sudů
    }
count-corn =
    { $n ->
        [one] { $n } kukuřice
        [few] { $n } kukuřice
        [many] { $n } kukuřice
       *[other] { $n } kukuřic
    }
count-indigo =
    { $n ->
        [one] { $n } indigo
        [few] { $n } indiga
        [many] { $n } indiga
       *[other] { $n } indig
    }
count-sugar =
    { $n ->
        [one] { $n } cukr
        [few] { $n } cukry
        [many] { $n } cukru
       *[other] { $n } cukrů
    }
count-tobacco =
    { $n ->
        [one] { $n } tabák
        [few] { $n } tabáky
        [many] { $n } tabáku
       *[other] { $n } tabáků
    }
count-coffee =
    { $n ->
        [one] { $n } káva
        [few] { $n } kávy
        [many] { $n } kávy
       *[other] { $n } káv
    }
count-tiles =
    { $n ->
        [one] { $n } venkovská destička
        [few] { $n } venkovské destičky
        [many] { $n } venkovské destičky
       *[other] { $n } venkovských destiček
    }
count-plantations =
    { $n ->
        [one] { $n } plantáž
        [few] { $n } plantáže
       *[other] { $n } plantáží
    }
count-quarries =
    { $n ->
        [one] { $n } kamenolom
        [few] { $n } kamenolomy
        [many] { $n } kamenolomu
       *[other] { $n } kamenolomů
    }
count-forests =
    { $n ->
        [one] { $n } les
        [few] { $n } lesy
        [many] { $n } lesa
       *[other] { $n } lesů
    }
count-buildings =
    { $n ->
        [one] { $n } budova
        [few] { $n } budovy
       *[other] { $n } budov
    }
count-circles =
    { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políček
    }
count-spaces =
    { $n ->
        [one] { $n } volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
count-players =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }

## Další kameny a místa

piece-colonist = Kolonista
    .rule = Fungují jen destičky a budovy, na jejichž políčku někdo stojí. Kolonisté se přesouvají ve fázi starosty.
piece-noble = Šlechtic
    .rule = Pracuje jako kolonista a na konci hry přinese 1 bod. Některé budovy se šlechticem fungují jinak.
piece-doubloon = Dublon
    .rule = Platí se jím budovy. Při shodě na konci rozhodují dublony a sudy.
piece-point = Vítězný bod
    .rule = Kdo jich má na konci nejvíc, vítězí. Počítají se žetony, budovy a prémie panských budov.
piece-barrel = Sud
    .rule = Jeden kus zboží. Prodej ho za dublony, nebo ho odešli lodí za body.
piece-governor = Guvernér
    .rule = V tomto kole volí roli jako první. Potom karta putuje doleva.
place-island = Venkovská oblast
    .rule = 12 míst pro plantáže, kamenolomy a lesy. Na poloze destičky nezáleží.
place-city = Město
    .rule = 12 míst pro budovy; panská zabere dvě. Hra končí po kole, ve kterém se některé město zaplní.
place-san-juan = Zásoba na desce
    .rule = Tady kolonisté bez políčka čekají na příští fázi starosty.
place-trading-house = Tržiště
    .rule = Koupí čtyři sudy, každý jiného druhu. Je-li na konci fáze obchodníka plné, vyprázdní se.
place-cargo-ship = Obchodní loď
    .rule = Veze jen jeden druh a žádná jiná loď ho nevozí. Plná loď na konci fáze kapitána odpluje.
place-colonist-ship = Loď kolonistů
    .rule = Přiváží kolonisty pro příští fázi starosty. Potom se doplní: jeden za každé prázdné políčko v budovách, nejméně však jeden na hráče.
place-supply = Zásoba
    .rule = Co ještě nikomu nepatří. Dojdou-li kolonisté pro loď nebo žetony bodů, hra končí po tomto kole.
place-bank = Bank
    .rule = Banku dublony nikdy nedojdou.

## Role

role-settler = Plantážník
    .object = plantážníka
    .action = Každý si smí vzít plantáž.
    .privilege = Plantážník si místo ní smí vzít kamenolom.
role-mayor = Starosta
    .object = starostu
    .action = Kolonisté z lodi se rozdělí a každý pošle své do práce.
    .privilege = Starosta dostane ještě jednoho kolonistu ze zásoby.
role-builder = Stavitel
    .object = stavitele
    .action = Každý smí postavit jednu budovu.
    .privilege = Stavitel platí o 1 dublon méně.
role-craftsman = Dozorce
    .object = dozorce
    .action = Všichni vyrábějí zboží.
    .privilege = Dozorce dostane ještě jeden sud druhu, který vyrobil.
role-trader = Obchodník
    .object = obchodníka
    .action = Každý smí prodat jeden sud na tržiště.
    .privilege = Obchodník dostane za svůj prodej o 1 dublon víc.
role-captain = Kapitán
    .object = kapitána
    .action = Všichni musí nakládat zboží za body, dokud to jde; potom propadnou sudy, které není kam uskladnit.
    .privilege = Kapitán dostane za své první naložení o 1 bod víc.
role-prospector = Zlatokop
    .object = zlatokopa
    .action = Nikdo jiný nic nedělá.
    .privilege = Zlatokop si vezme 1 dublon z banku.
role-prospector-2 = Druhý zlatokop
    .object = druhého zlatokopa
    .action = Nikdo jiný nic nedělá.
    .privilege = Zlatokop si vezme 1 dublon z banku.

## Produkční budovy

building-small-indigo-plant = Malá barvírna
    .object = Malou barvírnu
    .short = Vyrobí 1 sud indiga
    .rule = Promění úrodu jedné obsazené indigové plantáže v sud.
building-small-sugar-mill = Malý cukrovar
    .object = Malý cukrovar
    .short = Vyrobí 1 sud cukru
    .rule = Promění úrodu jedné obsazené třtinové plantáže v sud.
building-indigo-plant = Velká barvírna
    .object = Velkou barvírnu
    .short = Vyrobí až 3 sudy indiga
    .rule = Každý kolonista v této budově promění úrodu jedné obsazené indigové plantáže v sud.
building-sugar-mill = Velký cukrovar
    .object = Velký cukrovar
    .short = Vyrobí až 3 sudy cukru
    .rule = Každý kolonista v této budově promění úrodu jedné obsazené třtinové plantáže v sud.
building-tobacco-storage = Sušírna
    .object = Sušírnu
    .short = Vyrobí až 3 sudy tabáku
    .rule = Každý kolonista v této budově promění úrodu jedné obsazené tabákové plantáže v sud.
building-coffee-roaster = Pražírna
    .object = Pražírnu
    .short = Vyrobí až 2 sudy kávy
    .rule = Každý kolonista v této budově promění úrodu jedné obsazené kávové plantáže v sud.

## Malé budovy

building-small-market = Malá tržnice
    .object = Malou tržnici
    .short = +1 dublon za prodej
    .rule = Obchodník: sud prodaný na tržiště vynese o 1 dublon víc.
building-hacienda = Hacienda
    .object = Haciendu
    .short = Zakrytá plantáž navíc
    .rule = Plantážník: před svým tahem si smíš navíc vzít zakrytou plantáž. Tu si pak musíš nechat.
building-construction-hut = Přístřešek na stavbě
    .object = Přístřešek na stavbě
    .short = Kamenolom místo plantáže
    .rule = Plantážník: místo plantáže si smíš vzít kamenolom.
building-small-warehouse = Malé skladiště
    .object = Malé skladiště
    .short = Uskladní jeden celý druh
    .rule = Kapitán: po nakládání si navíc k jednomu sudu, který si nechá každý, necháš všechny sudy jednoho druhu.
building-hospice = Ubytovna
    .object = Ubytovnu
    .short = Nová destička s kolonistou
    .rule = Plantážník: na destičku, kterou si vezmeš, dostaneš hned kolonistu. Neplatí pro destičku vzatou díky Haciendě.
building-office = Kancelář
    .object = Kancelář
    .short = Prodává i opakované druhy
    .rule = Obchodník: smíš prodat druh, který už na tržišti leží, dokud je tam místo.
building-large-market = Velká tržnice
    .object = Velkou tržnici
    .short = +2 dublony za prodej
    .rule = Obchodník: sud prodaný na tržiště vynese o 2 dublony víc.
building-large-warehouse = Velké skladiště
    .object = Velké skladiště
    .short = Uskladní dva celé druhy
    .rule = Kapitán: po nakládání si navíc k jednomu sudu, který si nechá každý, necháš všechny sudy dvou druhů.
building-factory = Manufaktura
    .object = Manufakturu
    .short = Dublony za různé zboží
    .rule = Dozorce: 0, 1, 2, 3 nebo 5 dublonů, když vyrobíš 1, 2, 3, 4 nebo 5 druhů zboží.
building-university = Univerzita
    .object = Univerzitu
    .short = Nová budova i s kolonistou
    .rule = Stavitel: do budovy, kterou postavíš, dostaneš hned kolonistu.
building-harbor = Přístav
    .object = Přístav
    .short = +1 bod za naložení
    .rule = Kapitán: pokaždé, když nakládáš, dostaneš o 1 bod víc.
building-wharf = Loděnice
    .object = Loděnici
    .short = Vlastní loď, jeden druh
    .rule = Kapitán: jednou za fázi smíš odeslat všechny své sudy jednoho druhu bez obchodní lodi.

## Panské budovy

building-guild-hall = Cechovní dům
    .object = Cechovní dům
    .short = Body za produkční budovy
    .rule = Na konci: 1 bod za každou tvou malou produkční budovu a 2 za každou jinou.
building-residence = Rezidence
    .object = Rezidenci
    .short = Body za venkov
    .rule = Na konci: 4 body za nejvýš 9 venkovských destiček, 5, 6 nebo 7 bodů za 10, 11 nebo 12.
building-fortress = Pevnost
    .object = Pevnost
    .short = Body za kolonisty
    .rule = Na konci: 1 bod za každé tři tvé kolonisty.
building-customs-house = Celnice
    .object = Celnici
    .short = Body za žetony
    .rule = Na konci: 1 bod za každé čtyři body, které máš v žetonech.
building-city-hall = Radnice
    .object = Radnici
    .short = Body za ostatní budovy
    .rule = Na konci: 1 bod za každou tvou budovu, která není produkční, i za tuto.

## Budovy prvního rozšíření

building-aqueduct = Akvadukt
    .object = Akvadukt
    .short = +1 indigo a +1 cukr
    .rule = Dozorce: vyrobíš-li ve Velké barvírně aspoň jedno indigo, dostaneš jedno navíc. Totéž platí pro Velký cukrovar.
building-forest-house = Hájovna
    .object = Hájovnu
    .short = Lesy zlevňují stavbu
    .rule = Plantážník: vzatou plantáž smíš položit zakrytou jako les. Každé dva lesy zlevňují stavbu o 1 dublon.
building-black-market = Černý trh
    .object = Černý trh
    .short = Platí i něčím jiným
    .rule = Stavitel: chybějící dublony smíš nahradit kolonistou, sudem a bodovým žetonem, každým po jednom.
building-storehouse = Velkosklad
    .object = Velkosklad
    .short = Uskladní 3 sudy navíc
    .rule = Kapitán: po nakládání si necháš další tři jednotlivé sudy libovolných druhů.
building-guesthouse = Hostinec
    .object = Hostinec
    .short = Hosté pomohou, kde třeba
    .rule = V každé fázi kromě starostovy smí tví dva hosté přejít na prázdná políčka. Zůstanou tam do příští fáze starosty.
building-trading-post = Obchodní stanice
    .object = Obchodní stanici
    .short = Tvé vlastní tržiště
    .rule = Obchodník: svůj sud smíš prodat zde, ať na tržišti leží cokoli. Tržnice se nepočítají.
building-church = Kostel
    .object = Kostel
    .short = Body za stavění
    .rule = Stavitel: 1 bod za budovu ze sloupce 2 nebo 3, 2 body za budovu ze sloupce 4.
building-small-wharf = Malá loděnice
    .object = Malou loděnici
    .short = Odešle smíšený náklad
    .rule = Kapitán: jednou za fázi smíš odeslat libovolné své sudy bez obchodní lodi. Dva sudy vynesou 1 bod.
building-lighthouse = Maják
    .object = Maják
    .short = +1 dublon za naložení
    .rule = Kapitán: pokaždé, když nakládáš, dostaneš 1 dublon. Jako kapitán dostaneš ještě jeden, i bez nakládání.
building-specialty-factory = Specializovaná dílna
    .object = Specializovanou dílnu
    .short = Dublony za nejlepší druh
    .rule = Dozorce: spočítej sudy druhu, kterého vyrobíš nejvíc (kukuřice se nepočítá). Dostaneš tolik dublonů, minus jeden.
building-library = Knihovna
    .object = Knihovnu
    .short = Zdvojí tvé privilegium
    .rule = Privilegium role, kterou si zvolíš, platí dvakrát.
building-union-hall = Spolkový dům
    .object = Spolkový dům
    .short = Body za dvojice sudů
    .rule = Kapitán: před prvním nakládáním vynesou každé dva stejné sudy 1 bod. Sudy ti zůstanou.
building-statue = Socha
    .object = Sochu
    .short = Prostě 8 bodů
    .rule = Přinese 8 bodů. Nepotřebuje kolonistu.
building-cloister = Klášter
    .object = Klášter
    .short = Body za trojice destiček
    .rule = Na konci: 1, 3, 6 nebo 10 bodů za 1, 2, 3 nebo 4 trojice stejných venkovských destiček.

## Budovy druhého rozšíření

building-land-office = Pozemkový úřad
    .object = Pozemkový úřad
    .short = Obchoduje s plantážemi
    .rule = Obchodník: s kolonistou smíš koupit zakrytou plantáž za 1 dublon. Se šlechticem smíš jednu za 1 dublon odevzdat.
building-chapel = Kaple
    .object = Kapli
    .short = Dublon, nebo bod
    .rule = Dozorce: s kolonistou získáš 1 dublon, se šlechticem 1 bod.
building-hunting-lodge = Lovecký zámeček
    .object = Lovecký zámeček
    .short = Uvolní půdu, nebo ji boduje
    .rule = Po fázi plantážníka: s kolonistou smíš odhodit plantáž nebo les. Se šlechticem získáš 2 body, máš-li nejvíc prázdných míst na venkově jen ty.
building-zoning-office = Stavební úřad
    .object = Stavební úřad
    .short = Zlevňuje stavbu
    .rule = Stavitel: s kolonistou stojí budovy ze sloupců 1 až 3 o 1 dublon méně, se šlechticem budovy ze sloupce 4 o 2 méně.
building-royal-supplier = Dvorní dodavatelství
    .object = Dvorní dodavatelství
    .short = Sudy dvoru za body
    .rule = Kapitán: před prvním nakládáním smíš dodat sudy různých druhů po 1 bodu. Nejvýš tolik, kolik máš šlechticů.
building-villa = Vila
    .object = Vilu
    .short = O šlechtice víc
    .rule = Starosta: dostaneš šlechtice ze zásoby, nebo kolonistu, pokud šlechtici došli.
building-jeweler = Klenotnictví
    .object = Klenotnictví
    .short = Dublon za každého šlechtice
    .rule = Dozorce: každý tvůj šlechtic vynese 1 dublon. Počítá se jako produkční budova.
building-royal-garden = Zámecká zahrada
    .object = Zámeckou zahradu
    .short = +1 bod za šlechtice
    .rule = Na konci: každý tvůj šlechtic přinese o 1 bod víc.
