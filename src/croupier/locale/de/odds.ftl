# Was kommen kann und wohin eine Wahl führt, wenn alle zufällig spielen.
odds-coming-exact = Was kommen kann, genau ausgerechnet:
odds-coming-estimate = Was kommen kann, geschätzt aus { $games ->
    [one] { $games } zufälligem Versuch
   *[other] { $games } zufälligen Versuchen
}:
odds-unknown = Was als Nächstes kommt, hängt von verdeckten Karten ab.
odds-times = { $value }×
odds-at-least-once = mindestens 1×
odds-percent = { NUMBER($win, minimumFractionDigits: 1) } %
odds-tiny = < 0,1 %
odds-between = { NUMBER($win, minimumFractionDigits: 1) } % ({ NUMBER($few, minimumFractionDigits: 1) } bis { NUMBER($many, minimumFractionDigits: 1) })
odds-money-between = { $value } ({ $few } bis { $many })
odds-points-between = { NUMBER($value, minimumFractionDigits: 1) } ({ NUMBER($few, minimumFractionDigits: 1) } bis { NUMBER($many, minimumFractionDigits: 1) })
odds-results = Verschiedene Ergebnisse: { $all }. Am wahrscheinlichsten:
odds-result = { $what }: { $chance }
odds-results-equal = Weitere, die ebenso wahrscheinlich sind wie das letzte: { $all }.
odds-opens = { $decision ->
    [place] einen Chip legen ({ $choices })
    [replace] einen Chip ersetzen ({ $choices })
    [remove] einen Chip wegnehmen ({ $choices })
   *[other] passen
}
odds-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
odds-choices-title = Wohin jede Wahl führt, wenn von da an alle zufällig spielen:
odds-casino-exact = am Ende des Durchgangs in Casino { $casino }: führt { $leads }, bekommt Geld { $paid }, im Schnitt { $money } (genau)
odds-casino = am Ende des Durchgangs in Casino { $casino }: führt { $leads }, bekommt Geld { $paid }, im Schnitt { $money } (geschätzt)
odds-round-exact = der ganze Durchgang bringt von hier an im Schnitt { $money } (genau)
odds-round = der ganze Durchgang bringt von hier an im Schnitt { $money } (geschätzt)
odds-win-exact = gewinnt das Spiel { $chance } (genau)
odds-win = gewinnt das Spiel { $chance } (geschätzt)
odds-deal = gewinnt die Runde { $chance }; Punkte bis zu ihrem Ende { $points } (geschätzt)
odds-interval = Jede Schätzung stammt aus { $games ->
    [one] { $games } zufälligem Spiel
   *[other] { $games } zufälligen Spielen
}; in 95 von 100 Fällen sollte der wahre Wert zwischen den beiden Zahlen in Klammern liegen.
odds-hands = Wahrscheinlichkeit in Prozent, dass eine Hand eine Karte dieses Rangs hat (genau):
