## Рамки

log-with-gains = { $sentence } ({ $gains })
log-with-reason = { $sentence }: { $why }
log-forced = { $sentence } (единственная возможность)
log-and = { $first } и { $last }
log-chance = Случай

## Ответы

log-continue = Игра продолжается
log-done = { $name } больше ничего не отправляет
log-draw = { $name } берёт закрытую плантацию
log-plantation = { $name } кладёт её открытой
log-forest = { $name } кладёт её закрытой как лес
log-colonist = { $name } берёт колониста
log-noble = { $name } берёт дворянина
log-library = { $name } пользуется библиотекой
log-role = { $name } выбирает { $object }
log-choose = { $name } выбирает для этой игры { $object }
log-take = { $name } берёт { $object }
log-take-as-forest = { $name } берёт { $object } как лес
log-discard = { $name } сбрасывает { $object }
log-discard-colonist = { $name } сбрасывает { $object }, занятую колонистом
log-discard-noble = { $name } сбрасывает { $object }, занятую дворянином
log-discard-forest = { $name } сбрасывает лес
log-build = { $name } строит { $object }
log-pay-colonist = { $name } платит колонистом ({ $thing })
log-pay-noble = { $name } платит дворянином ({ $thing })
log-pay-barrel = { $name } платит бочкой { $of }
log-pay-chip = { $name } платит жетоном очков
log-extra = { $name } берёт ещё бочку { $of }
log-sell = { $name } продаёт { $object }
log-sell-to-post = { $name } продаёт { $object } в фактории
log-buy = { $name } покупает закрытую плантацию
log-deliver = { $name } доставляет ко двору { $object }
log-load =
    { $number ->
        [one] { $name } грузит { $object } на корабль вместимостью { $number } бочка
        [few] { $name } грузит { $object } на корабль вместимостью { $number } бочки
       *[many] { $name } грузит { $object } на корабль вместимостью { $number } бочек
    }
log-load-wharf = { $name } отправляет { $object } с верфи
log-load-small-wharf = { $name } пользуется малой верфью
log-barrel = { $name } отправляет бочку { $of }
log-keep-all = { $name } сохраняет все бочки { $of }
log-keep-one = { $name } сохраняет одну бочку { $of }
log-guest = { $name } направляет гостя: { $thing }
log-noble-guest = { $name } направляет знатного гостя: { $thing }
log-turn = Открыто: { $thing }

## Отказы и пропущенные ходы

log-pass-library =
    { $seats ->
        [1] { $name } приберегает библиотеку
       *[other] { $name } приберегают библиотеку
    }
log-pass-hacienda =
    { $seats ->
        [1] { $name } не берёт закрытую плантацию
       *[other] { $name } не берут закрытую плантацию
    }
log-pass-take-tile =
    { $seats ->
        [1] { $name } не берёт участок
       *[other] { $name } не берут участок
    }
log-pass-hospice =
    { $seats ->
        [1] { $name } не берёт колониста
       *[other] { $name } не берут колониста
    }
log-pass-hunting-lodge =
    { $seats ->
        [1] { $name } ничего не сбрасывает
       *[other] { $name } ничего не сбрасывают
    }
log-pass-mayor-privilege =
    { $seats ->
        [1] { $name } не берёт ещё одного колониста
       *[other] { $name } не берут ещё одного колониста
    }
log-pass-villa =
    { $seats ->
        [1] { $name } никого не принимает на виллу
       *[other] { $name } никого не принимают на виллу
    }
log-pass-build =
    { $seats ->
        [1] { $name } ничего не строит
       *[other] { $name } ничего не строят
    }
log-pass-black-market =
    { $seats ->
        [1] { $name } платит остальное дублонами
       *[other] { $name } платят остальное дублонами
    }
log-pass-university =
    { $seats ->
        [1] { $name } не берёт колониста в здание
       *[other] { $name } не берут колониста в здание
    }
log-pass-craftsman-privilege =
    { $seats ->
        [1] { $name } не берёт дополнительную бочку
       *[other] { $name } не берут дополнительную бочку
    }
log-pass-trade =
    { $seats ->
        [1] { $name } ничего не продаёт
       *[other] { $name } ничего не продают
    }
log-pass-deliver =
    { $seats ->
        [1] { $name } ничего не доставляет
       *[other] { $name } ничего не доставляют
    }
log-pass-load =
    { $seats ->
        [1] { $name } ничего не грузит
       *[other] { $name } ничего не грузят
    }
log-pass-store =
    { $seats ->
        [1] { $name } больше ничего не сохраняет
       *[other] { $name } больше ничего не сохраняют
    }
log-pass-guests =
    { $seats ->
        [1] { $name } оставляет гостей на месте
       *[other] { $name } оставляют гостей на месте
    }

## Что происходит само

log-moment-new-round = Раунд { $round }, губернатор: { $name }
log-moment-lodge-points = { $name }: больше всех свободной земли ({ $gains })
log-moment-discard-row = Оставшиеся плантации сброшены
log-moment-refill-row = Выложены новые плантации
log-moment-reshuffle = Сброшенные плантации перемешаны в новую стопку
log-moment-distribute = Прибывают колонисты: { $shares }
log-moment-refill-ship =
    { $n ->
        [one] На корабль колонистов садится { $n } колонист
        [few] На корабль колонистов садятся { $n } колониста
       *[many] На корабль колонистов садятся { $n } колонистов
    }
# $people: colonists and nobles
log-refill-with-nobles = На корабле колонистов ждут: { $people }
log-moment-produce = { $name } производит: { $gains }
log-moment-empty-house = Торговая компания полна, её освобождают
log-moment-first-turn = { $name } получает перед погрузкой: { $gains }
log-moment-storage = { $name } ищет место на складе
log-moment-unload = Полные корабли отплывают: { $things }
log-moment-prospector = { $name } находит золото: { $gains }
log-moment-game-over = Игра окончена

## Прочие строки

log-moved = { $thing } { $amount }
log-placement = { $name } расставляет колонистов: { $shares }
log-placement-unchanged = { $name } оставляет всех колонистов на местах
log-share = { $name } +{ $n }
log-lost = { $name } теряет: { $things }
log-ending = Игра кончится после этого раунда: { $ending }
log-undone = { $name } отменяет ход
log-sat = { $name } садится за стол
log-left = { $name } уходит из-за стола
log-started = Игра начинается
log-stood-in = За игрока { $name } отвечает бот
log-given-back = { $name } снова за столом

## Что сделали вы

you-done = Вы больше ничего не отправляете
you-draw = Вы берёте закрытую плантацию
you-plantation = Вы кладёте её открытой
you-forest = Вы кладёте её закрытой как лес
you-colonist = Вы берёте колониста
you-noble = Вы берёте дворянина
you-library = Вы пользуетесь библиотекой
you-role = Вы выбираете { $object }
you-choose = Вы выбираете для этой игры { $object }
you-take = Вы берёте { $object }
you-take-as-forest = Вы берёте { $object } как лес
you-discard = Вы сбрасываете { $object }
you-discard-colonist = Вы сбрасываете { $object }, занятую колонистом
you-discard-noble = Вы сбрасываете { $object }, занятую дворянином
you-discard-forest = Вы сбрасываете лес
you-build = Вы строите { $object }
you-pay-colonist = Вы платите колонистом ({ $thing })
you-pay-noble = Вы платите дворянином ({ $thing })
you-pay-barrel = Вы платите бочкой { $of }
you-pay-chip = Вы платите жетоном очков
you-extra = Вы берёте ещё бочку { $of }
you-sell = Вы продаёте { $object }
you-sell-to-post = Вы продаёте { $object } в фактории
you-buy = Вы покупаете закрытую плантацию
you-deliver = Вы доставляете ко двору { $object }
you-load =
    { $number ->
        [one] Вы грузите { $object } на корабль вместимостью { $number } бочка
        [few] Вы грузите { $object } на корабль вместимостью { $number } бочки
       *[many] Вы грузите { $object } на корабль вместимостью { $number } бочек
    }
you-load-wharf = Вы отправляете { $object } с верфи
you-load-small-wharf = Вы пользуетесь малой верфью
you-barrel = Вы отправляете бочку { $of }
you-keep-all = Вы сохраняете все бочки { $of }
you-keep-one = Вы сохраняете одну бочку { $of }
you-guest = Вы направляете гостя: { $thing }
you-noble-guest = Вы направляете знатного гостя: { $thing }
you-pass-library = Вы приберегаете библиотеку
you-pass-hacienda = Вы не берёте закрытую плантацию
you-pass-take-tile = Вы не берёте участок
you-pass-hospice = Вы не берёте колониста
you-pass-hunting-lodge = Вы ничего не сбрасываете
you-pass-mayor-privilege = Вы не берёте ещё одного колониста
you-pass-villa = Вы никого не принимаете на виллу
you-pass-build = Вы ничего не строите
you-pass-black-market = Вы платите остальное дублонами
you-pass-university = Вы не берёте колониста в здание
you-pass-craftsman-privilege = Вы не берёте дополнительную бочку
you-pass-trade = Вы ничего не продаёте
you-pass-deliver = Вы ничего не доставляете
you-pass-load = Вы ничего не грузите
you-pass-store = Вы больше ничего не сохраняете
you-pass-guests = Вы оставляете гостей на месте
you-moment-lodge-points = У вас больше всех свободной земли: { $gains }
you-moment-produce = Вы производите: { $gains }
you-moment-first-turn = Вы получаете перед погрузкой: { $gains }
you-moment-prospector = Вы находите золото: { $gains }
you-placement = Вы расставляете колонистов: { $shares }
you-placement-unchanged = Вы оставляете всех колонистов на местах
you-lost = Вы теряете: { $things }
you-winners = Победу делите вы и { $name }!
you-undone = Вы отменяете ход
you-sat = Вы садитесь за стол
you-left = Вы уходите из-за стола
you-stood-in = За вас играет бот
you-given-back = Вы снова за столом
