# Was an einem Tisch eines Servers außer dem Spiel geschieht.
table-opened = Der Tisch ist offen.
table-sat = { $you ->
    [yes] Du setzt dich
   *[no] { $player } setzt sich
} an den Tisch.
table-bot-sat = { $name } ({ $level }) setzt sich an den Tisch.
table-unseated = Ein Platz ist wieder frei.
table-started = Das Spiel beginnt.
table-came = { $you ->
    [yes] Du bist
   *[no] { $player } ist
} da.
table-back = { $you ->
    [yes] Du bist wieder da und entscheidest wieder selbst
   *[no] { $player } ist wieder da und entscheidet wieder selbst
}.
table-went = { $you ->
    [yes] Deine Verbindung ist
   *[no] Die Verbindung von { $player } ist
} abgerissen.
table-left = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} den Tisch verlassen.
table-voted = { $you ->
    [yes] Du möchtest
   *[no] { $player } möchte
} für { $about } einen Bot entscheiden lassen.
table-taken-over = { $why ->
    [time] { $name } ist schon zu lange weg
    [vote] Der Tisch hat dafür gestimmt
   *[left] { $name } hat den Tisch verlassen
}: Bis { $name } zurückkommt, entscheidet ein Bot ({ $level }).
table-clock = Die Zeit ist um: Ein Bot hat für { $name } entschieden.
table-rematched = { $you ->
    [yes] Du eröffnest
   *[no] { $player } eröffnet
} einen Tisch für ein weiteres Spiel.
table-abandoned = Alle sind gegangen: Das Spiel endet hier.
table-expired = Es ist lange niemand mehr gekommen: Der Tisch ist geschlossen.
table-said = { $name }: { $words }
say-hello = Hallo!
say-thanks = Danke!
say-well-played = Gut gespielt!
say-good-luck = Viel Glück!
say-oops = Hoppla!
say-hurry = Du bist dran!
say-again = Noch ein Spiel?
say-goodbye = Tschüss!

# `croupier join`: ein Tisch eines Servers im Terminal.
join-ask-name = Dein Name am Tisch:
join-table = { $title }, Tisch { $code }. Mit diesem Link kommen die anderen hierher:
join-free = frei
join-seat-free = { $number }) frei
join-seat-reserved = { $number }) freigehalten für { $name }
join-seat-bot = { $number }) { $name } (Bot, { $level })
join-seat-person = { $number }) { $name }{ $who ->
    [you] {" "}(du)
    [away] {" "}(nicht da)
   *[here] {""}
}{ $role ->
    [host] , startet das Spiel
   *[guest] {""}
}
join-bot = { $name } ({ $level })
join-host = Du startest das Spiel: Tippe start, sobald alle Plätze besetzt sind. Einen freien Platz bekommt ein Bot zum Beispiel mit bot 2 hard.
join-guest = Sobald alle Plätze besetzt sind, kann { $name } das Spiel starten.
join-watching = Du siehst zu.
join-help-hint = ? zeigt die Hilfe.
join-help-host =
    start beginnt das Spiel; alle Plätze müssen besetzt sein.
    bot 2 hard setzt einen Bot auf Platz 2: easy, medium, hard oder expert.
    free 2 macht Platz 2 wieder frei.
join-help-room =
    say und ein paar Worte: Alle am Tisch lesen sie.
    t zeigt den Tisch noch einmal, r zeigt die Regeln.
    leave gibt deinen Platz auf.
    q beendet das Programm; dein Platz bleibt dir.
join-help-game =
    Wenn du am Zug bist, tippe die Nummer deiner Wahl und drücke die Eingabetaste.
    h zeigt dann, was jede Wahl verspricht.
    l erzählt noch einmal, was seit deinem letzten Zug passiert ist.
    t zeigt den Tisch noch einmal, r zeigt die Regeln.
    say und ein paar Worte: Alle am Tisch lesen sie.
    vote 3: Ein Bot soll für Platz 3 entscheiden, wenn dort niemand mehr da ist.
    p mit slow, normal oder instant stellt das Tempo ein, zum Beispiel p slow.
    leave lässt einen Bot für dich spielen, bis du zurück bist.
    q beendet das Programm; dein Platz bleibt dir.
join-help-over =
    again eröffnet einen Tisch für ein weiteres Spiel in derselben Runde oder folgt den anderen dorthin.
    say und ein paar Worte: Alle am Tisch lesen sie.
    q beendet das Programm.
join-help-watch =
    t zeigt den Tisch noch einmal, r zeigt die Regeln.
    l erzählt noch einmal, was passiert ist.
    p mit slow, normal oder instant stellt das Tempo ein, zum Beispiel p slow.
    q beendet das Programm.
join-unknown = Das ist jetzt weder eine Wahl noch ein Befehl. ? zeigt die Hilfe.
join-bad-seat = Die Plätze haben die Nummern 1 bis { $last }.
join-too-long = Das ist zu lang: höchstens { $most } Zeichen.
join-clock = { $count ->
    [one] Du hast { $count } Sekunde Zeit.
   *[other] Du hast { $count } Sekunden Zeit.
}
join-preparing = Der Server bereitet das Spiel vor, das ist nur beim ersten Mal nötig: { $percent } %.
join-lost = Die Verbindung ist abgerissen. Neuer Versuch ...
join-back = Wieder verbunden.
join-freed = Dein Platz ist wieder frei; du sitzt nicht mehr am Tisch.
join-left = Du hast den Tisch verlassen.
join-left-bot = Du hast den Tisch verlassen; ein Bot spielt für dich, bis du zurück bist.
join-kept = Dein Platz bleibt dir. Zurück kommst du mit:
join-own-part = { $chance ->
    [cards] Es ist der Startwert, dessen Fingerabdruck du gesehen hast, und deine eigene Zufallszahl steckt in jeder Karte.
   *[dice] Es ist der Startwert, dessen Fingerabdruck du gesehen hast, und deine eigene Zufallszahl steckt in jedem Wurf.
}
join-other-record = Der Server gibt die Aufzeichnung eines anderen Spiels heraus: Fingerabdruck, Zufallszahlen oder Züge sind nicht die, die du hier gesehen hast. Trau ihm nicht.
join-record = Die Aufzeichnung des Spiels gibt es unter:
join-again = Tippe again für ein weiteres Spiel in derselben Runde oder q zum Beenden:
