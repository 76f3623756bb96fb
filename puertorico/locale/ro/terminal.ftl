## Jucători

terminal-seat = jucătorul { $n }

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
terminal-hand-over = Acum la tastatură: { $name }
terminal-look-away = Punctele sunt ascunse: ceilalți jucători nu se uită acum.
terminal-step = Pas
terminal-keys-rows = În fața fiecărui răspuns este tasta lui: 1–9, 0, apoi litere
terminal-keys-tab = Tab: partea următoare a tablei · săgeți: piesa următoare, cu explicație · Enter: alege
terminal-keys-count = Numere: ← și → le schimbă, tasta din fața rândului adaugă unul, Enter le trimite pe toate
terminal-keys-replay = Privire înapoi: virgulă și punct pas cu pas, PgUp și PgDn rundă cu rundă, Esc înapoi
