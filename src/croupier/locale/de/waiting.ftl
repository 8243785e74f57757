# Der Raum vor dem Spiel.
waiting-title = Noch fehlen Spieler
waiting-invite = Lass deine Freunde das scannen oder schick ihnen den Link
waiting-qr = QR-Code mit dem Link zu diesem Tisch
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-share = Link teilen
waiting-invitation = Komm und spiel { $game }
waiting-seats = Plätze
waiting-taken = { $taken } von { $all } besetzt
waiting-host = Startet das Spiel
waiting-here = Ist da
waiting-open = Freier Platz
waiting-open-about = Wartet auf jemanden …
waiting-reserved = Freigehalten für { $name }
waiting-reserved-about = Aus dem letzten Spiel
waiting-bot = Bot, { $level }
waiting-a-bot = Bot
waiting-seat-bot = Hier einen Bot hinsetzen
waiting-level = Wie gut { $name } spielt
waiting-free = Den Platz von { $name } frei machen
waiting-free-sure = Den Platz von { $name } frei machen?
waiting-free-yes = Frei machen
waiting-leave = Gehen
waiting-leave-sure = Willst du deinen Platz aufgeben? Er ist dann wieder frei.
waiting-start = Spiel starten
waiting-missing = { $count ->
    [one] { $count } Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
waiting-ready = Alle Plätze sind besetzt
waiting-fill = Bots auf die freien Plätze
waiting-guest = Sobald alle Plätze besetzt sind, startet { $name } das Spiel.
waiting-guest-ready = Alle Plätze sind besetzt. { $name } startet das Spiel.
waiting-nobody = Wer sich zuerst setzt, startet das Spiel.
waiting-join = Setz dich dazu
waiting-name = Dein Name
waiting-colour = Deine Farbe
waiting-colour-1 = Rot, Kreis
waiting-colour-2 = Blau, Quadrat
waiting-colour-3 = Orange, Dreieck
waiting-colour-4 = Violett, Raute
waiting-colour-5 = Grün, Kreuz
waiting-colour-6 = Grau, Sechseck
waiting-colour-taken = { $colour }, vergeben
waiting-sit = Hinsetzen
waiting-sit-here = Hier hinsetzen
waiting-sit-chosen = Auf Platz { $number } setzen
waiting-watch = Nur zusehen
waiting-full = Alle Plätze sind besetzt. Du kannst zusehen.
waiting-rules = Dieser Tisch
waiting-rule = { $label }: { $value }
waiting-is-private = Nur mit dem Link
waiting-is-listed = Offen für alle
waiting-no-hints = Keine Tipps
waiting-no-chat = Nur fertige Sätze
waiting-no-spectators = Keine Zuschauer
waiting-sealed = { $game ->
    [yellow-dwarf] Die Karten sind versiegelt
   *[other] Die Würfel sind versiegelt
}
waiting-sealed-about = { $game ->
    [yellow-dwarf] Der Server hat seinen Anteil an allen Karten festgelegt und zeigt dessen Fingerabdruck. Wer sich setzt, gibt einen eigenen Anteil dazu; so kann niemand die Karten beeinflussen. Nach dem Spiel kann das jeder nachprüfen.
   *[other] Der Server hat seinen Anteil an jedem Wurf festgelegt und zeigt dessen Fingerabdruck. Wer sich setzt, gibt einen eigenen Anteil dazu; so kann niemand die Würfel beeinflussen. Nach dem Spiel kann das jeder nachprüfen.
}

# Einen Tisch eröffnen.
new-title = Ein Tisch mit Freunden
new-players = Wie viele spielen
new-seats = Wer spielt
new-seat = Platz { $number }
new-seat-you = Du
new-friend = Jemand per Link
new-who = Wer kommen kann
new-private = Nur wer den Link hat
new-listed = Alle
new-more = Weitere Einstellungen
new-drawn = wird ausgelost
new-hints = Tipps
new-hints-about = wer am Zug ist, darf fragen, was jede Wahl verspricht
new-chat = Chat
new-chat-about = alle schreiben, was sie mögen; sonst gibt es nur fertige Sätze
new-spectators = Zuschauer
new-spectators-about = andere dürfen zusehen; sie sehen nur, was alle am Tisch sehen
new-clock = Zeit für eine Entscheidung
new-clock-about = Ist sie um, macht ein Bot diesen einen Zug.
new-clock-none = unbegrenzt
new-absent = Wenn jemand nicht da ist
new-absent-about = Nach dieser Zeit entscheidet ein Bot, bis der Spieler wieder da ist.
new-stand-in = Wie gut dieser Bot spielt
new-open = Tisch eröffnen
new-open-about = Dann bekommst du den Link für die anderen
new-time = { $unit ->
    [hours] { $value } Std.
    [minutes] { $value } Min.
   *[seconds] { $value } Sek.
}
new-value-shared = 135, gleichmäßig verteilt
new-value-broke = bis jemand nicht zahlen kann
new-value-new = eine neue Reihe beginnen
new-value-higher = mit dem nächsthöheren Rang weiterlegen
new-value-flat = Bildkarten 10, alle anderen 1
new-value-pips = Bildkarten 10, andere nach ihrer Zahl
new-value-turn = alle Karten in einem Zug
new-value-strict = nur bevor jemand anders gelegt hat

# Das Menü eines Tisches.
menu-no = Nein
menu-language = Sprache
menu-theme = Bildschirmfarben
menu-theme-auto = wie das Gerät
menu-theme-light = hell
menu-theme-dark = dunkel
menu-pace = Tempo
menu-pace-normal = normal
menu-pace-fast = schnell
menu-pace-instant = ohne Pausen
menu-sound = Ton
menu-sound-about = zwei leise Töne, wenn der Tisch auf dich wartet
menu-title = Hinweis im Seitentitel
menu-title-about = der Titel der Seite sagt, wann du am Zug bist
menu-title-turn = Du bist am Zug! { $title }
menu-preferences = Sprache, Bildschirm, Tempo, Ton
menu-this-table = Link und Einstellungen dieses Tisches
menu-in-words = Der Tisch in Worten
menu-is-away = { $name } ist nicht da
menu-bot-decides = So lange entscheidet ein Bot.
menu-voted = Du möchtest einen Bot entscheiden lassen.
menu-vote = Bot entscheiden lassen
menu-leave = Tisch verlassen
menu-leave-sure = Willst du den Tisch verlassen? Bis du zurückkommst, entscheidet ein Bot für dich.

# Worte an den Tisch.
chat-title = Etwas sagen
chat-more = Mehr Sätze
chat-less = Weniger Sätze
chat-write = Deine Worte
chat-send = Senden
