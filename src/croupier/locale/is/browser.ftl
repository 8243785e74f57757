# The browser: what stands around a table.
browser-name = Croupier
browser-no-server = Netþjónninn svarar ekki.
browser-no-table = Þetta borð er ekki til
browser-to-front = Á forsíðu
browser-connecting = Tengist…
browser-lost = Sambandið rofnaði. Reyni aftur…
browser-closed = Þetta borð er þér lokað.
browser-preparing = Verið er að undirbúa spilið: { $done } af { $all }. Það hefst af sjálfu sér.
browser-close = Loka
browser-menu = Valmynd
browser-rules = Svona er spilað
browser-people = Leikmenn
browser-you = þú
browser-has-turn = á leik
browser-away = ekki við
browser-stands-in = tölva spilar
browser-log = Gangur spilsins
browser-board = Borðið
browser-tray = Spurningin
browser-your-turn = Þú átt leik, { $name }
browser-choose = Veldu.
browser-choose-first = Veldu fyrst
browser-choose-next = Veldu það sem á eftir kemur
browser-sending = Augnablik…
browser-is-choosing = { $name } er að velja
browser-hint = Hverju hver kostur lofar
browser-hint-exact = Sigurlíkur, nákvæmar
browser-hint-estimate = Sigurlíkur, áætlaðar
browser-sealed = Innsiglað
browser-if-ended = Ef umferðinni lyki núna
browser-to-ending = Skoða úrslitin
browser-chapter-of = { $game ->
    [yellow-dwarf] { $number }. gjöf af { $all }
   *[other] { $number }. umferð af { $all }
}
browser-chapter = { $game ->
    [yellow-dwarf] { $number }. gjöf
   *[other] { $number }. umferð
}
