## Rámce

log-with-gains = { $sentence } ({ $gains })
log-with-reason = { $sentence }: { $why }
log-forced = { $sentence } (jediná možnost)
log-and = { $first } a { $last }
log-chance = Náhoda

## Odpovědi

log-continue = Hraje se dál
log-done = { $name } už nic neodesílá
log-draw = { $name } si bere zakrytou plantáž
log-plantation = { $name } ji pokládá lícem nahoru
log-forest = { $name } ji pokládá zakrytou jako les
log-colonist = { $name } bere kolonistu
log-noble = { $name } bere šlechtice
log-library = { $name } používá Knihovnu
log-role = { $name } volí { $object }
log-choose = { $name } vybírá do této hry { $object }
log-take = { $name } bere { $object }
log-take-as-forest = { $name } bere { $object } jako les
log-discard = { $name } odhazuje { $object }
log-discard-colonist = { $name } odhazuje { $object } obsazenou kolonistou
log-discard-noble = { $name } odhazuje { $object } obsazenou šlechticem
log-discard-forest = { $name } odhazuje les
log-build = { $name } staví { $object }
log-pay-colonist = { $name } platí kolonistou ({ $thing })
log-pay-noble = { $name } platí šlechticem ({ $thing })
log-pay-barrel = { $name } platí sudem { $of }
log-pay-chip = { $name } platí bodovým žetonem
log-extra = { $name } bere ještě sud { $of }
log-sell = { $name } prodává { $object }
log-sell-to-post = { $name } prodává { $object } v Obchodní stanici
log-buy = { $name } kupuje zakrytou plantáž
log-deliver = { $name } dodává ke dvoru { $object }
log-load = { $name } nakládá { $object } na loď s kapacitou { $number }
log-load-wharf = { $name } odesílá { $object } z Loděnice
log-load-small-wharf = { $name } používá Malou loděnici
log-barrel = { $name } odesílá sud { $of }
log-keep-all = { $name } si nechává všechny sudy { $of }
log-keep-one = { $name } si nechává jeden sud { $of }
log-guest = { $name } posílá hosta: { $thing }
log-noble-guest = { $name } posílá urozeného hosta: { $thing }
log-turn = Otočeno: { $thing }

## Odmítnuté a přeskočené tahy

log-pass-library =
    { $seats ->
        [1] { $name } si nechává Knihovnu na později
       *[other] { $name } si nechávají Knihovnu na později
    }
log-pass-hacienda =
    { $seats ->
        [1] { $name } si nebere zakrytou plantáž
       *[other] { $name } si neberou zakrytou plantáž
    }
log-pass-take-tile =
    { $seats ->
        [1] { $name } nebere destičku
       *[other] { $name } neberou destičku
    }
log-pass-hospice =
    { $seats ->
        [1] { $name } nebere kolonistu
       *[other] { $name } neberou kolonistu
    }
log-pass-hunting-lodge =
    { $seats ->
        [1] { $name } nic neodhazuje
       *[other] { $name } nic neodhazují
    }
log-pass-mayor-privilege =
    { $seats ->
        [1] { $name } nebere kolonistu navíc
       *[other] { $name } neberou kolonistu navíc
    }
log-pass-villa =
    { $seats ->
        [1] { $name } nikoho nepřijímá do Vily
       *[other] { $name } nikoho nepřijímají do Vily
    }
log-pass-build =
    { $seats ->
        [1] { $name } nic nestaví
       *[other] { $name } nic nestaví
    }
log-pass-black-market =
    { $seats ->
        [1] { $name } platí zbytek dublony
       *[other] { $name } platí zbytek dublony
    }
log-pass-university =
    { $seats ->
        [1] { $name } nebere kolonistu do budovy
       *[other] { $name } neberou kolonistu do budovy
    }
log-pass-craftsman-privilege =
    { $seats ->
        [1] { $name } nebere sud navíc
       *[other] { $name } neberou sud navíc
    }
log-pass-trade =
    { $seats ->
        [1] { $name } nic neprodává
       *[other] { $name } nic neprodávají
    }
log-pass-deliver =
    { $seats ->
        [1] { $name } nic nedodává
       *[other] { $name } nic nedodávají
    }
log-pass-load =
    { $seats ->
        [1] { $name } nic nenakládá
       *[other] { $name } nic nenakládají
    }
log-pass-store =
    { $seats ->
        [1] { $name } si nic dalšího nenechává
       *[other] { $name } si nic dalšího nenechávají
    }
log-pass-guests =
    { $seats ->
        [1] { $name } nechává hosty na místě
       *[other] { $name } nechávají hosty na místě
    }

## Co se děje samo

log-moment-new-round = Kolo { $round }, guvernér: { $name }
log-moment-lodge-points = { $name } má nejvíc volné půdy: { $gains }
log-moment-discard-row = Zbylé plantáže se odkládají
log-moment-refill-row = Vykládají se nové plantáže
log-moment-reshuffle = Odložené plantáže se míchají do nové hromádky
log-moment-distribute = Připlouvají kolonisté: { $shares }
log-moment-refill-ship =
    { $n ->
        [one] Na loď kolonistů nastupuje { $n } kolonista
        [few] Na loď kolonistů nastupují { $n } kolonisté
       *[other] Na loď kolonistů nastupuje { $n } kolonistů
    }
# $people: colonists and nobles
log-refill-with-nobles = Na lodi kolonistů čekají: { $people }
log-moment-produce = { $name } vyrábí: { $gains }
log-moment-empty-house = Tržiště je plné a vyprazdňuje se
log-moment-first-turn = { $name } před nakládáním získává: { $gains }
log-moment-storage = { $name } hledá místo ve skladu
log-moment-unload = Plné lodě odplouvají: { $things }
log-moment-prospector = { $name } nachází zlato: { $gains }
log-moment-game-over = Hra skončila

## Další řádky

log-moved = { $thing } { $amount }
log-placement = { $name } rozmisťuje kolonisty: { $shares }
log-placement-unchanged = { $name } nechává všechny kolonisty na místě
log-share = { $name } +{ $n }
log-lost = { $name } ztrácí: { $things }
log-ending = Hra končí po tomto kole: { $ending }
log-undone = { $name } bere tah zpět
log-sat = { $name } usedá ke stolu
log-left = { $name } odchází od stolu
log-started = Hra začíná
log-stood-in = Za hráče { $name } odpovídá bot
log-given-back = { $name } je zpátky

## Co jsi udělal

you-done = Už nic neodesíláš
you-draw = Bereš si zakrytou plantáž
you-plantation = Pokládáš ji lícem nahoru
you-forest = Pokládáš ji zakrytou jako les
you-colonist = Bereš kolonistu
you-noble = Bereš šlechtice
you-library = Používáš Knihovnu
you-role = Volíš { $object }
you-choose = Vybíráš do této hry { $object }
you-take = Bereš { $object }
you-take-as-forest = Bereš { $object } jako les
you-discard = Odhazuješ { $object }
you-discard-colonist = Odhazuješ { $object } obsazenou kolonistou
you-discard-noble = Odhazuješ { $object } obsazenou šlechticem
you-discard-forest = Odhazuješ les
you-build = Stavíš { $object }
you-pay-colonist = Platíš kolonistou ({ $thing })
you-pay-noble = Platíš šlechticem ({ $thing })
you-pay-barrel = Platíš sudem { $of }
you-pay-chip = Platíš bodovým žetonem
you-extra = Bereš ještě sud { $of }
you-sell = Prodáváš { $object }
you-sell-to-post = Prodáváš { $object } v Obchodní stanici
you-buy = Kupuješ zakrytou plantáž
you-deliver = Dodáváš ke dvoru { $object }
you-load = Nakládáš { $object } na loď s kapacitou { $number }
you-load-wharf = Odesíláš { $object } z Loděnice
you-load-small-wharf = Používáš Malou loděnici
you-barrel = Odesíláš sud { $of }
you-keep-all = Necháváš si všechny sudy { $of }
you-keep-one = Necháváš si jeden sud { $of }
you-guest = Posíláš hosta: { $thing }
you-noble-guest = Posíláš urozeného hosta: { $thing }
you-pass-library = Necháváš si Knihovnu na později
you-pass-hacienda = Nebereš si zakrytou plantáž
you-pass-take-tile = Nebereš destičku
you-pass-hospice = Nebereš kolonistu
you-pass-hunting-lodge = Nic neodhazuješ
you-pass-mayor-privilege = Nebereš dalšího kolonistu
you-pass-villa = Nikoho nepřijímáš do Vily
you-pass-build = Nic nestavíš
you-pass-black-market = Zbytek platíš dublony
you-pass-university = Nebereš kolonistu do budovy
you-pass-craftsman-privilege = Nebereš sud navíc
you-pass-trade = Nic neprodáváš
you-pass-deliver = Nic nedodáváš
you-pass-load = Nic nenakládáš
you-pass-store = Nic dalšího si nenecháváš
you-pass-guests = Necháváš hosty na místě
you-moment-lodge-points = Máš nejvíc volné půdy: { $gains }
you-moment-produce = Vyrábíš: { $gains }
you-moment-first-turn = Před nakládáním dostáváš: { $gains }
you-moment-prospector = Nacházíš zlato: { $gains }
you-placement = Rozmisťuješ kolonisty: { $shares }
you-placement-unchanged = Necháváš všechny kolonisty na místě
you-lost = Ztrácíš: { $things }
you-winners = O vítězství se s tebou dělí { $name }!
you-undone = Bereš tah zpět
you-sat = Usedáš ke stolu
you-left = Odcházíš od stolu
you-stood-in = Hraje za tebe bot
you-given-back = Jsi zpátky
