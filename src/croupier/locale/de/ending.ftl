# Das Ende eines Spiels im Browser.
ending-places = Platzierung
ending-unfinished = Das Spiel wurde nicht zu Ende gespielt
ending-things = { $kind ->
    [die] { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
    [note] { $count ->
        [0] keine Scheine
        [one] { $count } Schein
       *[other] { $count } Scheine
    }
    [money-card] { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
    [chip] { $count ->
        [0] keine Jetons
        [one] { $count } Jeton
       *[other] { $count } Jetons
    }
    [card] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
    [tile] { $count ->
        [one] { $count } Tafel
       *[other] { $count } Tafeln
    }
    [starter] wer beginnt
    [dealer] wer zuerst gibt
   *[other] { $count ->
        [one] { $count } Ziehung
       *[other] { $count } Ziehungen
    }
}
ending-account = { $game ->
    [yellow-dwarf] Runde für Runde
   *[other] Durchgang für Durchgang
}
ending-account-where = { $game ->
    [yellow-dwarf] Runde { $number }: woher es kam
   *[other] Durchgang { $number }: woher es kam
}
ending-account-nothing = Niemand hat etwas bekommen.
ending-rematch = Revanche
ending-replay = Wiederholung
ending-go-on = Zum neuen Tisch
ending-watch-next = Beim nächsten Spiel zusehen
ending-look = Den Tisch ansehen
ending-record = Aufzeichnung speichern
ending-link = Link kopieren
ending-link-copied = Der Link ist kopiert

# Die Würfel prüfen.
ending-proof-title = { $game ->
    [yellow-dwarf] Die Karten prüfen
   *[other] Die Würfel prüfen
}
ending-proof-busy = Alles wird noch einmal gezogen …
ending-proof-right = Alles wie versprochen: { $things }.
ending-proof-none = In diesem Spiel wurde nichts gezogen.
ending-proof-failed = Der Server antwortet nicht, darum wurde nichts geprüft.
ending-proof-again = Noch einmal versuchen
ending-proof-wrong = { $fault ->
    [seed] Das stimmt nicht: Der Startwert, den der Server zeigt, hat nicht den versprochenen Fingerabdruck.
    [commitment] Das stimmt nicht: Der Fingerabdruck ist nicht der, den du hier gesehen hast.
    [entropy] Das stimmt nicht: Deine eigene Zufallszahl fehlt in den Ziehungen.
    [record] Das stimmt nicht: Bei Schritt { $ply } steht in der Aufzeichnung etwas anderes, als du hier gesehen hast.
   *[outcome] Das stimmt nicht: Bei Schritt { $ply } ergibt der Startwert etwas anderes, als in der Aufzeichnung steht.
}
ending-proof-how = Was geprüft wurde und was nicht
ending-proof-seed = Bevor sich jemand setzte, legte der Server seinen geheimen Startwert durch den Fingerabdruck { $print } fest. Der Startwert, den er jetzt zeigt, hat diesen Fingerabdruck.
ending-proof-promise = Es ist der Fingerabdruck, den du hier gesehen hast.
ending-proof-own = Deine eigene Zufallszahl steckt in jeder Ziehung.
ending-proof-drawn = Dein Browser hat alles noch einmal gezogen, aus dem Startwert und den Zufallszahlen der Spieler, und mit der Aufzeichnung verglichen.
ending-proof-seen = In der Aufzeichnung steht jeder Schritt, den du hier gesehen hast.
ending-proof-limits = Hier nicht geprüft: was jedes Mal gezogen werden konnte und wie wahrscheinlich es war. Das folgt aus den Regeln, und der Browser bekommt es vom Server. Wenn du auch das prüfen willst, speichere die Aufzeichnung und führe diesen Befehl aus:

# Ein Spiel noch einmal ansehen.
replay-browser-title = Wiederholung
replay-browser-of = { $number } von { $count }
replay-browser-start = Der Anfang
replay-browser-back = Einen Schritt zurück
replay-browser-on = Einen Schritt weiter
replay-browser-jump-back = { $to ->
    [round] Einen Durchgang zurück
    [deal] Eine Runde zurück
   *[end] Zum Anfang
}
replay-browser-jump-on = { $to ->
    [round] Einen Durchgang weiter
    [deal] Eine Runde weiter
   *[end] Zum Ende
}
replay-browser-play = Abspielen
replay-browser-pause = Anhalten
replay-browser-pace = { $pace ->
    [fast] Tempo: doppelt
    [instant] Tempo: ohne Bewegung
   *[normal] Tempo: normal
}
replay-browser-place = Stelle im Spiel
replay-browser-view = Wessen Sicht
replay-browser-everyone = Was alle gesehen haben
replay-browser-seat = Was { $name } gesehen hat
replay-browser-share = Link zu dieser Stelle kopieren
replay-browser-to-table = Zum Tisch
replay-browser-controls = Steuerung der Wiederholung
replay-browser-loading = Das Spiel wird geholt …
replay-browser-refused = Hier gibt es nichts anzusehen
