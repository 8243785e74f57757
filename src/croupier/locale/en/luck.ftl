# The luck account: what chance gave or took, and how the chances went.
luck-title = Who was lucky
luck-about = { $game ->
    [las-vegas] What the dice and notes gave or took, in percentage points of winning chance
    [las-vegas-royale] What the dice and cards gave or took, in percentage points of winning chance
    [yellow-dwarf] What the cards gave or took, in percentage points of winning chance
   *[other] What the dice gave or took, in percentage points of winning chance
}
luck-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
luck-in-round = in round { $number }
luck-in-deal = in deal { $number }
luck-more = { $you ->
    [yes] You were { $points } luckier than average.
   *[no] { $player } was { $points } luckier than average.
}
luck-more-in = { $you ->
    [yes] You were { $points } luckier than average, most of it { $where }.
   *[no] { $player } was { $points } luckier than average, most of it { $where }.
}
luck-less = { $you ->
    [yes] You were { $points } unluckier than average.
   *[no] { $player } was { $points } unluckier than average.
}
luck-less-in = { $you ->
    [yes] You were { $points } unluckier than average, most of it { $where }.
   *[no] { $player } was { $points } unluckier than average, most of it { $where }.
}
luck-same = { $you ->
    [yes] You were about as lucky as average.
   *[no] { $player } was about as lucky as average.
}
luck-course = How the game went
luck-course-percent = Chance of winning, in per cent
luck-start = Start
luck-after = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
problem-luck-step = --luck tells no game: leave out --step
luck-unavailable = Who was lucky cannot be said now: { $reason }

# In the browser.
luck-course-about = Chance of winning, after each move
luck-busy = The chances are being worked out…
luck-failed = The chances could not be worked out.
luck-amount = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
luck-chance = { $player } { $percent } %
luck-at = { $place }, winning chances: { $chances }
luck-step = { $player }: winning chance { $before } → { $after } %
