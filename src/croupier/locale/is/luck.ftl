# Heppnin: hvað tilviljunin gaf eða tók og hvernig sigurlíkurnar breyttust.
luck-title = Hver hafði heppnina með sér
luck-about = { $game ->
    [las-vegas] Áhrif teninga og seðla á sigurlíkur, í prósentustigum
    [las-vegas-royale] Áhrif teninga og seðla á sigurlíkur, í prósentustigum
    [yellow-dwarf] Áhrif spilanna á sigurlíkur, í prósentustigum
   *[other] Áhrif teninganna á sigurlíkur, í prósentustigum
}
luck-points = { $count ->
    [one] { $count } prósentustigi
   *[other] { $count } prósentustigum
}
luck-in-round = í { $number }. umferð
luck-in-deal = í { $number }. gjöf
luck-more = { $you ->
    [yes] Heppni þín var { $points } yfir meðallagi.
   *[no] { $player }: heppnin var { $points } yfir meðallagi.
}
luck-more-in = { $you ->
    [yes] Heppni þín var { $points } yfir meðallagi, mest { $where }.
   *[no] { $player }: heppnin var { $points } yfir meðallagi, mest { $where }.
}
luck-less = { $you ->
    [yes] Heppni þín var { $points } undir meðallagi.
   *[no] { $player }: heppnin var { $points } undir meðallagi.
}
luck-less-in = { $you ->
    [yes] Heppni þín var { $points } undir meðallagi, mest { $where }.
   *[no] { $player }: heppnin var { $points } undir meðallagi, mest { $where }.
}
luck-same = { $you ->
    [yes] Heppni þín var í meðallagi.
   *[no] { $player }: heppnin var í meðallagi.
}
luck-course = Svona gekk spilið
luck-course-percent = Sigurlíkur í prósentum
luck-start = Byrjun
luck-after = { $count ->
    [one] Eftir { $count } leik
   *[other] Eftir { $count } leiki
}
problem-luck-step = --luck fer ekki skref fyrir skref: slepptu --step
luck-unavailable = Ekki er hægt að segja núna hver hafði heppnina með sér: { $reason }

# Í vafranum.
luck-course-about = Sigurlíkur eftir hvern leik
luck-busy = Verið er að reikna út sigurlíkurnar…
luck-failed = Ekki tókst að reikna út sigurlíkurnar.
luck-amount = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
luck-chance = { $player } { $percent } %
luck-at = { $place }, sigurlíkur: { $chances }
luck-step = { $player }: sigurlíkur { $before } → { $after } %
