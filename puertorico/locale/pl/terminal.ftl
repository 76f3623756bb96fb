## Gracze

terminal-seat = gracz { $n }

## Początek

terminal-greeting-random = Puerto Rico, { $players }. Grasz jako { $name }; pozostali wybierają losowo.
terminal-greeting = Puerto Rico, { $players }. Grasz jako { $name }; za pozostałych gra ten bot: { $bot }.
terminal-offer = Myślących przeciwników daje --opponents z poziomem, od słabego do silnego: { $levels }.
terminal-opponents = Przez --opponents i nazwę wybierasz, kto gra przeciw tobie, od słabych do silnych:
terminal-preparing = Boty się przygotowują; za pierwszym razem trwa to około minuty.
terminal-until-now = Dotąd

## Wiersze planszy

terminal-taken = Zajęte
terminal-supply = Zasoby
terminal-tiles = Płytki
terminal-ships = Statki
terminal-house = Targowisko
terminal-island = Wyspa

## Na planszy

terminal-all-taken = wszystkie zajęte
terminal-chips =
    { $n ->
        [one] { $n } żeton punktów
        [few] { $n } żetony punktów
       *[many] { $n } żetonów punktów
    }
terminal-piles = zakryte: { $down }, odrzucone: { $discard }
terminal-no-tiles = żadna odkryta
terminal-empty = pusto
terminal-places =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
terminal-buildings = Pozostałe budynki, każdy z kosztem i liczbą sztuk:
terminal-buildings-for-you = Pozostałe budynki, każdy z ceną dla ciebie i liczbą sztuk:
terminal-owned = masz
terminal-players = Gracze, z kolonistami/okręgami na każdym rodzaju:
terminal-points-hidden = punkty ukryte
terminal-no-goods = brak towarów

## Postacie

terminal-role-settler = wszyscy biorą plantację; ty możesz wziąć kamieniołom
terminal-role-mayor = nowi koloniści dla wszystkich; ty dostajesz o jednego więcej
terminal-role-builder = wszyscy mogą budować; ty płacisz o 1 dublon mniej
terminal-role-craftsman = wszyscy produkują towary; ty dostajesz o beczkę więcej
terminal-role-trader = wszyscy mogą sprzedać beczkę; ty dostajesz o 1 dublon więcej
terminal-role-captain = wszyscy muszą ładować za punkty; ty dostajesz o 1 punkt więcej
terminal-role-prospector = bierzesz 1 dublon, pozostali nic nie robią

## Pytania

terminal-place-colonists = Ilu kolonistów trafi tutaj: { $thing } ({ $circles })? Masz ich { $n }.
terminal-place-nobles = Ilu szlachciców trafi tutaj: { $thing } ({ $circles })? Masz ich { $n }.
terminal-place-all = Albo napisz, dokąd idą wszyscy, na przykład: { $example }
terminal-stood = Przed tą fazą stali tak: { $places }
terminal-have = Masz { $money }.
terminal-tells = ? { $thing } mówi, co robi ten budynek.
terminal-prompt = Twoja odpowiedź, 1–{ $n }, h – podpowiedź, ? – pomoc:

## Czego nie można

terminal-no-such-number = Nie ma odpowiedzi { $typed }: napisz numer od 1 do { $n }.
terminal-ambiguous = To może być: { $answers }. Napisz więcej albo podaj numer.
terminal-not-now = { $answer }: teraz niemożliwe, { $why }.
terminal-no-answer = { $typed } nie jest odpowiedzią: napisz numer od 1 do { $n } albo ?, by zobaczyć pomoc.
terminal-no-such-help = Nie ma takiego budynku ani postaci; napisz całą nazwę, na przykład: ? { $thing }
terminal-arrangement = Rozstawienie wygląda tak: { $example }
terminal-no-such-place = { $thing } nie należy do twoich miejsc: { $places }.
terminal-unknown-language = { $typed } nie jest językiem: napisz language i jeden z { $languages }.
terminal-undone = Twój ostatni ruch został cofnięty.

## Podpowiedzi

terminal-no-hint = Nie ma podpowiedzi: { $problem }.
terminal-type-placement = Aby tak ich rozstawić, napisz: { $places }

## Koniec

terminal-if-over = Gdyby gra skończyła się teraz:
terminal-not-over = Gra nie jest skończona. Gdyby skończyła się teraz:
terminal-hidden = Punkty pozostałych są ukryte do końca.
terminal-tie-break = Dublony i beczki
terminal-level = Tyle samo punktów: decyduje więcej dublonów i beczek.
terminal-farewell = Do widzenia. Gra nie jest zapisana; z --save PLIK byłaby.
terminal-farewell-saved = Do widzenia. Aby grać dalej: { $command }
terminal-see-again = Aby obejrzeć ją znowu: { $command }
terminal-not-saved = Gry nie udało się zapisać: { $problem }.

## Gra odpowiedź po odpowiedzi

terminal-setup = Przygotowanie
terminal-change = { $thing } { $old } → { $new }
terminal-back = z powrotem
terminal-face-up = Odkryte plantacje
terminal-face-down = Zakryte plantacje
terminal-discard = Odrzucone plantacje
terminal-ship = Statek { $n }
terminal-barrels = Beczki
terminal-noted = Zapisane punkty

## Pomoc

terminal-help-answers = Napisz numer odpowiedzi, jej słowa albo początek słowa, które ma tylko ona. Odpowiedzi z zapisów gier, jak „build small_market”, działają w każdym języku. Albo napisz:
terminal-help-help = ta pomoc; ? { $thing } mówi, co robi budynek albo postać, ? opponents, kto może grać przeciw tobie
terminal-help-board = cała plansza
terminal-help-log = dziennik tej rundy; l 3 dziennik rundy 3
terminal-help-scores = dotychczasowe punkty
terminal-help-hint = podpowiedź: najlepsze odpowiedzi i dlaczego; dla burmistrza całe rozstawienie
terminal-help-undo = cofnij swój ostatni ruch
terminal-help-language = graj dalej w innym języku, na przykład: language en
terminal-help-quit = zakończ
terminal-help-again = pytanie jeszcze raz
terminal-help-mayor = Burmistrz: pytanie dotyczy kolejno każdego rodzaju. Możesz też od razu napisać, dokąd idą wszyscy twoi koloniści; co pominiesz, zostanie puste: { $example }
terminal-help-nobles = Ze szlachcicami pisz kolonistów + szlachciców: { $example }
terminal-help-circles = Na planszy { $example } to dwie płytki, z tego jedna z kolonistą.
terminal-help-prices = Liczby za budynkami to cena dla ciebie, gdy budowniczym jest ktoś inny, i liczba sztuk.

## Cały ekran. $width, $height: wymiary terminala w znakach; $now: jego obecny rozmiar.

terminal-too-small = Plansza potrzebuje okna { $width }×{ $height } znaków; to ma { $now }. Powiększ je albo graj wiersz po wierszu z --plain.
terminal-no-screen = Aby grać na całym ekranie, zainstaluj Textual: pip install "puertorico[terminal]". Gra toczy się dalej wiersz po wierszu.
terminal-leave = Opuścić grę? Nie jest zapisana.
terminal-hand-over = Teraz przy klawiaturze: { $name }
terminal-look-away = Punkty są ukryte: pozostali gracze teraz nie patrzą.
terminal-step = Krok
terminal-keys-rows = Przed każdą odpowiedzią stoi jej klawisz: od 1 do 9, 0, potem litery
terminal-keys-tab = Tab: następna część planszy · strzałki: następny element z objaśnieniem · Enter: wybór
terminal-keys-count = Liczby: ← i → je zmieniają, klawisz przed wierszem dodaje jeden, Enter wysyła wszystkie
terminal-keys-replay = Przeglądanie: przecinek i kropka krok po kroku, PgUp i PgDn rundami, Esc powrót
