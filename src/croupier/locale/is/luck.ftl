# Heppnin: hvað tilviljunin gaf eða tók og hvernig sigurlíkurnar breyttust.
luck-title = Hver hafði heppnina með sér
luck-about = { $game ->
    [las-vegas] Hvað teningar og seðlar gáfu eða tóku af sigurlíkum, í prósentustigum
    [las-vegas-royale] Hvað teningar og seðlar gáfu eða tóku af sigurlíkum, í prósentustigum
    [yellow-dwarf] Hvað spilin gáfu eða tóku af sigurlíkum, í prósentustigum
   *[other] Hvað teningarnir gáfu eða tóku af sigurlíkum, í prósentustigum
}
luck-points = { $count ->
    [one] { $count } stigi
   *[other] { $count } stigum
}
luck-in-round = í { $number }. umferð
luck-in-deal = í { $number }. gjöf
luck-more = { $you ->
    [yes] Heppni þín var { $points } yfir meðallagi.
   *[no] { $player }: heppnin var { $points } yfir meðallagi.
}
luck-more-in = { $you ->
    [yes] Heppni þín var { $points } yfir meðallagi, einkum { $where }.
   *[no] { $player }: heppnin var { $points } yfir meðallagi, einkum { $where }.
}
luck-less = { $you ->
    [yes] Heppni þín var { $points } undir meðallagi.
   *[no] { $player }: heppnin var { $points } undir meðallagi.
}
luck-less-in = { $you ->
    [yes] Heppni þín var { $points } undir meðallagi, einkum { $where }.
   *[no] { $player }: heppnin var { $points } undir meðallagi, einkum { $where }.
}
luck-same = { $you ->
    [yes] Heppni þín var nálægt meðallagi.
   *[no] { $player }: heppnin var nálægt meðallagi.
}
luck-course = Svona gekk spilið
luck-course-percent = Sigurlíkur í prósentum
luck-start = Upphaf
luck-after = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
}
problem-luck-step = --luck rekur ekki spilið: slepptu --step
luck-unavailable = Ekki er hægt að segja núna hver hafði heppnina með sér: { $reason }

# Í vafranum.
luck-course-about = Sigurlíkur eftir hvern leik
luck-busy = Verið er að reikna út líkurnar…
luck-failed = Ekki tókst að reikna út líkurnar.
luck-amount = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
luck-chance = { $player } { $percent } %
luck-at = { $place }, sigurlíkur: { $chances }
luck-step = { $player }: sigurlíkur { $before } → { $after } %
