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
log-share = { $name } +{ $n }
log-lost = { $name } traci: { $things }
log-ending = Gra kończy się po tej rundzie: { $ending }
log-undone = { $name } cofa ruch
log-sat = { $name } siada do stołu
log-left = { $name } odchodzi od stołu
log-started = Gra się zaczyna
log-stood-in = Za gracza { $name } odpowiada bot
log-given-back = { $name } wraca do gry

## Twoje działania

you-done = Nic więcej nie wysyłasz
you-draw = Dobierasz plantację
you-plantation = Kładziesz ją odkrytą
you-forest = Kładziesz ją zakrytą jako las
you-colonist = Bierzesz kolonistę
you-noble = Bierzesz szlachcica
you-library = Używasz biblioteki
you-role = Wybierasz { $object }
you-choose = Wybierasz do tej gry { $object }
you-take = Bierzesz { $object }
you-take-as-forest = Bierzesz { $object } jako las
you-discard = Odrzucasz { $object }
you-discard-colonist = Odrzucasz { $object } zajętą przez kolonistę
you-discard-noble = Odrzucasz { $object } zajętą przez szlachcica
you-discard-forest = Odrzucasz las
you-build = Budujesz { $object }
you-pay-colonist = Płacisz kolonistą ({ $thing })
you-pay-noble = Płacisz szlachcicem ({ $thing })
you-pay-barrel = Płacisz beczką { $of }
you-pay-chip = Płacisz żetonem punktów
you-extra = Bierzesz jeszcze jedną beczkę { $of }
you-sell = Sprzedajesz { $object }
you-sell-to-post = Sprzedajesz { $object } w faktorii
you-buy = Kupujesz zakrytą plantację
you-deliver = Dostarczasz do skarbca { $object }
you-load = Ładujesz { $object } na statek o { $number } miejscach
you-load-wharf = Wysyłasz { $object } z nabrzeża
you-load-small-wharf = Używasz przystani
you-barrel = Wysyłasz beczkę { $of }
you-keep-all = Zachowujesz wszystkie beczki { $of }
you-keep-one = Zachowujesz jedną beczkę { $of }
you-guest = Wysyłasz gościa: { $thing }
you-noble-guest = Wysyłasz gościa-szlachcica: { $thing }
you-pass-library = Zostawiasz bibliotekę na później
you-pass-hacienda = Nie dobierasz plantacji
you-pass-take-tile = Nie bierzesz płytki
you-pass-hospice = Nie bierzesz kolonisty
you-pass-hunting-lodge = Nic nie odrzucasz
you-pass-mayor-privilege = Nie bierzesz dodatkowego kolonisty
you-pass-villa = Nikogo nie przyjmujesz do willi
you-pass-build = Nic nie budujesz
you-pass-black-market = Resztę płacisz dublonami
you-pass-university = Nie bierzesz kolonisty do budynku
you-pass-craftsman-privilege = Nie bierzesz dodatkowej beczki
you-pass-trade = Nic nie sprzedajesz
you-pass-deliver = Nic nie dostarczasz
you-pass-load = Nic nie ładujesz
you-pass-store = Nic więcej nie zachowujesz
you-pass-guests = Zostawiasz gości na miejscu
you-moment-lodge-points = Masz najwięcej wolnej ziemi: { $gains }
you-moment-produce = Produkujesz: { $gains }
you-moment-first-turn = Przed załadunkiem dostajesz: { $gains }
you-moment-prospector = Znajdujesz złoto: { $gains }
you-placement = Rozstawiasz kolonistów: { $shares }
you-placement-unchanged = Zostawiasz wszystkich kolonistów na miejscu
you-lost = Tracisz: { $things }
you-winners = Wspólne zwycięstwo: ty i { $name }!
you-undone = Cofasz ruch
you-sat = Siadasz do stołu
you-left = Odchodzisz od stołu
you-stood-in = Gra za ciebie bot
you-given-back = Wracasz do gry
