hint-chance-about = šance na výhru asi { $percent } % (±{ $error })
hint-behind =
    { $percent ->
        [0] asi stejná šance na výhru (±{ $error })
       *[other] asi o { $percent } % menší šance na výhru (±{ $error })
    }
hint-points-ahead = na konci asi { $points }, náskok: { $lead }
hint-points-behind = na konci asi { $points }, ztráta: { $lead }
hint-points-less = asi o { $points } horší (±{ $error })
hint-points-same = asi stejně bodů (±{ $error })
hint-decided-won = Výhra je téměř jistá, jde už jen o body.
hint-decided-lost = Výhra je téměř vyloučená, jde už jen o body.
hint-clear-points = Zřetelně nejlepší, asi o { $points } lepší než „{ $answer }“.
hint-as-good = Možná stejně dobré: { $answers }
hint-clear = Zřetelně lepší než ostatní.
hint-only = Není s čím porovnávat.
hint-unsure = Něco jiného je možná stejně dobré.
hint-compared = Oproti „{ $answer }“:
hint-same = Jinak se v této fázi neliší od „{ $answer }“
hint-output = { $effects } při každé výrobě
hint-full = { $effects } při každé plné výrobě
hint-use = { $effects } v provozu
hint-times = { $n } × { $thing }
hint-most = nejvíc: { $name } ({ $things })
hint-final = na konci asi { $effects } (±{ $error })
hint-mostly-chips = hlavně z nakládání
hint-mostly-buildings = hlavně z budov
hint-mostly-large-buildings = hlavně z velkých budov
hint-mostly-nobles = hlavně ze šlechticů
hint-not-ending = Hra ještě nekončí
hint-why = Proč: { $motives }
hint-better-why = „{ $answer }“: { $motives }
hint-line = Dál se čeká: { $steps }
hint-better-line = Po „{ $answer }“ se čeká: { $steps }
hint-keeps = Nic neztrácíš ani nezískáváš
motive-ends-ahead = ukončí hru ve vedení
motive-keeps-open = neukončí hru, dokud prohráváš
motive-saves = nezkazí se: { $thing }
motive-spoils = { $name } přijde o zboží: { $thing }
motive-role-first = předejde hráče { $name }
motive-sells = vede k prodeji: { $thing }
motive-blocks-sale = { $name } už neprodá: { $thing }
motive-builds = vede ke stavbě: { $things }
motive-in-time = { $things } bude připravena, až přijde { $role }
motive-ships = víc bodů z nakládání do příštího tahu
motive-ships-less = { $name } má míň bodů z nakládání
motive-money = víc dublonů do příštího tahu
hint-honest = Odhad z mnoha možných průběhů hry, ne jistota.
hint-not-now = Radu dostaneš, až budeš na tahu.
hint-offer = Bot se dvě sekundy dívá dopředu a řekne, co by udělal.
hint-placed = { $place }: { $people }
chart-round = Kolo
chart-end = Konec
analysis-offer = Bot si prohlédne každé rozhodnutí hry. Obvykle to trvá necelou minutu.
analysis-chances = Šance na výhru kolo po kole
analysis-swing = { $name } z { $from } % na { $to } %
analysis-mistake = { $name }: „{ $answer }“ stálo asi { $percent } % šance na výhru (±{ $error }). Lepší bylo: „{ $best }“.
analysis-mistake-points = { $name }: „{ $answer }“ stálo na konci asi { $points } b. náskoku (±{ $error }). Lepší bylo: „{ $best }“.
analysis-review = { $name }: ztráta asi { $points } b. na rozhodnutí (±{ $error }), chyby: { $mistakes } z { $decisions }
analysis-similar = Chybuje asi jako boti úrovně { $levels }
analysis-errs-more = Chybuje víc než boti úrovně { $levels }
analysis-more-mistakes =
    { $n ->
        [one] Ještě jedna chyba
        [few] Ještě { $n } chyby
        [many] Ještě { $n } chyby
       *[other] Ještě { $n } chyb
    }
# $name: a bot of one of the lower levels
explain-glance = { $name } rozhoduje jedním pohledem. Takto soudí bot, který přemýšlí dopředu.
explain-public = Odhad z toho, co vidí všichni, bez skrytých bodů.
