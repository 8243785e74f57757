# Die Startseite im Browser.
lobby-headline = Vier Spiele, ein Tisch und Würfel, die jeder nachprüfen kann.
lobby-headline-short = Vier Spiele, ein Tisch
lobby-intro = Spiel sofort gegen Bots oder schick Freunden einen Link. Ohne Konto.
lobby-intro-short = Sofort gegen Bots oder per Link mit Freunden.

# Die Spiele wie in ihren eigenen Dateien, nur kürzer.
lobby-title-las-vegas = Las Vegas
lobby-title-las-vegas-royale = Las Vegas Royale
lobby-title-sequence-dice = Sequence Dice
lobby-title-yellow-dwarf = Der gelbe Zwerg
lobby-about-las-vegas = Lege deine Würfel in sechs Casinos. Wer die meisten hat, bekommt den besten Schein; bei Gleichstand gibt es nichts.
lobby-about-las-vegas-royale = Ein großer Würfel, der doppelt zählt, Jetons zum Aussetzen und Tafeln, die zum Leben erwachen.
lobby-about-sequence-dice = Zwei Würfel sagen, wohin dein Chip darf. Die erste Linie ohne Lücke gewinnt.
lobby-about-yellow-dwarf = Lege deine Karten in aufsteigenden Reihen, gewinne die Töpfe und sei zuerst alle Karten los.
lobby-players = { $few }–{ $many } Spieler
lobby-minutes = etwa { $minutes } Min.

lobby-play = Losspielen
lobby-play-named = Losspielen: { $title }
lobby-friends = Mit Freunden
lobby-friends-short = Freunde
lobby-friends-named = Mit Freunden: { $title }
lobby-preparing = Wird zum ersten Mal vorbereitet: { $percent } %
lobby-begins-itself = Das Spiel beginnt von selbst.

# Was man für sich gewählt hat.
lobby-language = Sprache
lobby-theme = Bildschirmfarben
lobby-theme-auto = Wie das Gerät
lobby-theme-light = Hell
lobby-theme-dark = Dunkel
lobby-you = Du am Tisch
lobby-no-name = Dein Name
lobby-change-you = Name und Farbe: { $name }
lobby-name = Dein Name
lobby-colour = Deine Farbe und Form
lobby-colour-1 = Rubinrot, Kreis
lobby-colour-2 = Blau, Quadrat
lobby-colour-3 = Orange, Dreieck
lobby-colour-4 = Violett, Raute
lobby-colour-5 = Mintgrün, Kreuz
lobby-colour-6 = Kohlegrau, Sechseck
lobby-colour-taken = Hat sie am Tisch schon jemand, bekommst du eine andere.
lobby-done = Fertig

# Unter den Spielen.
lobby-go-on = Weiterspielen
lobby-open = Weiter
lobby-with = mit { $players }
lobby-seats-taken = { $taken } von { $all } Plätzen besetzt
lobby-all-left = Alle { $all } zeigen
lobby-give-up = Aufgeben
lobby-give-up-named = Aufgeben: { $title }
lobby-give-up-sure = Dieses Spiel endgültig verlassen?
lobby-keep = Behalten
lobby-join-table = Tisch mit Code
lobby-join = Beitreten
lobby-code = Code oder Link des Tisches
lobby-code-example = kadomi47
lobby-code-missing = Tippe den Code ein, der im Warteraum steht, oder füge den Link ein.
lobby-unknown-code = Einen Tisch { $code } gibt es nicht. Stimmen alle Zeichen?
lobby-open-tables = Offene Tische
lobby-no-tables = Gerade ist kein Tisch für alle offen. Du kannst einen eröffnen: Wähle bei einem Spiel „Mit Freunden“.
lobby-playing = wird gerade gespielt
lobby-sit = Hinsetzen
lobby-watch = Zusehen
