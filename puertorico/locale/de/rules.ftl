rules-contents = Inhalt
rules-none = Nichts gefunden. Versuch ein anderes Wort.
rules-rulings-language = Diese Klärungen gibt es nur auf Englisch.

rules-aim = Worum es geht
    .text = Du leitest eine Kolonie auf einer Insel. Du legst Plantagen an, errichtest Gebäude, schickst Kolonisten an die Arbeit und erntest Waren, um sie dann für Dublonen zu verkaufen oder für Punkte in die Alte Welt zu verschiffen. Am Ende gewinnt die Kolonie mit den meisten Punkten.
rules-setup = Vor der ersten Runde
    .text = Alle beginnen mit einigen Dublonen und einer Plantage; die ersten Plätze haben Indigo, die letzten Mais. Eine Plantage mehr, als Spieler mitspielen, liegt offen aus. Auf dem Kolonistenschiff warten so viele Kolonisten, wie Spieler mitspielen. Je nach Spielerzahl liegt bereit:
rules-players = Spieler
rules-doubloons-each = Dublonen je Spieler
rules-chips = Punkte in Chips
rules-round = Eine Runde
    .text = Der Gouverneur wählt eine Rollenkarte und nimmt die Dublonen, die darauf liegen. Dann führen alle reihum die Rolle aus; wer sie gewählt hat, beginnt und hat außerdem ein Privileg. Danach wählt der linke Nachbar unter den übrigen Karten, und so fort, bis jeder einmal gewählt hat. Auf jede Karte, die niemand nahm, kommt eine Dublone, alle Karten kommen zurück, und die Gouverneurskarte wandert nach links.
rules-circles = Kreise und Kolonisten
    .text = Plantagen, Steinbrüche und Gebäude haben Kreise. In jeden passt ein Kolonist, und nur was besetzt ist, arbeitet. Die aufgedruckten Punkte eines Gebäudes zählen auch, wenn es leer ist. Kolonisten ziehen nur in der Bürgermeisterphase um.
rules-goods = Von der Plantage zum Fass
    .text = Eine besetzte Maisplantage liefert ein Fass Mais. Indigo, Zucker, Tabak und Kaffee brauchen dazu einen besetzten Kreis im passenden Produktionsgebäude: Es gibt so viele Fässer wie die kleinere der beiden Zahlen. Reicht der Vorrat nicht, gehen die Letzten leer aus.

rules-role-settler = Reihum darf jeder eine Plantage aus der offenen Auslage nehmen und auf die Insel legen, die Platz für zwölf Plättchen hat. Der Siedler darf statt einer Plantage einen Steinbruch nehmen. Am Ende wird der Rest der Auslage abgelegt und eine neue gelegt.
rules-role-mayor = Der Bürgermeister nimmt einen Kolonisten mehr aus dem Vorrat. Dann werden die Kolonisten vom Schiff reihum einzeln genommen. Nun darf jeder alle seine Kolonisten neu verteilen; niemand darf in San Juan warten, solange ein Kreis leer ist. Zuletzt wird das Schiff wieder gefüllt: ein Kolonist für jeden leeren Kreis auf Gebäuden, mindestens einer für jeden Spieler.
rules-role-builder = Reihum darf jeder ein Gebäude bauen und bezahlt dessen Preis. Jeder besetzte Steinbruch spart eine Dublone, höchstens so viele, wie die Nummer der Spalte des Gebäudes angibt. Der Baumeister zahlt außerdem eine weniger. Niemand darf dasselbe Gebäude zweimal besitzen. Eine Stadt hat zwölf Felder, ein großes Gebäude braucht zwei.
rules-role-craftsman = Alle produzieren, was Insel und Stadt hergeben. Danach nimmt der Aufseher ein weiteres Fass einer Sorte, die er gerade produziert hat.
rules-role-trader = Reihum darf jeder ein Fass ans Handelshaus verkaufen, das Platz für vier hat und jede Sorte nur einmal will. Mais bringt nichts, Indigo 1, Zucker 2, Tabak 3, Kaffee 4 Dublonen, und der Händler bekommt eine mehr. Ist das Haus am Ende der Phase voll, wird es geleert.
rules-role-captain = Reihum muss jeder verladen, der kann, immer wieder: eine Sorte auf ein Schiff, so viele Fässer wie möglich. Ein Schiff trägt eine Sorte, und keine zwei Schiffe dieselbe. Jedes Fass bringt einen Punkt, und der Kapitän bekommt für seine erste Verladung einen mehr. Kann niemand mehr verladen, behält jeder ein Fass und was in die Lager passt; der Rest ist verloren. Volle Schiffe werden geleert.
rules-role-prospector = Wer ihn wählt, nimmt eine Dublone aus der Bank. Sonst tut niemand etwas. Von diesen Karten gibt es bei zwei und vier Spielern eine, bei fünf Spielern zwei.

rules-buildings-text = Was ein Gebäude kann, gilt nur, solange es besetzt ist. Die aufgedruckten Punkte zählen immer.
rules-end = Das Ende
    .text = Das Spiel endet nach der Runde, in der die Kolonisten das Schiff nicht mehr füllen, eine Stadt voll ist oder der letzte Punktechip genommen wurde. Die Runde wird zu Ende gespielt.
rules-points = Die Wertung
    .text = Deine Chips, die aufgedruckten Punkte deiner Gebäude und die Sonderpunkte deiner besetzten großen Gebäude. Bei Gleichstand gewinnt, wer mehr Dublonen und Fässer hat.
rules-two = Zu zweit
    .text = Beide wählen abwechselnd, bis jeder drei Karten hat; eine bleibt übrig und bekommt eine Dublone. Es gibt zwei Schiffe, fünf Steinbrüche, weniger Plättchen und Fässer, je eines der kleinen und großen Gebäude und je zwei der Produktionsgebäude.
rules-new-buildings = Vor dem Spiel wählen die Spieler reihum, welche der alten und neuen Gebäude ins Spiel kommen: siebzehn Typen, jeder für einen Platz mit seinem Preis. Manche neuen Gebäude bringen Wälder, Gäste oder Wege, ohne Dublonen zu zahlen.
rules-nobles = Acht weitere Gebäude und zwanzig Adlige. Ein Adliger arbeitet wie ein Kolonist, ist am Ende einen Punkt wert und bewirkt in manchen Gebäuden etwas anderes als ein Kolonist. Mit jeder Bürgermeisterphase kommt einer mit dem Schiff. Das Spiel endet nicht mehr dadurch, dass die Kolonisten ausgehen.
