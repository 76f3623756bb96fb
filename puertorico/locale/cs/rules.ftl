rules-contents = Obsah
rules-none = Nic se nenašlo. Zkus jiné slovo.
rules-rulings-language = Tyto odpovědi jsou napsány anglicky.

rules-aim = O co jde
    .text = Vedeš kolonii na ostrově. Zakládáš plantáže, stavíš budovy, posíláš kolonisty do práce a sklízíš zboží, které pak prodáš za dublony, nebo pošleš lodí do Starého světa za body. Na konci vyhrává kolonie s nejvíce body.
rules-setup = Před prvním kolem
    .text = Každý začíná s několika dublony a jednou plantáží; hráči na prvních místech s indigem, na posledních s kukuřicí. Lícem nahoru leží o jednu plantáž víc, než je hráčů. Na lodi čeká tolik kolonistů, kolik je hráčů. Příprava podle počtu hráčů:
rules-players = Hráči
rules-doubloons-each = Dublony pro každého
rules-chips = Body v žetonech
rules-round = Kolo
    .text = Guvernér si zvolí kartu role a vezme si dublony, které na ní leží. Potom všichni postupně, počínaje tím, kdo volil, udělají, co role říká; kdo volil, má navíc privilegium. Pak volí soused po levici z karet, které zbyly, a tak dále, dokud si každý jednou nezvolí. Na každou kartu, kterou nikdo nevzal, přijde dublon, karty se vrátí a karta guvernéra jde doleva.
rules-circles = Políčka a kolonisté
    .text = Plantáže, kamenolomy a budovy mají políčka. Na každé se vejde jeden kolonista a funguje jen to, co je obsazené. Body vytištěné na budově se počítají, i když je prázdná. Kolonisté se přesouvají jen ve fázi starosty.
rules-goods = Od plantáže k sudu
    .text = Obsazená kukuřičná plantáž dá sud kukuřice. Indigo, cukr, tabák a káva potřebují ještě obsazené políčko ve správné produkční budově: sudů je tolik, kolik je menší z obou čísel. Když zásoba nestačí, na poslední se nedostane.

rules-role-settler = Každý si postupně smí vzít jednu plantáž z odkryté řady a položit ji do své venkovské oblasti, kde je místo pro dvanáct destiček. Plantážník si místo plantáže smí vzít kamenolom. Nakonec se zbytek řady odloží a vyloží se nová.
rules-role-mayor = Starosta si vezme ještě jednoho kolonistu ze zásoby. Potom se kolonisté z lodi berou postupně po jednom. Každý pak smí všechny své kolonisty rozmístit znovu; nikdo nesmí čekat v zásobě na desce, dokud je některé políčko prázdné. Nakonec se loď znovu naplní: jeden kolonista za každé prázdné políčko v budovách, nejméně však jeden na hráče.
rules-role-builder = Každý postupně smí postavit jednu budovu a zaplatí její cenu. Každý obsazený kamenolom ušetří dublon, nejvýš však tolik, kolik je číslo sloupce budovy. Stavitel navíc platí o jeden méně. Nikdo nesmí mít dvě stejné budovy. Město má dvanáct míst a panská budova zabere dvě.
rules-role-craftsman = Všichni vyrobí, co jejich venkov a město umožní. Potom si dozorce vezme ještě jeden sud druhu, který právě vyrobil.
rules-role-trader = Každý postupně smí prodat jeden sud na tržiště, kde je místo pro čtyři a každý druh jen jednou. Kukuřice nevynese nic, indigo 1, cukr 2, tabák 3, káva 4 dublony a obchodník dostane o jeden víc. Je-li tržiště na konci fáze plné, vyprázdní se.
rules-role-captain = Postupně a stále dokola musí nakládat každý, kdo může: jeden druh na jednu loď, tolik sudů, kolik se vejde. Loď veze jeden druh a žádné dvě lodě stejný. Každý sud přinese bod a kapitán dostane za své první naložení o jeden víc. Když už nikdo nemůže nakládat, každému zůstane jeden sud a to, co se vejde do skladů; zbytek propadne. Plné lodě se vyprázdní.
rules-role-prospector = Kdo ho zvolí, vezme si dublon z banku. Nikdo jiný nedělá nic. Ve dvou a ve čtyřech je ve hře jedna taková karta, v pěti dvě.

rules-buildings-text = Co budova umí, platí jen tehdy, když v ní někdo stojí. Vytištěné body se počítají vždy.
rules-end = Konec
    .text = Hra končí po kole, ve kterém už kolonisté nenaplní loď, některé město je plné nebo byl vzat poslední žeton. Kolo se dohraje.
rules-points = Počítání bodů
    .text = Tvé žetony, body vytištěné na tvých budovách a bonusy tvých obsazených panských budov. Má-li nejvíc bodů víc hráčů, vyhrává ten, kdo má víc dublonů a sudů.
rules-two = Ve dvou
    .text = Oba volí střídavě, dokud každý nemá tři karty; jedna zbude a přijde na ni dublon. Ve hře jsou dvě lodě, pět kamenolomů, méně destiček a sudů, každá malá i panská budova jednou a každá produkční dvakrát.
rules-new-buildings = Před hrou hráči postupně volí, které ze starých a nových budov budou ve hře: sedmnáct druhů, každý na místo se stejnou cenou. Některé nové budovy přinášejí lesy, hosty nebo způsoby, jak platit bez dublonů.
rules-nobles = Osm dalších budov a dvacet šlechticů. Šlechtic pracuje jako kolonista, na konci přinese bod a v některých budovách dělá něco jiného než kolonista. V každé fázi starosty připluje na lodi jeden. Hra už nekončí tím, že dojdou kolonisté.
