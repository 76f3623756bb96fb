log-filter-phase = Fáze
log-filter-all-phases = všechny fáze
log-earlier = Dřívější kola
log-empty = Zatím se nic nestalo.

chat-company = Koho slyšíš
chat-unread = nepřečteno: { $n }
chat-mute-all = Ztlumit pro všechny: { $name }
chat-unmute-all = Zrušit ztlumení pro všechny: { $name }

hint-chance-about = šance na výhru asi { $percent } % (±{ $error })
hint-behind = asi o { $percent } % menší šance na výhru (±{ $error })
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
hint-keeps = Nic neztrácíš ani nezískáváš
motive-ends-ahead = ukončí hru ve vedení
motive-keeps-open = neukončí hru, dokud prohráváš
motive-saves = nezkazí se: { $things }
motive-spoils = { $name } přijde o zboží: { $things }
motive-role-first = předejde hráče { $name }
motive-sells = vede k prodeji: { $things }
motive-blocks-sale = { $name } už neprodá: { $things }
motive-builds = umožní pak stavět: { $things }
motive-in-time = { $things } bude připravena, až přijde { $role }
motive-ships = z nakládání asi o { $things } víc
motive-ships-less = { $name } má z nakládání asi o { $things } míň
motive-money = do příštího tahu asi o { $things } víc
hint-honest = Odhad z mnoha možných průběhů hry, žádná jistota.
hint-not-now = Radu dostaneš, až budeš na tahu.
hint-offer = Bot se dvě sekundy dívá dopředu a řekne, co by udělal.
hint-placed = { $place }: { $people }

chart-round = Kolo
chart-end = Konec

analysis-offer = Bot si prohlédne každé rozhodnutí hry. Obvykle to trvá necelou minutu.
analysis-chances = Šance na výhru kolo po kole
analysis-swing = { $name } z { $from } % na { $to } %
analysis-mistake = { $name }: „{ $answer }“ stálo asi { $percent } % (±{ $error }). Lepší bylo: „{ $best }“.
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

replay-start = Začátek hry
replay-play-on = Hrát odtud
    .hint = Nový stůl proti botům s touto pozicí
replay-phase = V této fázi
replay-phase-back = O fázi zpět
replay-phase-forward = O fázi dál
replay-round-back = O kolo zpět
replay-round-forward = O kolo dál

explain-short = Proč?
explain-ask = Vysvětlit tento tah
# $name: a bot of one of the lower levels
explain-glance = { $name } rozhoduje jedním pohledem. Takto soudí bot, který přemýšlí dopředu.
explain-public = Odhad z toho, co vidí všichni, bez skrytých bodů.

# Puzzles: a title with the puzzle's id, the task, and the levels of bots that do not find the best move
puzzle-title = Hádanka { $id }
puzzle-task = Jeden tah je jednoznačně nejlepší. Který?
puzzle-missed-by =
    { $n ->
        [one] Jedna úroveň ho nenajde: { $levels }
        [few] { $n } úrovně ho nenajdou: { $levels }
       *[other] { $n } úrovní ho nenajde: { $levels }
    }
puzzle-right = Správně: nejlepší je { $answer }.
puzzle-wrong = To není nejlepší tah. Nejlepší je { $answer }.
puzzle-runner-up = Druhý nejlepší tah: { $answer }
# A move that the solution does not mention
puzzle-not-among-best = „{ $answer }“ nepatří k nejlepším tahům.
puzzle-daily = Hádanky dne
    .hint = Tři pozice ze skutečných her, každá s jedním nejlepším tahem
puzzle-practice = Další cvičení
puzzle-next = Další hádanka
# After a puzzle in the list of the day
puzzle-solved = vyřešeno
puzzle-missed = nevyřešeno
puzzle-difficulty = Obtížnost { $n } z 5
puzzle-streak =
    { $n ->
        [one] Vyřešeno { $n } den v řadě
        [few] Vyřešeno { $n } dny v řadě
       *[other] Vyřešeno { $n } dní v řadě
    }
