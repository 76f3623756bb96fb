## Spieler

terminal-seat = Platz { $n }

## Der Anfang

terminal-greeting-random = Puerto Rico, { $players }. Du sitzt auf { $name }; die anderen spielen zufällig.
terminal-greeting = Puerto Rico, { $players }. Du sitzt auf { $name }; deine Gegner: { $bot }.
terminal-offer = Stärkere Gegner wählst du mit --opponents STUFE, von schwach bis stark: { $levels }.
terminal-opponents = Mit --opponents und einem Namen wählst du, wer gegen dich spielt, von schwach bis stark:
terminal-preparing = Die Bots werden vorbereitet; beim ersten Mal dauert das etwa eine Minute.
terminal-until-now = Bisher

## Zeilen des Spielplans

terminal-taken = Vergeben
terminal-supply = Vorrat
terminal-tiles = Auslage
terminal-ships = Schiffe
terminal-house = Handel
terminal-island = Insel

## Auf dem Spielplan

terminal-all-taken = alle vergeben
terminal-chips =
    { $n ->
        [one] { $n } Punktechip
       *[other] { $n } Punktechips
    }
terminal-piles = { $down } verdeckt, { $discard } abgelegt
terminal-no-tiles = keine offen
terminal-empty = leer
terminal-places =
    { $n ->
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
terminal-buildings = Gebäude, die noch da sind, mit Preis und Anzahl:
terminal-buildings-for-you = Gebäude, die noch da sind, mit dem Preis für dich und der Anzahl:
terminal-owned = gebaut
terminal-players = Spieler; je Art Kolonisten/Kreise:
terminal-points-hidden = Punkte verdeckt
terminal-no-goods = keine Waren

## Rollen

terminal-role-settler = alle nehmen eine Plantage; du darfst einen Steinbruch nehmen
terminal-role-mayor = neue Kolonisten für alle; du bekommst einen mehr
terminal-role-builder = alle dürfen bauen; du zahlst 1 Dublone weniger
terminal-role-craftsman = alle produzieren; du bekommst ein Fass mehr
terminal-role-trader = alle dürfen ein Fass verkaufen; du bekommst 1 Dublone mehr
terminal-role-captain = alle müssen für Punkte verschiffen; du bekommst 1 Punkt mehr
terminal-role-prospector = du nimmst 1 Dublone, die anderen tun nichts

## Fragen

terminal-place-colonists = Wie viele Kolonisten kommen hierher: { $thing } ({ $circles })? Du hast { $n }.
terminal-place-nobles = Wie viele Adlige kommen hierher: { $thing } ({ $circles })? Du hast { $n }.
terminal-place-all = Oder gib ein, wohin alle gehen, etwa: { $example }
terminal-stood = Vor dieser Phase standen sie so: { $places }
terminal-have = Du hast { $money }.
terminal-tells = ? { $thing } sagt, was dieses Gebäude tut.
terminal-prompt = Deine Antwort, 1-{ $n }, h für einen Tipp oder ?:

## Was nicht geht

terminal-no-such-number = Eine Antwort { $typed } gibt es nicht: Gib eine Zahl von 1 bis { $n } ein.
terminal-ambiguous = Das könnte sein: { $answers }. Gib mehr davon oder die Zahl ein.
terminal-not-now = Jetzt nicht möglich ({ $answer }): { $why }.
terminal-no-answer = { $typed } ist keine Antwort: Gib eine Zahl von 1 bis { $n } ein oder ? für Hilfe.
terminal-no-such-help = So heißt kein Gebäude und keine Rolle; gib den ganzen Namen ein, etwa: ? { $thing }
terminal-arrangement = Eine Verteilung sieht so aus: { $example }
terminal-no-such-place = { $thing } gehört nicht zu deinen Orten: { $places }.
terminal-unknown-language = Unbekannte Sprache: { $typed }. Gib language und eine von { $languages } ein.
terminal-undone = Dein letzter Zug ist zurückgenommen.

## Tipps

terminal-no-hint = Es gibt keinen Tipp: { $problem }.
terminal-type-placement = Um sie so zu verteilen, gib ein: { $places }

## Das Ende

terminal-if-over = Wenn das Spiel jetzt zu Ende wäre:
terminal-not-over = Das Spiel ist nicht aus. Wenn es jetzt endete:
terminal-hidden = Die Punkte der anderen sind bis zum Ende verdeckt.
terminal-tie-break = Dublonen und Fässer
terminal-level = Gleich viele Punkte: Es entscheiden Dublonen und Fässer.
terminal-farewell = Auf Wiedersehen. Das Spiel wurde nicht gespeichert; dafür gibt es --save DATEI.
terminal-farewell-saved = Auf Wiedersehen. Weiter geht es mit: { $command }
terminal-see-again = Noch einmal ansehen: { $command }
terminal-not-saved = Das Spiel konnte nicht gespeichert werden: { $problem }.

## Ein Spiel Antwort für Antwort

terminal-setup = Aufbau
terminal-change = { $thing } { $old } → { $new }
terminal-back = zurück
terminal-face-up = Offene Plantagen
terminal-face-down = Verdeckte Plantagen
terminal-discard = Abgelegte Plantagen
terminal-ship = Transportschiff { $n }
terminal-barrels = Fässer
terminal-noted = Notierte Punkte

## Hilfe

terminal-help-answers = Gib die Zahl einer Antwort ein, ihre Wörter oder den Anfang eines Wortes, das nur sie hat. Die Antworten der Spieltexte, wie „build small_market“, gelten in jeder Sprache. Oder gib ein:
terminal-help-help = diese Hilfe; ? { $thing } sagt, was ein Gebäude oder eine Rolle tut, ? opponents, wer gegen dich spielen kann
terminal-help-board = der ganze Spielplan
terminal-help-log = das Protokoll dieser Runde; l 3 das von Runde 3
terminal-help-scores = die Wertung bisher
terminal-help-hint = ein Tipp: die besten Antworten und warum; beim Bürgermeister eine ganze Verteilung
terminal-help-undo = deinen letzten Zug zurücknehmen
terminal-help-language = in einer anderen Sprache weiter, etwa: language en
terminal-help-quit = aufhören
terminal-help-again = die Frage noch einmal
terminal-help-mayor = Bürgermeister: Du wirst nach einer Art nach der anderen gefragt. Du kannst auch gleich schreiben, wohin alle deine Kolonisten gehen; was du auslässt, bleibt leer: { $example }
terminal-help-nobles = Mit Adligen schreibst du Kolonisten + Adlige: { $example }
terminal-help-circles = Auf dem Spielplan heißt { $example }: zwei Plättchen, eines davon mit einem Kolonisten.
terminal-help-prices = Die Zahlen hinter Gebäuden sind dein Preis, wenn jemand anders Baumeister ist, und wie viele es noch gibt.

## Der ganze Bildschirm. $width, $height: des Terminals, in Zeichen; $now: seine jetzige Größe.

terminal-too-small = Das Spielbrett braucht ein Fenster von { $width }×{ $height } Zeichen; dieses hat { $now }. Vergrößere es oder spiele zeilenweise mit --plain.
terminal-no-screen = Für den ganzen Bildschirm installiere Textual: pip install "puertorico[terminal]". Es geht zeilenweise weiter.
terminal-leave = Das Spiel verlassen? Es ist nicht gespeichert.
terminal-hand-over = Jetzt an der Tastatur: { $name }
terminal-look-away = Die Punkte sind verdeckt: Die anderen schauen jetzt weg.
terminal-step = Schritt
terminal-keys-rows = Vor jeder Antwort steht ihre Taste: 1 bis 9, 0, dann Buchstaben
terminal-keys-tab = Tab: nächster Teil des Bretts · Pfeiltasten: nächstes Stück mit Erklärung · Enter: auswählen
terminal-keys-count = Zahlen: ← und → ändern sie, die Taste vor der Zeile erhöht um eins, Enter schickt alle ab
terminal-keys-replay = Zurückblättern: Komma und Punkt Schritt für Schritt, Bild auf und Bild ab Runde für Runde, Esc zurück
