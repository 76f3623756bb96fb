app-title = Puerto Rico
title-your-turn = E rândul tău – { $question }
title-other-turn = La rând: { $name }
language-name = Română

## Început

start-play-now = Joacă acum
    .hint = Contra boților, imediat
start-players = Jucători
start-level = Nivelul boților
start-friends = O masă pentru prieteni
    .hint = Trimite un link; boții ocupă locurile libere
start-create = Deschide masa
start-join = Intră
start-watch = Urmărește
start-my-games = Jocurile mele
start-no-games = Încă niciun joc. E timpul să ridicăm ancora!
start-lobby = Mese deschise
start-lobby-empty = Nicio masă nu așteaptă jucători. Deschizi una?
start-rules = Reguli
start-tutorial = Învață jucând
    .hint = Un prim joc în zece minute
puzzle-daily = Problemele zilei
    .hint = Trei poziții din jocuri reale, fiecare cu o singură mutare cea mai bună
start-settings = Setări
start-language = Limbă
start-import = Continuă un joc salvat
start-your-name = Numele tău

## Înainte de joc

lobby-title = Masa
lobby-waiting =
    { $n ->
        [one] Mai așteptăm { $n } jucător
        [few] Mai așteptăm { $n } jucători
       *[other] Mai așteptăm { $n } de jucători
    }
lobby-start = Începe jocul
lobby-start-with-bots = Începe; boții ocupă locurile libere
lobby-sit = Așază-te aici
lobby-leave = Pleacă de la masă
lobby-remove = Scoate: { $name }
lobby-seat-bot = Pune un bot aici
lobby-open-seat = Loc liber
lobby-bot = Bot
lobby-you = tu
lobby-invite = Invită prieteni
lobby-copy-link = Copiază linkul
lobby-copied = Copiat
lobby-qr = Codul QR al invitației
lobby-watch-link = Link pentru spectatori
lobby-only-here = Acest link funcționează doar pe acest calculator.
lobby-open-network = Invită persoane din această rețea
lobby-network-help = Oricine din această rețea poate deschide linkul. Dacă nu se deschide, permite conexiunile de intrare pentru Python în firewallul acestui calculator.
lobby-own-link = Continuă pe alt dispozitiv
lobby-own-link-help = Deschide acest link pe telefon sau pe alt calculator. Este locul tău: nu-l arăta nimănui altcuiva.
lobby-own-qr = Codul QR al locului tău
seat-links = Linkuri către locul tău
seat-link-made = Link din { $date }
seat-link-old = Link mai vechi
seat-link-devices =
    { $n ->
        [one] încă { $n } dispozitiv
        [few] încă { $n } dispozitive
       *[other] încă { $n } de dispozitive
    }
seat-link-revoke = Revocă linkul
seat-link-sign-out = Deconectează dispozitivele
    .sure = Dispozitivele venite prin acest link îți pierd locul, iar linkul nu mai este valabil. Le deconectezi?
lobby-take-over = Preia acest loc
lobby-public = Poate intra oricine
lobby-watchers-allowed = Spectatorii sunt bineveniți
lobby-hints-allowed = Sfaturi permise
lobby-random-seats = Trage locurile la sorți
lobby-stand-in = Cine joacă pentru cei absenți
lobby-with-hints = Sfaturi permise
lobby-without-hints = Fără sfaturi
lobby-without = Fără: { $option }
join-invites = { $name } te invită la un joc
join-invited = Ai o invitație la un joc
lobby-watching =
    { $n ->
        [one] { $n } spectator
        [few] { $n } spectatori
       *[other] { $n } de spectatori
    }

## Tabla

board-round = Runda { $round }
board-governor = Guvernator: { $name }
board-phase = Faza: { $role }
board-roles = Roluri
board-role-taken = Luat de { $name }
board-role-free = Încă liber
board-role-bonus =
    { $n ->
        [one] { $n } dublon pe el
        [few] { $n } dubloni pe el
       *[other] { $n } de dubloni pe el
    }
board-buildings = Clădiri
board-column = Coloana { $n }
board-left =
    { $n ->
        [0] niciuna rămasă
       *[other] rămase: { $n }
    }
board-cost = Cost { $n }
board-your-price = Prețul tău: { $n }
# What the trading house pays for a barrel. $price: "2 doubloons"; $thing: a good
board-sells-for = Preț de vânzare: { $price }
board-price = { $thing } { $n }
board-pays = Plătește în dubloni: { $prices }
board-worth =
    { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
board-plantations = Plantații
board-face-down = Cu fața în jos: { $n }
board-discard = Eliminate: { $n }
board-quarries = Cariere: { $n }
board-colonist-ship = Navă de coloniști: { $n }
board-cargo-ships = Nave de mărfuri
board-ship = { $thing }: { $loaded } din { $capacity }
board-ship-empty = Navă goală de { $capacity }
board-trading-house = Casă de comerț
board-trading-house-empty = Casa de comerț este goală
board-supply = Provizii
board-goods = Mărfuri
board-doubloons = Dubloni
board-points = Puncte
board-you = Tu
board-points-hidden = ascunse
board-colonists = Coloniști
board-nobles = Nobili
board-island = Insulă
board-city = Oraș
board-san-juan = San Juan
board-unoccupied = neocupată
board-others = Ceilalți jucători
board-mine = Colonia mea
board-board = Tablă
board-last-round = Ultima rundă

## Răspunsuri

ask-your-turn = E rândul tău
ask-choose = Alege ceva luminat
ask-confirm = Confirmă
ask-cancel = Renunță
ask-why-not = Nu se poate: { $why }
ask-pass-build = Mai poți construi. Zici totuși pas?
ask-yes = Da
ask-no = Nu
ask-would-change = Ce s-ar schimba
prospects-settler = Ce poate lua fiecare
prospects-builder = Cea mai scumpă clădire pentru fiecare
prospects-trader = Cea mai bună vânzare pentru fiecare
prospects-captain = Dacă fiecare încarcă cât mai mult
prospect-cost = o clădire de cel mult { $n }
ask-undo = Anulează
    .hint = Retrage ultima ta mutare

## Primar

mayor-in-hand =
    { $n ->
        [0] Toți au un loc
        [one] De așezat: { $n }
        [few] De așezat: { $n }
       *[other] De așezat: { $n }
    }
mayor-nobody-left = Nu mai ai pe cine așeza: ia mai întâi pe cineva de pe alt cerc
mayor-as-before = Ca înainte
    .hint = Toți înapoi la locul lor
mayor-suggest = Propune
    .hint = Un bot propune o așezare
mayor-clear = Golește cercurile
mayor-confirm = Gata
mayor-help = Trage coloniști pe cercuri sau apasă un cerc ca să-l umpli ori să-l golești.

## Căpitan și depozitare

store-lost = Vei pierde { $things }
store-nothing-lost = Nu se pierde nimic
store-places =
    { $n ->
        [one] { $n } loc pentru un butoi
        [few] { $n } locuri pentru câte un butoi
       *[other] { $n } de locuri pentru câte un butoi
    }
store-kinds =
    { $n ->
        [one] loc pentru toate butoaiele de { $n } tip
        [few] loc pentru toate butoaiele de { $n } tipuri
       *[other] loc pentru toate butoaiele de { $n } de tipuri
    }
store-confirm-loss = Pierzi { $things } și mergi mai departe?
small-wharf-chosen =
    { $n ->
        [one] { $n } butoi ales
        [few] { $n } butoaie alese
       *[other] { $n } de butoaie alese
    }
barrels-most =
    { $n ->
        [one] Cel mult { $n } butoi în total
        [few] Cel mult { $n } butoaie în total
       *[other] Cel mult { $n } de butoaie în total
    }

## Alegere, oaspeți, plată

draft-title = Alegerea clădirilor
draft-left = Mai sunt de ales, după cost:
draft-nobles = Clădirile nobililor sunt mereu în joc.
draft-places =
    { $n ->
        [one] a rămas { $n } loc
        [few] au rămas { $n } locuri
       *[other] au rămas { $n } de locuri
    }
draft-cost-group = Cost { $n }
guests-stay = Nu mai întreba în această fază
payment-groups = Cel mult câte unul din fiecare: un colonist sau nobil, un butoi, un punct.
tile-drawn = Ai tras: { $thing }
build-fills-city = Îți umple orașul: ultima rundă

## Jurnal, discuție, companie

log-title = Jurnal
log-filter = Arată
log-filter-all = tot
log-filter-mine = mutările mele
log-filter-player = doar { $name }
log-since-last-turn = De la ultima ta mutare
log-nothing-since = De la ultima ta mutare nu s-a întâmplat nimic.
log-show-moment = Arată tabla în acest moment
log-back-to-now = Înapoi la prezent
log-filter-phase = Faza
log-filter-all-phases = toate fazele
log-earlier = Rundele anterioare
log-empty = Încă nu s-a întâmplat nimic.
explain-short = De ce?
explain-ask = Explică această mutare
chat-title = Chat
chat-write = Spune ceva
chat-send = Trimite
chat-empty = Nimeni n-a spus încă nimic.
chat-mute = Ascunde mesajele: { $name }
chat-unmute = Arată mesajele: { $name }
chat-muted = mesaje ascunse
chat-company = Mesajele jucătorilor
chat-unread = necitite: { $n }
chat-mute-all = Ascunde pentru toți mesajele: { $name }
chat-unmute-all = Arată din nou tuturor mesajele: { $name }
takeback-ask = Cere retragerea mutării
takeback-asked = { $name } ar vrea să retragă ultima mutare. Ești de acord?
takeback-waiting = Așteptăm acordul celorlalți
takeback-agree = Accept
takeback-refuse = Refuz
player-connected = la masă
player-away = nu e la masă
player-bot-plays = Un bot joacă pentru { $name }
player-away-bot-in = { $name } lipsește. Un bot preia jocul în { $time }.
player-replace = Înlocuiește acum
resign = Abandonează
    .sure = Un bot îți ia locul definitiv. Abandonezi?
connection-lost = Conexiunea s-a întrerupt. Jocul tău e în siguranță; reconectare…
connection-back = Conexiunea s-a restabilit
connection-offline = Nu ai internet. Vezi ultima stare cunoscută.
connection-retry = Încearcă acum
clock-title = Ceas
clock-none = Fără ceas
clock-live = În timp real
clock-days = Prin corespondență
clock-minutes =
    { $n ->
        [one] { $n } minut pentru fiecare jucător
        [few] { $n } minute pentru fiecare jucător
       *[other] { $n } de minute pentru fiecare jucător
    }
clock-increment =
    { $n ->
        [one] plus { $n } secundă la fiecare mutare
        [few] plus { $n } secunde la fiecare mutare
       *[other] plus { $n } de secunde la fiecare mutare
    }
clock-days-each =
    { $n ->
        [one] { $n } zi pentru fiecare mutare
        [few] { $n } zile pentru fiecare mutare
       *[other] { $n } de zile pentru fiecare mutare
    }
clock-left = Timp rămas: { $time }
pause-pause = Pauză
pause-resume = Continuă
pause-paused = Jocul este în pauză
pace-title = Ritmul boților
pace-instant = Imediat
pace-fast = Rapid
pace-normal = Normal
pace-slow = Lent

## Sfaturi

hint-ask = Sfat
hint-thinking = Calculez…
hint-best = Cea mai bună mutare
hint-chance = { $percent }% fără spațiu
hint-play = Joacă așa
hint-none = La această masă nu se dau sfaturi.

## Sfârșit, reluare, analiză

end-title = Jocul s-a terminat
end-you-win = Ai câștigat!
end-winner = { $name } câștigă!
end-shared = { $name } își împart victoria
end-reason = De ce s-a terminat: { $ending }.
game-delete = Șterge
    .sure = Ștergi definitiv acest joc?
score-title = Punctaj
score-chips = Jetoane de puncte
score-buildings = Clădiri
score-guild-hall = Sală de consiliu
score-residence = Locuință
score-fortress = Fortăreață
score-customs-house = Vamă
score-city-hall = Primărie
score-cloister = Mănăstire
score-royal-garden = Grădină regală
score-nobles = Nobili
score-total = Total
score-tie-break = La egalitate: dubloni și butoaie
chart-title = Puncte rundă cu rundă
chart-table = Arată ca tabel
end-rematch = Încă o dată
    .hint = Aceiași jucători, locurile se rotesc
end-rematch-open = La jocul nou
end-download = Descarcă
end-download-text = Textul jocului
end-download-json = Pentru programe (JSON)
# $draws: the number of draws
end-chance = Toate extragerile ({ $draws }) decurg din numărul stabilit înainte de partidă
end-chance-broken = Extragerile nu decurg din numărul stabilit înainte de partidă
end-chance-verify = Descarcă textul partidei și verifică: puertorico verify GAME.txt
end-replay = Reluare
replay-title = Reluare
replay-step = Pasul { $step } din { $steps }
replay-first = La început
replay-back = Un pas înapoi
replay-forward = Un pas înainte
replay-last = La sfârșit
replay-play = Redă
replay-stop = Oprește
replay-link = Link către acest moment
replay-start = Începutul jocului
replay-play-on = Joacă mai departe de aici
    .hint = O masă nouă contra boților, cu această poziție
replay-phase = În această fază
replay-phase-back = O fază înapoi
replay-phase-forward = O fază înainte
replay-round-back = O rundă înapoi
replay-round-forward = O rundă înainte
analysis-title = Analiză
analysis-start = Analizează jocul
analysis-progress = Decizii: { $done } din { $of }
analysis-turning-points = Momente de cotitură
analysis-mistakes = Jucătorii și greșelile lor
analysis-none = Nicio fază nu a schimbat singură în mod clar șansele.

## Setări și ajutor

settings-title = Setări
settings-theme = Temă
settings-theme-auto = Ca pe dispozitiv
settings-theme-light = Luminoasă
settings-theme-dark = Întunecată
settings-pace = Ritmul boților la mesele noi
settings-motion-on = Animații
settings-sound = Sunete
settings-notify = Anunță-mă când e rândul meu
settings-confirm = Întreabă înainte să se piardă ceva
rules-title = Reguli
rules-rulings = Lămuriri la întrebări deschise
rules-search = Caută în reguli
statistics-title = Statisticile mele
help-keys = Tastatură
help-key-answers = Săgeți: deplasare · Enter: confirmare · Esc: înapoi
help-key-numbers = 1–9: alege răspunsul cu acest număr
help-key-undo = U: retragere · H: sfat · L: jurnal
menu-open = Meniu
menu-close = Închide
menu-home = Pagina principală
menu-back = Înapoi la joc

## Accesibilitate

label-main = Masa de joc
label-question = Întrebare și răspunsuri
label-seat = Locul { $n }: { $name }
label-seat-number = Locul { $n }
label-legal = { $thing }, se poate alege
label-illegal = { $thing }, nu se poate alege: { $why }
label-circles = { $thing }: { $filled } din { $circles } ocupate
label-circle-empty = Cerc gol
label-circle-colonist = Cerc cu un colonist
label-circle-noble = Cerc cu un nobil
label-barrels = { $thing }: { $n }
label-skip = Sari la întrebare
label-loading = Se încarcă…
seat-symbol-1 = Ancoră
seat-symbol-2 = Roza vânturilor
seat-symbol-3 = Palmier
seat-symbol-4 = Papagal
seat-symbol-5 = Scoică

## Erori

error-unknown = Ceva nu a mers bine. Te rugăm să încerci din nou.
error-stale = Jocul a mers mai departe; iată poziția curentă.
error-illegal = Nu se poate: { $why }
error-not-asked = Nu e rândul tău.
error-not-your-seat = Acesta nu e locul tău.
error-no-network = Acest calculator nu este conectat la o rețea.
error-not-your-computer = Doar gazda poate face asta, pe calculatorul pe care a fost pornit jocul.
error-not-host = Doar gazda poate face asta.
error-no-such-game = Masa aceasta nu există. Poate că linkul e incomplet.
error-no-such-puzzle = Această problemă nu există.
error-no-explanation = Se poate explica doar o singură decizie care a avut alternative.
error-not-a-bot = Înainte de sfârșitul jocului se explică doar mutările boților.
error-no-such-seat = Locul acesta nu există.
error-no-seat-free = Toate locurile sunt ocupate. Poți privi.
error-seat-taken = Acolo stă deja cineva.
error-already-seated = Ai deja un loc la această masă.
error-no-invitation = Masa este privată: ai nevoie de o invitație.
error-wrong-secret = Linkul către acest loc nu mai este valabil.
error-no-such-link = Acest link nu mai există.
error-no-watchers = La această masă nu sunt admiși spectatori.
error-no-lobby = Acest server nu are o listă publică de mese.
error-not-started = Jocul nu a început încă.
error-started = Jocul a început deja.
error-paused = Jocul este în pauză.
error-out-of-time = Timpul tău a expirat, așa că răspunde un bot. La întrebarea următoare poți răspunde din nou.
error-too-many-pauses = Ai întrerupt deja partida de prea multe ori.
error-too-much-chatter = Aici s-au întâmplat prea multe în afară de mutări. Poți juca în continuare.
error-invisible-name = Alege un nume vizibil.
error-reused-id = Ceva nu a mers. Reîncarcă pagina.
error-over = Jocul s-a terminat.
error-not-over = Asta se poate abia după sfârșitul jocului.
error-hidden-points = Textul acestei partide poate fi obținut după încheierea ei: dezvăluie puncte ascunse.
error-seed-public = Sfârșitul acestei partide a fost retras. Extragerile ei sunt cunoscute, deci nimeni nu se mai poate alătura.
error-nothing-to-undo = Nu ai nicio mutare de retras.
error-too-late-to-undo = E prea târziu: acum e nevoie de acordul celorlalți.
error-takeback-pending = Există deja o cerere de retragere.
error-no-takeback = Nu mai există nicio cerere de retragere.
error-own-takeback = Asupra cererii tale decid ceilalți.
error-not-alone = Acest joc l-au jucat și alții, deci rămâne.
error-not-away = Acest jucător s-a întors.
error-not-awaited = Masa nu îl așteaptă pe acest jucător.
error-already-agreed = Ți-ai dat deja acordul.
error-muted = Gazda ți-a ascuns mesajele.
error-empty = Mesajul este gol.
error-no-hints = La această masă se joacă fără sfaturi.
error-no-such-step = Jocul nu are un astfel de pas.
error-no-such-version = Masa nu are o astfel de versiune.
error-no-such-job = Cererea a expirat. Te rugăm să o trimiți din nou.
error-too-many-jobs = Boții sunt ocupați. Te rugăm să încerci peste o clipă.
error-busy = Se întâmplă multe la această masă. Te rugăm să încerci din nou.
error-too-fast = A fost puțin prea repede. Te rugăm să aștepți o clipă.
error-too-slow = Cererea a durat prea mult. Te rugăm să încerci din nou.
error-too-long = E prea lung.
error-full = Masa și-a atins limita. Descarcă textul jocului și deschide o masă nouă.
error-name = Te rugăm să alegi un nume de 1 până la 32 de caractere.
error-invalid-text = Textul jocului nu poate fi citit: { $problem }
error-invalid-rules = Aceste reguli nu pot fi combinate: { $problem }
error-store-unavailable = Serverul nu poate salva acum; nu s-a schimbat nimic. Te rugăm să încerci din nou.
error-unreadable = Această partidă nu mai poate fi citită așa cum a fost salvată.
error-read-only = Regulile acestui program s-au schimbat de la începutul partidei. O poți privi și îi poți descărca textul.
error-failed = Eroare de server; partida ta este în siguranță. Te rugăm să încerci din nou.
error-not-loaded = Această parte a paginii nu a putut fi încărcată. Încercăm din nou de îndată ce serverul răspunde.
error-reload = Reîncarcă
error-retry = Încearcă din nou
