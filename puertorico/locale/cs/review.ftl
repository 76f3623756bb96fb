log-filter-phase = Fáze
log-filter-all-phases = všechny fáze
log-earlier = Dřívější kola
log-empty = Zatím se nic nestalo.

chat-company = Koho slyšíš
chat-unread = nepřečteno: { $n }
chat-mute-all = Ztlumit pro všechny: { $name }
chat-unmute-all = Zrušit ztlumení pro všechny: { $name }

hint-chance-about = šance na výhru asi { $percent } % (± { $error })
hint-behind = asi o { $percent } % menší šance na výhru (± { $error })
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
hint-final = na konci asi { $effects } (± { $error })
hint-not-ending = Hra ještě nekončí
hint-honest = Odhad z mnoha možných průběhů hry, žádná jistota.
hint-not-now = Radu dostaneš, až budeš na tahu.
hint-offer = Bot se dvě sekundy dívá dopředu a řekne, co by udělal.
hint-placed = { $place }: { $people }

chart-round = Kolo
chart-end = Konec

analysis-offer = Bot si prohlédne každé rozhodnutí hry. Trvá to několik minut a dělá se to jen jednou.
analysis-chances = Šance na výhru kolo po kole
analysis-swing = { $name } z { $from } % na { $to } %
analysis-mistake = { $name }: „{ $answer }“ stálo asi { $percent } % (± { $error }). Lepší bylo: „{ $best }“.
analysis-mistake-points = { $name }: „{ $answer }“ stálo na konci asi { $points } b. náskoku (± { $error }). Lepší bylo: „{ $best }“.

replay-start = Začátek hry
replay-phase = V této fázi
replay-phase-back = O fázi zpět
replay-phase-forward = O fázi dál
replay-round-back = O kolo zpět
replay-round-forward = O kolo dál
