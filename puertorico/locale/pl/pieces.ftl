## Towary

good-corn = Kukurydza
    .object = kukurydzę
    .of = kukurydzy
good-indigo = Indygo
    .object = indygo
    .of = indygo
good-sugar = Cukier
    .object = cukier
    .of = cukru
good-tobacco = Tytoń
    .object = tytoń
    .of = tytoniu
good-coffee = Kawa
    .object = kawę
    .of = kawy

## Płytki wyspy

tile-corn = Plantacja kukurydzy
    .object = plantację kukurydzy
tile-indigo = Plantacja indygo
    .object = plantację indygo
tile-sugar = Plantacja cukru
    .object = plantację cukru
tile-tobacco = Plantacja tytoniu
    .object = plantację tytoniu
tile-coffee = Plantacja kawy
    .object = plantację kawy
tile-quarry = Kamieniołom
    .object = kamieniołom
    .rule = Z kolonistą obniża cenę budowy o 1 dublon. Liczy się najwyżej tyle kamieniołomów, ile wynosi numer kolumny budynku.
tile-forest = Las
    .object = las
    .rule = Każde dwa lasy obniżają cenę dowolnego budynku o 1 dublon. Las nie potrzebuje kolonisty i niczego nie daje.
tile-plantation = Plantacja
    .object = plantację
    .rule = Z kolonistą daje jedną beczkę w fazie nadzorcy. Wszystkie towary oprócz kukurydzy wymagają też kolonisty w odpowiednim budynku produkcyjnym.

## Ilości

count-doubloons =
    { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [other] { $n } dublona
       *[many] { $n } dublonów
    }
count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [other] { $n } punktu
       *[many] { $n } punktów
    }
count-colonists =
    { $n ->
        [one] { $n } kolonista
        [few] { $n } kolonistów
        [other] { $n } kolonisty
       *[many] { $n } kolonistów
    }
count-nobles =
    { $n ->
        [one] { $n } szlachcic
        [few] { $n } szlachciców
        [other] { $n } szlachcica
       *[many] { $n } szlachciców
    }
count-barrels =
    { $n ->
        [one] { $n } beczka
        [few] { $n } beczki
        [other] { $n } beczki
       *[many] { $n } beczek
    }
count-corn =
    { $n ->
        [one] { $n } kukurydza
        [few] { $n } kukurydze
        [other] { $n } kukurydzy
       *[many] { $n } kukurydz
    }
count-indigo = { $n } indygo
count-sugar =
    { $n ->
        [one] { $n } cukier
        [few] { $n } cukry
        [other] { $n } cukru
       *[many] { $n } cukrów
    }
count-tobacco =
    { $n ->
        [one] { $n } tytoń
        [few] { $n } tytonie
        [other] { $n } tytoniu
       *[many] { $n } tytoni
    }
count-coffee =
    { $n ->
        [one] { $n } kawa
        [few] { $n } kawy
        [other] { $n } kawy
       *[many] { $n } kaw
    }
count-tiles =
    { $n ->
        [one] { $n } płytka wyspy
        [few] { $n } płytki wyspy
        [other] { $n } płytki wyspy
       *[many] { $n } płytek wyspy
    }
count-plantations =
    { $n ->
        [one] { $n } plantacja
        [few] { $n } plantacje
       *[many] { $n } plantacji
    }
count-quarries =
    { $n ->
        [one] { $n } kamieniołom
        [few] { $n } kamieniołomy
        [other] { $n } kamieniołomu
       *[many] { $n } kamieniołomów
    }
count-forests =
    { $n ->
        [one] { $n } las
        [few] { $n } lasy
        [other] { $n } lasu
       *[many] { $n } lasów
    }
count-buildings =
    { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
count-circles =
    { $n ->
        [one] { $n } okrąg
        [few] { $n } okręgi
       *[many] { $n } okręgów
    }
count-spaces =
    { $n ->
        [one] { $n } wolne pole
        [few] { $n } wolne pola
       *[many] { $n } wolnych pól
    }
count-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }

## Inne elementy i miejsca

piece-colonist = Kolonista
    .rule = Działają tylko płytki i budynki, na których ktoś stoi w okręgu. Kolonistów przestawia się w fazie burmistrza.
piece-noble = Szlachcic
    .rule = Pracuje jak kolonista, a na koniec gry jest wart 1 punkt. Niektóre budynki ze szlachcicem działają inaczej.
piece-doubloon = Dublon
    .rule = Płaci się nim za budynki. Przy remisie decydują dublony i beczki.
piece-point = Punkt zwycięstwa
    .rule = Kto ma ich na koniec najwięcej, wygrywa. Liczą się żetony, budynki i premie dużych budynków.
piece-barrel = Beczka
    .rule = Jedna sztuka towaru. Sprzedaje się ją za dublony albo wysyła statkiem za punkty.
piece-governor = Gubernator
    .rule = W tej rundzie pierwszy wybiera postać. Potem karta przechodzi w lewo.
place-island = Wyspa
    .rule = 12 pól na plantacje, kamieniołomy i lasy. Położenie płytki nie ma znaczenia.
place-city = Miasto
    .rule = 12 pól na budynki; duży zajmuje dwa. Gra kończy się po rundzie, w której jakieś miasto się zapełni.
place-san-juan = Plaża
    .rule = Tu koloniści bez okręgu czekają na następną fazę burmistrza.
place-trading-house = Targowisko
    .rule = Kupuje cztery beczki, każdą innego rodzaju. Pełne opróżnia się na koniec fazy kupca.
place-cargo-ship = Statek
    .rule = Wozi tylko jeden rodzaj towaru i żaden inny statek go nie wozi. Pełny statek odpływa na koniec fazy kapitana.
place-colonist-ship = Statek kolonistów
    .rule = Przywozi kolonistów na następną fazę burmistrza. Potem jest uzupełniany: jeden kolonista na każdy pusty okrąg w budynkach, co najmniej jeden na gracza.
place-supply = Zasoby ogólne
    .rule = To, co jeszcze nie należy do nikogo. Gdy zabraknie kolonistów na statek albo żetonów punktów, gra kończy się po tej rundzie.
place-bank = Bank
    .rule = W banku nigdy nie brakuje dublonów.

## Postacie

role-settler = Plantator
    .object = plantatora
    .action = Każdy może wziąć plantację.
    .privilege = Plantator może zamiast niej wziąć kamieniołom.
role-mayor = Burmistrz
    .object = burmistrza
    .action = Koloniści ze statku trafiają do graczy i każdy kieruje swoich do pracy.
    .privilege = Burmistrz dostaje jeszcze jednego kolonistę z zasobów.
role-builder = Budowniczy
    .object = budowniczego
    .action = Każdy może wznieść jeden budynek.
    .privilege = Budowniczy płaci o 1 dublon mniej.
role-craftsman = Nadzorca
    .object = nadzorcę
    .action = Wszyscy produkują towary.
    .privilege = Nadzorca dostaje jeszcze jedną beczkę towaru, który wyprodukował.
role-trader = Kupiec
    .object = kupca
    .action = Każdy może sprzedać jedną beczkę na targowisku.
    .privilege = Kupiec dostaje za swoją sprzedaż o 1 dublon więcej.
role-captain = Kapitan
    .object = kapitana
    .action = Wszyscy muszą ładować towary za punkty, póki ktokolwiek może; potem przepadają beczki bez miejsca w magazynie.
    .privilege = Kapitan dostaje za swój pierwszy załadunek o 1 punkt więcej.
role-prospector = Poszukiwacz złota
    .object = poszukiwacza złota
    .action = Nikt inny nic nie robi.
    .privilege = Poszukiwacz złota bierze 1 dublon z banku.
role-prospector-2 = Drugi poszukiwacz złota
    .object = drugiego poszukiwacza złota
    .action = Nikt inny nic nie robi.
    .privilege = Poszukiwacz złota bierze 1 dublon z banku.

## Budynki produkcyjne

building-small-indigo-plant = Mała farbiarnia
    .object = małą farbiarnię
    .short = Daje 1 beczkę indygo
    .rule = Zamienia plon jednej aktywnej plantacji indygo w beczkę.
building-small-sugar-mill = Mała cukrownia
    .object = małą cukrownię
    .short = Daje 1 beczkę cukru
    .rule = Zamienia plon jednej aktywnej plantacji cukru w beczkę.
building-indigo-plant = Farbiarnia
    .object = farbiarnię
    .short = Daje do 3 beczek indygo
    .rule = Każdy kolonista w tym budynku zamienia plon jednej aktywnej plantacji indygo w beczkę.
building-sugar-mill = Cukrownia
    .object = cukrownię
    .short = Daje do 3 beczek cukru
    .rule = Każdy kolonista w tym budynku zamienia plon jednej aktywnej plantacji cukru w beczkę.
building-tobacco-storage = Suszarnia tytoniu
    .object = suszarnię tytoniu
    .short = Daje do 3 beczek tytoniu
    .rule = Każdy kolonista w tym budynku zamienia plon jednej aktywnej plantacji tytoniu w beczkę.
building-coffee-roaster = Palarnia kawy
    .object = palarnię kawy
    .short = Daje do 2 beczek kawy
    .rule = Każdy kolonista w tym budynku zamienia plon jednej aktywnej plantacji kawy w beczkę.

## Małe budynki

building-small-market = Mały targ
    .object = mały targ
    .short = +1 dublon za sprzedaż
    .rule = Kupiec: beczka sprzedana na targowisku przynosi o 1 dublon więcej.
building-hacienda = Hacjenda
    .object = hacjendę
    .short = Dodatkowa plantacja
    .rule = Plantator: przed swoim ruchem możesz dobrać też zakrytą plantację. Dobraną musisz zatrzymać.
building-construction-hut = Kuźnia
    .object = kuźnię
    .short = Kamieniołom zamiast plantacji
    .rule = Plantator: możesz wziąć kamieniołom zamiast plantacji.
building-small-warehouse = Mały magazyn
    .object = mały magazyn
    .short = Przechowa jeden rodzaj
    .rule = Kapitan: po załadunku zachowujesz wszystkie beczki jednego rodzaju, a do tego jedną, którą zachowuje każdy.
building-hospice = Przytułek
    .object = przytułek
    .short = Nowa płytka z kolonistą
    .rule = Plantator: na płytce, którą bierzesz, od razu staje kolonista. Nie dotyczy to płytki dobranej dzięki hacjendzie.
building-office = Biuro handlowe
    .object = biuro handlowe
    .short = Sprzedaje takie same towary
    .rule = Kupiec: możesz sprzedać towar, który już leży na targowisku, póki jest tam miejsce.
building-large-market = Duży targ
    .object = duży targ
    .short = +2 dublony za sprzedaż
    .rule = Kupiec: beczka sprzedana na targowisku przynosi o 2 dublony więcej.
building-large-warehouse = Duży magazyn
    .object = duży magazyn
    .short = Przechowa dwa rodzaje
    .rule = Kapitan: po załadunku zachowujesz wszystkie beczki dwóch rodzajów, a do tego jedną, którą zachowuje każdy.
building-factory = Przetwórnia
    .object = przetwórnię
    .short = Dublony za różne towary
    .rule = Nadzorca: 0, 1, 2, 3 lub 5 dublonów, gdy produkujesz 1, 2, 3, 4 lub 5 rodzajów towarów.
building-university = Uniwersytet
    .object = uniwersytet
    .short = Nowy budynek z kolonistą
    .rule = Budowniczy: to, co budujesz, od razu ma kolonistę.
building-harbor = Port
    .object = port
    .short = +1 punkt za załadunek
    .rule = Kapitan: za każdym razem, gdy ładujesz, dostajesz o 1 punkt więcej.
building-wharf = Nabrzeże
    .object = nabrzeże
    .short = Własny statek, jeden rodzaj
    .rule = Kapitan: raz na fazę możesz wysłać wszystkie swoje beczki jednego rodzaju własnym statkiem.

## Duże budynki

building-guild-hall = Siedziba cechu
    .object = siedzibę cechu
    .short = Punkty za produkcję
    .rule = Na koniec: 1 punkt za każdy twój mały budynek produkcyjny i 2 za każdy inny.
building-residence = Rezydencja
    .object = rezydencję
    .short = Punkty za płytki wyspy
    .rule = Na koniec: 4 punkty za najwyżej 9 płytek na twojej wyspie, 5, 6 lub 7 punktów za 10, 11 lub 12.
building-fortress = Twierdza
    .object = twierdzę
    .short = Punkty za kolonistów
    .rule = Na koniec: 1 punkt za każdą trójkę twoich kolonistów.
building-customs-house = Urząd celny
    .object = urząd celny
    .short = Punkty za żetony
    .rule = Na koniec: 1 punkt za każde cztery punkty, które masz w żetonach.
building-city-hall = Ratusz
    .object = ratusz
    .short = Punkty za pozostałe budynki
    .rule = Na koniec: 1 punkt za każdy twój budynek, który nie jest produkcyjny, także za ten.

## Budynki pierwszego dodatku

building-aqueduct = Akwedukt
    .object = akwedukt
    .short = +1 indygo i +1 cukier
    .rule = Nadzorca: jeśli produkujesz w farbiarni, dostajesz jeszcze jedno indygo. To samo dotyczy cukrowni, ale nie małych budynków.
building-forest-house = Szałas
    .object = szałas
    .short = Lasy obniżają ceny
    .rule = Plantator: wziętą plantację możesz położyć zakrytą jako las. Każde dwa lasy obniżają cenę budowy o 1 dublon.
building-black-market = Czarny rynek
    .object = czarny rynek
    .short = Płatność czymś innym
    .rule = Budowniczy: brakujące dublony możesz zastąpić kolonistą, beczką i żetonem punktów, każdym po jednym.
building-storehouse = Skład
    .object = skład
    .short = Przechowuje 3 beczki więcej
    .rule = Kapitan: po załadunku zachowujesz jeszcze trzy pojedyncze beczki dowolnych rodzajów.
building-guesthouse = Zajazd
    .object = zajazd
    .short = Goście pomagają
    .rule = W każdej fazie oprócz fazy burmistrza dwaj goście mogą przejść na puste okręgi. Zostają tam do następnej fazy burmistrza.
building-trading-post = Faktoria
    .object = faktorię
    .short = Twoje własne targowisko
    .rule = Kupiec: możesz sprzedać swoją beczkę tutaj, cokolwiek leży na targowisku. Targi się nie liczą.
building-church = Kościół
    .object = kościół
    .short = Punkty za budowanie
    .rule = Budowniczy: 1 punkt za budynek z kolumny 2 lub 3, 2 punkty za budynek z kolumny 4.
building-small-wharf = Przystań
    .object = przystań
    .short = Wysyła mieszany ładunek
    .rule = Kapitan: raz na fazę możesz wysłać dowolne swoje beczki własnym statkiem. Dwie beczki dają 1 punkt.
building-lighthouse = Latarnia morska
    .object = latarnię morską
    .short = +1 dublon za załadunek
    .rule = Kapitan: za każdy załadunek dostajesz 1 dublon. Jako kapitan dostajesz jeszcze jeden, nawet bez załadunku.
building-specialty-factory = Manufaktura
    .object = manufakturę
    .short = Dublony za najlepszy towar
    .rule = Nadzorca: policz beczki towaru, którego produkujesz najwięcej, pomijając kukurydzę. Dostajesz tyle dublonów, minus jeden.
building-library = Biblioteka
    .object = bibliotekę
    .short = Podwaja twój przywilej
    .rule = Przywilej postaci, którą wybierasz, liczy się podwójnie.
building-union-hall = Przeładownia
    .object = przeładownię
    .short = Punkty za pary beczek
    .rule = Kapitan: przed pierwszym załadunkiem każde dwie jednakowe beczki dają 1 punkt. Beczki zatrzymujesz.
building-statue = Statua
    .object = statuę
    .short = Po prostu 8 punktów
    .rule = Jest warta 8 punktów. Nie potrzebuje kolonisty.
building-cloister = Klasztor
    .object = klasztor
    .short = Punkty za zestawy płytek
    .rule = Na koniec: 1, 3, 6 lub 10 punktów za 1, 2, 3 lub 4 zestawy trzech jednakowych płytek na twojej wyspie.

## Budynki drugiego dodatku

building-land-office = Kancelaria
    .object = kancelarię
    .short = Handluje plantacjami
    .rule = Kupiec: z kolonistą możesz kupić zakrytą plantację za 1 dublon. Ze szlachcicem możesz oddać jedną za 1 dublon.
building-chapel = Kaplica
    .object = kaplicę
    .short = Dublon albo punkt
    .rule = Nadzorca: z kolonistą dostajesz 1 dublon, ze szlachcicem 1 punkt.
building-hunting-lodge = Domek myśliwski
    .object = domek myśliwski
    .short = Punkty za wolną ziemię
    .rule = Po fazie plantatora: z kolonistą możesz odrzucić plantację lub las. Ze szlachcicem dostajesz 2 punkty, jeśli tylko ty masz najwięcej pustych pól na wyspie.
building-zoning-office = Gildia murarska
    .object = gildię murarską
    .short = Obniża ceny budynków
    .rule = Budowniczy: z kolonistą budynki z kolumn 1–3 kosztują o 1 dublon mniej. Ze szlachcicem budynki z kolumny 4 kosztują o 2 mniej.
building-royal-supplier = Skarbiec
    .object = skarbiec
    .short = Beczki do skarbca za punkty
    .rule = Kapitan: przed pierwszym załadunkiem możesz dostarczyć beczki różnych towarów, każdą za 1 punkt. Najwyżej tyle, ilu masz szlachciców.
building-villa = Willa
    .object = willę
    .short = Jeden szlachcic więcej
    .rule = Burmistrz: dostajesz szlachcica z zasobów albo kolonistę, gdy szlachciców już nie ma.
building-jeweler = Zakład jubilerski
    .object = zakład jubilerski
    .short = Dublon za szlachcica
    .rule = Nadzorca: każdy twój szlachcic przynosi 1 dublon. Liczy się jako budynek produkcyjny.
building-royal-garden = Ogród pałacowy
    .object = ogród pałacowy
    .short = +1 punkt za szlachcica
    .rule = Na koniec: każdy twój szlachcic jest wart o 1 punkt więcej.
