# Das Glückskonto: was der Zufall gab oder nahm, und wie sich die Gewinnchancen entwickelten.
luck-title = Wer Glück hatte
luck-about = { $game ->
    [las-vegas] Wie Würfel und Scheine die Gewinnchancen verändert haben, in Prozentpunkten
    [las-vegas-royale] Wie Würfel und Karten die Gewinnchancen verändert haben, in Prozentpunkten
    [yellow-dwarf] Wie die Karten die Gewinnchancen verändert haben, in Prozentpunkten
   *[other] Wie die Würfel die Gewinnchancen verändert haben, in Prozentpunkten
}
luck-points = { $count ->
    [one] { $count } Prozentpunkt
   *[other] { $count } Prozentpunkte
}
luck-in-round = in Durchgang { $number }
luck-in-deal = in Runde { $number }
luck-more = { $you ->
    [yes] Du hattest { $points } mehr Glück als im Schnitt.
   *[no] { $player } hatte { $points } mehr Glück als im Schnitt.
}
luck-more-in = { $you ->
    [yes] Du hattest { $points } mehr Glück als im Schnitt, vor allem { $where }.
   *[no] { $player } hatte { $points } mehr Glück als im Schnitt, vor allem { $where }.
}
luck-less = { $you ->
    [yes] Du hattest { $points } weniger Glück als im Schnitt.
   *[no] { $player } hatte { $points } weniger Glück als im Schnitt.
}
luck-less-in = { $you ->
    [yes] Du hattest { $points } weniger Glück als im Schnitt, vor allem { $where }.
   *[no] { $player } hatte { $points } weniger Glück als im Schnitt, vor allem { $where }.
}
luck-same = { $you ->
    [yes] Du hattest etwa durchschnittlich viel Glück.
   *[no] { $player } hatte etwa durchschnittlich viel Glück.
}
luck-course = So lief das Spiel
luck-course-percent = Gewinnchance in Prozent
luck-start = Anfang
luck-after = { $count ->
    [one] Nach { $count } Zug
   *[other] Nach { $count } Zügen
}
problem-luck-step = --luck geht nicht Schritt für Schritt: lass --step weg
luck-unavailable = Wer Glück hatte, lässt sich gerade nicht sagen: { $reason }

# Im Browser.
luck-course-about = Gewinnchance nach jedem Zug
luck-busy = Die Gewinnchancen werden ausgerechnet …
luck-failed = Die Gewinnchancen konnten nicht ausgerechnet werden.
luck-amount = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
luck-chance = { $player } { $percent } %
luck-at = { $place }, Gewinnchancen: { $chances }
luck-step = { $player }: Gewinnchance { $before } → { $after } %
