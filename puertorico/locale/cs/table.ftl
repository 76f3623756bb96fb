## Otázky

question-draft = Která budova má být v této hře?
question-draft-other = { $name } vybírá budovu do této hry
question-choose-role = Kterou roli si zvolíš?
question-choose-role-other = { $name } volí roli
question-library = Má Knihovna zdvojit privilegium této role?
question-library-other = { $name } zvažuje použití Knihovny
question-hacienda = Hacienda: vezmeš si nejdřív zakrytou plantáž?
question-hacienda-other = { $name } si díky Haciendě smí vzít zakrytou plantáž
question-lay-tile = Jak položíš novou plantáž?
question-lay-tile-other = { $name } pokládá plantáž
question-take-tile = Kterou destičku si vezmeš?
question-take-tile-other = { $name } vybírá venkovskou destičku
question-hospice = Ubytovna: vezmeš si kolonistu na novou destičku?
question-hospice-other = { $name } si smí vzít kolonistu na novou destičku
question-hunting-lodge = Lovecký zámeček: kterou plantáž odhodíš?
question-hunting-lodge-other = { $name } smí odhodit plantáž
question-mayor-privilege = Tvé privilegium: vezmeš si ještě jednoho kolonistu?
question-mayor-privilege-other = { $name } si smí vzít ještě jednoho kolonistu
question-villa = Vila: koho si vezmeš ze zásoby?
question-villa-other = { $name } smí někoho přijmout do Vily
question-ship-piece = Koho si vezmeš z lodi kolonistů?
question-ship-piece-other = { $name } bere někoho z lodi kolonistů
question-place = Pošli své kolonisty do práce
question-place-other = { $name } rozmisťuje kolonisty
question-build = Co postavíš?
question-build-other = { $name } smí stavět
question-black-market = Černý trh: co dáš za chybějící dublony?
question-black-market-other = { $name } platí na Černém trhu
question-university = Univerzita: vezmeš si kolonistu do nové budovy?
question-university-other = { $name } si smí vzít kolonistu do nové budovy
question-craftsman-privilege = Tvé privilegium: který sud si vezmeš navíc?
question-craftsman-privilege-other = { $name } si smí vzít ještě jeden sud
question-trade = Který sud prodáš?
question-trade-other = { $name } smí prodat sud
question-trade-land-office = Pozemkový úřad: obchoduješ s plantáží?
question-deliver = Dvorní dodavatelství: který sud dodáš?
question-deliver-other = { $name } smí dodat sudy ke dvoru
question-load = Které sudy naložíš?
question-load-other = { $name } nakládá
question-small-wharf = Malá loděnice: které sudy odešleš?
question-small-wharf-other = { $name } nakládá v Malé loděnici
question-store = Které sudy si necháš? Ostatní propadnou.
question-store-other = { $name } skladuje sudy
question-guests = Hostinec: má se některý host přesunout?
question-guests-other = { $name } smí přesunout hosty
question-chance = Otáčí se destička
question-chance-other = Otáčí se destička

## Odpovědi

answer-continue = Dál
answer-pass = Pasovat
answer-done = To je vše
answer-draw = Vzít zakrytou plantáž
answer-plantation = Lícem nahoru, jako plantáž
answer-forest = Zakrytou, jako les
answer-colonist = Vzít kolonistu
answer-noble = Vzít šlechtice
answer-library = Zdvojit privilegium
answer-role = Zvolit { $object }
answer-choose = Vybrat { $object }
answer-take = Vzít { $object }
answer-take-as-forest = Vzít { $object } jako les
answer-discard = Odhodit prázdnou: { $thing }
answer-discard-colonist = Odhodit obsazenou kolonistou: { $thing }
answer-discard-noble = Odhodit obsazenou šlechticem: { $thing }
answer-discard-forest = Odhodit les (vespod: { $thing })
answer-place =
    { $number ->
        [one] { $number } kolonista: { $thing }
        [few] { $number } kolonisté: { $thing }
       *[other] { $number } kolonistů: { $thing }
    }
answer-place-noble =
    { $number ->
        [one] { $number } šlechtic: { $thing }
        [few] { $number } šlechtici: { $thing }
       *[other] { $number } šlechticů: { $thing }
    }
answer-build =
    { $price ->
        [0] Postavit { $object } zadarmo
        [one] Postavit { $object } za { $price } dublon
        [few] Postavit { $object } za { $price } dublony
       *[other] Postavit { $object } za { $price } dublonů
    }
answer-pay-colonist = Dát kolonistu ({ $thing })
answer-pay-noble = Dát šlechtice ({ $thing })
answer-pay-barrel = Dát sud { $of }
answer-pay-chip = Dát bodový žeton
answer-extra = Vzít ještě sud { $of }
answer-sell = Prodat { $object }
answer-sell-to-post = Prodat { $object } v Obchodní stanici
answer-buy = Koupit zakrytou plantáž za 1 dublon
answer-deliver = Dodat { $object }
answer-load = Naložit { $object } na loď s kapacitou { $number }
answer-load-wharf = Odeslat z Loděnice všechny sudy { $of }
answer-load-small-wharf = Odeslat sudy z Malé loděnice
answer-barrel = Ještě sud { $of }
answer-keep-all = Nechat si všechny sudy { $of }
answer-keep-one = Nechat si jeden sud { $of }
answer-guest = Poslat hosta: { $thing }
answer-noble-guest = Poslat urozeného hosta: { $thing }
answer-turn = Otočit { $object }

## Odmítnutí

answer-pass-library = Nechat na jinou roli
answer-pass-hacienda = Nebrat zakrytou
answer-pass-take-tile = Nebrat destičku
answer-pass-hospice = Bez kolonisty
answer-pass-hunting-lodge = Nic neodhodit
answer-pass-mayor-privilege = Bez kolonisty
answer-pass-villa = Nikoho
answer-pass-build = Nic nestavět
answer-pass-black-market = Zbytek zaplatit dublony
answer-pass-university = Bez kolonisty
answer-pass-craftsman-privilege = Žádný sud navíc
answer-pass-trade = Nic neprodat
answer-pass-trade-land-office = Nic dalšího
answer-pass-deliver = Nic dalšího nedodat
answer-pass-load = Nic nenaložit
answer-pass-store = Nic dalšího si nenechat
answer-pass-guests = Nechat hosty na místě

## Důvody

why-legal = to je možné
why-not-asked = to není odpověď na otázku
why-not-in-game = to v této hře není
why-out-of-order = více kusů se vybírá v daném pořadí
why-taken = tuto roli už si v tomto kole někdo vybral
why-no-privilege = kamenolomy jsou jen pro plantážníka a majitele obsazeného Přístřešku na stavbě
why-not-occupied = potřebná budova není obsazená
why-not-colonist = v budově musí stát kolonista
why-not-noble = v budově musí stát šlechtic
why-nothing-there = není co vzít
why-no-goods = takový sud tu není
    .skipped = nejsou tu žádné sudy
why-not-enough-nobles = jeden sud za šlechtice, víc ne
why-not-produced = tento druh se v této fázi nevyrobil
    .skipped = nic se nevyrobilo
why-already-done = to už v této fázi proběhlo
why-chosen = tato budova už je vybraná
why-already-built = už stojí; od každé stačí jedna
why-sold-out = žádná taková už nezbyla
why-island-full = všech 12 míst ve venkovské oblasti je obsazených
why-city-full = ve městě není dost volného místa
why-no-circle = žádné prázdné políčko
why-supply-empty = zásoba je prázdná
why-too-expensive = málo dublonů
why-house-full = tržiště je plné
why-kind-in-house = tento druh už na tržišti leží a obsazená Kancelář není
why-kind-on-other-ship = tento druh je na jiné lodi
why-ship-has-other-kind = tato loď veze jiný druh
    .skipped = lodě vezou jiné druhy
why-ship-full = loď s tímto druhem je plná
why-ship-too-small = jiná loď pojme víc těchto sudů
why-must-load = kdo může nakládat, musí
why-no-place-left = pro tuto cenu už není volné místo
why-storage-full = není už kam skladovat
why-excluded = druhá budova z této dvojice už je ve hře a vzájemně se vylučují
why-too-many = tolik figurek nebo políček není
why-too-few = nikdo nečeká, dokud je některé políčko prázdné
why-cannot-cover = pak by nešlo zaplatit zbytek
why-must-ship-one = Malá loděnice odešle aspoň jeden sud
why-complete-kind = celý druh patří do skladiště
why-single-barrel = jediný sud se nechává jako jednotlivý, ne jako celý druh

## Účinky

effect-gain = +{ $things }
effect-loss = −{ $things }
effect-you = Ty: { $effects }
effect-seat = { $name }: { $effects }
effect-in-all = celkem:
effect-ending = Hra končí po tomto kole

## Cena

price-printed = Natištěná cena: { $n }
price-yours = Zaplatíš: { $n }
price-missing =
    { $n ->
        [one] { $n } dublon chybí
        [few] { $n } dublony chybějí
       *[other] { $n } dublonů chybí
    }
black-market-pays = Černý trh zaplatí { $n }
black-market-left = { $thing }: zbývá zaplatit { $left }, máš { $have }.
discount-privilege = Privilegium stavitele: −{ $n }
discount-library = Knihovna: −{ $n }
discount-quarries = Kamenolomy: −{ $n }
discount-forests = Lesy: −{ $n }
discount-zoning-office = Stavební úřad: −{ $n }

## Konec hry

ending-colonists = zásoba nestačila naplnit loď kolonistů
ending-city = některé město je plné
ending-chips = došly žetony bodů
ending-max-rounds = uplynul dohodnutý počet kol
