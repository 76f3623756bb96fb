expansions = Erweiterungen
expansion-none = Grundspiel
    .explanation = 23 Gebäude, sonst nichts zu lernen.
expansion-new-buildings = Die neuen Gebäude
    .explanation = 14 weitere Gebäude; ihr wählt gemeinsam, welche ins Spiel kommen.
expansion-nobles = Die Adligen
    .explanation = Mit den Kolonisten kommen Adlige, und 8 Gebäude heißen sie willkommen.

## Bots

bot-newcomer = Neuankömmling
    .description = Leicht: macht Fehler. Fang hier an.
bot-settler = Siedler
    .description = Mittel: kennt die Regeln und spielt an guten Tagen stark.
bot-merchant = Kaufmann
    .description = Schwer für die meisten: rechnet jeden Zug durch, ohne zu zögern.
bot-governor = Gouverneur
    .description = Sehr schwer: denkt vor jedem Zug voraus.
bot-viceroy = Vizekönig
    .description = Am schwersten: denkt am längsten. Wer hier gewinnt, spielt sehr gut.
bot-random = Zufall
    .description = Antwortet zufällig.
bot-first = Erster
    .description = Nimmt immer die erste Antwort.
bot-planner = Planer
    .description = Wägt ab, was jede Antwort wert ist.
bot-network = Netz
    .description = Spielt, was sein gelerntes Urteil am besten findet.
bot-search = Rechner
    .description = Spielt im Kopf weiter, bevor er antwortet.
