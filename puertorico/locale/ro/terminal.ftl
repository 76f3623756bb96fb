## Jucători

terminal-seat = jucătorul { $n }

## Ce ai făcut tu

you-done = Nu mai expediezi nimic
you-draw = Tragi o plantație
you-plantation = O așezi cu fața în sus
you-forest = O așezi cu fața în jos, ca pădure
you-colonist = Iei un colonist
you-noble = Iei un nobil
you-library = Folosești Biblioteca
you-role = Alegi { $object }
you-choose = Alegi pentru acest joc { $object }
you-take = Iei { $object }
you-take-as-forest = Iei { $object } ca pădure
you-discard = Elimini { $object }
you-discard-colonist = Elimini { $object } cu tot cu colonist
you-discard-noble = Elimini { $object } cu tot cu nobil
you-discard-forest = Elimini o pădure
you-build = Construiești { $object }
you-pay-colonist = Plătești cu un colonist ({ $thing })
you-pay-noble = Plătești cu un nobil ({ $thing })
you-pay-barrel = Plătești cu un butoi de { $of }
you-pay-chip = Plătești cu un jeton de puncte
you-extra = Mai iei un butoi de { $of }
you-sell = Vinzi { $object }
you-sell-to-post = Vinzi { $object } la Punctul comercial
you-buy = Cumperi o plantație cu fața în jos
you-deliver = Livrezi la curte { $object }
you-load = Încarci { $object } pe nava de { $number }
you-load-wharf = Expediezi { $object } de la Debarcader
you-load-small-wharf = Folosești Debarcaderul mic
you-barrel = Expediezi un butoi de { $of }
you-keep-all = Păstrezi toate butoaiele de { $of }
you-keep-one = Păstrezi un butoi de { $of }
you-guest = Trimiți un oaspete: { $thing }
you-noble-guest = Trimiți un oaspete nobil: { $thing }
you-pass-library = Păstrezi Biblioteca pentru alt rol
you-pass-hacienda = Nu tragi nicio plantație
you-pass-take-tile = Nu iei nicio plăcuță
you-pass-hospice = Nu iei niciun colonist
you-pass-hunting-lodge = Nu elimini nimic
you-pass-mayor-privilege = Nu iei niciun colonist în plus
you-pass-villa = Nu primești pe nimeni în Vilă
you-pass-build = Nu construiești nimic
you-pass-black-market = Plătești restul în dubloni
you-pass-university = Nu iei niciun colonist pentru clădire
you-pass-craftsman-privilege = Nu iei niciun butoi în plus
you-pass-trade = Nu vinzi nimic
you-pass-deliver = Nu livrezi nimic
you-pass-load = Nu încarci nimic
you-pass-store = Nu mai păstrezi nimic
you-pass-guests = Lași oaspeții unde sunt
you-moment-lodge-points = Ai cel mai mult pământ liber: { $gains }
you-moment-produce = Produci: { $gains }
you-moment-first-turn = Înainte de încărcare primești { $gains }
you-moment-prospector = Găsești aur: { $gains }
you-placement = Așezi coloniștii: { $shares }
you-placement-unchanged = Lași toți coloniștii unde sunt
you-lost = Pierzi { $things }
you-winners = Împarți victoria cu { $name }!

## Începutul

terminal-greeting-random = Puerto Rico, { $players }. Tu ești { $name }; ceilalți aleg la întâmplare.
terminal-greeting = Puerto Rico, { $players }. Tu ești { $name }; adversarii tăi: { $bot }.
terminal-offer = Pentru adversari mai buni pornește cu --opponents NIVEL; nivelurile, de la slab la puternic: { $levels }.
terminal-opponents = Cu --opponents și un nume alegi cine joacă împotriva ta, de la slab la puternic:
terminal-preparing = Boții se pregătesc; prima dată durează cam un minut.
terminal-until-now = Până acum

## Rândurile tablei

terminal-taken = Luate
terminal-supply = Provizii
terminal-tiles = Plăcuțe
terminal-ships = Nave
terminal-house = Comerț
terminal-island = Insulă

## Pe tablă

terminal-all-taken = toate luate
terminal-chips =
    { $n ->
        [one] { $n } jeton de puncte
        [few] { $n } jetoane de puncte
       *[other] { $n } de jetoane de puncte
    }
terminal-piles = cu fața în jos: { $down }, eliminate: { $discard }
terminal-no-tiles = niciuna cu fața în sus
terminal-empty = goală
terminal-places =
    { $n ->
        [one] { $n } loc liber
        [few] { $n } locuri libere
       *[other] { $n } de locuri libere
    }
terminal-buildings = Clădirile rămase, fiecare cu prețul și numărul de bucăți:
terminal-buildings-for-you = Clădirile rămase, fiecare cu prețul pentru tine și numărul de bucăți:
terminal-owned = a ta
terminal-players = Jucătorii, cu coloniști/cercuri pe fiecare tip:
terminal-points-hidden = puncte ascunse
terminal-no-goods = fără mărfuri

## Roluri

terminal-role-settler = toți iau o plantație; tu poți lua în schimb o carieră
terminal-role-mayor = toți primesc coloniști noi; tu primești unul în plus
terminal-role-builder = toți pot construi; tu plătești cu 1 dublon mai puțin
terminal-role-craftsman = toți produc mărfuri; tu primești un butoi în plus
terminal-role-trader = toți pot vinde un butoi; tu primești 1 dublon în plus
terminal-role-captain = toți trebuie să încarce pentru puncte; tu primești 1 punct în plus
terminal-role-prospector = tu iei 1 dublon, ceilalți nu fac nimic

## Întrebări

terminal-place-colonists = Câți coloniști merg aici: { $thing } ({ $circles })? Ai { $n }.
terminal-place-nobles = Câți nobili merg aici: { $thing } ({ $circles })? Ai { $n }.
terminal-place-all = Sau scrie unde merg toți, de exemplu: { $example }
terminal-stood = Înainte de această fază stăteau așa: { $places }
terminal-have = Ai { $money }.
terminal-tells = ? { $thing } spune ce face această clădire.
terminal-prompt = Răspunsul tău, 1-{ $n }, h pentru un sfat sau ?:

## Ce nu se poate

terminal-no-such-number = Nu există răspunsul { $typed }: scrie un număr de la 1 la { $n }.
terminal-ambiguous = Ar putea fi: { $answers }. Scrie mai mult sau numărul.
terminal-not-now = Acum nu se poate ({ $answer }): { $why }.
terminal-no-answer = { $typed } nu e un răspuns: scrie un număr de la 1 la { $n } sau ? pentru ajutor.
terminal-no-such-help = Nu există o astfel de clădire sau un astfel de rol; scrie tot numele, de exemplu: ? { $thing }
terminal-arrangement = O așezare arată așa: { $example }
terminal-no-such-place = { $thing } nu e printre locurile tale: { $places }.
terminal-unknown-language = Limbă necunoscută: { $typed }. Scrie language și una dintre { $languages }.
terminal-undone = Ultima ta mutare a fost retrasă.

## Sfaturi

terminal-no-hint = Nu există niciun sfat: { $problem }.
terminal-type-placement = Ca să-i așezi așa, scrie: { $places }

## Sfârșitul

terminal-if-over = Dacă jocul s-ar termina acum:
terminal-not-over = Jocul nu s-a terminat. Dacă s-ar termina acum:
terminal-hidden = Punctele celorlalți sunt ascunse până la sfârșit.
terminal-tie-break = Dubloni și butoaie
terminal-level = Puncte egale: decid dublonii și butoaiele.
terminal-farewell = La revedere. Jocul nu a fost salvat; pentru asta există --save FIȘIER.
terminal-farewell-saved = La revedere. Ca să continui: { $command }
terminal-see-again = Ca să-l vezi din nou: { $command }
terminal-not-saved = Jocul nu a putut fi salvat: { $problem }.

## Un joc răspuns cu răspuns

terminal-setup = Pregătirea
terminal-change = { $thing } { $old } → { $new }
terminal-back = înapoi
terminal-face-up = Plantații cu fața în sus
terminal-face-down = Plantații cu fața în jos
terminal-discard = Plantații eliminate
terminal-ship = Nava { $n }
terminal-barrels = Butoaie
terminal-noted = Puncte notate

## Ajutor

terminal-help-answers = Scrie numărul unui răspuns, cuvintele lui sau începutul unui cuvânt pe care îl are numai el. Răspunsurile din textele jocurilor, ca „build small_market”, merg în orice limbă. Sau scrie:
terminal-help-help = acest ajutor; ? { $thing } spune ce face o clădire sau un rol, ? opponents cine poate juca împotriva ta
terminal-help-board = toată tabla
terminal-help-log = jurnalul acestei runde; l 3 jurnalul rundei 3
terminal-help-scores = punctele de până acum
terminal-help-hint = un sfat: cele mai bune răspunsuri și de ce; la primar o așezare întreagă
terminal-help-undo = retragi ultima ta mutare
terminal-help-language = continui în altă limbă, de exemplu: language en
terminal-help-quit = ieși din joc
terminal-help-again = întrebarea încă o dată
terminal-help-mayor = Primarul: întrebarea vine pe rând pentru fiecare tip. Poți scrie și dintr-odată unde merg toți coloniștii tăi; ce lași deoparte rămâne gol: { $example }
terminal-help-nobles = Cu nobili scrie coloniști + nobili: { $example }
terminal-help-circles = Pe tablă { $example } înseamnă două plăcuțe, una dintre ele cu un colonist.
terminal-help-prices = Numerele de după clădiri sunt prețul pentru tine, când altcineva e constructorul, și bucățile rămase.

## Tot ecranul. $width, $height: ale terminalului, în caractere; $now: mărimea lui actuală.

terminal-too-small = Tabla are nevoie de o fereastră de { $width }×{ $height } caractere; aceasta are { $now }. Mărește-o sau joacă rând cu rând cu --plain.
terminal-no-screen = Pentru tot ecranul, instalează Textual: pip install "puertorico[terminal]". Se continuă rând cu rând.
terminal-leave = Părăsești jocul? Nu este salvat.
terminal-step = Pas
terminal-keys-tab = Tab: partea următoare a tablei · săgeți: piesa următoare, cu explicație · Enter: alege
terminal-keys-count = Numere: ← și → le schimbă, 1–9 adaugă unul, Enter le trimite pe toate
terminal-keys-replay = Privire înapoi: virgulă și punct pas cu pas, PgUp și PgDn rundă cu rundă, Esc înapoi
