hint-chance-about = około { $percent }% szans na wygraną (±{ $error })
hint-behind =
    { $percent ->
        [0] mniej więcej tyle samo szans na wygraną (±{ $error })
       *[other] około { $percent }% mniej szans na wygraną (±{ $error })
    }
hint-points-ahead = na koniec około { $points }, przewaga: { $lead }
hint-points-behind = na koniec około { $points }, strata: { $lead }
hint-points-less = gorsze o około { $points } (±{ $error })
hint-points-same = mniej więcej tyle samo punktów (±{ $error })
hint-decided-won = Wygrana jest prawie pewna, chodzi już tylko o punkty.
hint-decided-lost = Wygrana jest prawie niemożliwa, chodzi już tylko o punkty.
hint-clear-points = Wyraźnie najlepsze, o około { $points } lepsze niż „{ $answer }”.
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
hint-final = na koniec około { $effects } (±{ $error })
hint-mostly-chips = głównie z ładowania
hint-mostly-buildings = głównie z budynków
hint-mostly-large-buildings = głównie z dużych budynków
hint-mostly-nobles = głównie ze szlachciców
hint-not-ending = Gra jeszcze się nie kończy
hint-why = Dlaczego: { $motives }
hint-better-why = „{ $answer }”: { $motives }
hint-line = Dalej spodziewane: { $steps }
hint-better-line = Po „{ $answer }” spodziewane: { $steps }
hint-keeps = Zachowujesz to, co masz
motive-ends-ahead = kończy grę, gdy prowadzisz
motive-keeps-open = nie kończy gry, gdy przegrywasz
motive-saves = nie zepsuje się: { $thing }
motive-spoils = { $name } traci towary: { $thing }
motive-role-first = uprzedza gracza { $name }
motive-sells = prowadzi do sprzedaży: { $thing }
motive-blocks-sale = { $name } już nie sprzeda: { $thing }
motive-builds = prowadzi do budowy: { $things }
motive-in-time = gotowe na następną fazę „{ $role }”: { $things }
motive-ships = więcej punktów z ładowania do następnego ruchu
motive-ships-less = { $name } ma mniej punktów z ładowania
motive-money = więcej dublonów do następnego ruchu
hint-honest = Szacunek na podstawie wielu możliwych przebiegów gry, bez gwarancji.
hint-not-now = Podpowiedzi są wtedy, gdy jest twoja kolej.
hint-offer = Bot przez dwie sekundy patrzy naprzód i mówi, co by zrobił.
hint-placed = { $place }: { $people }
chart-round = Runda
chart-end = Koniec
analysis-offer = Bot przygląda się każdej decyzji w grze. Zwykle trwa to mniej niż minutę.
analysis-chances = Szanse na wygraną runda po rundzie
analysis-swing = { $name }: z { $from }% na { $to }%
analysis-mistake = { $name }: „{ $answer }” kosztowało około { $percent }% szans na wygraną (±{ $error }). Lepsze było: „{ $best }”.
analysis-mistake-points = { $name }: „{ $answer }” kosztowało na koniec około { $points } pkt przewagi (±{ $error }). Lepsze było: „{ $best }”.
analysis-review = { $name }: strata około { $points } pkt na decyzję (±{ $error }), błędy: { $mistakes } z { $decisions }
analysis-similar = Myli się mniej więcej tak jak boty o sile { $levels }
analysis-errs-more = Myli się bardziej niż boty o sile { $levels }
analysis-more-mistakes =
    { $n ->
        [one] Jeszcze jeden błąd
        [few] Jeszcze { $n } błędy
        [many] Jeszcze { $n } błędów
       *[other] Jeszcze { $n } błędu
    }
# $name: a bot of one of the lower levels
explain-glance = { $name } decyduje jednym spojrzeniem. Tak ocenia to bot, który myśli naprzód.
explain-public = Szacunek na podstawie tego, co widzą wszyscy, bez ukrytych punktów.
