log-filter-phase = Faza
log-filter-all-phases = toate fazele
log-earlier = Rundele anterioare
log-empty = Încă nu s-a întâmplat nimic.

chat-company = Mesajele jucătorilor
chat-unread = necitite: { $n }
chat-mute-all = Ascunde pentru toți mesajele: { $name }
chat-unmute-all = Arată din nou tuturor mesajele: { $name }

hint-chance-about = cam { $percent } % șanse de victorie (± { $error })
hint-behind = cam cu { $percent } % mai puține șanse de victorie (± { $error })
hint-as-good = Poate la fel de bun: { $answers }
hint-clear = Clar mai bun decât celelalte.
hint-only = Nu există altă variantă.
hint-unsure = Poate că altceva e la fel de bun.
hint-compared = Față de „{ $answer }”:
hint-same = În rest nicio diferență față de „{ $answer }” în această fază
hint-output = { $effects } la fiecare producție
hint-full = { $effects } la fiecare producție completă
hint-use = { $effects } în funcțiune
hint-times = { $n } × { $thing }
hint-most = cel mai mult: { $name } ({ $things })
hint-final = la sfârșit cam { $effects } (± { $error })
hint-not-ending = Jocul nu se termină încă
hint-honest = O estimare din multe desfășurări posibile ale jocului, nu o certitudine.
hint-not-now = Sfaturile sunt disponibile când e rândul tău.
hint-offer = Un bot analizează două secunde și spune ce ar face.
hint-placed = { $place }: { $people }

chart-round = Runda
chart-end = Sfârșit

analysis-offer = Un bot se uită la fiecare decizie a jocului. Durează câteva minute și se face o singură dată.
analysis-chances = Șansele de victorie rundă cu rundă
analysis-swing = { $name } de la { $from } % la { $to } %
analysis-mistake = { $name }: „{ $answer }” a costat cam { $percent }% (± { $error }). Era mai bine: „{ $best }”.
analysis-mistake-points = { $name }: „{ $answer }” a costat la sfârșit cam { $points } p. avans (± { $error }). Mai bun era: „{ $best }”.

replay-start = Începutul jocului
replay-phase = În această fază
replay-phase-back = O fază înapoi
replay-phase-forward = O fază înainte
replay-round-back = O rundă înapoi
replay-round-forward = O rundă înainte
