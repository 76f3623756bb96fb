log-filter-phase = Fáze
log-filter-all-phases = všechny fáze
log-earlier = Dřívější kola
log-empty = Zatím se nic nestalo.

chat-company = Koho slyšíš
chat-unread = nepřečteno: { $n }
chat-mute-all = Ztlumit pro všechny: { $name }
chat-unmute-all = Znovu slyšitelné pro všechny: { $name }

hint-chance-about = asi { $percent } % na výhru (± { $error })
hint-as-good = Možná stejně dobré: { $answers }
hint-clear = Zřetelně lepší než ostatní.
hint-only = Není s čím porovnávat.
hint-more-points =
    { $n ->
        [one] na konci asi o { $n } bod víc pro tebe
        [few] na konci asi o { $n } body víc pro tebe
       *[other] na konci asi o { $n } bodů víc pro tebe
    }
hint-fewer-points =
    { $n ->
        [one] na konci asi o { $n } bod míň pro tebe
        [few] na konci asi o { $n } body míň pro tebe
       *[other] na konci asi o { $n } bodů míň pro tebe
    }
hint-honest = Odhad z mnoha dohraných her, žádná jistota.
hint-not-now = Rady jsou k mání, když jsi na tahu.
hint-offer = Bot se dvě sekundy dívá dopředu a řekne, co by udělal.
hint-placed = { $place }: { $people }

chart-round = Kolo

analysis-offer = Bot si prohlédne každé rozhodnutí hry. Trvá to několik minut a dělá se to jen jednou.
analysis-swing = { $name } z { $from } % na { $to } %
analysis-mistake = { $name }: „{ $answer }“ stálo asi { $percent } % (± { $error }). Lepší bylo: „{ $best }“.

replay-start = Začátek hry
replay-phase = V této fázi
replay-phase-back = O fázi zpět
replay-phase-forward = O fázi dál
replay-round-back = O kolo zpět
replay-round-forward = O kolo dál
