## Întrebări

question-draft = Ce clădire să fie în acest joc?
question-draft-other = { $name } alege o clădire pentru acest joc
question-choose-role = Ce rol alegi?
question-choose-role-other = { $name } alege un rol
question-library = Să dubleze Biblioteca privilegiul acestui rol?
question-library-other = { $name } se gândește dacă folosește Biblioteca
question-hacienda = Conac: tragi mai întâi o plantație cu fața în jos?
question-hacienda-other = { $name } poate trage o plantație cu Conacul
question-lay-tile = Cum așezi plantația trasă?
question-lay-tile-other = { $name } așază o plantație
question-take-tile = Ce plăcuță iei?
question-take-tile-other = { $name } alege o plăcuță de insulă
question-hospice = Cabană: iei un colonist pentru plăcuța nouă?
question-hospice-other = { $name } poate lua un colonist pentru plăcuța nouă
question-hunting-lodge = Pavilion de vânătoare: ce plantație elimini?
question-hunting-lodge-other = { $name } poate elimina o plantație
question-mayor-privilege = Privilegiul tău: mai iei un colonist?
question-mayor-privilege-other = { $name } mai poate lua un colonist
question-villa = Vilă: pe cine iei din provizii?
question-villa-other = { $name } poate primi pe cineva în Vilă
question-ship-piece = Pe cine iei de pe nava de coloniști?
question-ship-piece-other = { $name } ia pe cineva de pe nava de coloniști
question-place = Pune-ți coloniștii la lucru
question-place-other = { $name } așază coloniști
question-build = Ce construiești?
question-build-other = { $name } poate construi
question-black-market = Piață neagră: ce dai pentru dublonii lipsă?
question-black-market-other = { $name } plătește la Piața neagră
question-university = Universitate: iei un colonist pentru clădirea nouă?
question-university-other = { $name } poate lua un colonist pentru clădirea nouă
question-craftsman-privilege = Privilegiul tău: ce butoi iei în plus?
question-craftsman-privilege-other = { $name } mai poate lua un butoi
question-trade = Ce butoi vinzi?
question-trade-other = { $name } poate vinde un butoi
question-trade-land-office = Birou funciar: cumperi sau vinzi o plantație?
question-deliver = Furnizor regal: ce butoi livrezi?
question-deliver-other = { $name } poate livra butoaie la curte
question-load = Ce butoaie încarci?
question-load-other = { $name } încarcă
question-small-wharf = Debarcader mic: ce butoaie expediezi?
question-small-wharf-other = { $name } încarcă la Debarcaderul mic
question-store = Ce butoaie păstrezi? Celelalte se pierd.
question-store-other = { $name } depozitează butoaie
question-guests = Han: se mută vreun oaspete?
question-guests-other = { $name } poate muta oaspeți
question-chance = Se trage o plăcuță
question-chance-other = Se trage o plăcuță

## Răspunsuri

answer-continue = Mai departe
answer-pass = Pas
answer-done = Atât
answer-draw = Trage o plantație
answer-plantation = Cu fața în sus, ca plantație
answer-forest = Cu fața în jos, ca pădure
answer-colonist = Ia un colonist
answer-noble = Ia un nobil
answer-library = Dublează privilegiul
answer-role = Alege { $object }
answer-choose = Alege { $object }
answer-take = Ia { $object }
answer-take-as-forest = Ia { $object } ca pădure
answer-discard = Elimină una goală: { $thing }
answer-discard-colonist = Elimină una cu tot cu colonist: { $thing }
answer-discard-noble = Elimină una cu tot cu nobil: { $thing }
answer-discard-forest = Elimină o pădure (dedesubt: { $thing })
answer-place =
    { $number ->
        [one] { $number } colonist: { $thing }
        [few] { $number } coloniști: { $thing }
       *[other] { $number } de coloniști: { $thing }
    }
answer-place-noble =
    { $number ->
        [one] { $number } nobil: { $thing }
        [few] { $number } nobili: { $thing }
       *[other] { $number } de nobili: { $thing }
    }
answer-build =
    { $price ->
        [0] Construiește { $object } gratis
        [one] Construiește { $object } cu { $price } dublon
        [few] Construiește { $object } cu { $price } dubloni
       *[other] Construiește { $object } cu { $price } de dubloni
    }
answer-pay-colonist = Dă un colonist ({ $thing })
answer-pay-noble = Dă un nobil ({ $thing })
answer-pay-barrel = Dă un butoi de { $of }
answer-pay-chip = Dă un jeton de puncte
answer-extra = Mai ia un butoi de { $of }
answer-sell = Vinde { $object }
answer-sell-to-post = Vinde { $object } la Punctul comercial
answer-buy = Cumpără o plantație cu fața în jos pentru 1 dublon
answer-deliver = Livrează { $object }
answer-load = Încarcă { $object } pe nava de { $number }
answer-load-wharf = Expediază de la Debarcader toate butoaiele de { $of }
answer-load-small-wharf = Expediază butoaie de la Debarcaderul mic
answer-barrel = Încă un butoi de { $of }
answer-keep-all = Păstrează toate butoaiele de { $of }
answer-keep-one = Păstrează un butoi de { $of }
answer-guest = Trimite un oaspete: { $thing }
answer-noble-guest = Trimite un oaspete nobil: { $thing }
answer-turn = Trage { $object }

## Refuzuri

answer-pass-library = Păstreaz-o pentru alt rol
answer-pass-hacienda = Nu trage nimic
answer-pass-take-tile = Nu lua nicio plăcuță
answer-pass-hospice = Fără colonist
answer-pass-hunting-lodge = Nu elimina nimic
answer-pass-mayor-privilege = Fără colonist
answer-pass-villa = Pe nimeni
answer-pass-build = Nu construi nimic
answer-pass-black-market = Plătește restul în dubloni
answer-pass-university = Fără colonist
answer-pass-craftsman-privilege = Niciun butoi în plus
answer-pass-trade = Nu vinde nimic
answer-pass-trade-land-office = Fără tranzacție
answer-pass-deliver = Nu mai livra nimic
answer-pass-load = Nu încărca nimic
answer-pass-store = Nu mai păstra nimic
answer-pass-guests = Lasă oaspeții aici

## Motive

why-legal = se poate
why-not-asked = nu răspunde la întrebare
why-not-in-game = nu face parte din acest joc
why-out-of-order = acestea se aleg într-o ordine fixă
why-taken = rolul a fost luat în această rundă
why-no-privilege = doar Colonistul sau cine are o Baracă de construcții ocupată poate lua o carieră
why-not-occupied = clădirea necesară nu este ocupată
why-not-colonist = e nevoie de un colonist pe clădire
why-not-noble = e nevoie de un nobil pe clădire
why-nothing-there = nu e nimic de luat
why-no-goods = nu există un astfel de butoi
    .skipped = nu există butoaie
why-not-enough-nobles = câte o livrare pentru fiecare nobil, nu mai mult
why-not-produced = marfa aceasta nu a fost produsă în această fază
    .skipped = nu s-a produs nimic
why-already-done = s-a făcut deja în această fază
why-chosen = clădirea a fost deja aleasă
why-already-built = deja construită; e permisă câte una din fiecare
why-sold-out = nu a mai rămas niciuna
why-island-full = toate cele 12 locuri ale insulei sunt ocupate
why-city-full = nu e destul loc liber în oraș
why-no-circle = niciun cerc gol
why-supply-empty = proviziile s-au terminat
why-too-expensive = nu ajung dublonii
why-house-full = casa de comerț este plină
why-kind-in-house = casa de comerț are deja această marfă și nu există un Birou ocupat
why-kind-on-other-ship = marfa aceasta este pe altă navă
why-ship-has-other-kind = nava duce altă marfă
    .skipped = navele duc alte mărfuri
why-ship-full = nava cu această marfă este plină
why-ship-too-small = altă navă ia mai multe dintre aceste butoaie
why-must-load = cine poate încărca trebuie să încarce
why-no-place-left = nu mai e niciun loc liber la acest cost
why-storage-full = nu mai e loc de depozitare
why-excluded = perechea ei este în joc, iar cele două nu se folosesc împreună
why-too-many = nu sunt atâtea piese sau cercuri
why-too-few = niciun colonist nu poate rămâne în San Juan cât timp e un cerc gol
why-cannot-cover = atunci restul prețului nu s-ar mai putea plăti
why-must-ship-one = Debarcaderul mic expediază cel puțin un butoi
why-complete-kind = păstrează în schimb în depozit toate butoaiele de acest tip
why-single-barrel = la un singur butoi dintr-un tip alege „Păstrează un butoi”

## Efecte

effect-gain = +{ $things }
effect-loss = −{ $things }
effect-you = Tu: { $effects }
effect-seat = { $name }: { $effects }
effect-in-all = în total:
effect-ending = Jocul se termină după această rundă

## Preț

price-printed = Cost tipărit: { $n }
price-yours = Plătești: { $n }
price-missing =
    { $n ->
        [one] Lipsește { $n } dublon
        [few] Lipsesc { $n } dubloni
       *[other] Lipsesc { $n } de dubloni
    }
black-market-pays = Piața neagră plătește { $n }
black-market-left = { $thing }: mai ai de plătit { $left }, ai { $have }.
discount-privilege = Privilegiul constructorului: −{ $n }
discount-library = Bibliotecă: −{ $n }
discount-quarries = Cariere: −{ $n }
discount-forests = Păduri: −{ $n }
discount-zoning-office = Birou de urbanism: −{ $n }

## Sfârșitul jocului

ending-colonists = proviziile nu au ajuns pentru nava de coloniști
ending-city = un oraș este plin
ending-chips = jetoanele de puncte s-au terminat
ending-max-rounds = s-a atins numărul maxim de runde
