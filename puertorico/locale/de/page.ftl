app-title = Puerto Rico
title-your-turn = Du bist dran – { $question }
title-other-turn = { $name } ist dran
language-name = Deutsch

## Start

start-play-now = Jetzt spielen
    .hint = Gegen Bots, sofort
start-players = Spieler
start-level = Stärke der Bots
start-friends = Ein Tisch für Freunde
    .hint = Schick einen Link; Bots besetzen freie Plätze
start-create = Tisch eröffnen
start-join = Mitspielen
start-watch = Zuschauen
start-my-games = Meine Spiele
start-no-games = Noch keine Spiele. Zeit, in See zu stechen!
start-lobby = Offene Tische
start-lobby-empty = Kein Tisch wartet auf Mitspieler. Einen eröffnen?
start-rules = Regeln
start-tutorial = Spielend lernen
    .hint = Ein erstes Spiel in zehn Minuten
puzzle-daily = Rätsel des Tages
    .hint = Drei Stellungen aus echten Partien, jede mit einem besten Zug
start-settings = Einstellungen
start-language = Sprache
start-import = Gespeichertes Spiel fortsetzen
start-your-name = Dein Name

## Vor dem Spiel

lobby-title = Der Tisch
lobby-waiting =
    { $n ->
        [one] Es fehlt noch { $n } Spieler
       *[other] Es fehlen noch { $n } Spieler
    }
lobby-start = Spiel beginnen
lobby-start-with-bots = Beginnen, freie Plätze mit Bots besetzen
lobby-sit = Hier Platz nehmen
lobby-leave = Tisch verlassen
lobby-remove = { $name } entfernen
lobby-seat-bot = Bot hierher setzen
lobby-open-seat = Freier Platz
lobby-bot = Bot
lobby-you = du
lobby-invite = Freunde einladen
lobby-copy-link = Link kopieren
lobby-copied = Kopiert
lobby-qr = QR-Code der Einladung
lobby-watch-link = Link für Zuschauer
lobby-only-here = Dieser Link geht nur auf diesem Computer.
lobby-open-network = Leute in diesem Netzwerk einladen
lobby-network-help = Alle in diesem Netzwerk können den Link öffnen. Öffnet er sich nicht, erlaube Python in der Firewall dieses Computers eingehende Verbindungen.
lobby-own-link = Auf anderem Gerät weiterspielen
lobby-own-link-help = Öffne diesen Link auf dem Handy oder einem anderen Rechner. Es ist dein eigener Platz: Zeig ihn sonst niemandem.
lobby-own-qr = QR-Code deines Platzes
seat-links = Links zu deinem Platz
seat-link-made = Link vom { $date }
seat-link-old = Früherer Link
seat-link-devices =
    { $n ->
        [one] { $n } weiteres Gerät
       *[other] { $n } weitere Geräte
    }
seat-link-revoke = Link widerrufen
seat-link-sign-out = Geräte abmelden
    .sure = Geräte, die über diesen Link gekommen sind, verlieren deinen Platz, und der Link gilt nicht mehr. Abmelden?
lobby-take-over = Diesen Platz übernehmen
lobby-public = Jeder darf mitspielen
lobby-watchers-allowed = Zuschauer erlauben
lobby-hints-allowed = Tipps erlauben
lobby-random-seats = Plätze auslosen
lobby-stand-in = Vertretung für Abwesende
lobby-with-hints = Tipps erlaubt
lobby-without-hints = Ohne Tipps
lobby-without = Ohne: { $option }
join-invites = { $name } lädt dich zu einem Spiel ein
join-invited = Du bist zu einem Spiel eingeladen
lobby-watching =
    { $n ->
        [one] { $n } Zuschauer
       *[other] { $n } Zuschauer
    }

## Spielplan

board-round = Runde { $round }
board-governor = Gouverneur: { $name }
board-phase = Phase: { $role }
board-roles = Rollen
board-role-taken = Gewählt von { $name }
board-role-free = Noch frei
board-role-bonus =
    { $n ->
        [one] { $n } Dublone darauf
       *[other] { $n } Dublonen darauf
    }
board-buildings = Gebäude
board-column = Spalte { $n }
board-left =
    { $n ->
        [0] keines übrig
       *[other] noch { $n }
    }
board-cost = Preis { $n }
board-your-price = Für dich { $n }
# What the trading house pays for a barrel. $price: "2 doubloons"; $thing: a good
board-sells-for = Verkaufspreis: { $price }
board-price = { $thing } { $n }
board-pays = Zahlt in Dublonen: { $prices }
board-worth =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
board-plantations = Plantagen
board-face-down = Verdeckt: { $n }
board-discard = Abgelegt: { $n }
board-quarries = Steinbrüche: { $n }
board-colonist-ship = Kolonistenschiff: { $n }
board-cargo-ships = Transportschiffe
board-ship = { $thing }: { $loaded } von { $capacity }
board-ship-empty = Leeres { $capacity }er-Schiff
board-trading-house = Handelshaus
board-trading-house-empty = Das Handelshaus ist leer
board-supply = Vorrat
board-goods = Waren
board-doubloons = Dublonen
board-points = Punkte
board-you = Du
board-points-hidden = verdeckt
board-colonists = Kolonisten
board-nobles = Adlige
board-island = Insel
board-city = Stadt
board-san-juan = San Juan
board-unoccupied = nicht besetzt
board-others = Mitspieler
board-mine = Meine Kolonie
board-board = Spielplan
board-last-round = Letzte Runde

## Antworten

ask-your-turn = Du bist dran
ask-choose = Wähle etwas, das leuchtet
ask-confirm = Bestätigen
ask-cancel = Abbrechen
ask-why-not = Nicht möglich: { $why }
ask-pass-build = Du kannst noch bauen. Trotzdem passen?
ask-yes = Ja
ask-no = Nein
ask-would-change = Was sich ändern würde
prospects-settler = Das kann sich jeder nehmen
prospects-builder = Das teuerste Gebäude für jeden
prospects-trader = Der beste Verkauf für jeden
prospects-captain = Wenn jeder das meiste verlädt
prospect-cost = ein Gebäude für bis zu { $n }
ask-undo = Zurücknehmen
    .hint = Deinen letzten Zug zurücknehmen

## Bürgermeister

mayor-in-hand =
    { $n ->
        [0] Alle haben einen Platz
        [one] Noch { $n } einzusetzen
       *[other] Noch { $n } einzusetzen
    }
mayor-nobody-left = Niemand ist mehr frei: Nimm zuerst jemanden von einem anderen Kreis
mayor-as-before = Wie zuvor
    .hint = Alle zurück an ihren Platz
mayor-suggest = Vorschlagen
    .hint = Ein Bot schlägt eine Verteilung vor
mayor-clear = Alle abnehmen
mayor-confirm = Fertig
mayor-help = Zieh Kolonisten auf Kreise, oder drück auf einen Kreis, um ihn zu füllen oder zu leeren.

## Kapitän und Lager

store-lost = Du verlierst { $things }
store-nothing-lost = Nichts geht verloren
store-places =
    { $n ->
        [one] Platz für { $n } einzelnes Fass
       *[other] Platz für { $n } einzelne Fässer
    }
store-kinds =
    { $n ->
        [one] Platz für { $n } ganze Sorte
       *[other] Platz für { $n } ganze Sorten
    }
store-confirm-loss = { $things } verlieren und weiter?
small-wharf-chosen =
    { $n ->
        [one] { $n } Fass gewählt
       *[other] { $n } Fässer gewählt
    }
barrels-most = Bis zu { $n } Fässer insgesamt

## Auswahl, Gäste, Bezahlung

draft-title = Auswahl der Gebäude
draft-left = Noch auszuwählen, nach Preis:
draft-nobles = Die Gebäude der Adligen sind immer im Spiel.
draft-places =
    { $n ->
        [one] Noch { $n } Platz
       *[other] Noch { $n } Plätze
    }
draft-cost-group = Preis { $n }
guests-stay = In dieser Phase nicht mehr fragen
payment-groups = Höchstens je eins: ein Kolonist oder Adliger, ein Fass, ein Punkt.
tile-drawn = Gezogen: { $thing }
build-fills-city = Füllt deine Stadt: letzte Runde

## Protokoll, Gespräch, Gesellschaft

log-title = Protokoll
log-filter = Zeigen
log-filter-all = alles
log-filter-mine = meine Züge
log-filter-player = nur { $name }
log-since-last-turn = Seit deinem letzten Zug
log-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
log-show-moment = Spielplan in diesem Augenblick zeigen
log-back-to-now = Zurück zur Gegenwart
log-filter-phase = Phase
log-filter-all-phases = alle Phasen
log-earlier = Frühere Runden
log-empty = Noch ist nichts geschehen.
explain-short = Warum?
explain-ask = Diesen Zug erklären
chat-title = Chat
chat-write = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-muted = stumm
chat-company = Mitspieler stummschalten
chat-unread = { $n } ungelesen
chat-mute-all = { $name } für alle stummschalten
chat-unmute-all = { $name } wieder für alle hörbar machen
takeback-ask = Um Rücknahme bitten
takeback-asked = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
takeback-waiting = Die anderen müssen noch zustimmen
takeback-agree = Zustimmen
takeback-refuse = Ablehnen
player-connected = online
player-away = abwesend
player-bot-plays = Ein Bot spielt für { $name }
player-away-bot-in = { $name } ist nicht da. Ein Bot übernimmt in { $time }.
player-replace = Jetzt ersetzen
resign = Aufgeben
    .sure = Ein Bot übernimmt deinen Platz endgültig. Aufgeben?
connection-lost = Verbindung verloren. Dein Spiel ist sicher; neuer Versuch …
connection-back = Wieder verbunden
connection-offline = Du bist offline. Du siehst den letzten bekannten Stand.
connection-retry = Jetzt versuchen
clock-title = Uhr
clock-none = Ohne Uhr
clock-live = Live
clock-days = Fernpartie
clock-minutes =
    { $n ->
        [one] { $n } Minute je Spieler
       *[other] { $n } Minuten je Spieler
    }
clock-increment =
    { $n ->
        [one] plus { $n } Sekunde je Zug
       *[other] plus { $n } Sekunden je Zug
    }
clock-days-each =
    { $n ->
        [one] { $n } Tag je Zug
       *[other] { $n } Tage je Zug
    }
clock-left = Noch { $time }
pause-pause = Pause
pause-resume = Weiter
pause-paused = Das Spiel ist pausiert
pace-title = Tempo der Bots
pace-instant = Sofort
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam

## Tipps

hint-ask = Tipp
hint-thinking = Wird berechnet …
hint-best = Bester Zug
hint-chance = { $percent } % Siegchance
hint-play = So spielen
hint-none = An diesem Tisch gibt es keine Tipps.

## Ende, Wiedergabe, Analyse

end-title = Das Spiel ist zu Ende
end-you-win = Du gewinnst!
end-winner = { $name } gewinnt!
end-shared = { $name } teilen sich den Sieg!
end-reason = Grund für das Ende: { $ending }.
game-delete = Löschen
    .sure = Dieses Spiel endgültig löschen?
score-title = Wertung
score-chips = Punktechips
score-buildings = Gebäude
score-guild-hall = Zunfthalle
score-residence = Residenz
score-fortress = Festung
score-customs-house = Zollhaus
score-city-hall = Rathaus
score-cloister = Kloster
score-royal-garden = Schlossgarten
score-nobles = Adlige
score-total = Gesamt
score-tie-break = Bei Gleichstand: Dublonen und Fässer
chart-title = Punkte Runde für Runde
chart-table = Als Tabelle zeigen
end-rematch = Noch einmal spielen
    .hint = Dieselben Leute, jeder rückt einen Platz weiter
end-rematch-open = Zum neuen Spiel
end-download = Herunterladen
end-download-text = Spieltext
end-download-json = Für Programme (JSON)
# $draws: the number of draws
end-chance = Alle Ziehungen ({ $draws }) folgen aus der Zufallszahl, die vor der Partie feststand
end-chance-broken = Die Ziehungen folgen nicht aus der Zufallszahl, die vor der Partie feststand
end-chance-verify = Lade den Text der Partie herunter und prüfe ihn selbst: puertorico verify GAME.txt
end-replay = Wiedergabe
replay-title = Wiedergabe
replay-step = Schritt { $step } von { $steps }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-link = Link zu diesem Augenblick
replay-start = Der Beginn der Partie
replay-play-on = Ab hier weiterspielen
    .hint = Ein neuer Tisch gegen Bots mit dieser Stellung
replay-phase = In dieser Phase
replay-phase-back = Eine Phase zurück
replay-phase-forward = Eine Phase weiter
replay-round-back = Eine Runde zurück
replay-round-forward = Eine Runde weiter
analysis-title = Analyse
analysis-start = Spiel analysieren
analysis-progress = { $done } von { $of } Entscheidungen
analysis-turning-points = Wendepunkte
analysis-mistakes = Spieler und ihre Fehler
analysis-none = Keine einzelne Phase hat die Chancen deutlich verändert.

## Einstellungen und Hilfe

settings-title = Einstellungen
settings-theme = Design
settings-theme-auto = Wie System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-pace = Tempo der Bots an neuen Tischen
settings-motion-on = Bewegungen zeigen
settings-sound = Ton
settings-notify = Benachrichtigen, wenn ich dran bin
settings-confirm = Nachfragen, bevor etwas verloren geht
rules-title = Regeln
rules-rulings = Geklärte Regelfragen
rules-search = Regeln durchsuchen
statistics-title = Meine Statistik
help-keys = Tastatur
help-key-answers = Pfeiltasten: bewegen · Enter: bestätigen · Esc: zurück
help-key-numbers = 1 bis 9: Antwort mit dieser Nummer wählen
help-key-undo = U: zurücknehmen · H: Tipp · L: Protokoll
menu-open = Menü
menu-close = Schließen
menu-home = Startseite
menu-back = Zurück zum Spiel

## Barrierefreiheit

label-main = Spieltisch
label-question = Frage und Antworten
label-seat = Platz { $n }: { $name }
label-seat-number = Platz { $n }
label-legal = { $thing }, wählbar
label-illegal = { $thing }, nicht wählbar: { $why }
label-circles = { $thing }: { $filled } von { $circles } besetzt
label-circle-empty = Leerer Kreis
label-circle-colonist = Kreis mit Kolonist
label-circle-noble = Kreis mit Adligem
label-barrels = { $thing }: { $n }
label-skip = Zur Frage springen
label-loading = Lädt …
seat-symbol-1 = Anker
seat-symbol-2 = Kompassstern
seat-symbol-3 = Palme
seat-symbol-4 = Papagei
seat-symbol-5 = Muschel

## Fehler

error-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
error-stale = Das Spiel ist schon weiter; hier ist der aktuelle Stand.
error-illegal = Das ist nicht möglich: { $why }
error-not-asked = Du bist nicht dran.
error-not-your-seat = Das ist nicht dein Platz.
error-no-network = Dieser Computer ist mit keinem Netzwerk verbunden.
error-not-your-computer = Das kann nur, wer den Tisch eröffnet hat, und nur auf dem Computer, auf dem das Spiel gestartet wurde.
error-not-host = Das kann nur der Gastgeber.
error-no-such-game = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
error-no-such-puzzle = Dieses Rätsel gibt es nicht.
error-no-explanation = Erklärt werden kann nur eine einzelne Entscheidung mit Alternativen.
error-not-a-bot = Vor dem Ende des Spiels werden nur Züge von Bots erklärt.
error-no-such-seat = Diesen Platz gibt es nicht.
error-no-seat-free = Alle Plätze sind besetzt. Du kannst zuschauen.
error-seat-taken = Da sitzt schon jemand.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-no-invitation = Dieser Tisch ist privat: Du brauchst eine Einladung.
error-wrong-secret = Dieser Link zu einem Platz ist nicht mehr gültig.
error-no-such-link = Diesen Link gibt es nicht mehr.
error-no-watchers = An diesem Tisch sind keine Zuschauer erlaubt.
error-no-lobby = Dieser Server hat keine öffentliche Tischliste.
error-not-started = Das Spiel hat noch nicht begonnen.
error-started = Das Spiel hat schon begonnen.
error-paused = Das Spiel ist pausiert
error-out-of-time = Deine Zeit ist abgelaufen, deshalb antwortet ein Bot. Die nächste Frage kannst du wieder beantworten.
error-too-many-pauses = Du hast dieses Spiel schon zu oft pausiert.
error-too-much-chatter = Hier ist neben den Zügen zu viel passiert. Spielen kannst du weiterhin.
error-invisible-name = Bitte wähle einen sichtbaren Namen.
error-reused-id = Etwas ist schiefgegangen. Bitte lade die Seite neu.
error-over = Das Spiel ist zu Ende
error-not-over = Das geht erst, wenn das Spiel aus ist.
error-hidden-points = Den Text dieser Partie gibt es erst nach dem Ende: Er verrät verdeckte Punkte.
error-seed-public = Das Ende dieser Partie wurde zurückgenommen. Ihre Ziehungen sind bekannt, deshalb kann niemand mehr einsteigen.
error-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
error-too-late-to-undo = Zu spät, um das allein zurückzunehmen: Bitte die anderen um Rücknahme.
error-takeback-pending = Über eine Rücknahme wird schon entschieden.
error-no-takeback = Es gibt keine Bitte um Rücknahme mehr.
error-own-takeback = Über deine Rücknahme entscheiden die anderen.
error-not-alone = An diesem Spiel haben andere teilgenommen, darum bleibt es.
error-not-away = Dieser Spieler ist wieder da.
error-not-awaited = Der Tisch wartet nicht auf diesen Spieler.
error-already-agreed = Du hast schon zugestimmt.
error-muted = Der Gastgeber hat dich stummgeschaltet.
error-empty = Die Nachricht ist leer.
error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
error-no-such-step = Diesen Schritt gibt es in diesem Spiel nicht.
error-no-such-version = Diesen Stand gibt es an diesem Tisch nicht.
error-no-such-job = Dieser Auftrag ist abgelaufen. Bitte starte ihn neu.
error-too-many-jobs = Die Bots haben alle Hände voll zu tun. Bitte versuch es gleich noch einmal.
error-busy = An diesem Tisch ist gerade viel los. Bitte versuch es noch einmal.
error-too-fast = Das war etwas schnell. Bitte warte einen Augenblick.
error-too-slow = Die Anfrage hat zu lange gedauert. Bitte versuch es noch einmal.
error-too-long = Das ist zu lang.
error-full = Dieser Tisch hat seine Grenze erreicht. Ladet den Spieltext herunter und eröffnet einen neuen Tisch.
error-name = Bitte wähle einen Namen mit 1 bis 32 Zeichen.
error-invalid-text = Dieser Spieltext ist nicht lesbar: { $problem }
error-invalid-rules = Diese Regeln passen nicht zusammen: { $problem }
error-store-unavailable = Der Server kann gerade nicht speichern; nichts hat sich geändert. Bitte versuch es noch einmal.
error-unreadable = Diese Partie ist so gespeichert, dass sie nicht mehr gelesen werden kann.
error-read-only = Die Regeln dieses Programms haben sich seit Beginn der Partie geändert. Du kannst sie ansehen und ihren Text herunterladen.
error-failed = Serverfehler; deine Partie ist sicher. Bitte versuch es noch einmal.
error-not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Sobald der Server antwortet, wird es neu versucht.
error-reload = Neu laden
error-retry = Noch einmal versuchen
