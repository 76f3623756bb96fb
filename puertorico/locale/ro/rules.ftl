rules-contents = Cuprins
rules-none = Nu s-a găsit nimic. Încearcă alt cuvânt.
rules-rulings-language = Lămuririle există doar în engleză.

rules-aim = Despre ce este vorba
    .text = Conduci o colonie pe o insulă. Așezi plantații, ridici clădiri, trimiți coloniștii la lucru și produci mărfuri, pe care apoi le vinzi pentru dubloni sau le trimiți în Lumea Veche pentru puncte. La sfârșit câștigă colonia cu cele mai multe puncte.
rules-setup = Înainte de prima rundă
    .text = Fiecare începe cu câțiva dubloni și o plantație; primele locuri au indigo, ultimele porumb. Cu fața în sus se află cu o plantație mai mult decât numărul jucătorilor. Pe navă așteaptă atâția coloniști câți jucători sunt. Ce se pregătește, după numărul de jucători:
rules-players = Jucători
rules-doubloons-each = Dubloni pe jucător
rules-chips = Puncte în jetoane
rules-round = O rundă
    .text = Guvernatorul alege o carte de rol și ia dublonii de pe ea. Apoi toți, pe rând, începând cu cine a ales, fac ce spune rolul; cine a ales are și un privilegiu. Alege apoi vecinul din stânga dintre cărțile rămase, și tot așa până ce fiecare a ales o dată. Pe fiecare carte neluată se pune un dublon, cărțile se întorc, iar cartea guvernatorului trece la stânga.
rules-circles = Cercuri și coloniști
    .text = Plantațiile, carierele și clădirile au cercuri. În fiecare încape un colonist, și funcționează doar ce este ocupat. Punctele tipărite pe o clădire se numără chiar dacă e goală. Coloniștii se mută doar în faza Primarului.
rules-goods = De la plantație la butoi
    .text = O plantație de porumb ocupată dă un butoi de porumb. Indigoul, zahărul, tutunul și cafeaua mai cer un cerc ocupat în clădirea de producție potrivită: produci atâtea butoaie cât este cel mai mic dintre cele două numere. Dacă proviziile nu ajung, ultimii rămân fără.

rules-role-settler = Pe rând, fiecare poate lua una dintre plantațiile cu fața în sus și o așază pe insulă, unde e loc pentru douăsprezece plăcuțe. Cine a ales rolul poate lua o carieră în locul plantației. La sfârșit celelalte se elimină și se așază altele noi.
rules-role-mayor = Primarul ia încă un colonist din provizii. Apoi coloniștii de pe navă se iau pe rând, câte unul. Acum fiecare își poate rearanja toți coloniștii; niciun colonist nu poate rămâne în San Juan cât timp e un cerc gol. La final nava se umple din nou: un colonist pentru fiecare cerc gol de pe clădiri, cel puțin câte unul pentru fiecare jucător.
rules-role-builder = Pe rând, fiecare poate ridica o clădire și îi plătește prețul. Fiecare carieră ocupată economisește un dublon, cel mult cât arată numărul coloanei clădirii. De asemenea, Constructorul plătește cu un dublon mai puțin. Nimeni nu poate avea aceeași clădire de două ori. Un oraș are douăsprezece locuri, iar o clădire mare ocupă două.
rules-role-craftsman = Toți produc ce le îngăduie insula și orașul. Apoi Meșteșugarul ia încă un butoi dintr-o marfă pe care tocmai a produs-o.
rules-role-trader = Pe rând, fiecare poate vinde un butoi casei de comerț, care are patru locuri și cumpără fiecare tip de marfă o singură dată. Porumbul nu aduce nimic, indigoul 1, zahărul 2, tutunul 3, cafeaua 4 dubloni, iar Comerciantul primește unul în plus. Dacă la sfârșitul fazei casa e plină, se golește.
rules-role-captain = Pe rând, iar și iar, fiecare trebuie să încarce dacă poate: un singur tip de marfă pe o navă, atâtea butoaie câte încap. O navă duce un singur tip de marfă, și nu există două nave cu aceeași marfă. Fiecare butoi aduce un punct, iar Căpitanul primește unul în plus la prima lui încărcare. Când nimeni nu mai poate încărca, fiecare păstrează un butoi și ce încape în depozite; restul se pierde. Navele pline se golesc.
rules-role-prospector = Cine îl alege ia un dublon din bancă. Nimeni altcineva nu face nimic. În doi și în patru este o astfel de carte, în cinci sunt două.

rules-buildings-text = Efectul unei clădiri contează doar cât timp este ocupată. Punctele tipărite se numără oricum.
rules-end = Sfârșitul
    .text = Jocul se termină după runda în care coloniștii nu mai umplu nava, un oraș e plin sau s-a luat ultimul jeton. Runda se joacă până la capăt.
rules-points = Numărarea punctelor
    .text = Jetoanele tale, punctele tipărite pe clădirile tale și bonusurile clădirilor tale mari ocupate. La egalitate câștigă cine are mai mulți dubloni și butoaie, împreună.
rules-two = În doi
    .text = Amândoi aleg pe rând până ce fiecare are trei cărți; una rămâne și primește un dublon. Sunt două nave, cinci cariere, mai puține plăcuțe și butoaie, câte una din clădirile mici și mari și câte două din cele de producție.
rules-new-buildings = Înainte de joc jucătorii aleg pe rând care dintre clădirile vechi și noi intră în joc: șaptesprezece tipuri, fiecare pentru un loc cu prețul său. Unele clădiri noi aduc păduri, oaspeți sau moduri de a plăti fără dubloni.
rules-nobles = Încă opt clădiri și douăzeci de nobili. Un nobil lucrează ca un colonist, valorează un punct la sfârșit, iar în unele clădiri face altceva decât un colonist. Cu fiecare fază a Primarului vine unul pe navă. Dacă se termină coloniștii, jocul nu se mai încheie din această cauză.
