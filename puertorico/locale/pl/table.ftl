## Pytania

question-draft = Który budynek ma wejść do gry?
question-draft-other = { $name } wybiera budynek do tej gry
question-choose-role = Którą postać wybierasz?
question-choose-role-other = { $name } wybiera postać
question-library = Czy biblioteka ma podwoić przywilej tej postaci?
question-library-other = { $name } zastanawia się nad biblioteką
question-hacienda = Hacjenda: dobierasz najpierw zakrytą plantację?
question-hacienda-other = { $name } może dobrać plantację dzięki hacjendzie
question-lay-tile = Jak kładziesz dobraną plantację?
question-lay-tile-other = { $name } kładzie plantację
question-take-tile = Którą płytkę bierzesz?
question-take-tile-other = { $name } wybiera płytkę wyspy
question-hospice = Przytułek: bierzesz kolonistę na nową płytkę?
question-hospice-other = { $name } może wziąć kolonistę na nową płytkę
question-hunting-lodge = Domek myśliwski: którą plantację odrzucasz?
question-hunting-lodge-other = { $name } może odrzucić plantację
question-mayor-privilege = Twój przywilej: bierzesz jeszcze jednego kolonistę?
question-mayor-privilege-other = { $name } może wziąć jeszcze jednego kolonistę
question-villa = Willa: kogo bierzesz z zasobów?
question-villa-other = { $name } może przyjąć kogoś do willi
question-ship-piece = Kogo bierzesz ze statku kolonistów?
question-ship-piece-other = { $name } bierze kogoś ze statku kolonistów
question-place = Skieruj kolonistów do pracy
question-place-other = { $name } rozstawia kolonistów
question-build = Co budujesz?
question-build-other = { $name } może budować
question-black-market = Czarny rynek: co dajesz za brakujące dublony?
question-black-market-other = { $name } płaci na czarnym rynku
question-university = Uniwersytet: bierzesz kolonistę do nowego budynku?
question-university-other = { $name } może wziąć kolonistę do nowego budynku
question-craftsman-privilege = Twój przywilej: którą beczkę bierzesz dodatkowo?
question-craftsman-privilege-other = { $name } może wziąć jeszcze jedną beczkę
question-trade = Którą beczkę sprzedajesz?
question-trade-other = { $name } może sprzedać beczkę
question-trade-land-office = Kancelaria: czy handlujesz plantacją?
question-deliver = Skarbiec: którą beczkę dostarczasz?
question-deliver-other = { $name } może dostarczyć beczki do skarbca
question-load = Które beczki ładujesz?
question-load-other = { $name } ładuje towary
question-small-wharf = Przystań: które beczki wysyłasz?
question-small-wharf-other = { $name } ładuje towary na przystani
question-store = Które beczki zachowujesz? Reszta przepadnie.
question-store-other = { $name } magazynuje beczki
question-guests = Zajazd: czy jakiś gość ma przejść?
question-guests-other = { $name } może przestawić gości
question-chance = Odkrywana jest płytka
question-chance-other = Odkrywana jest płytka

## Odpowiedzi

answer-continue = Dalej
answer-pass = Pas
answer-done = To wszystko
answer-draw = Dobierz plantację
answer-plantation = Odkrytą, jako plantację
answer-forest = Zakrytą, jako las
answer-colonist = Weź kolonistę
answer-noble = Weź szlachcica
answer-library = Podwój przywilej
answer-role = Wybierz { $object }
answer-choose = Wybierz { $object }
answer-take = Weź { $object }
answer-take-as-forest = Weź { $object } jako las
answer-discard = Odrzuć pustą: { $thing }
answer-discard-colonist = Odrzuć zajętą przez kolonistę: { $thing }
answer-discard-noble = Odrzuć zajętą przez szlachcica: { $thing }
answer-discard-forest = Odrzuć las (pod spodem: { $thing })
answer-place =
    { $number ->
        [one] { $number } kolonista: { $thing }
        [few] { $number } kolonistów: { $thing }
       *[many] { $number } kolonistów: { $thing }
    }
answer-place-noble =
    { $number ->
        [one] { $number } szlachcic: { $thing }
        [few] { $number } szlachciców: { $thing }
       *[many] { $number } szlachciców: { $thing }
    }
answer-build =
    { $price ->
        [0] Zbuduj { $object } za darmo
        [one] Zbuduj { $object } za { $price } dublon
        [few] Zbuduj { $object } za { $price } dublony
       *[many] Zbuduj { $object } za { $price } dublonów
    }
answer-pay-colonist = Oddaj kolonistę ({ $thing })
answer-pay-noble = Oddaj szlachcica ({ $thing })
answer-pay-barrel = Oddaj beczkę { $of }
answer-pay-chip = Oddaj żeton punktów
answer-extra = Weź jeszcze jedną beczkę { $of }
answer-sell = Sprzedaj { $object }
answer-sell-to-post = Sprzedaj { $object } w faktorii
answer-buy = Kup zakrytą plantację za 1 dublon
answer-deliver = Dostarcz { $object }
answer-load = Załaduj { $object } na statek o { $number } miejscach
answer-load-wharf = Wyślij z nabrzeża wszystkie beczki { $of }
answer-load-small-wharf = Wyślij beczki z przystani
answer-barrel = Jeszcze jedna beczka { $of }
answer-keep-all = Zachowaj wszystkie beczki { $of }
answer-keep-one = Zachowaj jedną beczkę { $of }
answer-guest = Wyślij gościa: { $thing }
answer-noble-guest = Wyślij gościa-szlachcica: { $thing }
answer-turn = Odkryj { $object }

## Rezygnacja

answer-pass-library = Zostaw ją na inną postać
answer-pass-hacienda = Nic nie dobieraj
answer-pass-take-tile = Nie bierz płytki
answer-pass-hospice = Bez kolonisty
answer-pass-hunting-lodge = Nic nie odrzucaj
answer-pass-mayor-privilege = Bez kolonisty
answer-pass-villa = Nikogo
answer-pass-build = Nic nie buduj
answer-pass-black-market = Resztę zapłać dublonami
answer-pass-university = Bez kolonisty
answer-pass-craftsman-privilege = Bez dodatkowej beczki
answer-pass-trade = Nic nie sprzedawaj
answer-pass-trade-land-office = Nic więcej
answer-pass-deliver = Nic więcej nie dostarczaj
answer-pass-load = Nic nie ładuj
answer-pass-store = Nic więcej nie zachowuj
answer-pass-guests = Zostaw gości na miejscu

## Powody

why-legal = to jest możliwe
why-not-asked = to nie jest odpowiedź na pytanie
why-not-in-game = tego nie ma w tej grze
why-out-of-order = kilka sztuk podaje się w ustalonej kolejności
why-taken = tę postać już wybrano w tej rundzie
why-no-privilege = kamieniołomy są dla plantatora i właściciela aktywnej kuźni
why-not-occupied = potrzebny budynek nie jest aktywny
why-not-colonist = w budynku musi stać kolonista
why-not-noble = w budynku musi stać szlachcic
why-nothing-there = nie ma czego wziąć
why-no-goods = nie ma takiej beczki
    .skipped = nie ma żadnych beczek
why-not-enough-nobles = jedna beczka na szlachcica, nie więcej
why-not-produced = tego towaru nie wyprodukowano w tej fazie
    .skipped = nic nie wyprodukowano
why-already-done = to już było w tej fazie
why-chosen = ten budynek już wybrano
why-already-built = już stoi; wystarczy po jednym
why-sold-out = żaden taki już nie został
why-island-full = wszystkie 12 pól wyspy jest zajęte
why-city-full = za mało wolnego miejsca w mieście
why-no-circle = brak pustego okręgu
why-supply-empty = zasoby są puste
why-too-expensive = za mało dublonów
why-house-full = targowisko jest pełne
why-kind-in-house = ten towar już leży na targowisku, a aktywnego biura handlowego brak
why-kind-on-other-ship = ten towar jest na innym statku
why-ship-has-other-kind = ten statek wiezie inny towar
    .skipped = statki wiozą inne towary
why-ship-full = statek z tym towarem jest pełny
why-ship-too-small = inny statek zmieści więcej tych beczek
why-must-load = kto może ładować, ten musi
why-no-place-left = nie ma już miejsca o tym koszcie
why-storage-full = nie ma już miejsca w magazynie
why-excluded = drugi budynek z tej pary jest już w grze, a te dwa się wykluczają
why-too-many = nie ma tylu pionków lub okręgów
why-too-few = nikt nie czeka, póki jakiś okrąg jest pusty
why-cannot-cover = wtedy nie dałoby się zapłacić reszty
why-must-ship-one = przystań wysyła co najmniej jedną beczkę
why-complete-kind = cały rodzaj przechowuje się w magazynie
why-single-barrel = jedyną beczkę zachowuje się jako pojedynczą, nie jako cały rodzaj

## Skutki

effect-gain = +{ $things }
effect-loss = −{ $things }
effect-you = Ty: { $effects }
effect-seat = { $name }: { $effects }
effect-in-all = razem:
effect-ending = Gra kończy się po tej rundzie

## Cena

price-printed = Koszt nadrukowany: { $n }
price-yours = Płacisz: { $n }
price-missing =
    { $n ->
        [one] { $n } dublona brakuje
        [few] ,
       *[many] { $n } dublonów brakuje
    }
black-market-pays = czarny rynek zapłaci { $n }
black-market-left = { $thing }: do zapłaty { $left }, masz { $have }.
discount-privilege = Przywilej budowniczego: −{ $n }
discount-library = Biblioteka: −{ $n }
discount-quarries = Kamieniołomy: −{ $n }
discount-forests = Lasy: −{ $n }
discount-zoning-office = Gildia murarska: −{ $n }

## Koniec gry

ending-colonists = zabrakło kolonistów na statek
ending-city = jakieś miasto jest pełne
ending-chips = skończyły się żetony punktów
ending-max-rounds = minęła umówiona liczba rund
