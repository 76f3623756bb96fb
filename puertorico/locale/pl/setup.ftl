expansions = Rozszerzenia
expansion-none = Gra podstawowa
    .explanation = 23 budynki i nic więcej do nauki.
expansion-new-buildings = Nowe budynki
    .explanation = 14 kolejnych budynków; razem wybieracie, które wejdą do gry.
expansion-nobles = Szlachcice
    .explanation = Z kolonistami przybywają szlachcice, a 8 budynków na nich czeka.

## Boty

bot-newcomer = Przybysz
    .description = Łatwy: popełnia błędy. Zacznij tutaj.
bot-settler = Osadnik
    .description = Średni: zna zasady i miewa dobre dni.
bot-merchant = Handlarz
    .description = Dla większości trudny: przelicza każdy ruch i gra od razu.
bot-governor = Gubernator
    .description = Bardzo trudny: przed każdym ruchem myśli naprzód.
bot-viceroy = Wicekról
    .description = Najtrudniejszy: myśli najdłużej. Rzadko się z nim wygrywa.
bot-random = Losowy
    .description = Odpowiada na chybił trafił.
bot-first = Pierwszy
    .description = Zawsze bierze pierwszą odpowiedź.
bot-planner = Planista
    .description = Waży, ile warta jest każda odpowiedź.
bot-network = Sieć
    .description = Gra to, co jej wyuczony osąd ceni najwyżej.
bot-search = Badacz
    .description = Zanim odpowie, gra dalej w myślach.
