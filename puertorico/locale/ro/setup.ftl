expansions = Extensii
expansion-none = Joc de bază
    .explanation = 23 de clădiri și nimic altceva de învățat.
expansion-new-buildings = Clădirile noi
    .explanation = Încă 14 clădiri; alegeți împreună care intră în joc.
expansion-nobles = Nobilii
    .explanation = Odată cu coloniștii sosesc nobili, iar 8 clădiri îi așteaptă.

## Boți

bot-newcomer = Nou-venit
    .description = Ușor: face greșeli. Începe aici.
bot-settler = Colonist
    .description = Mediu: cunoaște regulile și joacă bine uneori.
bot-merchant = Negustor
    .description = Greu pentru cei mai mulți: calculează fiecare mutare și joacă imediat.
bot-governor = Guvernator
    .description = Foarte greu: gândește în avans fiecare mutare.
bot-viceroy = Vicerege
    .description = Cel mai greu: se gândește cel mai mult. Rar îl învinge cineva.
bot-random = Aleatoriu
    .description = Răspunde la întâmplare.
bot-first = Primul
    .description = Ia mereu primul răspuns.
bot-planner = Planificator
    .description = Cântărește cât valorează fiecare răspuns.
bot-network = Rețea
    .description = Joacă ce prețuiește cel mai mult judecata ei învățată.
bot-search = Căutător
    .description = Joacă mai departe în minte înainte să răspundă.
