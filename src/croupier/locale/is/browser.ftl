# The browser: what stands around a table.
browser-name = Croupier
browser-no-server = Þjónninn svarar ekki.
browser-no-table = Þetta borð er ekki til
browser-to-front = Á forsíðu
browser-connecting = Tengist …
browser-lost = Sambandið rofnaði. Reyni aftur …
browser-closed = Þetta borð er þér lokað.
browser-preparing = Verið er að undirbúa spilið: { $done } af { $all }. Það hefst af sjálfu sér.
browser-close = Loka
browser-menu = Valmynd
browser-rules = Svona er spilað
browser-people = Spilararnir
browser-you = þú
browser-has-turn = á leik
browser-away = ekki við
browser-stands-in = vél spilar
browser-log = Gangur spilsins
browser-tray = Spurningin
browser-your-turn = Þú átt leik, { $name }
browser-choose = Veldu.
browser-choose-first = Veldu fyrst
browser-choose-next = Veldu framhaldið
browser-sending = Augnablik …
browser-is-choosing = { $name } er að velja
browser-hint = Hverju hvert val lofar
browser-hint-exact = Vinningslíkur, nákvæmar
browser-hint-estimate = Vinningslíkur, áætlaðar
browser-sealed = Teningar innsiglaðir
browser-if-ended = Þessi umferð, ef henni lyki núna
browser-to-ending = Að úrslitunum
browser-chapter-of = { $game ->
    [yellow-dwarf] { $number }. gjöf af { $all }
   *[other] { $number }. umferð af { $all }
}
browser-chapter = { $game ->
    [yellow-dwarf] { $number }. gjöf
   *[other] { $number }. umferð
}
