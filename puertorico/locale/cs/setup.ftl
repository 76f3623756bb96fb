expansions = Rozšíření
expansion-none = Základní hra
    .explanation = 23 budov a nic dalšího k učení.
expansion-new-buildings = Nové budovy
    .explanation = 14 dalších budov; společně vyberete, které budou ve hře.
expansion-nobles = Šlechtici
    .explanation = S kolonisty připlouvají šlechtici a 8 budov je vítá.

## Boti

bot-newcomer = Nováček
    .description = Lehká: dělá chyby. Začni tady.
bot-settler = Osadník
    .description = Střední: zná pravidla a má své dobré dny.
bot-merchant = Kupec
    .description = Pro většinu těžká: propočítá každý tah a hraje hned.
bot-governor = Guvernér
    .description = Velmi těžká: před každým tahem přemýšlí dopředu.
bot-viceroy = Místokrál
    .description = Nejtěžší: přemýšlí nejdéle. Porazit ji je vzácnost.
bot-random = Náhoda
    .description = Odpovídá namátkou.
bot-first = První
    .description = Bere vždy první odpověď.
bot-planner = Plánovač
    .description = Zváží, jakou cenu má každá odpověď.
bot-network = Síť
    .description = Hraje to, co její naučený úsudek cení nejvýš.
bot-search = Badatel
    .description = Než odpoví, hraje v duchu dál.
