# Allen Spielen gemeinsam.
you = Du
bot-names = Anna, Bruno, Clara, David, Emma, Felix, Greta, Hugo, Ida, Jonas, Katja, Leo
player-number = Spieler { $number }
you-in-a-list = du

# Wie eine Zahl, eine Aufzählung und eine Karte geschrieben werden.
number = { $value }
text = { $text }
list-and = { $first } und { $last }
card-rank = { $rank ->
    [a] A
    [j] B
    [q] D
    [k] K
   *[other] { $rank }
}

# Was mehrere Spiele vom Tisch sagen.
told-together = { $first } { $then }
table-equal = { $one } = { $other }
table-round = Durchgang { $number } von { $all }
table-now = jetzt +{ $amount }
table-now-loses = jetzt -{ $amount }
chapter-round = Durchgang { $number }
chapter-round-of = Durchgang { $number } von { $all }
chapter-round-over = Durchgang { $number } ist vorbei.
chapter-deal = Runde { $number }
chapter-deal-on = Runde { $number }
chapter-deal-of = Runde { $number } von { $all }
chapter-deal-over = Runde { $number } ist vorbei.

# Wer wo wie viel bekommen hat.
account-amount = { $sign ->
    [plus] +{ $amount }
    [minus] -{ $amount }
   *[none] 0
}
account-part = { $where }: { $amount }
account-line = { $player }: { $total } ({ $parts })
account-nothing = { $player }: nichts
account-player = { $player }
account-sum = Gesamt

game-line = { $title }, { $few } bis { $many } Spieler: { $about }

play-welcome = { $title }: { $players }.
play-help-hint = Tippe eine Zahl, um zu wählen; ? zeigt die Hilfe.
play-fair = { $chance ->
    [cards] Die Karten stehen schon fest. Ihr Fingerabdruck: { $commitment }
   *[dice] Die Würfe stehen schon fest. Ihr Fingerabdruck: { $commitment }
}
play-seeded = { $chance ->
    [cards] Die Karten kommen aus dem Startwert { $seed }.
   *[dice] Die Würfe kommen aus dem Startwert { $seed }.
}
play-typed = { $chance ->
    [cards] Ihr gebt die Karten selbst; tippt ein, was ihr seht.
   *[dice] Ihr würfelt selbst; tippt ein, was ihr seht.
}
play-recorded = Dieses Spiel wird aufgezeichnet: { $file }
play-resumed = { $you ->
    [yes] Das Spiel geht weiter: { $progress }, du bist am Zug.
   *[no] Das Spiel geht weiter: { $progress }, { $player } ist am Zug.
}
play-resumed-chance = Das Spiel geht weiter: { $progress }.
play-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player }, du bist am Zug.
}
play-alone = { $player }, jetzt darfst nur du hinsehen. Drücke die Eingabetaste, wenn die anderen wegsehen:
play-prompt = Deine Wahl, 1 bis { $count }:
play-prompt-one = Nur eine Möglichkeit; drücke die Eingabetaste:
play-bad-choice = Das steht nicht zur Wahl. Tippe eine Zahl von 1 bis { $count } oder ? für Hilfe.
play-help =
    Tippe die Nummer deiner Wahl und drücke die Eingabetaste.
    h zeigt, was jede Wahl verspricht.
    l erzählt noch einmal, was seit deinem letzten Zug passiert ist.
    t zeigt den Tisch noch einmal, r zeigt die Regeln.
    p mit slow, normal oder instant stellt das Tempo ein, zum Beispiel p slow.
    q verlässt das Spiel; es bleibt gespeichert und kann später weitergehen.
play-help-dealt =
    x bricht das Spiel endgültig ab und legt den Startwert zum Nachprüfen offen.
    Nichts kann zurückgenommen werden: Was gesehen ist, ist gesehen.
play-help-typed = x bricht das Spiel endgültig ab. c korrigiert, was zuletzt eingetippt wurde.
play-again-told = Das ist seit deinem letzten Zug passiert:
play-nothing-told = Seit deinem letzten Zug ist nichts passiert.
play-go-on = Weiter mit der Eingabetaste:
play-pace = Tempo: { $pace }.
pace-slow = langsam
pace-normal = normal
pace-instant = ohne Pausen
play-saved = Das Spiel ist gespeichert. Weiter geht es mit:
play-input-ended = Die Eingabe ist zu Ende.
play-abandoned = { $chance ->
    [cards] Das Spiel wurde abgebrochen; die Karten lassen sich prüfen mit:
   *[dice] Das Spiel wurde abgebrochen; die Würfe lassen sich prüfen mit:
}
play-check = { $chance ->
    [cards] Die Karten lassen sich prüfen mit:
   *[dice] Die Würfe lassen sich prüfen mit:
}
play-sure = Das Spiel endgültig abbrechen? Dann noch einmal x tippen; alles andere setzt das Spiel fort:

typed-starter = Wer beginnt? { $seats }:
typed-dice = { $you ->
    [yes] Dein Wurf, { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }:
   *[no] { $player } würfelt mit { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfeln
    }:
}
typed-dice-last = { $you ->
    [yes] Dein Wurf, { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } ({ $last }):
   *[no] { $player } würfelt mit { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfeln
    } ({ $last }):
}
typed-help =
    Tippe ein, was auf dem echten Tisch liegt.
    Mehrere Werte gehen auf einmal: 1 1 2 4 oder 1124.
    c korrigiert die letzte Eingabe, solange danach niemand gewählt hat.
    t zeigt den Tisch, r zeigt die Regeln.
    l erzählt noch einmal, was passiert ist.
    q verlässt das Spiel; es bleibt gespeichert.
typed-nothing-to-choose = Jetzt gibt es nichts zu wählen; h hilft dir bei deiner nächsten Wahl.
typed-right = { $values }: Eingabetaste, wenn das stimmt; sonst noch einmal eintippen:
typed-corrected = Die letzte Eingabe ist zurückgenommen.
typed-cannot-correct = Es gibt nichts zu korrigieren.
typed-bad = Das passt nicht: { $reason } Bitte noch einmal.
typed-too-many = Hier { $count ->
    [one] wird höchstens { $count } Wert
   *[other] werden höchstens { $count } Werte
} gebraucht.
typed-unknown = { $text } ist nicht möglich. Möglich: { $possible }.

result-title = Das Spiel ist zu Ende.
result-winner = { $you ->
    [yes] Du gewinnst!
   *[no] { $player } gewinnt!
}
result-winners = Gemeinsamer Sieg: { $players }.
result-lead = Vorsprung auf den zweiten Platz: { $amount }.
result-equal = Gleichstand in allem, was zählt.

verify-plies = { $plies ->
    [one] { $plies } Aktion
   *[other] { $plies } Aktionen
} gelesen; die Hash-Kette ist lückenlos.
verify-rules = Alle sind nach den Regeln von „{ $title }“ erlaubt; { $moves ->
    [one] { $moves } wurde
   *[other] { $moves } wurden
} von Spielern gewählt.
verify-finished = Das Spiel ist beendet, und das Ergebnis stimmt.
verify-abandoned = Das Spiel wurde vor dem Ende abgebrochen.
verify-unfinished = Das Spiel ist nicht beendet.
verify-fair = Der Startwert stand fest, bevor jemand Platz nahm, und { $count ->
    [one] { $count } Zufallsergebnis wurde daraus noch einmal gezogen: Es stimmt.
   *[other] alle { $count } Zufallsergebnisse wurden daraus noch einmal gezogen: Jedes stimmt.
}
verify-seeded = { $count ->
    [one] { $count } Zufallsergebnis stammt
   *[other] Alle { $count } Zufallsergebnisse stammen
} aus dem Startwert { $seed }. Wer ihn gewählt hat, konnte das vorher wissen.
verify-typed = { $chance ->
    [cards] Die Karten wurden von Hand gegeben und eingetippt; über sie lässt sich nichts beweisen.
   *[dice] Es wurde von Hand gewürfelt, und die Würfe wurden eingetippt; über sie lässt sich nichts beweisen.
}
verify-unrevealed = { $chance ->
    [cards] Der Startwert ist noch nicht offengelegt, darum lassen sich die Karten noch nicht prüfen.
   *[dice] Der Startwert ist noch nicht offengelegt, darum lassen sich die Würfe noch nicht prüfen.
}
verify-refused = Diese Aufzeichnung wird abgelehnt: { $reason }


# Anfangen und wiederkommen.
ask-game = Was möchtest du spielen?
ask-go-on = weiter mit „{ $title }“ ({ $players }): { $progress }, { $when }
ask-title = { $title }: { $about }
ask-opponents = Gegen wen?
ask-level = { $level }: { $about }
ask-people = Menschen an dieser Tastatur
ask-players = Wie viele Spieler, { $few } bis { $many }? Eingabetaste für { $usual }:
ask-names = Eure Namen, durch Kommas getrennt:
ask-number = Eine Zahl von 1 bis { $count } (q beendet):
ask-bad-number = Das ist keine Zahl von { $first } bis { $last }.
ask-bad-names = Bitte { $few } bis { $many } Namen eintippen, durch Kommas getrennt.
saved-none = Es gibt kein angefangenes Spiel. Ein neues beginnt mit: croupier play
saved-line = { $number }) { $title }, { $when }: { $players }
saved-on = { $you ->
    [yes] { $progress }, du bist am Zug
   *[no] { $progress }, { $player } ist am Zug
}
saved-on-chance = { $progress }
saved-over = zu Ende; Sieg: { $winners }
saved-abandoned = abgebrochen ({ $progress })
saved-broken = lässt sich nicht lesen: { $reason }
saved-how = Weiter geht es mit: croupier play --resume 1 (ohne Nummer: das zuletzt gespielte)
replay-help = Eingabetaste oder n: weiter; p: zurück; round: zum nächsten Durchgang oder zur nächsten Runde; end: ans Ende des Spiels; q: aufhören.
replay-prompt = { $number } von { $count } (Eingabetaste, p, round, end, q):
replay-first = Das ist der Anfang.
