## Ramki

log-with-gains = { $sentence } ({ $gains })
log-with-reason = { $sentence }: { $why }
log-forced = { $sentence } (jedyna możliwość)
log-and = { $first } i { $last }
log-chance = Los

## Odpowiedzi

log-continue = Gra toczy się dalej
log-done = { $name } nic więcej nie wysyła
log-draw = { $name } dobiera plantację
log-plantation = { $name } kładzie ją odkrytą
log-forest = { $name } kładzie ją zakrytą jako las
log-colonist = { $name } bierze kolonistę
log-noble = { $name } bierze szlachcica
log-library = { $name } używa biblioteki
log-role = { $name } wybiera { $object }
log-choose = { $name } wybiera do tej gry { $object }
log-take = { $name } bierze { $object }
log-take-as-forest = { $name } bierze { $object } jako las
log-discard = { $name } odrzuca { $object }
log-discard-colonist = { $name } odrzuca { $object } zajętą przez kolonistę
log-discard-noble = { $name } odrzuca { $object } zajętą przez szlachcica
log-discard-forest = { $name } odrzuca las
log-build = { $name } buduje { $object }
log-pay-colonist = { $name } płaci kolonistą ({ $thing })
log-pay-noble = { $name } płaci szlachcicem ({ $thing })
log-pay-barrel = { $name } płaci beczką { $of }
log-pay-chip = { $name } płaci żetonem punktów
log-extra = { $name } bierze jeszcze jedną beczkę { $of }
log-sell = { $name } sprzedaje { $object }
log-sell-to-post = { $name } sprzedaje { $object } w faktorii
log-buy = { $name } kupuje zakrytą plantację
log-deliver = { $name } dostarcza do skarbca { $object }
log-load = { $name } ładuje { $object } na statek o { $number } miejscach
log-load-wharf = { $name } wysyła { $object } z nabrzeża
log-load-small-wharf = { $name } używa przystani
log-barrel = { $name } wysyła beczkę { $of }
log-keep-all = { $name } zachowuje wszystkie beczki { $of }
log-keep-one = { $name } zachowuje jedną beczkę { $of }
log-guest = { $name } wysyła gościa: { $thing }
log-noble-guest = { $name } wysyła gościa-szlachcica: { $thing }
log-turn = Odkryto: { $thing }

## Rezygnacje i pominięte ruchy

log-pass-library =
    { $seats ->
        [1] { $name } zostawia bibliotekę na później
       *[other] { $name } zostawiają bibliotekę na później
    }
log-pass-hacienda =
    { $seats ->
        [1] { $name } nie dobiera plantacji
       *[other] { $name } nie dobierają plantacji
    }
log-pass-take-tile =
    { $seats ->
        [1] { $name } nie bierze płytki
       *[other] { $name } nie biorą płytki
    }
log-pass-hospice =
    { $seats ->
        [1] { $name } nie bierze kolonisty
       *[other] { $name } nie biorą kolonisty
    }
log-pass-hunting-lodge =
    { $seats ->
        [1] { $name } nic nie odrzuca
       *[other] { $name } nic nie odrzucają
    }
log-pass-mayor-privilege =
    { $seats ->
        [1] { $name } nie bierze dodatkowego kolonisty
       *[other] { $name } nie biorą dodatkowego kolonisty
    }
log-pass-villa =
    { $seats ->
        [1] { $name } nikogo nie przyjmuje do willi
       *[other] { $name } nikogo nie przyjmują do willi
    }
log-pass-build =
    { $seats ->
        [1] { $name } nic nie buduje
       *[other] { $name } nic nie budują
    }
log-pass-black-market =
    { $seats ->
        [1] { $name } płaci resztę dublonami
       *[other] { $name } płacą resztę dublonami
    }
log-pass-university =
    { $seats ->
        [1] { $name } nie bierze kolonisty do budynku
       *[other] { $name } nie biorą kolonisty do budynku
    }
log-pass-craftsman-privilege =
    { $seats ->
        [1] { $name } nie bierze dodatkowej beczki
       *[other] { $name } nie biorą dodatkowej beczki
    }
log-pass-trade =
    { $seats ->
        [1] { $name } nic nie sprzedaje
       *[other] { $name } nic nie sprzedają
    }
log-pass-deliver =
    { $seats ->
        [1] { $name } nic nie dostarcza
       *[other] { $name } nic nie dostarczają
    }
log-pass-load =
    { $seats ->
        [1] { $name } nic nie ładuje
       *[other] { $name } nic nie ładują
    }
log-pass-store =
    { $seats ->
        [1] { $name } nic więcej nie zachowuje
       *[other] { $name } nic więcej nie zachowują
    }
log-pass-guests =
    { $seats ->
        [1] { $name } zostawia gości na miejscu
       *[other] { $name } zostawiają gości na miejscu
    }

## Co dzieje się samo

log-moment-new-round = Runda { $round }, gubernator: { $name }
log-moment-lodge-points = { $name } ma najwięcej wolnej ziemi: { $gains }
log-moment-discard-row = Pozostałe plantacje trafiają na stos odrzuconych
log-moment-refill-row = Wyłożono nowe plantacje
log-moment-reshuffle = Odrzucone plantacje potasowano w nowy stos
log-moment-distribute = Przybywają koloniści: { $shares }
log-moment-refill-ship =
    { $n ->
        [one] Na statek kolonistów wsiada { $n } kolonista
        [few] ,
       *[many] Na statek kolonistów wsiada { $n } kolonistów
    }
# $people: colonists and nobles
log-refill-with-nobles = Na statku kolonistów czekają: { $people }
log-moment-produce = { $name } produkuje: { $gains }
log-moment-empty-house = Targowisko jest pełne i zostaje opróżnione
log-moment-first-turn = { $name } przed załadunkiem dostaje: { $gains }
log-moment-storage = { $name } szuka miejsca w magazynie
log-moment-unload = Pełne statki odpływają: { $things }
log-moment-prospector = { $name } znajduje złoto: { $gains }
log-moment-game-over = Koniec gry

## Inne wiersze

log-moved = { $thing } { $amount }
log-placement = { $name } rozstawia kolonistów: { $shares }
log-placement-unchanged = { $name } zostawia wszystkich kolonistów na miejscu
log-share = { $name } { $n }
log-lost = { $name } traci: { $things }
log-ending = Gra kończy się po tej rundzie: { $ending }
log-winner = { $name } wygrywa
log-winners = { $name } dzielą się zwycięstwem
log-undone = { $name } cofa ruch
log-sat = { $name } siada do stołu
log-left = { $name } odchodzi od stołu
log-started = Gra się zaczyna
log-stood-in = Za gracza { $name } odpowiada bot
log-given-back = { $name } wraca do gry
