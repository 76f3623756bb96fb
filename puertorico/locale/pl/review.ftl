log-filter-phase = Faza
log-filter-all-phases = wszystkie fazy
log-earlier = Wcześniejsze rundy
log-empty = Nic się jeszcze nie wydarzyło.

chat-company = Kogo słyszysz
chat-unread = nieprzeczytane: { $n }
chat-mute-all = Wycisz dla wszystkich: { $name }
chat-unmute-all = Wyłącz wyciszenie dla wszystkich: { $name }

hint-chance-about = około { $percent }% szans na wygraną (± { $error })
hint-behind = około { $percent } % mniejsza szansa na wygraną (± { $error })
hint-as-good = Może być równie dobre: { $answers }
hint-clear = Wyraźnie lepsze od pozostałych.
hint-only = Nie ma z czym porównać.
hint-unsure = Coś innego może być równie dobre.
hint-compared = W porównaniu z „{ $answer }”:
hint-same = Poza tym w tej fazie nie różni się od „{ $answer }”
hint-output = { $effects } przy każdej produkcji
hint-full = { $effects } przy każdej pełnej produkcji
hint-use = { $effects } w użyciu
hint-times = { $n } × { $thing }
hint-most = najwięcej: { $name } ({ $things })
hint-final = na koniec około { $effects } (± { $error })
hint-not-ending = Gra jeszcze się nie kończy
hint-honest = Szacunek z wielu możliwych przebiegów gry, żadna pewność.
hint-not-now = Podpowiedzi są wtedy, gdy jest twoja kolej.
hint-offer = Bot przez dwie sekundy patrzy naprzód i mówi, co by zrobił.
hint-placed = { $place }: { $people }

chart-round = Runda
chart-end = Koniec

analysis-offer = Bot przygląda się każdej decyzji w grze. Trwa to kilka minut i robi się to tylko raz.
analysis-chances = Szanse na wygraną runda po rundzie
analysis-swing = { $name }: z { $from }% na { $to }%
analysis-mistake = { $name }: „{ $answer }” kosztowało około { $percent }% (± { $error }). Lepsze było: „{ $best }”.
analysis-mistake-points = { $name }: „{ $answer }” kosztowało na koniec około { $points } pkt przewagi (± { $error }). Lepsze było: „{ $best }”.

replay-start = Początek gry
replay-phase = W tej fazie
replay-phase-back = O fazę wstecz
replay-phase-forward = O fazę dalej
replay-round-back = O rundę wstecz
replay-round-forward = O rundę dalej
