## Mărfuri

good-corn = Porumb
    .object = porumb
    .of = porumb
good-indigo = Indigo
    .object = indigo
    .of = indigo
good-sugar = Zahăr
    .object = zahăr
    .of = zahăr
good-tobacco = Tutun
    .object = tutun
    .of = tutun
good-coffee = Cafea
    .object = cafea
    .of = cafea

## Plăcuțele insulei

tile-corn = Plantație de porumb
    .object = o plantație de porumb
tile-indigo = Plantație de indigo
    .object = o plantație de indigo
tile-sugar = Plantație de zahăr
    .object = o plantație de zahăr
tile-tobacco = Plantație de tutun
    .object = o plantație de tutun
tile-coffee = Plantație de cafea
    .object = o plantație de cafea
tile-quarry = Carieră
    .object = o carieră
    .rule = Cu un colonist pe ea, construcția costă cu 1 dublon mai puțin. Contează cel mult atâtea cariere câte arată numărul coloanei clădirii.
tile-forest = Pădure
    .object = o pădure
    .rule = La fiecare două păduri, orice clădire costă cu 1 dublon mai puțin. Pădurea nu are nevoie de colonist și nu produce nimic.
tile-plantation = Plantație
    .object = o plantație
    .rule = Cu un colonist pe ea, dă un butoi în faza meșteșugarului. În afară de porumb, toate mărfurile cer și un colonist în clădirea de producție potrivită.

## Cantități

count-doubloons =
    { $n ->
        [one] { $n } dublon
        [few] { $n } dubloni
       *[other] { $n } de dubloni
    }
count-points =
    { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
count-colonists =
    { $n ->
        [one] { $n } colonist
        [few] { $n } coloniști
       *[other] { $n } de coloniști
    }
count-nobles =
    { $n ->
        [one] { $n } nobil
        [few] { $n } nobili
       *[other] { $n } de nobili
    }
count-barrels =
    { $n ->
        [one] { $n } butoi
        [few] { $n } butoaie
       *[other] { $n } de butoaie
    }
count-corn =
    { $n ->
        [one] { $n } butoi de porumb
        [few] { $n } butoaie de porumb
       *[other] { $n } de butoaie de porumb
    }
count-indigo =
    { $n ->
        [one] { $n } butoi de indigo
        [few] { $n } butoaie de indigo
       *[other] { $n } de butoaie de indigo
    }
count-sugar =
    { $n ->
        [one] { $n } butoi de zahăr
        [few] { $n } butoaie de zahăr
       *[other] { $n } de butoaie de zahăr
    }
count-tobacco =
    { $n ->
        [one] { $n } butoi de tutun
        [few] { $n } butoaie de tutun
       *[other] { $n } de butoaie de tutun
    }
count-coffee =
    { $n ->
        [one] { $n } butoi de cafea
        [few] { $n } butoaie de cafea
       *[other] { $n } de butoaie de cafea
    }
count-tiles =
    { $n ->
        [one] { $n } plăcuță de insulă
        [few] { $n } plăcuțe de insulă
       *[other] { $n } de plăcuțe de insulă
    }
count-plantations =
    { $n ->
        [one] { $n } plantație
        [few] { $n } plantații
       *[other] { $n } de plantații
    }
count-quarries =
    { $n ->
        [one] { $n } carieră
        [few] { $n } cariere
       *[other] { $n } de cariere
    }
count-forests =
    { $n ->
        [one] { $n } pădure
        [few] { $n } păduri
       *[other] { $n } de păduri
    }
count-buildings =
    { $n ->
        [one] { $n } clădire
        [few] { $n } clădiri
       *[other] { $n } de clădiri
    }
count-circles =
    { $n ->
        [one] { $n } cerc
        [few] { $n } cercuri
       *[other] { $n } de cercuri
    }
count-spaces =
    { $n ->
        [one] { $n } loc liber
        [few] { $n } locuri libere
       *[other] { $n } de locuri libere
    }
count-players =
    { $n ->
        [one] { $n } jucător
        [few] { $n } jucători
       *[other] { $n } de jucători
    }

## Alte piese și locuri

piece-colonist = Colonist
    .rule = Funcționează doar plăcuțele și clădirile ocupate. Coloniștii se mută în faza primarului.
piece-noble = Nobil
    .rule = Lucrează ca un colonist și valorează 1 punct la sfârșitul jocului. Unele clădiri fac altceva cu un nobil.
piece-doubloon = Dublon
    .rule = Cu el se plătesc clădirile. La egalitate decid dublonii și butoaiele.
piece-point = Punct de victorie
    .rule = Câștigă cine are cele mai multe la sfârșit. Contează jetoanele, clădirile și bonusurile clădirilor mari.
piece-barrel = Butoi
    .rule = Un butoi de marfă. Îl vinzi pentru dubloni sau îl expediezi pentru puncte.
piece-governor = Guvernator
    .rule = Alege primul un rol în această rundă. Apoi cartea trece la stânga.
place-island = Insulă
    .rule = 12 locuri pentru plantații, cariere și păduri. Nu contează unde stă o plăcuță.
place-city = Oraș
    .rule = 12 locuri pentru clădiri; una mare ocupă două. Jocul se termină după runda în care se umple un oraș.
place-san-juan = San Juan
    .rule = Aici coloniștii fără cerc așteaptă următoarea fază a primarului.
place-trading-house = Casă de comerț
    .rule = Cumpără patru butoaie, fiecare de alt tip. Dacă e plină, se golește la sfârșitul fazei comerciantului.
place-cargo-ship = Navă de mărfuri
    .rule = Duce un singur tip de marfă, pe care nicio altă navă nu-l duce. O navă plină pleacă la sfârșitul fazei căpitanului.
place-colonist-ship = Navă de coloniști
    .rule = Aduce coloniștii pentru următoarea fază a primarului. Apoi urcă câte unul pentru fiecare cerc gol al clădirilor, cel puțin câte unul pentru fiecare jucător.
place-supply = Grămadă de provizii
    .rule = Ce nu este încă al nimănui. Când nu ajung coloniștii pentru navă sau jetoanele de puncte, jocul se termină după rundă.
place-bank = Bancă
    .rule = Băncii nu i se termină niciodată dublonii.

## Roluri

role-settler = Colonistul
    .object = Colonistul
    .action = Fiecare poate lua o plantație.
    .privilege = Colonistul poate lua o carieră în loc de plantație.
role-mayor = Primarul
    .object = Primarul
    .action = Coloniștii de pe navă se împart și fiecare îi pune la lucru pe ai săi.
    .privilege = Primarul primește încă un colonist din provizii.
role-builder = Constructorul
    .object = Constructorul
    .action = Fiecare poate ridica o clădire.
    .privilege = Constructorul plătește cu 1 dublon mai puțin.
role-craftsman = Meșteșugarul
    .object = Meșteșugarul
    .action = Toți produc mărfuri.
    .privilege = Meșteșugarul primește încă un butoi dintr-o marfă pe care a produs-o.
role-trader = Comerciantul
    .object = Comerciantul
    .action = Fiecare poate vinde un butoi casei de comerț.
    .privilege = Comerciantul primește 1 dublon în plus pentru vânzarea lui.
role-captain = Căpitanul
    .object = Căpitanul
    .action = Toți trebuie să încarce mărfuri pentru puncte cât timp se poate; apoi se pierd butoaiele fără depozit.
    .privilege = Căpitanul primește 1 punct în plus la prima lui încărcare.
role-prospector = Prospectorul
    .object = Prospectorul
    .action = Nimeni altcineva nu face nimic.
    .privilege = Prospectorul ia 1 dublon din bancă.
role-prospector-2 = Al doilea prospector
    .object = al doilea Prospector
    .action = Nimeni altcineva nu face nimic.
    .privilege = Prospectorul ia 1 dublon din bancă.

## Clădiri de producție

building-small-indigo-plant = Fabrică mică de indigo
    .object = Fabrica mică de indigo
    .short = Face 1 butoi de indigo
    .rule = Preface recolta unei plantații de indigo ocupate într-un butoi.
building-small-sugar-mill = Fabrică mică de zahăr
    .object = Fabrica mică de zahăr
    .short = Face 1 butoi de zahăr
    .rule = Preface recolta unei plantații de zahăr ocupate într-un butoi.
building-indigo-plant = Fabrică de indigo
    .object = Fabrica de indigo
    .short = Până la 3 butoaie de indigo
    .rule = Fiecare colonist de aici preface recolta unei plantații de indigo ocupate într-un butoi.
building-sugar-mill = Fabrică de zahăr
    .object = Fabrica de zahăr
    .short = Până la 3 butoaie de zahăr
    .rule = Fiecare colonist de aici preface recolta unei plantații de zahăr ocupate într-un butoi.
building-tobacco-storage = Depozit de tutun
    .object = Depozitul de tutun
    .short = Până la 3 butoaie de tutun
    .rule = Fiecare colonist de aici preface recolta unei plantații de tutun ocupate într-un butoi.
building-coffee-roaster = Fabrică de cafea
    .object = Fabrica de cafea
    .short = Până la 2 butoaie de cafea
    .rule = Fiecare colonist de aici preface recolta unei plantații de cafea ocupate într-un butoi.

## Clădiri mici

building-small-market = Piață mică
    .object = Piața mică
    .short = +1 dublon la vânzare
    .rule = Comerciantul: un butoi vândut casei de comerț aduce 1 dublon în plus.
building-hacienda = Conac
    .object = Conacul
    .short = Trage o plantație în plus
    .rule = Colonistul: înaintea rândului tău poți trage și o plantație cu fața în jos. Ce tragi trebuie să păstrezi.
building-construction-hut = Baracă de construcții
    .object = Baraca de construcții
    .short = Carieră în loc de plantație
    .rule = Colonistul: poți lua o carieră în loc de plantație.
building-small-warehouse = Depozit mic
    .object = Depozitul mic
    .short = Păstrează un tip de marfă
    .rule = Căpitanul: după încărcare păstrezi toate butoaiele de un singur tip, pe lângă butoiul pe care îl păstrează oricine.
building-hospice = Cabană
    .object = Cabana
    .short = Plăcuță nouă cu colonist
    .rule = Colonistul: plăcuța pe care o iei vine cu un colonist pe ea. Nu și cea trasă cu Conacul.
building-office = Birou
    .object = Biroul
    .short = Vinde și mărfuri deja acolo
    .rule = Comerciantul: poți vinde un tip de marfă aflat deja în casa de comerț, cât timp mai e loc.
building-large-market = Piață mare
    .object = Piața mare
    .short = +2 dubloni la vânzare
    .rule = Comerciantul: un butoi vândut casei de comerț aduce 2 dubloni în plus.
building-large-warehouse = Depozit mare
    .object = Depozitul mare
    .short = Păstrează 2 tipuri de marfă
    .rule = Căpitanul: după încărcare păstrezi toate butoaiele de două tipuri, pe lângă butoiul pe care îl păstrează oricine.
building-factory = Fabrică
    .object = Fabrica
    .short = Dubloni pe tipuri de marfă
    .rule = Meșteșugarul: 0, 1, 2, 3 sau 5 dubloni când produci 1, 2, 3, 4 sau 5 tipuri de mărfuri.
building-university = Universitate
    .object = Universitatea
    .short = Clădire nouă cu colonist
    .rule = Constructorul: ce construiești vine cu un colonist.
building-harbor = Port
    .object = Portul
    .short = +1 punct la încărcare
    .rule = Căpitanul: de fiecare dată când încarci primești 1 punct în plus.
building-wharf = Debarcader
    .object = Debarcaderul
    .short = Navă proprie, o marfă
    .rule = Căpitanul: o dată pe fază poți expedia toate butoaiele tale de un singur tip fără navă de mărfuri.

## Clădiri mari

building-guild-hall = Sală de consiliu
    .object = Sala de consiliu
    .short = Puncte pentru producție
    .rule = La sfârșit: 1 punct pentru fiecare clădire mică de producție a ta și 2 pentru fiecare alta.
building-residence = Locuință
    .object = Locuința
    .short = Puncte pentru insulă
    .rule = La sfârșit: 4 puncte pentru cel mult 9 plăcuțe pe insulă, 5, 6 sau 7 puncte pentru 10, 11 sau 12.
building-fortress = Fortăreață
    .object = Fortăreața
    .short = Puncte pentru coloniști
    .rule = La sfârșit: 1 punct la fiecare trei coloniști ai tăi.
building-customs-house = Vamă
    .object = Vama
    .short = Puncte pentru jetoane
    .rule = La sfârșit: 1 punct la fiecare patru puncte pe care le ai în jetoane.
building-city-hall = Primărie
    .object = Primăria
    .short = Puncte pentru clădiri
    .rule = La sfârșit: 1 punct pentru fiecare clădire a ta care nu este de producție, inclusiv aceasta.

## Clădirile primei extensii

building-aqueduct = Apeduct
    .object = Apeductul
    .short = +1 indigo și +1 zahăr
    .rule = Meșteșugarul: dacă produci în Fabrica de indigo (nu în cea mică), primești încă un butoi de indigo. La fel și cu Fabrica de zahăr.
building-forest-house = Casa pădurarului
    .object = Casa pădurarului
    .short = Păduri: clădiri mai ieftine
    .rule = Colonistul: poți pune plantația luată cu fața în jos, ca pădure. La fiecare două păduri construiești cu 1 dublon mai ieftin.
building-black-market = Piață neagră
    .object = Piața neagră
    .short = Plătește și cu altceva
    .rule = Constructorul: dacă lipsesc dubloni, un colonist, un butoi și un jeton de puncte pot ține locul câte unuia.
building-storehouse = Magazie
    .object = Magazia
    .short = Păstrează încă 3 butoaie
    .rule = Căpitanul: după încărcare păstrezi încă trei butoaie de orice tip.
building-guesthouse = Han
    .object = Hanul
    .short = Oaspeții ajută unde trebuie
    .rule = În orice fază în afară de cea a primarului, cei doi oaspeți se pot muta pe cercuri goale. Rămân acolo până la următoarea fază a primarului.
building-trading-post = Punct comercial
    .object = Punctul comercial
    .short = Propria ta casă de comerț
    .rule = Comerciantul: îți poți vinde butoiul aici, orice ar fi în casa de comerț. Piețele nu contează.
building-church = Biserică
    .object = Biserica
    .short = Puncte pentru construcții
    .rule = Constructorul: 1 punct când construiești în coloana 2 sau 3, 2 puncte în coloana 4.
building-small-wharf = Debarcader mic
    .object = Debarcaderul mic
    .short = Expediază marfă amestecată
    .rule = Căpitanul: o dată pe fază poți expedia orice butoaie ale tale fără navă de mărfuri. Două butoaie aduc 1 punct.
building-lighthouse = Far
    .object = Farul
    .short = +1 dublon la încărcare
    .rule = Căpitanul: de fiecare dată când încarci primești 1 dublon. Dacă ești căpitan mai primești unul, chiar fără să încarci.
building-specialty-factory = Fabrică specializată
    .object = Fabrica specializată
    .short = Dubloni pe marfa principală
    .rule = Meșteșugarul: numără butoaiele din tipul produs cel mai mult, fără porumb. Primești tot atâția dubloni minus unul.
building-library = Bibliotecă
    .object = Biblioteca
    .short = Îți dublează privilegiul
    .rule = Privilegiul rolului pe care îl alegi contează de două ori.
building-union-hall = Casa uniunii
    .object = Casa uniunii
    .short = Puncte: perechi de butoaie
    .rule = Căpitanul: înainte de prima încărcare primești 1 punct la fiecare două butoaie de același tip. Butoaiele rămân ale tale.
building-statue = Statuie
    .object = Statuia
    .short = Pur și simplu 8 puncte
    .rule = Valorează 8 puncte. Nu are nevoie de colonist.
building-cloister = Mănăstire
    .object = Mănăstirea
    .short = Puncte: seturi de plăcuțe
    .rule = La sfârșit: 1, 3, 6 sau 10 puncte pentru 1, 2, 3 sau 4 seturi de trei plăcuțe identice pe insula ta.

## Clădirile celei de-a doua extensii

building-land-office = Birou funciar
    .object = Biroul funciar
    .short = Cumpără sau vinde plantații
    .rule = Comerciantul: cu un colonist aici poți cumpăra o plantație cu fața în jos cu 1 dublon. Cu un nobil poți vinde o plantație sau o pădure cu 1 dublon.
building-chapel = Capelă
    .object = Capela
    .short = Un dublon sau un punct
    .rule = Meșteșugarul: un colonist aici aduce 1 dublon, un nobil 1 punct.
building-hunting-lodge = Pavilion de vânătoare
    .object = Pavilionul de vânătoare
    .short = Eliberează pământul
    .rule = La sfârșitul fazei colonistului: cu un colonist aici poți elimina o plantație sau o pădure. Cu un nobil primești 2 puncte dacă doar tu ai cele mai multe locuri goale pe insulă.
building-zoning-office = Birou de urbanism
    .object = Biroul de urbanism
    .short = Ieftinește construcția
    .rule = Constructorul: cu un colonist aici, clădirile din coloanele 1–3 costă cu 1 dublon mai puțin. Cu un nobil, cele din coloana 4 costă cu 2 mai puțin.
building-royal-supplier = Furnizor regal
    .object = Furnizorul regal
    .short = Butoaie la curte: puncte
    .rule = Căpitanul: înainte de prima încărcare poți livra butoaie de tipuri diferite, 1 punct fiecare. Cel mult atâtea câți nobili ai.
building-villa = Vilă
    .object = Vila
    .short = Încă un nobil
    .rule = Primarul: primești un nobil din provizii, sau un colonist dacă nu mai sunt nobili.
building-jeweler = Bijutier
    .object = Bijutierul
    .short = 1 dublon pentru fiecare nobil
    .rule = Meșteșugarul: fiecare nobil al tău aduce 1 dublon. Contează drept clădire de producție.
building-royal-garden = Grădină regală
    .object = Grădina regală
    .short = +1 punct pentru fiecare nobil
    .rule = La sfârșit: fiecare nobil al tău valorează cu 1 punct mai mult.
