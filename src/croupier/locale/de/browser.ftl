# The browser: what stands around a table.
browser-name = Croupier
browser-no-server = Der Server antwortet nicht.
browser-no-table = Diesen Tisch gibt es nicht
browser-to-front = Zur Startseite
browser-connecting = Verbindung wird aufgebaut …
browser-lost = Die Verbindung ist abgerissen. Neuer Versuch …
browser-closed = Dieser Tisch ist für dich geschlossen.
browser-preparing = Das Spiel wird vorbereitet: { $done } von { $all }. Es beginnt von selbst.
browser-close = Schließen
browser-menu = Menü
browser-rules = So wird gespielt
browser-people = Die Spieler
browser-you = du
browser-has-turn = ist am Zug
browser-away = nicht da
browser-stands-in = ein Bot spielt
browser-log = Verlauf
browser-board = Der Tisch
browser-tray = Die Frage
browser-your-turn = { $name }, du bist am Zug
browser-choose = Wähle.
browser-choose-first = Erst wählen
browser-choose-next = Wähle, wie es weitergeht
browser-sending = Einen Moment …
browser-is-choosing = { $name } wählt
browser-hint = Was jede Wahl verspricht
browser-hint-exact = Gewinnchance, genau
browser-hint-estimate = Gewinnchance, geschätzt
browser-sealed = Versiegelt
browser-if-ended = Wenn dieser Durchgang jetzt endete
browser-to-ending = Zum Ergebnis
browser-chapter-of = { $game ->
    [yellow-dwarf] Runde { $number } von { $all }
   *[other] Durchgang { $number } von { $all }
}
browser-chapter = { $game ->
    [yellow-dwarf] Runde { $number }
   *[other] Durchgang { $number }
}
