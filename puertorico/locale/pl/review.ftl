log-filter-phase = Faza
log-filter-all-phases = wszystkie fazy
log-earlier = Wcześniejsze rundy
log-empty = Nic się jeszcze nie wydarzyło.

chat-company = Kogo słyszysz
chat-unread = nieprzeczytane: { $n }
chat-mute-all = Wycisz dla wszystkich: { $name }
chat-unmute-all = Znów słyszalne dla wszystkich: { $name }

hint-chance-about = około { $percent } % na wygraną (± { $error })
hint-as-good = Może być równie dobre: { $answers }
hint-clear = Wyraźnie lepsze od pozostałych.
hint-only = Nie ma z czym porównać.
hint-more-points =
    { $n ->
        [one] na koniec około { $n } punkt więcej dla ciebie
        [few] na koniec około { $n } punkty więcej dla ciebie
       *[many] na koniec około { $n } punktów więcej dla ciebie
    }
hint-fewer-points =
    { $n ->
        [one] na koniec około { $n } punkt mniej dla ciebie
        [few] na koniec około { $n } punkty mniej dla ciebie
       *[many] na koniec około { $n } punktów mniej dla ciebie
    }
hint-honest = Szacunek z wielu rozegranych do końca gier, żadna pewność.
hint-not-now = Podpowiedzi są wtedy, gdy jest twoja kolej.
hint-offer = Bot przez dwie sekundy patrzy naprzód i mówi, co by zrobił.
hint-placed = { $place }: { $people }

chart-round = Runda

analysis-offer = Bot przygląda się każdej decyzji w grze. Trwa to kilka minut i robi się to tylko raz.
analysis-swing = { $name } z { $from } % na { $to } %
analysis-mistake = { $name }: „{ $answer }” kosztowało około { $percent } % (± { $error }). Lepsze było: „{ $best }”.

replay-start = Początek gry
replay-phase = W tej fazie
replay-phase-back = O fazę wstecz
replay-phase-forward = O fazę dalej
replay-round-back = O rundę wstecz
replay-round-forward = O rundę dalej
