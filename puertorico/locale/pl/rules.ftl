rules-contents = Spis treści
rules-none = Nic nie znaleziono. Spróbuj innego słowa.
rules-rulings-language = Te odpowiedzi są napisane po angielsku.

rules-aim = O co chodzi
    .text = Kierujesz kolonią na wyspie. Zakładasz plantacje, wznosisz budynki, posyłasz kolonistów do pracy i zbierasz towary, by sprzedać je za dublony albo wysłać do Starego Świata za punkty. Na koniec wygrywa kolonia, która ma najwięcej punktów.
rules-setup = Przed pierwszą rundą
    .text = Każdy zaczyna z kilkoma dublonami i jedną plantacją: pierwsi gracze mają indygo, ostatni kukurydzę. Odkrytych leży o jedną plantację więcej, niż jest graczy. Na statku czeka tylu kolonistów, ilu jest graczy. Przygotowanie zależnie od liczby graczy:
rules-players = Gracze
rules-doubloons-each = Dublony dla każdego
rules-chips = Punkty w żetonach
rules-round = Runda
    .text = Gubernator wybiera kartę postaci i bierze dublony, które na niej leżą. Potem wszyscy po kolei, począwszy od wybierającego, robią to, co mówi postać; wybierający ma też przywilej. Następnie wybiera sąsiad po lewej spośród pozostałych kart i tak dalej, aż każdy wybierze raz. Na każdą kartę, której nikt nie wziął, trafia dublon, karty wracają, a karta gubernatora przechodzi w lewo.
rules-circles = Okręgi i koloniści
    .text = Plantacje, kamieniołomy i budynki mają okręgi. W każdym mieści się jeden kolonista, a działa tylko to, co jest aktywne, czyli ma kolonistę. Punkty wydrukowane na budynku liczą się nawet wtedy, gdy stoi pusty. Koloniści przenoszą się tylko w fazie burmistrza.
rules-goods = Od plantacji do beczki
    .text = Aktywna plantacja kukurydzy daje beczkę kukurydzy. Indygo, cukier, tytoń i kawa potrzebują jeszcze okręgu z kolonistą w odpowiednim budynku produkcyjnym: beczek jest tyle, ile wynosi mniejsza z obu liczb. Gdy zasobów nie starcza, dla ostatnich nie ma nic.

rules-role-settler = Każdy po kolei może wziąć jedną plantację z odkrytego rzędu i położyć ją na wyspie, na której jest miejsce na dwanaście płytek. Plantator może zamiast plantacji wziąć kamieniołom. Na koniec reszta rzędu jest odrzucana i wykłada się nowy.
rules-role-mayor = Burmistrz bierze jeszcze jednego kolonistę z zasobów. Potem gracze po kolei biorą po jednym koloniście ze statku. Teraz każdy może rozstawić wszystkich swoich kolonistów na nowo; nikt nie może czekać na plaży, póki jakiś okrąg jest pusty. Na końcu statek jest uzupełniany: jeden kolonista na każdy pusty okrąg w budynkach, co najmniej jeden na gracza.
rules-role-builder = Każdy po kolei może wznieść jeden budynek i płaci jego koszt. Każdy aktywny kamieniołom obniża koszt o dublon, lecz nie więcej, niż wynosi numer kolumny budynku. Budowniczy płaci ponadto o jeden mniej. Nikt nie może mieć dwóch takich samych budynków. Miasto ma dwanaście miejsc, duży budynek zajmuje dwa.
rules-role-craftsman = Wszyscy produkują to, na co pozwalają wyspa i miasto. Potem nadzorca bierze jeszcze jedną beczkę towaru, który właśnie wyprodukował.
rules-role-trader = Każdy po kolei może sprzedać jedną beczkę na targowisku, na którym są cztery miejsca, a każdy towar tylko raz. Kukurydza nie daje nic, indygo 1, cukier 2, tytoń 3, kawa 4 dublony, a kupiec dostaje o jednego więcej. Jeśli na końcu fazy targowisko jest pełne, opróżnia się je.
rules-role-captain = Po kolei i wciąż od nowa każdy, kto może, musi ładować: jeden towar na jeden statek, tyle beczek, ile się zmieści. Statek wiezie jeden towar, a żadne dwa tego samego. Każda beczka daje punkt, a kapitan dostaje za swój pierwszy załadunek o jeden więcej. Gdy nikt już nie może ładować, każdy zachowuje jedną beczkę i to, co mieszczą magazyny; reszta przepada. Pełne statki są opróżniane.
rules-role-prospector = Wybierający bierze dublon z banku. Nikt inny nic nie robi. W grze dla dwóch i czterech osób jest jedna taka karta, dla pięciu dwie.

rules-buildings-text = To, co robi budynek, działa tylko wtedy, gdy ktoś w nim stoi. Wydrukowane punkty liczą się zawsze.
rules-end = Koniec
    .text = Gra kończy się po rundzie, w której koloniści nie zapełnią już statku, czyjeś miasto jest pełne albo wzięto ostatni żeton. Rundę dogrywa się do końca.
rules-points = Liczenie punktów
    .text = Twoje żetony, punkty wydrukowane na twoich budynkach i premie twoich aktywnych dużych budynków. Jeśli kilka osób ma najwięcej, wygrywa ta, która ma więcej dublonów i beczek.
rules-two = Gra dwuosobowa
    .text = Gracze wybierają na zmianę, aż każdy ma trzy karty; jedna zostaje i trafia na nią dublon. W grze są dwa statki, pięć kamieniołomów, mniej płytek i beczek, każdy mały i duży budynek raz, a każdy produkcyjny dwa razy.
rules-new-buildings = Przed grą gracze po kolei wybierają, które ze starych i nowych budynków wezmą udział: siedemnaście rodzajów, każdy na miejsce o takim samym koszcie. Niektóre nowe budynki przynoszą lasy, gości albo sposoby płacenia bez dublonów.
rules-nobles = Osiem dalszych budynków i dwudziestu szlachciców. Szlachcic pracuje jak kolonista, na koniec jest wart punkt, a w niektórych budynkach robi coś innego niż kolonista. W każdej fazie burmistrza jeden przypływa statkiem. Brak kolonistów nie kończy już gry.
