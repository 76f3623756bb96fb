hint-chance-about = cam { $percent }% șanse de victorie (±{ $error })
hint-behind =
    { $percent ->
        [0] cam aceleași șanse de victorie (±{ $error })
       *[other] cam cu { $percent }% mai puține șanse de victorie (±{ $error })
    }
hint-points-ahead = la sfârșit cam { $points }, cu { $lead } în față
hint-points-behind = la sfârșit cam { $points }, cu { $lead } în urmă
hint-points-less = cam cu { $points } mai slab (±{ $error })
hint-points-same = cam tot atâtea puncte (±{ $error })
hint-decided-won = Victoria e aproape sigură, mai contează doar punctele.
hint-decided-lost = Victoria e aproape imposibilă, mai contează doar punctele.
hint-clear-points = Clar cel mai bun, cam cu { $points } mai bun decât „{ $answer }”.
hint-as-good = Poate la fel de bun: { $answers }
hint-clear = Clar mai bun decât celelalte.
hint-only = Nu există altă variantă.
hint-unsure = Poate că altceva e la fel de bun.
hint-compared = Față de „{ $answer }”:
hint-same = În rest nicio diferență față de „{ $answer }” în această fază
hint-output = { $effects } la fiecare producție
hint-full = { $effects } la fiecare producție completă
hint-use = { $effects } în funcțiune
hint-times = { $n } × { $thing }
hint-most = cel mai mult: { $name } ({ $things })
hint-final = la sfârșit cam { $effects } (±{ $error })
hint-mostly-chips = mai ales din încărcare
hint-mostly-buildings = mai ales din clădiri
hint-mostly-large-buildings = mai ales din clădiri mari
hint-mostly-nobles = mai ales din nobili
hint-not-ending = Jocul nu se termină încă
hint-why = De ce: { $motives }
hint-better-why = „{ $answer }”: { $motives }
hint-line = Se așteaptă apoi: { $steps }
hint-better-line = După „{ $answer }” se așteaptă: { $steps }
hint-keeps = Păstrezi ce ai
motive-ends-ahead = încheie jocul când ești în frunte
motive-keeps-open = ține jocul deschis când ești în urmă
motive-saves = nu se strică: { $thing }
motive-spoils = { $name } pierde mărfuri: { $thing }
motive-role-first = i-o ia înainte: { $name }
motive-sells = duce la o vânzare: { $thing }
motive-blocks-sale = { $name } nu mai poate vinde: { $thing }
motive-builds = duce la o construcție: { $things }
motive-in-time = gata pentru următoarea fază „{ $role }”: { $things }
motive-ships = mai multe puncte din încărcare până la rândul următor
motive-ships-less = { $name } are mai puține puncte din încărcare
motive-money = mai mulți dubloni până la rândul următor
hint-honest = O estimare din multe desfășurări posibile ale jocului, nu o certitudine.
hint-not-now = Sfaturile sunt disponibile când e rândul tău.
hint-offer = Un bot analizează două secunde și spune ce ar face.
hint-placed = { $place }: { $people }
chart-round = Runda
chart-end = Sfârșit
analysis-offer = Un bot se uită la fiecare decizie a jocului. De obicei durează mai puțin de un minut.
analysis-chances = Șansele de victorie rundă cu rundă
analysis-swing = { $name } de la { $from }% la { $to }%
analysis-mistake = { $name }: „{ $answer }” a costat cam { $percent }% din șansele de victorie (±{ $error }). Era mai bine: „{ $best }”.
analysis-mistake-points = { $name }: „{ $answer }” a costat la sfârșit cam { $points } p. avans (±{ $error }). Mai bun era: „{ $best }”.
analysis-review = { $name }: pierdere de cam { $points } p. pe decizie (±{ $error }), greșeli: { $mistakes } din { $decisions }
analysis-similar = Greșește cam cât boții de nivelul { $levels }
analysis-errs-more = Greșește mai mult decât boții de nivelul { $levels }
analysis-more-mistakes =
    { $n ->
        [one] Încă o greșeală
        [few] Încă { $n } greșeli
       *[other] Încă { $n } de greșeli
    }
# $name: a bot of one of the lower levels
explain-glance = { $name } decide dintr-o privire. Așa judecă un bot care gândește înainte.
explain-public = O estimare din ceea ce văd toți, fără punctele ascunse.
