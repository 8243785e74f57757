# Das Glückskonto: was der Zufall gab oder nahm, und wie sich die Gewinnchancen entwickelten.
luck-title = Wer Glück hatte
luck-about = { $game ->
    [las-vegas] Was Würfel und Scheine an Gewinnchance gaben oder nahmen, in Prozentpunkten
    [las-vegas-royale] Was Würfel und Karten an Gewinnchance gaben oder nahmen, in Prozentpunkten
    [yellow-dwarf] Was die Karten an Gewinnchance gaben oder nahmen, in Prozentpunkten
   *[other] Was die Würfel an Gewinnchance gaben oder nahmen, in Prozentpunkten
}
luck-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
luck-in-round = in Durchgang { $number }
luck-in-deal = in Runde { $number }
luck-more = { $you ->
    [yes] Du hattest { $points } mehr Glück als im Durchschnitt.
   *[no] { $player } hatte { $points } mehr Glück als im Durchschnitt.
}
luck-more-in = { $you ->
    [yes] Du hattest { $points } mehr Glück als im Durchschnitt, vor allem { $where }.
   *[no] { $player } hatte { $points } mehr Glück als im Durchschnitt, vor allem { $where }.
}
luck-less = { $you ->
    [yes] Du hattest { $points } weniger Glück als im Durchschnitt.
   *[no] { $player } hatte { $points } weniger Glück als im Durchschnitt.
}
luck-less-in = { $you ->
    [yes] Du hattest { $points } weniger Glück als im Durchschnitt, vor allem { $where }.
   *[no] { $player } hatte { $points } weniger Glück als im Durchschnitt, vor allem { $where }.
}
luck-same = { $you ->
    [yes] Du hattest etwa so viel Glück wie im Durchschnitt.
   *[no] { $player } hatte etwa so viel Glück wie im Durchschnitt.
}
luck-course = So lief das Spiel
luck-course-percent = Gewinnchance in Prozent
luck-start = Anfang
luck-after = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
problem-luck-step = --luck erzählt kein Spiel: lass --step weg
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
