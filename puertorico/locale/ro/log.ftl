## Cadre

log-with-gains = { $sentence } ({ $gains })
log-with-reason = { $sentence }: { $why }
log-forced = { $sentence } (singura posibilitate)
log-and = { $first } și { $last }
log-chance = Hazardul

## Răspunsuri

log-continue = Jocul continuă
log-done = { $name } nu mai expediază
log-draw = { $name } trage o plantație
log-plantation = { $name } o așază cu fața în sus
log-forest = { $name } o așază cu fața în jos, ca pădure
log-colonist = { $name } ia un colonist
log-noble = { $name } ia un nobil
log-library = { $name } folosește Biblioteca
log-role = { $name } alege { $object }
log-choose = { $name } alege pentru acest joc { $object }
log-take = { $name } ia { $object }
log-take-as-forest = { $name } ia { $object } ca pădure
log-discard = { $name } elimină { $object }
log-discard-colonist = { $name } elimină { $object } cu tot cu colonist
log-discard-noble = { $name } elimină { $object } cu tot cu nobil
log-discard-forest = { $name } elimină o pădure
log-build = { $name } construiește { $object }
log-pay-colonist = { $name } plătește cu un colonist ({ $thing })
log-pay-noble = { $name } plătește cu un nobil ({ $thing })
log-pay-barrel = { $name } plătește cu un butoi de { $of }
log-pay-chip = { $name } plătește cu un jeton de puncte
log-extra = { $name } mai ia un butoi de { $of }
log-sell = { $name } vinde { $object }
log-sell-to-post = { $name } vinde { $object } la Punctul comercial
log-buy = { $name } cumpără o plantație cu fața în jos
log-deliver = { $name } livrează la curte { $object }
log-load = { $name } încarcă { $object } pe nava de { $number }
log-load-wharf = { $name } expediază { $object } de la Debarcader
log-load-small-wharf = { $name } folosește Debarcaderul mic
log-barrel = { $name } expediază un butoi de { $of }
log-keep-all = { $name } păstrează toate butoaiele de { $of }
log-keep-one = { $name } păstrează un butoi de { $of }
log-guest = { $name } trimite un oaspete: { $thing }
log-noble-guest = { $name } trimite un oaspete nobil: { $thing }
log-turn = S-a tras: { $thing }

## Refuzuri și rânduri sărite

log-pass-library =
    { $seats ->
        [1] { $name } păstrează Biblioteca pentru alt rol
       *[other] { $name } păstrează Biblioteca pentru alt rol
    }
log-pass-hacienda =
    { $seats ->
        [1] { $name } nu trage nicio plantație
       *[other] { $name } nu trag nicio plantație
    }
log-pass-take-tile =
    { $seats ->
        [1] { $name } nu ia nicio plăcuță
       *[other] { $name } nu iau nicio plăcuță
    }
log-pass-hospice =
    { $seats ->
        [1] { $name } nu ia niciun colonist
       *[other] { $name } nu iau niciun colonist
    }
log-pass-hunting-lodge =
    { $seats ->
        [1] { $name } nu elimină nimic
       *[other] { $name } nu elimină nimic
    }
log-pass-mayor-privilege =
    { $seats ->
        [1] { $name } nu ia niciun colonist în plus
       *[other] { $name } nu iau niciun colonist în plus
    }
log-pass-villa =
    { $seats ->
        [1] { $name } nu primește pe nimeni în Vilă
       *[other] { $name } nu primesc pe nimeni în Vilă
    }
log-pass-build =
    { $seats ->
        [1] { $name } nu construiește nimic
       *[other] { $name } nu construiesc nimic
    }
log-pass-black-market =
    { $seats ->
        [1] { $name } plătește restul în dubloni
       *[other] { $name } plătesc restul în dubloni
    }
log-pass-university =
    { $seats ->
        [1] { $name } nu ia colonist pentru clădire
       *[other] { $name } nu iau colonist pentru clădire
    }
log-pass-craftsman-privilege =
    { $seats ->
        [1] { $name } nu ia niciun butoi în plus
       *[other] { $name } nu iau niciun butoi în plus
    }
log-pass-trade =
    { $seats ->
        [1] { $name } nu vinde nimic
       *[other] { $name } nu vând nimic
    }
log-pass-deliver =
    { $seats ->
        [1] { $name } nu livrează nimic
       *[other] { $name } nu livrează nimic
    }
log-pass-load =
    { $seats ->
        [1] { $name } nu încarcă nimic
       *[other] { $name } nu încarcă nimic
    }
log-pass-store =
    { $seats ->
        [1] { $name } nu mai păstrează nimic
       *[other] { $name } nu mai păstrează nimic
    }
log-pass-guests =
    { $seats ->
        [1] { $name } lasă oaspeții unde sunt
       *[other] { $name } lasă oaspeții unde sunt
    }

## Ce se întâmplă de la sine

log-moment-new-round = Runda { $round }, guvernator: { $name }
log-moment-lodge-points = { $name } are cel mai mult pământ liber: { $gains }
log-moment-discard-row = Plantațiile rămase se elimină
log-moment-refill-row = Se așază plantații noi
log-moment-reshuffle = Plantațiile eliminate se amestecă într-un teanc nou
log-moment-distribute = Sosesc coloniștii: { $shares }
log-moment-refill-ship =
    { $n ->
        [one] { $n } colonist urcă pe navă pentru data viitoare
        [few] { $n } coloniști urcă pe navă pentru data viitoare
       *[other] { $n } de coloniști urcă pe navă pentru data viitoare
    }
# $people: colonists and nobles
log-refill-with-nobles = Pe navă pentru data viitoare: { $people }
log-moment-produce = { $name } produce: { $gains }
log-moment-empty-house = Casa de comerț este plină și se golește
log-moment-first-turn = { $name } primește înainte de încărcare: { $gains }
log-moment-storage = { $name } caută loc de depozitare
log-moment-unload = Navele pline pleacă: { $things }
log-moment-prospector = { $name } găsește aur: { $gains }
log-moment-game-over = Jocul s-a terminat

## Alte rânduri

log-moved = { $thing } { $amount }
log-placement = { $name } așază coloniști: { $shares }
log-placement-unchanged = { $name } își lasă toți coloniștii la locul lor
log-share = { $name } +{ $n }
log-lost = { $name } pierde { $things }
log-ending = Jocul se termină după această rundă: { $ending }
log-undone = { $name } retrage o mutare
log-sat = { $name } se așază la masă
log-left = { $name } pleacă de la masă
log-started = Jocul începe
log-stood-in = Un bot răspunde pentru { $name }
log-given-back = { $name } s-a întors

## Ce ai făcut tu

you-done = Nu mai expediezi nimic
you-draw = Tragi o plantație
you-plantation = O așezi cu fața în sus
you-forest = O așezi cu fața în jos, ca pădure
you-colonist = Iei un colonist
you-noble = Iei un nobil
you-library = Folosești Biblioteca
you-role = Alegi { $object }
you-choose = Alegi pentru acest joc { $object }
you-take = Iei { $object }
you-take-as-forest = Iei { $object } ca pădure
you-discard = Elimini { $object }
you-discard-colonist = Elimini { $object } cu tot cu colonist
you-discard-noble = Elimini { $object } cu tot cu nobil
you-discard-forest = Elimini o pădure
you-build = Construiești { $object }
you-pay-colonist = Plătești cu un colonist ({ $thing })
you-pay-noble = Plătești cu un nobil ({ $thing })
you-pay-barrel = Plătești cu un butoi de { $of }
you-pay-chip = Plătești cu un jeton de puncte
you-extra = Mai iei un butoi de { $of }
you-sell = Vinzi { $object }
you-sell-to-post = Vinzi { $object } la Punctul comercial
you-buy = Cumperi o plantație cu fața în jos
you-deliver = Livrezi la curte { $object }
you-load = Încarci { $object } pe nava de { $number }
you-load-wharf = Expediezi { $object } de la Debarcader
you-load-small-wharf = Folosești Debarcaderul mic
you-barrel = Expediezi un butoi de { $of }
you-keep-all = Păstrezi toate butoaiele de { $of }
you-keep-one = Păstrezi un butoi de { $of }
you-guest = Trimiți un oaspete: { $thing }
you-noble-guest = Trimiți un oaspete nobil: { $thing }
you-pass-library = Păstrezi Biblioteca pentru alt rol
you-pass-hacienda = Nu tragi nicio plantație
you-pass-take-tile = Nu iei nicio plăcuță
you-pass-hospice = Nu iei niciun colonist
you-pass-hunting-lodge = Nu elimini nimic
you-pass-mayor-privilege = Nu iei niciun colonist în plus
you-pass-villa = Nu primești pe nimeni în Vilă
you-pass-build = Nu construiești nimic
you-pass-black-market = Plătești restul în dubloni
you-pass-university = Nu iei niciun colonist pentru clădire
you-pass-craftsman-privilege = Nu iei niciun butoi în plus
you-pass-trade = Nu vinzi nimic
you-pass-deliver = Nu livrezi nimic
you-pass-load = Nu încarci nimic
you-pass-store = Nu mai păstrezi nimic
you-pass-guests = Lași oaspeții unde sunt
you-moment-lodge-points = Ai cel mai mult pământ liber: { $gains }
you-moment-produce = Produci: { $gains }
you-moment-first-turn = Înainte de încărcare primești { $gains }
you-moment-prospector = Găsești aur: { $gains }
you-placement = Așezi coloniștii: { $shares }
you-placement-unchanged = Lași toți coloniștii unde sunt
you-lost = Pierzi { $things }
you-winners = Împarți victoria cu { $name }!
you-undone = Retragi o mutare
you-sat = Te așezi la masă
you-left = Pleci de la masă
you-stood-in = Un bot joacă în locul tău
you-given-back = Te-ai întors
