app-title = Puerto Rico
title-your-turn = Jsi na tahu – { $question }
title-other-turn = Na tahu: { $name }
language-name = Čeština

## Začátek

start-play-now = Hrát hned
    .hint = Proti botům, bez čekání
start-players = Hráči
start-level = Síla botů
start-friends = Stůl pro přátele
    .hint = Pošli odkaz; prázdná místa obsadí boti
start-create = Otevřít stůl
start-join = Přidat se
start-watch = Sledovat
start-my-games = Moje hry
start-no-games = Zatím žádné hry. Je čas vyplout!
start-lobby = Otevřené stoly
start-lobby-empty = Žádný stůl nečeká na hráče. Otevřít nový?
start-rules = Pravidla
start-tutorial = Učit se hrou
    .hint = První hra za deset minut
puzzle-daily = Hádanky dne
    .hint = Tři pozice ze skutečných her, každá s jedním nejlepším tahem
start-settings = Nastavení
start-language = Jazyk
start-import = Pokračovat v uložené hře
start-your-name = Tvé jméno

## Před hrou

lobby-title = Stůl
lobby-waiting =
    { $n ->
        [one] Čeká se ještě na { $n } hráče
        [few] Čeká se ještě na { $n } hráče
       *[other] Čeká se ještě na { $n } hráčů
    }
lobby-start = Začít hru
lobby-start-with-bots = Začít; prázdná místa obsadí boti
lobby-sit = Sednout si sem
lobby-leave = Odejít od stolu
lobby-remove = Odebrat: { $name }
lobby-seat-bot = Posadit sem bota
lobby-open-seat = Volné místo
lobby-bot = Bot
lobby-you = ty
lobby-invite = Pozvat přátele
lobby-copy-link = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-qr = QR kód pozvánky
lobby-watch-link = Odkaz pro diváky
lobby-only-here = Tento odkaz funguje jen na tomto počítači.
lobby-open-network = Pozvat lidi z této sítě
lobby-network-help = Odkaz může otevřít kdokoli v této síti. Pokud se neotevře, povol Pythonu ve firewallu tohoto počítače příchozí spojení.
lobby-own-link = Hrát dál na jiném zařízení
lobby-own-link-help = Otevři tento odkaz v telefonu nebo na jiném počítači. Je to tvé vlastní místo: nikomu jinému ho neukazuj.
lobby-own-qr = QR kód tvého místa
seat-links = Odkazy na tvé místo
seat-link-made = Odkaz z { $date }
seat-link-old = Dřívější odkaz
seat-link-devices =
    { $n ->
        [one] { $n } další zařízení
        [few] { $n } další zařízení
       *[other] { $n } dalších zařízení
    }
seat-link-revoke = Zrušit odkaz
seat-link-sign-out = Odhlásit zařízení
    .sure = Zařízení, která přišla přes tento odkaz, ztratí tvé místo a odkaz přestane platit. Odhlásit je?
lobby-take-over = Převzít toto místo
lobby-public = Přidat se smí kdokoli
lobby-watchers-allowed = Diváci vítáni
lobby-hints-allowed = Rady povoleny
lobby-random-seats = Rozlosovat místa
lobby-stand-in = Kdo hraje za nepřítomné
lobby-with-hints = Rady povoleny
lobby-without-hints = Bez rad
lobby-without = Bez: { $option }
join-invites = { $name } tě zve ke hře
join-invited = Máš pozvánku ke hře
lobby-watching =
    { $n ->
        [one] { $n } divák
        [few] { $n } diváci
       *[other] { $n } diváků
    }

## Hrací plán

board-round = Kolo { $round }
board-governor = Guvernér: { $name }
board-phase = Fáze: { $role }
board-roles = Role
board-role-taken = Má ji { $name }
board-role-free = Ještě volná
board-role-bonus =
    { $n ->
        [one] leží na ní { $n } dublon
        [few] leží na ní { $n } dublony
       *[other] leží na ní { $n } dublonů
    }
board-buildings = Budovy
board-column = Sloupec { $n }
board-left =
    { $n ->
        [0] žádná nezbývá
        [one] zbývá { $n }
        [few] zbývají { $n }
       *[other] zbývá { $n }
    }
board-cost = Cena { $n }
board-your-price = Pro tebe { $n }
# What the trading house pays for a barrel. $price: "2 doubloons"; $thing: a good
board-sells-for = Prodejní cena: { $price }
board-price = { $thing } { $n }
board-pays = Platí v dublonech: { $prices }
board-worth =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
board-plantations = Plantáže
board-face-down = Zakryté: { $n }
board-discard = Odložené: { $n }
board-quarries = Kamenolomy: { $n }
board-colonist-ship = Loď kolonistů: { $n }
board-cargo-ships = Obchodní lodě
board-ship = { $thing }: { $loaded } z { $capacity }
board-ship-empty = Prázdná loď s kapacitou { $capacity }
board-trading-house = Tržiště
board-trading-house-empty = Tržiště je prázdné
board-supply = Zásoba
board-goods = Zboží
board-doubloons = Dublony
board-points = Body
board-you = Ty
board-points-hidden = skryté
board-colonists = Kolonisté
board-nobles = Šlechtici
board-island = Venkovská oblast
board-city = Město
board-san-juan = Zásoba na desce
board-unoccupied = neobsazeno
board-others = Ostatní
board-mine = Moje
board-board = Plán
board-last-round = Poslední kolo

## Odpovídání

ask-your-turn = Jsi na tahu
ask-choose = Vyber něco, co svítí
ask-confirm = Potvrdit
ask-cancel = Zrušit
ask-why-not = Nejde to: { $why }
ask-pass-build = Můžeš ještě stavět. Přesto pasovat?
ask-yes = Ano
ask-no = Ne
ask-would-change = Co by se změnilo
prospects-settler = Co si každý může vzít
prospects-builder = Nejdražší budova pro každého
prospects-trader = Nejlepší prodej pro každého
prospects-captain = Když každý naloží co nejvíc
prospect-cost = budova až za { $n }
ask-undo = Vzít zpět
    .hint = Vzít zpět svůj poslední tah

## Starosta

mayor-in-hand =
    { $n ->
        [0] Každý má své místo
        [one] Zbývá umístit { $n }
        [few] Zbývá umístit { $n }
       *[other] Zbývá umístit { $n }
    }
mayor-nobody-left = Nikdo už nezbývá: nejdřív někoho vezmi z jiného políčka
mayor-as-before = Jako předtím
    .hint = Všichni zpět na svá místa
mayor-suggest = Navrhnout
    .hint = Bot navrhne rozmístění
mayor-clear = Sebrat všechny
mayor-confirm = Hotovo
mayor-help = Přetáhni kolonisty na políčka, nebo klepnutím políčko obsaď či uvolni.

## Kapitán a skladování

store-lost = Propadne: { $things }
store-nothing-lost = Nic nepropadne
store-places =
    { $n ->
        [one] místo pro { $n } jednotlivý sud
        [few] místo pro { $n } jednotlivé sudy
       *[other] místo pro { $n } jednotlivých sudů
    }
store-kinds =
    { $n ->
        [one] místo pro { $n } celý druh
        [few] místo pro { $n } celé druhy
       *[other] místo pro { $n } celých druhů
    }
store-confirm-loss = Propadne: { $things }. Pokračovat?
small-wharf-chosen =
    { $n ->
        [one] vybrán { $n } sud
        [few] vybrány { $n } sudy
       *[other] vybráno { $n } sudů
    }
barrels-most =
    { $n ->
        [one] Celkem nejvýš { $n } sud
        [few] Celkem nejvýš { $n } sudy
       *[other] Celkem nejvýš { $n } sudů
    }

## Výběr budov, hosté, placení

draft-title = Výběr budov
draft-left = Zbývá vybrat (podle ceny):
draft-nobles = Budovy šlechticů jsou ve hře vždy.
draft-places =
    { $n ->
        [one] zbývá { $n } místo
        [few] zbývají { $n } místa
       *[other] zbývá { $n } míst
    }
draft-cost-group = Cena { $n }
guests-stay = V této fázi už se neptat
payment-groups = Od každého nejvýš jedno: kolonista nebo šlechtic, sud, bod.
tile-drawn = Z hromádky: { $thing }
build-fills-city = Zaplní tvé město: poslední kolo

## Záznam, rozhovor, společnost

log-title = Záznam
log-filter = Zobrazit
log-filter-all = všechno
log-filter-mine = mé tahy
log-filter-player = jen { $name }
log-since-last-turn = Od tvého posledního tahu
log-nothing-since = Od tvého posledního tahu se nic nestalo.
log-show-moment = Ukázat plán z tohoto okamžiku
log-back-to-now = Zpět k aktuálnímu stavu
log-filter-phase = Fáze
log-filter-all-phases = všechny fáze
log-earlier = Dřívější kola
log-empty = Zatím se nic nestalo.
explain-short = Proč?
explain-ask = Vysvětlit tento tah
chat-title = Chat
chat-write = Řekni něco
chat-send = Poslat
chat-empty = Zatím nikdo nic neřekl.
chat-mute = Ztlumit: { $name }
chat-unmute = Zrušit ztlumení: { $name }
chat-muted = ztlumeno
chat-company = Koho slyšíš
chat-unread = nepřečteno: { $n }
chat-mute-all = Ztlumit pro všechny: { $name }
chat-unmute-all = Zrušit ztlumení pro všechny: { $name }
takeback-ask = Poprosit o vrácení tahu
takeback-asked = { $name } chce vzít zpět poslední tah. Souhlasíš?
takeback-waiting = Čeká se na souhlas ostatních
takeback-agree = Souhlasím
takeback-refuse = Raději ne
player-connected = u stolu
player-away = pryč
player-bot-plays = Za hráče { $name } hraje bot
player-away-bot-in = { $name } tu není. Bot převezme hru za { $time }.
player-replace = Nahradit hned
resign = Vzdát se
    .sure = Tvoje místo nadobro převezme bot. Vzdát se?
connection-lost = Spojení se přerušilo. Tvá hra je v bezpečí; zkoušíme to znovu…
connection-back = Znovu připojeno
connection-offline = Jsi offline. Vidíš poslední známý stav.
connection-retry = Zkusit teď
clock-title = Hodiny
clock-none = Bez hodin
clock-live = Naživo
clock-days = Dny
clock-minutes =
    { $n ->
        [one] { $n } minuta na hru
        [few] { $n } minuty na hru
       *[other] { $n } minut na hru
    }
clock-increment =
    { $n ->
        [one] { $n } sekunda navíc za tah
        [few] { $n } sekundy navíc za tah
       *[other] { $n } sekund navíc za tah
    }
clock-days-each =
    { $n ->
        [one] { $n } den na tah
        [few] { $n } dny na tah
       *[other] { $n } dní na tah
    }
clock-left = Zbývá { $time }
pause-pause = Pauza
pause-resume = Pokračovat
pause-paused = Hra je pozastavena
pace-title = Tempo botů
pace-instant = Okamžitě
pace-fast = Rychle
pace-normal = Normálně
pace-slow = Pomalu

## Rady

hint-ask = Rada
hint-thinking = Přemýšlím…
hint-best = Nejlepší tah
hint-chance = šance na výhru { $percent } %
hint-play = Zahrát to
hint-none = U tohoto stolu rady nejsou.

## Konec, záznam hry, rozbor

end-title = Hra skončila
end-you-win = Vítězíš!
end-winner = { $name } vítězí!
end-shared = { $name } se dělí o vítězství!
end-reason = Proč hra skončila: { $ending }.
game-delete = Smazat
    .sure = Smazat tuto hru nadobro?
score-title = Vyhodnocení
score-chips = Žetony bodů
score-buildings = Budovy
score-guild-hall = Cechovní dům
score-residence = Rezidence
score-fortress = Pevnost
score-customs-house = Celnice
score-city-hall = Radnice
score-cloister = Klášter
score-royal-garden = Zámecká zahrada
score-nobles = Šlechtici
score-total = Celkem
score-tie-break = Při shodě: dublony a sudy
chart-title = Body kolo po kole
chart-table = Zobrazit jako tabulku
end-rematch = Ještě jednou
    .hint = Stejní hráči, každý o místo dál
end-rematch-open = K nové hře
end-download = Stáhnout
end-download-text = Text hry
end-download-json = Pro programy (JSON)
# $draws: the number of draws
end-chance = Všechna losování ({ $draws }) odpovídají číslu zvolenému před hrou
end-chance-broken = Losování neodpovídají číslu zvolenému před hrou
end-chance-verify = Stáhni si text hry a ověř to: puertorico verify GAME.txt
end-replay = Přehrát záznam
replay-title = Přehrávání
replay-step = Krok { $step }/{ $steps }
replay-first = Na začátek
replay-back = O krok zpět
replay-forward = O krok dál
replay-last = Na konec
replay-play = Přehrát
replay-stop = Zastavit
replay-link = Odkaz na tento okamžik
replay-start = Začátek hry
replay-play-on = Hrát odtud
    .hint = Nový stůl proti botům s touto pozicí
replay-phase = V této fázi
replay-phase-back = O fázi zpět
replay-phase-forward = O fázi dál
replay-round-back = O kolo zpět
replay-round-forward = O kolo dál
analysis-title = Rozbor
analysis-start = Rozebrat hru
analysis-progress = { $done } z { $of } rozhodnutí
analysis-turning-points = Zlomové okamžiky
analysis-mistakes = Hráči a jejich chyby
analysis-none = Žádná fáze sama o sobě šance jasně nezměnila.

## Nastavení a nápověda

settings-title = Nastavení
settings-theme = Osvětlení
settings-theme-auto = Podle zařízení
settings-theme-light = Den
settings-theme-dark = Světlo lucerny
settings-pace = Tempo botů u nových stolů
settings-motion-on = Animovat přesuny
settings-sound = Zvuky
settings-notify = Upozornit, když jsem na tahu
settings-confirm = Ptát se, než něco propadne
rules-title = Pravidla
rules-rulings = Výklad nejasností
rules-search = Hledat v pravidlech
statistics-title = Moje statistiky
help-keys = Klávesnice
help-key-answers = Šipky: pohyb, Enter: odpovědět, Escape: zpět
help-key-numbers = Klávesy 1 až 9: odpověď s tímto číslem
help-key-undo = U: vzít zpět, H: rada, L: záznam
menu-open = Nabídka
menu-close = Zavřít
menu-home = Úvodní stránka
menu-back = Zpět do hry

## Přístupnost

label-main = Herní stůl
label-question = Otázka a odpovědi
label-seat = Místo { $n }: { $name }
label-seat-number = Místo { $n }
label-legal = { $thing }, lze vybrat
label-illegal = { $thing }, nelze vybrat: { $why }
label-circles = { $thing }: obsazeno { $filled } z { $circles }
label-circle-empty = Prázdné políčko
label-circle-colonist = Políčko s kolonistou
label-circle-noble = Políčko se šlechticem
label-barrels = { $thing }: { $n }
label-skip = Přejít k otázce
label-loading = Načítá se…
seat-symbol-1 = Kotva
seat-symbol-2 = Větrná růžice
seat-symbol-3 = Palma
seat-symbol-4 = Papoušek
seat-symbol-5 = Mušle

## Chyby

error-unknown = Něco se nepovedlo. Zkus to prosím znovu.
error-stale = Hra už pokročila; tady je současný stav.
error-illegal = To nejde: { $why }
error-not-asked = Nejsi na tahu.
error-not-your-seat = To není tvé místo.
error-no-network = Tento počítač není připojen k síti.
error-not-your-computer = To může jen hostitel na počítači, na kterém byla hra spuštěna.
error-not-host = To smí jen hostitel.
error-no-such-game = Takový stůl není. Možná je odkaz neúplný.
error-no-such-puzzle = Taková hádanka neexistuje.
error-no-explanation = Vysvětlit lze jen jednotlivé rozhodnutí, které mělo alternativy.
error-not-a-bot = Před koncem hry se vysvětlují jen tahy botů.
error-no-such-seat = Takové místo u stolu není.
error-no-seat-free = Všechna místa jsou obsazená. Můžeš sledovat.
error-seat-taken = Tam už někdo sedí.
error-already-seated = U tohoto stolu už místo máš.
error-no-invitation = Tento stůl je soukromý: potřebuješ pozvánku.
error-wrong-secret = Odkaz na toto místo už neplatí.
error-no-such-link = Tento odkaz už neexistuje.
error-no-watchers = U tohoto stolu si diváky nepřejí.
error-no-lobby = Na tomto serveru nejsou otevřené stoly.
error-not-started = Hra ještě nezačala.
error-started = Hra už začala.
error-paused = Hra je pozastavena.
error-out-of-time = Tvůj čas vypršel, proto odpovídá bot. Na další otázku můžeš zase odpovědět.
error-too-many-pauses = Tato hra už byla přerušena příliš často.
error-too-much-chatter = Kromě tahů se tu stalo příliš mnoho. Hrát můžeš dál.
error-invisible-name = Zvol prosím viditelné jméno.
error-reused-id = Něco se nepovedlo. Načti prosím stránku znovu.
error-over = Hra skončila.
error-not-over = To půjde, až hra skončí.
error-hidden-points = Text této hry bude k dispozici po jejím konci: prozrazuje skryté body.
error-seed-public = Konec této hry byl vzat zpět. Její losování jsou známá, takže se už nikdo nemůže připojit.
error-nothing-to-undo = Nemáš tah, který by šlo vzít zpět.
error-too-late-to-undo = Na to je pozdě: popros ostatní o vrácení tahu.
error-takeback-pending = O jednom vrácení tahu se už rozhoduje.
error-no-takeback = O vrácení tahu už nikdo neprosí.
error-own-takeback = O vrácení tvého tahu rozhodují ostatní.
error-not-alone = Tuto hru hráli i jiní lidé, proto zůstane.
error-not-away = Hráč je zpět.
error-not-awaited = Na tohoto hráče se nečeká.
error-already-agreed = Tvůj souhlas už máme.
error-muted = Hostitel tě ztlumil.
error-empty = V té zprávě nic není.
error-no-hints = U tohoto stolu se hraje bez rad.
error-no-such-step = Takový krok ve hře není.
error-no-such-version = Takovou verzi stůl nemá.
error-no-such-job = Tento výpočet už není k dispozici. Spusť ho prosím znovu.
error-too-many-jobs = Boti mají plné ruce práce. Zkus to prosím za chvíli.
error-busy = U tohoto stolu je zrovna rušno. Zkus to prosím znovu.
error-too-fast = To bylo trochu rychlé. Počkej prosím chvilku.
error-too-slow = Cesta na server trvala příliš dlouho. Zkus to prosím znovu.
error-too-long = To je příliš dlouhé.
error-full = U tohoto stolu se už stalo příliš mnoho. Stáhni si text hry a otevři nový stůl.
error-name = Zvol si prosím jméno o 1 až 32 písmenech.
error-invalid-text = Text hry nelze přečíst: { $problem }
error-invalid-rules = Tato pravidla k sobě nejdou: { $problem }
error-store-unavailable = Server teď nemůže ukládat; nic se nezměnilo. Zkus to prosím znovu.
error-unreadable = Tato hra je uložena tak, že ji už nelze přečíst.
error-read-only = Pravidla tohoto programu se od začátku hry změnila. Hru si můžeš prohlédnout a stáhnout její text.
error-failed = Server udělal chybu; tvoje hra je v bezpečí. Zkus to prosím znovu.
error-not-loaded = Tuto část stránky se nepodařilo načíst. Jakmile server odpoví, zkusíme to znovu.
error-reload = Načíst znovu
error-retry = Zkusit znovu
