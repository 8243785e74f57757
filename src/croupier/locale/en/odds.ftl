# What can come, and where choices lead if everybody plays at random.
odds-coming-exact = What can come, worked out exactly:
odds-coming-estimate = What can come, estimated from { $games ->
    [one] { $games } random try
   *[other] { $games } random tries
}:
odds-unknown = What comes next depends on cards that are hidden.
odds-times = { $value }×
odds-at-least-once = at least 1×
odds-percent = { NUMBER($win, minimumFractionDigits: 1) } %
odds-tiny = < 0.1 %
odds-between = { NUMBER($win, minimumFractionDigits: 1) } % ({ NUMBER($few, minimumFractionDigits: 1) } to { NUMBER($many, minimumFractionDigits: 1) })
odds-money-between = { $value } ({ $few } to { $many })
odds-points-between = { NUMBER($value, minimumFractionDigits: 1) } ({ NUMBER($few, minimumFractionDigits: 1) } to { NUMBER($many, minimumFractionDigits: 1) })
odds-results = Different results: { $all }. The most probable:
odds-result = { $what }: { $chance }
odds-results-equal = As probable as the last of these: { $all } more.
odds-opens = { $decision ->
    [place] place a chip ({ $choices })
    [replace] replace a chip ({ $choices })
    [remove] remove a chip ({ $choices })
   *[other] pass
}
odds-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
odds-choices-title = Where each choice leads if everybody plays at random from there on:
odds-casino-exact = at the end of the round in casino { $casino }: leads { $leads }, gets money { $paid }, on average { $money } (exact)
odds-casino = at the end of the round in casino { $casino }: leads { $leads }, gets money { $paid }, on average { $money } (estimate)
odds-round-exact = the whole round brings { $money } on average from here on (exact)
odds-round = the whole round brings { $money } on average from here on (estimate)
odds-win-exact = wins the game { $chance } (exact)
odds-win = wins the game { $chance } (estimate)
odds-deal = wins the deal { $chance }; points until it ends { $points } (estimate)
odds-interval = Estimates come from { $games ->
    [one] { $games } random game
   *[other] { $games } random games
} each; in 95 of 100 cases the truth should lie between the two numbers in brackets.
odds-hands = Chance in per cent that a hand has a card of the rank (exact):
