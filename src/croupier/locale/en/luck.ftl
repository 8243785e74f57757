# The luck account: what chance gave or took, and how the chances went.
luck-title = Who was lucky
luck-about = { $game ->
    [las-vegas] How the dice and notes changed the chances of winning, in percentage points
    [las-vegas-royale] How the dice and cards changed the chances of winning, in percentage points
    [yellow-dwarf] How the cards changed the chances of winning, in percentage points
   *[other] How the dice changed the chances of winning, in percentage points
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
    [yes] You had about average luck.
   *[no] { $player } had about average luck.
}
luck-course = How the game went
luck-course-percent = Chance of winning, in per cent
luck-start = Start
luck-after = { $count ->
    [one] After { $count } move
   *[other] After { $count } moves
}
problem-luck-step = --luck does not go step by step: leave out --step
luck-unavailable = It cannot be said now who was lucky: { $reason }

# In the browser.
luck-course-about = Chance of winning after each move
luck-busy = The chances are being worked out…
luck-failed = The chances could not be worked out.
luck-amount = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
luck-chance = { $player } { $percent } %
luck-at = { $place }, chances of winning: { $chances }
luck-step = { $player }: chance of winning { $before } → { $after } %
