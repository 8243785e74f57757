# Allen Spielen gemeinsam.
you = Du
player-number = Spieler { $number }
you-in-a-list = du

# How a number, a list and a card are written.
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
play-resumed = Das Spiel geht weiter nach { $plies ->
    [one] { $plies } Aktion
   *[other] { $plies } Aktionen
}.
play-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
}
play-alone = { $player }, jetzt darfst nur du hinsehen. Drücke die Eingabetaste, wenn die anderen wegsehen:
play-prompt = Deine Wahl, 1 bis { $count }:
play-prompt-one = Nur eine Möglichkeit; drücke die Eingabetaste:
play-bad-choice = Das steht nicht zur Wahl. Tippe eine Zahl von 1 bis { $count } oder ? für Hilfe.
play-help =
    Tippe die Nummer deiner Wahl und drücke die Eingabetaste.
    h zeigt, was jede Wahl verspricht.
    t zeigt den Tisch noch einmal, r die Regeln, q verlässt das Spiel (es bleibt gespeichert und kann später weitergehen).
    x bricht das Spiel ab: Der Startwert wird zum Nachprüfen offengelegt, und es kann nicht weitergehen.
    Nichts kann zurückgenommen werden: Was gesehen ist, ist gesehen.
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

typed-starter = Wer beginnt? 1 bis { $count }:
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

# Opponents and hints.
level-easy = leicht
level-easy-about = zieht oft, ohne nachzudenken
level-medium = mittel
level-medium-about = schaut fast immer einen Zug voraus
level-hard = schwer
level-hard-about = sucht eine kleine Weile, ab und zu mit einem Patzer
level-expert = Meister
level-expert-about = sucht bis zu etwa einer Sekunde je Zug
level-random = zufällig
level-random-about = irgendein erlaubter Zug
hint-title-exact = Was jede Wahl verspricht, genau ausgerechnet:
hint-title-estimate = Was jede Wahl verspricht, geschätzt aus { $games } Spielen von hier aus (95-%-Intervalle):
hint-title-both = Was jede Wahl verspricht, genau ausgerechnet oder geschätzt aus { $games } Spielen von hier aus (95-%-Intervalle):
hint-choice = { $number }) { $choice }
hint-line = { $choice }: gewinnt { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }, Ergebnis { $score } ± { $scoreerror } (geschätzt)
hint-line-exact = { $choice }: gewinnt { NUMBER($win, minimumFractionDigits: 1) } %, Ergebnis { $score } (genau)
hint-win = { $choice }: gewinnt { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) } (geschätzt)
hint-win-exact = { $choice }: gewinnt { NUMBER($win, minimumFractionDigits: 1) } % (genau)
