app-title = Puerto Rico
title-your-turn = Twój ruch – { $question }
title-other-turn = Ruch: { $name }
language-name = Polski

## Start

start-play-now = Graj teraz
    .hint = Z botami, od razu
start-players = Gracze
start-level = Siła botów
start-friends = Stół dla przyjaciół
    .hint = Wyślij link; boty zajmą puste miejsca
start-create = Otwórz stół
start-join = Dołącz
start-watch = Oglądaj
start-my-games = Moje gry
start-no-games = Jeszcze żadnych gier. Czas wypłynąć!
start-lobby = Otwarte stoły
start-lobby-empty = Żaden stół nie czeka na graczy. Otworzyć nowy?
start-rules = Zasady
start-tutorial = Nauka przez grę
    .hint = Pierwsza gra w dziesięć minut
puzzle-daily = Zagadki dnia
    .hint = Trzy pozycje z prawdziwych partii, każda z jednym najlepszym ruchem
start-settings = Ustawienia
start-language = Język
start-import = Wróć do zapisanej gry
start-your-name = Twoje imię

## Przed grą

lobby-title = Stół
lobby-waiting =
    { $n ->
        [one] Brakuje jeszcze { $n } gracza
        [few] Brakuje jeszcze { $n } graczy
       *[many] Brakuje jeszcze { $n } graczy
    }
lobby-start = Zacznij grę
lobby-start-with-bots = Zacznij; boty zajmą puste miejsca
lobby-sit = Usiądź tutaj
lobby-leave = Odejdź od stołu
lobby-remove = Usuń: { $name }
lobby-seat-bot = Posadź tu bota
lobby-open-seat = Wolne miejsce
lobby-bot = Bot
lobby-you = ty
lobby-invite = Zaproś przyjaciół
lobby-copy-link = Kopiuj link
lobby-copied = Skopiowano
lobby-qr = Kod QR zaproszenia
lobby-watch-link = Link dla widzów
lobby-only-here = Ten link działa tylko na tym komputerze.
lobby-open-network = Zaproś osoby z tej sieci
lobby-network-help = Link może otworzyć każdy w tej sieci. Jeśli się nie otwiera, zezwól Pythonowi w zaporze tego komputera na połączenia przychodzące.
lobby-own-link = Graj dalej na innym urządzeniu
lobby-own-link-help = Otwórz ten link w telefonie lub na innym komputerze. To twoje własne miejsce: nie pokazuj go nikomu innemu.
lobby-own-qr = Kod QR twojego miejsca
seat-links = Linki do twojego miejsca
seat-link-made = Link z { $date }
seat-link-old = Wcześniejszy link
seat-link-devices =
    { $n ->
        [one] { $n } inne urządzenie
        [few] { $n } inne urządzenia
       *[many] { $n } innych urządzeń
    }
seat-link-revoke = Unieważnij link
seat-link-sign-out = Wyloguj urządzenia
    .sure = Urządzenia, które weszły przez ten link, stracą twoje miejsce, a link przestanie działać. Wylogować je?
lobby-take-over = Przejmij to miejsce
lobby-public = Każdy może dołączyć
lobby-watchers-allowed = Widzowie mile widziani
lobby-hints-allowed = Podpowiedzi dozwolone
lobby-random-seats = Losuj miejsca
lobby-stand-in = Kto gra za nieobecnych graczy
lobby-with-hints = Podpowiedzi dozwolone
lobby-without-hints = Bez podpowiedzi
lobby-without = Bez: { $option }
join-invites = { $name } zaprasza cię do gry
join-invited = Masz zaproszenie do gry
lobby-watching =
    { $n ->
        [one] { $n } widz
        [few] { $n } widzów
       *[many] { $n } widzów
    }

## Plansza

board-round = Runda { $round }
board-governor = Gubernator: { $name }
board-phase = Faza: { $role }
board-roles = Postacie
board-role-taken = Wybór gracza { $name }
board-role-free = Jeszcze wolna
board-role-bonus =
    { $n ->
        [one] leży na niej { $n } dublon
        [few] leżą na niej { $n } dublony
       *[many] leży na niej { $n } dublonów
    }
board-buildings = Budynki
board-column = Kolumna { $n }
board-left =
    { $n ->
        [0] brak
       *[other] zostało: { $n }
    }
board-cost = Koszt { $n }
board-your-price = Dla ciebie { $n }
# What the trading house pays for a barrel. $price: "2 doubloons"; $thing: a good
board-sells-for = Cena sprzedaży: { $price }
board-price = { $thing } { $n }
board-pays = Płaci w dublonach: { $prices }
board-worth =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
board-plantations = Plantacje
board-face-down = Zakryte: { $n }
board-discard = Odrzucone: { $n }
board-quarries = Kamieniołomy: { $n }
board-colonist-ship = Statek kolonistów: { $n }
board-cargo-ships = Statki
board-ship = { $thing }: { $loaded } z { $capacity }
board-ship-empty = Pusty statek o { $capacity } miejscach
board-trading-house = Targowisko
board-trading-house-empty = Targowisko jest puste
board-supply = Zasoby ogólne
board-goods = Towary
board-doubloons = Dublony
board-points = Punkty
board-you = Ty
board-points-hidden = ukryte
board-colonists = Koloniści
board-nobles = Szlachcice
board-island = Wyspa
board-city = Miasto
board-san-juan = Plaża
board-unoccupied = bez kolonisty
board-others = Pozostali
board-mine = Moje
board-board = Plansza
board-last-round = Ostatnia runda

## Odpowiadanie

ask-your-turn = Twój ruch
ask-choose = Wybierz coś podświetlonego
ask-confirm = Potwierdź
ask-cancel = Anuluj
ask-why-not = Niemożliwe: { $why }
ask-pass-build = Możesz jeszcze budować. Mimo to spasować?
ask-yes = Tak
ask-no = Nie
ask-would-change = Co by się zmieniło
prospects-settler = Co każdy może wziąć
prospects-builder = Najdroższy budynek dla każdego
prospects-trader = Najlepsza sprzedaż dla każdego
prospects-captain = Jeśli każdy załaduje jak najwięcej
prospect-cost = budynek za najwyżej { $n }
ask-undo = Cofnij
    .hint = Cofnij swój ostatni ruch

## Burmistrz

mayor-in-hand =
    { $n ->
        [0] Każdy ma miejsce
        [one] Do rozstawienia: { $n }
        [few] Do rozstawienia: { $n }
       *[many] Do rozstawienia: { $n }
    }
mayor-nobody-left = Nikt już nie został: najpierw zdejmij kogoś z innego okręgu
mayor-as-before = Jak przedtem
    .hint = Wszyscy wracają na swoje miejsca
mayor-suggest = Zaproponuj
    .hint = Bot zaproponuje ustawienie
mayor-clear = Zdejmij wszystkich
mayor-confirm = Gotowe
mayor-help = Przeciągnij kolonistów na okręgi albo naciśnij okrąg, by go zapełnić lub opróżnić.

## Kapitan i magazyn

store-lost = Stracisz: { $things }
store-nothing-lost = Nic nie przepadnie
store-places =
    { $n ->
        [one] miejsce na { $n } pojedynczą beczkę
        [few] miejsce na { $n } pojedyncze beczki
       *[many] miejsce na { $n } pojedynczych beczek
    }
store-kinds =
    { $n ->
        [one] miejsce na { $n } cały rodzaj
        [few] miejsce na { $n } całe rodzaje
       *[many] miejsce na { $n } całych rodzajów
    }
store-confirm-loss = Przepadnie: { $things }. Kontynuować?
small-wharf-chosen =
    { $n ->
        [one] wybrano { $n } beczkę
        [few] wybrano { $n } beczki
       *[many] wybrano { $n } beczek
    }
barrels-most =
    { $n ->
        [one] Łącznie najwyżej { $n } beczka
        [few] Łącznie najwyżej { $n } beczki
       *[many] Łącznie najwyżej { $n } beczek
    }

## Wybór budynków, goście, zapłata

draft-title = Wybór budynków
draft-left = Do wyboru pozostało, według kosztu:
draft-nobles = Budynki szlachciców są zawsze w grze.
draft-places =
    { $n ->
        [one] zostało { $n } miejsce
        [few] zostały { $n } miejsca
       *[many] zostało { $n } miejsc
    }
draft-cost-group = Koszt { $n }
guests-stay = W tej fazie już nie pytaj
payment-groups = Z każdego najwyżej jedno: kolonista lub szlachcic, beczka, punkt.
tile-drawn = Dobrano: { $thing }
build-fills-city = Zapełnia twoje miasto: ostatnia runda

## Dziennik, rozmowa, towarzystwo

log-title = Dziennik
log-filter = Pokaż
log-filter-all = wszystko
log-filter-mine = moje ruchy
log-filter-player = tylko { $name }
log-since-last-turn = Od twojego ostatniego ruchu
log-nothing-since = Od twojego ostatniego ruchu nic się nie stało.
log-show-moment = Pokaż planszę z tej chwili
log-back-to-now = Wróć do bieżącego stanu
log-filter-phase = Faza
log-filter-all-phases = wszystkie fazy
log-earlier = Wcześniejsze rundy
log-empty = Nic się jeszcze nie wydarzyło.
explain-short = Dlaczego?
explain-ask = Wyjaśnij ten ruch
chat-title = Czat
chat-write = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-mute = Wycisz: { $name }
chat-unmute = Wyłącz wyciszenie: { $name }
chat-muted = wyciszono
chat-company = Kogo słyszysz
chat-unread = nieprzeczytane: { $n }
chat-mute-all = Wycisz dla wszystkich: { $name }
chat-unmute-all = Wyłącz wyciszenie dla wszystkich: { $name }
takeback-ask = Poproś o cofnięcie ruchu
takeback-asked = { $name } chce cofnąć ostatni ruch. Zgoda?
takeback-waiting = Czekamy na zgodę pozostałych
takeback-agree = Zgoda
takeback-refuse = Raczej nie
player-connected = przy stole
player-away = nie ma przy stole
player-bot-plays = Za gracza { $name } gra bot
player-away-bot-in = { $name } – poza stołem. Bot przejmie grę za { $time }.
player-replace = Zastąp teraz
resign = Poddaj się
    .sure = Twoje miejsce na stałe przejmie bot. Poddać się?
connection-lost = Utracono połączenie. Twoja gra jest bezpieczna; próbujemy znowu…
connection-back = Połączono ponownie
connection-offline = Brak sieci. Widzisz ostatni znany stan.
connection-retry = Spróbuj teraz
clock-title = Zegar
clock-none = Bez zegara
clock-live = Na żywo
clock-days = Dni
clock-minutes =
    { $n ->
        [one] { $n } minuta na grę
        [few] { $n } minuty na grę
       *[many] { $n } minut na grę
    }
clock-increment =
    { $n ->
        [one] { $n } sekunda więcej za ruch
        [few] { $n } sekundy więcej za ruch
       *[many] { $n } sekund więcej za ruch
    }
clock-days-each =
    { $n ->
        [one] { $n } dzień na ruch
        [few] { $n } dni na ruch
       *[many] { $n } dni na ruch
    }
clock-left = Zostało { $time }
pause-pause = Pauza
pause-resume = Wznów
pause-paused = Gra jest wstrzymana
pace-title = Tempo botów
pace-instant = Od razu
pace-fast = Szybko
pace-normal = Normalnie
pace-slow = Powoli

## Podpowiedzi

hint-ask = Podpowiedź
hint-thinking = Analizuję…
hint-best = Najlepszy ruch
hint-chance = { $percent }% szans na wygraną
hint-play = Zagraj tak
hint-none = Przy tym stole nie ma podpowiedzi.

## Koniec, powtórka, analiza

end-title = Koniec gry
end-you-win = Wygrywasz!
end-winner = { $name } wygrywa!
end-shared = { $name } dzielą się zwycięstwem!
end-reason = Powód zakończenia gry: { $ending }.
game-delete = Usuń
    .sure = Usunąć tę grę na zawsze?
score-title = Punktacja
score-chips = Żetony punktów
score-buildings = Budynki
score-guild-hall = Siedziba cechu
score-residence = Rezydencja
score-fortress = Twierdza
score-customs-house = Urząd celny
score-city-hall = Ratusz
score-cloister = Klasztor
score-royal-garden = Ogród pałacowy
score-nobles = Szlachcice
score-total = Razem
score-tie-break = Przy remisie: dublony i beczki
chart-title = Punkty runda po rundzie
chart-table = Pokaż jako tabelę
end-rematch = Jeszcze raz
    .hint = Ci sami gracze, każdy o jedno miejsce dalej
end-rematch-open = Do nowej gry
end-download = Pobierz
end-download-text = Zapis gry
end-download-json = Dla programów (JSON)
# $draws: the number of draws
end-chance = Wszystkie losowania ({ $draws }) wynikają z liczby ustalonej przed grą
end-chance-broken = Losowania nie wynikają z liczby ustalonej przed grą
end-chance-verify = Pobierz tekst gry i sprawdź to: puertorico verify GAME.txt
end-replay = Powtórka
replay-title = Powtórka
replay-step = Krok { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-last = Na koniec
replay-play = Odtwórz
replay-stop = Zatrzymaj
replay-link = Link do tej chwili
replay-start = Początek gry
replay-play-on = Graj dalej stąd
    .hint = Nowy stół przeciw botom z tą pozycją
replay-phase = W tej fazie
replay-phase-back = O fazę wstecz
replay-phase-forward = O fazę dalej
replay-round-back = O rundę wstecz
replay-round-forward = O rundę dalej
analysis-title = Analiza
analysis-start = Przeanalizuj grę
analysis-progress = { $done } z { $of } decyzji
analysis-turning-points = Punkty zwrotne
analysis-mistakes = Gracze i ich błędy
analysis-none = Żadna pojedyncza faza wyraźnie nie zmieniła szans.

## Ustawienia i pomoc

settings-title = Ustawienia
settings-theme = Oświetlenie
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Dzień
settings-theme-dark = Światło latarni
settings-pace = Tempo botów przy nowych stołach
settings-motion-on = Animacja elementów
settings-sound = Dźwięki
settings-notify = Powiadom, gdy będzie mój ruch
settings-confirm = Pytaj, zanim coś przepadnie
rules-title = Zasady
rules-rulings = Rozstrzygnięcia niejasności
rules-search = Szukaj w zasadach
statistics-title = Moje statystyki
help-keys = Klawiatura
help-key-answers = Strzałki: ruch, Enter: odpowiedź, Escape: wstecz
help-key-numbers = Klawisze od 1 do 9: odpowiedź o tym numerze
help-key-undo = U: cofnij ruch, H: podpowiedź, L: dziennik
menu-open = Menu
menu-close = Zamknij
menu-home = Strona startowa
menu-back = Powrót do gry

## Dostępność

label-main = Stół gry
label-question = Pytanie i odpowiedzi
label-seat = Miejsce { $n }: { $name }
label-seat-number = Miejsce { $n }
label-legal = { $thing }, do wyboru
label-illegal = { $thing }, nie do wyboru: { $why }
label-circles = { $thing }: zajęte { $filled } z { $circles }
label-circle-empty = Pusty okrąg
label-circle-colonist = Okrąg z kolonistą
label-circle-noble = Okrąg ze szlachcicem
label-barrels = { $thing }: { $n }
label-skip = Przejdź do pytania
label-loading = Wczytywanie…
seat-symbol-1 = Kotwica
seat-symbol-2 = Róża wiatrów
seat-symbol-3 = Palma
seat-symbol-4 = Papuga
seat-symbol-5 = Muszla

## Błędy

error-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
error-stale = Gra poszła dalej; oto obecny stan.
error-illegal = To niemożliwe: { $why }
error-not-asked = To nie twój ruch.
error-not-your-seat = To nie twoje miejsce.
error-no-network = Ten komputer nie jest połączony z siecią.
error-not-your-computer = To może zrobić tylko gospodarz na komputerze, na którym uruchomiono grę.
error-not-host = To może zrobić tylko gospodarz.
error-no-such-game = Nie ma takiego stołu. Może link jest niepełny.
error-no-such-puzzle = Nie ma takiej zagadki.
error-no-explanation = Wyjaśnić można tylko pojedynczą decyzję, która miała alternatywy.
error-not-a-bot = Przed końcem gry wyjaśniane są tylko ruchy botów.
error-no-such-seat = Nie ma takiego miejsca.
error-no-seat-free = Wszystkie miejsca są zajęte. Możesz oglądać.
error-seat-taken = Ktoś już tam siedzi.
error-already-seated = Masz już miejsce przy tym stole.
error-no-invitation = Ten stół jest prywatny: potrzebne jest zaproszenie.
error-wrong-secret = Link do tego miejsca już nie działa.
error-no-such-link = Tego linku już nie ma.
error-no-watchers = Przy tym stole nie chcą widzów.
error-no-lobby = Na tym serwerze nie ma otwartych stołów.
error-not-started = Gra jeszcze się nie zaczęła.
error-started = Gra już się zaczęła.
error-paused = Gra jest wstrzymana.
error-out-of-time = Twój czas minął, więc odpowiada bot. Na następne pytanie możesz znów odpowiedzieć.
error-too-many-pauses = Zbyt wiele razy wstrzymano już tę grę.
error-too-much-chatter = Poza ruchami wydarzyło się tu zbyt wiele. Nadal możesz grać.
error-invisible-name = Wybierz widoczną nazwę.
error-reused-id = Coś poszło nie tak. Odśwież stronę.
error-over = Gra się skończyła.
error-not-over = To będzie możliwe po zakończeniu gry.
error-hidden-points = Zapis tej gry będzie dostępny po jej zakończeniu: zdradza ukryte punkty.
error-seed-public = Koniec tej gry cofnięto. Jej losowania są znane, więc nikt już nie może dołączyć.
error-nothing-to-undo = Nie masz ruchu do cofnięcia.
error-too-late-to-undo = Na to już za późno: poproś innych o cofnięcie ruchu.
error-takeback-pending = Głosowanie nad cofnięciem już trwa.
error-no-takeback = Nikt już nie prosi o cofnięcie.
error-own-takeback = O cofnięciu twojego ruchu decydują inni.
error-not-alone = W tę grę grali też inni, więc zostaje.
error-not-away = Ta osoba już wróciła.
error-not-awaited = Stół nie czeka na tę osobę.
error-already-agreed = Twoją zgodę już mamy.
error-muted = Gospodarz wyciszył twoje wypowiedzi.
error-empty = Ta wiadomość jest pusta.
error-no-hints = Przy tym stole gra się bez podpowiedzi.
error-no-such-step = W tej grze nie ma takiego kroku.
error-no-such-version = Ten stół nie ma takiej wersji.
error-no-such-job = Tego zadania już nie ma. Uruchom je jeszcze raz.
error-too-many-jobs = Boty mają pełne ręce roboty. Spróbuj za chwilę.
error-busy = Przy tym stole dużo się dzieje. Spróbuj jeszcze raz.
error-too-fast = Trochę za szybko. Poczekaj chwilę.
error-too-slow = Trwało to zbyt długo. Spróbuj jeszcze raz.
error-too-long = To za długie.
error-full = Przy tym stole wydarzyło się już za dużo. Pobierz zapis gry i otwórz nowy stół.
error-name = Wybierz imię o długości od 1 do 32 znaków.
error-invalid-text = Nie da się odczytać zapisu gry: { $problem }
error-invalid-rules = Te zasady do siebie nie pasują: { $problem }
error-store-unavailable = Serwer nie może teraz zapisać; nic się nie zmieniło. Spróbuj jeszcze raz.
error-unreadable = Tej gry nie da się już odczytać w postaci, w jakiej ją zapisano.
error-read-only = Zasady tego programu zmieniły się od początku gry. Możesz ją obejrzeć i pobrać jej tekst.
error-failed = Serwer popełnił błąd; twoja gra jest bezpieczna. Spróbuj jeszcze raz.
error-not-loaded = Nie udało się wczytać tej części strony. Spróbujemy znowu, gdy tylko serwer odpowie.
error-reload = Odśwież
error-retry = Spróbuj jeszcze raz
