## Hráči

terminal-seat = hráč { $n }

## Začátek

terminal-greeting-random = Puerto Rico, { $players }. Ty jsi { $name }; ostatní volí namátkou.
terminal-greeting = Puerto Rico, { $players }. Ty jsi { $name }; za ostatní hraje tento bot: { $bot }.
terminal-offer = Soupeře, kteří přemýšlejí, získáš s --opponents a úrovní, od slabé po silnou: { $levels }.
terminal-opponents = S --opponents a jménem si vybereš, kdo hraje proti tobě, od slabých po silné:
terminal-preparing = Boti se připravují; poprvé to trvá asi minutu.
terminal-until-now = Dosud

## Řádky plánu

terminal-taken = Vybrané
terminal-supply = Zásoba
terminal-tiles = Destičky
terminal-ships = Lodě
terminal-house = Tržiště
terminal-island = Venkov

## Na plánu

terminal-all-taken = všechny zabrané
terminal-chips =
    { $n ->
        [one] { $n } bodový žeton
        [few] { $n } bodové žetony
       *[other] { $n } bodových žetonů
    }
terminal-piles = zakryté: { $down }, odložené: { $discard }
terminal-no-tiles = žádná odkrytá
terminal-empty = prázdno
terminal-places =
    { $n ->
        [one] { $n } volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
terminal-buildings = Zbylé budovy, každá s cenou a počtem kusů:
terminal-buildings-for-you = Zbylé budovy, každá s cenou pro tebe a počtem kusů:
terminal-owned = máš
terminal-players = Hráči, s kolonisty/políčky na každém druhu:
terminal-points-hidden = body skryté
terminal-no-goods = žádné zboží

## Role

terminal-role-settler = všichni berou plantáž; ty smíš místo ní vzít kamenolom
terminal-role-mayor = všem přijdou noví kolonisté; ty dostaneš o jednoho víc
terminal-role-builder = všichni smí stavět; ty platíš o 1 dublon méně
terminal-role-craftsman = všichni vyrábějí zboží; ty dostaneš o sud víc
terminal-role-trader = všichni smí prodat sud; ty dostaneš o 1 dublon víc
terminal-role-captain = všichni musí nakládat za body; ty dostaneš o 1 bod víc
terminal-role-prospector = vezmeš si 1 dublon, ostatní nedělají nic

## Otázky

terminal-place-colonists = Kolik kolonistů půjde sem: { $thing } ({ $circles })? Máš { $n }.
terminal-place-nobles = Kolik šlechticů půjde sem: { $thing } ({ $circles })? Máš { $n }.
terminal-place-all = Nebo napiš, kam půjdou všichni, třeba: { $example }
terminal-stood = Před touto fází stáli takto: { $places }
terminal-have = Máš { $money }.
terminal-tells = ? { $thing } řekne, co tato budova dělá.
terminal-prompt = Tvá odpověď, 1-{ $n }, h pro radu nebo ?:

## Co nejde

terminal-no-such-number = Odpověď { $typed } není: napiš číslo od 1 do { $n }.
terminal-ambiguous = To by mohlo být: { $answers }. Napiš toho víc nebo číslo.
terminal-not-now = { $answer } teď nejde: { $why }.
terminal-no-answer = { $typed } není odpověď: napiš číslo od 1 do { $n } nebo ? pro nápovědu.
terminal-no-such-help = Taková budova ani role není; napiš celé jméno, třeba: ? { $thing }
terminal-arrangement = Rozmístění vypadá takto: { $example }
terminal-no-such-place = { $thing } není mezi tvými místy: { $places }.
terminal-unknown-language = { $typed } není jazyk: napiš language a jeden z těchto: { $languages }.
terminal-undone = Tvůj poslední tah je vzat zpět.

## Rady

terminal-no-hint = Radu se nepodařilo získat: { $problem }.
terminal-type-placement = Takové rozmístění napíšeš takto: { $places }

## Konec

terminal-if-over = Kdyby hra skončila teď:
terminal-not-over = Hra neskončila. Kdyby skončila teď:
terminal-hidden = Body ostatních jsou až do konce skryté.
terminal-tie-break = Dublony a sudy
terminal-level = Stejně bodů: rozhoduje víc dublonů a sudů.
terminal-farewell = Na shledanou. Hra není uložená; s --save SOUBOR by byla.
terminal-farewell-saved = Na shledanou. Dál se hraje takto: { $command }
terminal-see-again = Podívat se znovu: { $command }
terminal-not-saved = Hru se nepodařilo uložit: { $problem }.

## Hra odpověď po odpovědi

terminal-setup = Příprava
terminal-change = { $thing } { $old } → { $new }
terminal-back = zpět
terminal-face-up = Odkryté plantáže
terminal-face-down = Zakryté plantáže
terminal-discard = Odložené plantáže
terminal-ship = Obchodní loď { $n }
terminal-barrels = Sudy
terminal-noted = Zapsané body

## Nápověda

terminal-help-answers = Napiš číslo odpovědi, její slova nebo začátek slova, které má jen ona. Odpovědi z textů her, jako „build small_market“, platí v každém jazyce. Nebo napiš:
terminal-help-help = tato nápověda; ? { $thing } řekne, co dělá budova nebo role, ? opponents, kdo může hrát proti tobě
terminal-help-board = celý plán
terminal-help-log = záznam tohoto kola; l 3 záznam kola 3
terminal-help-scores = dosavadní body
terminal-help-hint = rada: nejlepší odpovědi a proč; u starosty celé rozmístění
terminal-help-undo = vzít zpět svou poslední odpověď
terminal-help-language = pokračovat v jiném jazyce, třeba: language en
terminal-help-quit = konec
terminal-help-again = otázka ještě jednou
terminal-help-mayor = Starosta: ptáme se na jeden druh po druhém. Můžeš také rovnou napsat, kam půjdou všichni tvoji kolonisté; co vynecháš, zůstane prázdné: { $example }
terminal-help-nobles = Se šlechtici piš kolonisty + šlechtice: { $example }
terminal-help-circles = Na plánu znamená { $example } dvě destičky, z toho jednu s kolonistou.
terminal-help-prices = Čísla za budovami jsou cena pro tebe, když je stavitelem někdo jiný, a počet zbylých kusů.

## Celá obrazovka. $width, $height: rozměry terminálu ve znacích; $now: jeho současná velikost.

terminal-too-small = Herní deska potřebuje okno { $width }×{ $height } znaků; toto má { $now }. Zvětši ho, nebo hraj po řádcích s --plain.
terminal-no-screen = Pro celou obrazovku nainstaluj Textual: pip install "puertorico[terminal]". Pokračuje se po řádcích.
terminal-leave = Opustit hru? Není uložená.
terminal-hand-over = Teď u klávesnice: { $name }
terminal-look-away = Body jsou skryté: ostatní se teď nedívají.
terminal-step = Krok
terminal-keys-rows = Před každou odpovědí je její klávesa: 1 až 9, 0, pak písmena
terminal-keys-tab = Tab: další část desky · šipky: další kámen s vysvětlením · Enter: zvolit
terminal-keys-count = Čísla: ← a → je mění, klávesa před řádkem přidá jeden kus, Enter je všechna odešle
terminal-keys-replay = Ohlédnutí: čárka a tečka po krocích, PgUp a PgDn po kolech, Esc zpět
