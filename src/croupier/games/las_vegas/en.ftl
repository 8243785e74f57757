las-vegas-title = Las Vegas
las-vegas-about = put your dice on six casinos; where nobody ties with you, the most dice take the best note.

lv-white = white
lv-dice = { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}
lv-white-dice = { $count ->
    [one] { $count } white die
   *[other] { $count } white dice
}
lv-white-dice-left = { $count ->
    [one] { $count } white die
   *[other] { $count } white dice
}
lv-notes = { $count ->
    [0] no notes
    [one] { $count } note
   *[other] { $count } notes
}

# One sentence for every action.
lv-starter = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
lv-note = Casino { $casino }: a note of { $amount }.
lv-spare = A spare white die shows { $face } and goes to casino { $face }.
lv-die = { $you ->
    [yes] You throw a { $face }.
   *[no] { $player } throws a { $face }.
}
lv-white-die = { $you ->
    [yes] You throw a white { $face }.
   *[no] { $player } throws a white { $face }.
}
lv-place = { $you ->
    [yes] You put
   *[no] { $player } puts
} { $dice } on casino { $casino }.
lv-tie = Casino { $casino }: { $players } have the same number of dice, { $count }, and take them back.
lv-no-ties = No ties.
lv-take = { $you ->
    [yes] You take { $amount }.
   *[no] { $player } takes { $amount }.
}
lv-white-takes = White wins { $amount }, which goes under the stack.
lv-left-over = Left over, under the stack: { $notes }.
lv-pays = Casino { $casino }: { $what }
lv-pays-nobody = Nobody is paid.

# What a table hears of several actions together.
lv-round = Round { $round } of { $rounds }. { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
lv-stocked = Casino { $casino }: { $notes }.
lv-roll = { $you ->
    [yes] You roll { $dice }.
   *[no] { $player } rolls { $dice }.
}
lv-roll-white = { $you ->
    [yes] You roll { $dice } and white { $white }.
   *[no] { $player } rolls { $dice } and white { $white }.
}
lv-roll-only-white = { $you ->
    [yes] You roll white { $white }.
   *[no] { $player } rolls white { $white }.
}

# The table and the choices.
lv-table-casino = Casino { $casino }
lv-no-notes-yet = no notes
lv-table-no-notes = no notes
lv-table-standing = { $what }
lv-table-taken = { $amount }: { $dice }
lv-table-roll = { $you ->
    [yes] Your roll
   *[no] { $player }'s roll
}
lv-rolled = { $dice }
lv-rolled-white = { $dice } and white { $white }
lv-rolled-only-white = white { $white }
lv-table-left = { $dice } left
lv-table-player = { $player }: { $has }
lv-choice = { $dice } on casino { $casino }
lv-choice-outlook = { $choice }; { $outlook }
lv-stands-take = as it stands you take { $amount }
lv-stands-tied = as it stands you are tied with { $players }
lv-stands-nothing = as it stands you take nothing
lv-stands-white = white dice only
las-vegas-ask-place = Choose a number. All your dice showing it go to that casino.
lv-typed-note = The notes at casino { $casino }:
lv-typed-more = More notes at casino { $casino } ({ $notes } so far):
lv-typed-spare = The spare white dice, { $count } left:
lv-typed-white = white dice last
lv-result-notes = The money is equal: more notes decide.
lv-result = { $place }. { $player }: { $money } in { $notes }

# The settings of a table.
setting-las-vegas-neutral = Neutral dice
setting-las-vegas-neutral-about = each player also rolls white dice that belong to nobody; they too can tie and win notes; for 2 to 4 players
setting-las-vegas-starter = Who begins
setting-las-vegas-starter-about = the seat that begins the first round, or drawn by lot
setting-las-vegas-open-money = Open money
setting-las-vegas-open-money-about = everybody sees how much the others have won; otherwise only the number of their notes

# Why a choice is good or bad.
las-vegas-score = money at the end
lv-why-lead = You would lead casino { $casino } with { $count ->
    [one] { $count } die
   *[other] { $count } dice
}: { $amount } as it stands.
lv-why-behind = With { $count ->
    [one] { $count } die
   *[other] { $count } dice
} in casino { $casino } you would be behind { $players }: { $amount ->
    [0] nothing
   *[other] { $amount }
} as it stands.
lv-why-tied = Tied in casino { $casino } with { $count ->
    [one] { $count } die
   *[other] { $count } dice
} each: { $players }. You get nothing.
lv-why-white = Only white dice go to casino { $casino }: they win nothing for you.
lv-why-empty = There are no notes in casino { $casino }.
lv-why-safe = Nobody can catch you there any more: { $amount } is safe.
lv-why-pass = Can still pass you there: { $rivals }.
lv-why-pass-many = { $count } others can still pass you there; the closest: { $rival }.
lv-why-tie = Can still tie with you there: { $rivals }.
lv-why-tied-ahead = Have more there but are tied: { $players }. One die can change that.
lv-why-rival = { $player } ({ $there } there, { $left } to come)
lv-why-more = With { $count ->
    [one] { $count } more die
   *[other] { $count } more dice
} there you would get { $amount } as it stands; you have { $left } left.
lv-why-never = { $count ->
    [one] Your last die could bring nothing there as it stands.
   *[other] Even all { $count } dice that you have left could bring nothing there as it stands.
}
