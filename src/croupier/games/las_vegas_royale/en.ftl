las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-about = Las Vegas with a large die that counts double, chips to skip a roll, and tiles that come alive when dice arrive.

ry-neutral = neutral
ry-blanks = blanks
ry-small = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ry-biggy = the Biggy
ry-biggy-left = the Biggy
ry-a-die = a small die
ry-chips = { $count ->
    [0] no chips
    [one] { $count } chip
   *[other] { $count } chips
}
ry-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
ry-money = { $amount }

# One sentence for every action.
ry-starter = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
ry-card = A card of { $amount } is turned up.
ry-reserve = A card of { $amount } is counted off for the later rounds.
ry-tile = The tile { $tile } is laid at casino { $casino }.
ry-neutral-die = A neutral die shows { $face } and goes to casino { $face }.
ry-neutral-biggy = The neutral Biggy shows { $face } and goes to casino { $face }.
ry-die = { $you ->
    [yes] You throw a { $face }.
   *[no] { $player } throws a { $face }.
}
ry-die-biggy = { $you ->
    [yes] Your Biggy shows { $face }.
   *[no] { $player }'s Biggy shows { $face }.
}
ry-extra-die = An extra die shows { $face }.
ry-place = { $you ->
    [yes] You put { $dice } on casino { $casino }.
   *[no] { $player } puts { $dice } on casino { $casino }.
}
ry-skip = { $you ->
    [yes] You pay a chip and take the dice back.
   *[no] { $player } pays a chip and takes the dice back.
}
ry-pass = { $you ->
    [yes] Only the closed casino was rolled: you pass.
   *[no] Only the closed casino was rolled: { $player } passes.
}
ry-roll-choice = { $you ->
    [yes] You roll the dice.
   *[no] { $player } rolls the dice.
}
ry-use = { $you ->
    [yes] You turn { $die } to a number of your choice.
   *[no] { $player } turns { $die } to a number of choice.
}
ry-group = { $you ->
    [yes] You take a group of blanks: { $count }.
   *[no] { $player } takes a group of blanks: { $count }.
}
ry-blank = { $you ->
    [yes] You take a blank from casino { $casino }.
   *[no] { $player } takes a blank from casino { $casino }.
}
ry-fetch = { $you ->
    [yes] You want { $die } back.
   *[no] { $player } wants { $die } back.
}

# What the tiles do.
ry-pay-day = { $you ->
    [yes] Pay Day: you have dice in { $count ->
        [0] no casino
        [one] { $count } casino
       *[other] { $count } casinos
    } and get { $what }.
   *[no] Pay Day: { $player } has dice in { $count ->
        [0] no casino
        [one] { $count } casino
       *[other] { $count } casinos
    } and gets { $what }.
}
ry-gets-token = { $you ->
    [yes] High Five: you have a strength of { $strength } at casino { $casino } and take the token, worth { $amount } at the payout.
   *[no] High Five: { $player } has a strength of { $strength } at casino { $casino } and takes the token, worth { $amount } at the payout.
}
ry-token-not = { $you ->
    [yes] High Five: you have a strength of { $strength } there; the token needs five.
   *[no] High Five: { $player } has a strength of { $strength } there; the token needs five.
}
ry-gets-power = { $you ->
    [yes] Power Play: you alone lead casino { $casino } and take the marker.
   *[no] Power Play: { $player } alone leads casino { $casino } and takes the marker.
}
ry-power-not = { $you ->
    [yes] Power Play: you do not lead casino { $casino } alone and get no marker.
   *[no] Power Play: { $player } does not lead casino { $casino } alone and gets no marker.
}
ry-power-back = Power Play: nobody leads casino { $casino } alone any more, so the marker goes back to its tile.
ry-turned-power = { $you ->
    [yes] Power Play: you turn { $die } to { $casino } and put it on casino { $casino }.
   *[no] Power Play: { $player } turns { $die } to { $casino } and puts it on casino { $casino }.
}
ry-turned = { $you ->
    [yes] You turn { $die } to { $casino } and put it on casino { $casino }.
   *[no] { $player } turns { $die } to { $casino } and puts it on casino { $casino }.
}
ry-from = { $you ->
    [yes] You take { $die } back from casino { $casino }.
   *[no] { $player } takes { $die } back from casino { $casino }.
}
ry-knockout-back = { $you ->
    [yes] Knockout? You take { $dice } back from the bar.
   *[no] Knockout? { $player } takes { $dice } back from the bar.
}
ry-knockout-nobody = Knockout? Nobody has to put a die at the bar.
ry-bar = { $you ->
    [yes] Knockout? You put { $die } at the bar.
   *[no] Knockout? { $player } puts { $die } at the bar.
}
ry-block-none = Block It! No group of blanks is left.
ry-block = { $you ->
    [yes] Block It! You put { $count ->
        [one] { $count } blank
       *[other] { $count } blanks
    } on casino { $casino }.
   *[no] Block It! { $player } puts { $count ->
        [one] { $count } blank
       *[other] { $count } blanks
    } on casino { $casino }.
}
ry-handicap-none = Handicap: there is nothing to take or no field left to cover.
ry-handicap = { $you ->
    [yes] Handicap: you take a blank from casino { $casino }, cover a field with it and get { $what }.
   *[no] Handicap: { $player } takes a blank from casino { $casino }, covers a field with it and gets { $what }.
}
ry-handicap-special = { $you ->
    [yes] Handicap: you take a blank from casino { $casino } and cover a special field: you turn a die or take one back.
   *[no] Handicap: { $player } takes a blank from casino { $casino } and covers a special field: a die is turned or taken back.
}
ry-handicap-declined = { $you ->
    [yes] Handicap: you take no blank.
   *[no] Handicap: { $player } takes no blank.
}
ry-hold = { $you ->
    [yes] Lucky Punch: you hold one, two or three markers in your closed hand.
   *[no] Lucky Punch: { $player } holds one, two or three markers in a closed hand.
}
ry-guess-right = { $you ->
    [yes] Lucky Punch: you guess { $number }, and that is right: no reward.
   *[no] Lucky Punch: { $player } guesses { $number }, and that is right: no reward.
}
ry-guess-wrong = { $you ->
    [yes] Lucky Punch: you guess { $number }, but it was { $held }.
   *[no] Lucky Punch: { $player } guesses { $number }, but it was { $held }.
}
ry-jackpot-seven = { $you ->
    [yes] Jackpot: { $first } and { $second } make seven: you take { $amount }!
   *[no] Jackpot: { $first } and { $second } make seven: { $player } takes { $amount }!
}
ry-jackpot-double = { $you ->
    [yes] Jackpot: { $first } and { $second } are a double: you take { $amount }!
   *[no] Jackpot: { $first } and { $second } are a double: { $player } takes { $amount }!
}
ry-jackpot-rises = { $you ->
    [yes] Jackpot: { $first } and { $second } are neither seven nor a double: nothing for you. The marker moves to { $amount }.
   *[no] Jackpot: { $first } and { $second } are neither seven nor a double: nothing for { $player }. The marker moves to { $amount }.
}
ry-jackpot-stays = { $you ->
    [yes] Jackpot: { $first } and { $second } are neither seven nor a double: nothing for you. The marker stays on { $amount }.
   *[no] Jackpot: { $first } and { $second } are neither seven nor a double: nothing for { $player }. The marker stays on { $amount }.
}
ry-fifty-first = { $you ->
    [yes] Fifty Fifty: you roll { $first } and { $second }: { $sum }.
   *[no] Fifty Fifty: { $player } rolls { $first } and { $second }: { $sum }.
}
ry-lower = { $you ->
    [yes] Fifty Fifty: you call the next sum lower than { $sum }.
   *[no] Fifty Fifty: { $player } calls the next sum lower than { $sum }.
}
ry-higher = { $you ->
    [yes] Fifty Fifty: you call the next sum higher than { $sum }.
   *[no] Fifty Fifty: { $player } calls the next sum higher than { $sum }.
}
ry-fifty-right = Fifty Fifty: { $first } and { $second } make { $sum }, { $call ->
    [lower] lower than { $last }: right.
   *[higher] higher than { $last }: right.
}
ry-fifty-wrong = { $you ->
    [yes] Fifty Fifty: { $first } and { $second } make { $sum }, { $call ->
        [lower] not lower than { $last }
       *[higher] not higher than { $last }
    }: you win nothing.
   *[no] Fifty Fifty: { $first } and { $second } make { $sum }, { $call ->
        [lower] not lower than { $last }
       *[higher] not higher than { $last }
    }: { $player } wins nothing.
}
ry-fifty-last = { $you ->
    [yes] That is the last field: you get { $what }.
   *[no] That is the last field: { $player } gets { $what }.
}
ry-stop = { $you ->
    [yes] Fifty Fifty: you stop and get { $what }.
   *[no] Fifty Fifty: { $player } stops and gets { $what }.
}
ry-close = { $you ->
    [yes] No Entry! You close casino { $casino }.
   *[no] No Entry! { $player } closes casino { $casino }.
}
ry-ring = The ring gives { $what } for it.
ry-leave = { $you ->
    [yes] No Entry! You leave the token at casino { $casino }.
   *[no] No Entry! { $player } leaves the token at casino { $casino }.
}
ry-move = { $you ->
    [yes] Double Down: you move { $die } to the round field.
   *[no] Double Down: { $player } moves { $die } to the round field.
}
ry-set = { $you ->
    [yes] Nice Dice: you put { $die } on field { $field }, which pays { $amount } at the payout.
   *[no] Nice Dice: { $player } puts { $die } on field { $field }, which pays { $amount } at the payout.
}
ry-nice-moved = { $you ->
    [yes] Your die there ({ $die }) moves to casino { $casino }.
   *[no] { $player }'s die there ({ $die }) moves to casino { $casino }.
}
ry-nice-declined = { $you ->
    [yes] Nice Dice: you put no die on a field.
   *[no] Nice Dice: { $player } puts no die on a field.
}
ry-my-choice-roll = { $you ->
    [yes] My Choice: you roll { $first } and { $second }.
   *[no] My Choice: { $player } rolls { $first } and { $second }.
}
ry-choose-reward = { $you ->
    [yes] My Choice: you choose the { $number } and get { $what }.
   *[no] My Choice: { $player } chooses the { $number } and gets { $what }.
}
ry-choose = { $you ->
    [yes] My Choice: you choose the { $number }: { $what }.
   *[no] My Choice: { $player } chooses the { $number }: { $what }.
}
ry-choose-nothing = { $you ->
    [yes] My Choice: you choose the { $number }, which can do nothing now.
   *[no] My Choice: { $player } chooses the { $number }, which can do nothing now.
}
ry-activate = { $you ->
    [yes] My Choice: you activate { $tile } at casino { $casino }.
   *[no] My Choice: { $player } activates { $tile } at casino { $casino }.
}
ry-activate-later = { $you ->
    [yes] My Choice: you choose { $tile } at casino { $casino }, which does nothing before the payout.
   *[no] My Choice: { $player } chooses { $tile } at casino { $casino }, which does nothing before the payout.
}
ry-gold = { $you ->
    [yes] My Choice: you put { $die } on the gold field.
   *[no] My Choice: { $player } puts { $die } on the gold field.
}
ry-gold-back = { $you ->
    [yes] Your die there ({ $die }) comes back to you.
   *[no] { $player }'s die there ({ $die }) goes back to its owner.
}
ry-prime-roll = { $you ->
    [yes] Prime Time: you lead casino { $casino } and roll { $first } and { $second }.
   *[no] Prime Time: { $player } leads casino { $casino } and rolls { $first } and { $second }.
}
ry-prime-none = Neither die can be added.
ry-prime-declined = { $you ->
    [yes] Prime Time: you add neither die.
   *[no] Prime Time: { $player } adds neither die.
}
ry-put = { $you ->
    [yes] Prime Time: you add a die to casino { $casino }.
   *[no] Prime Time: { $player } adds a die to casino { $casino }.
}
ry-split = { $you ->
    [yes] Black Box: you split the tokens into piles of { $first } and { $second }.
   *[no] Black Box: { $player } splits the tokens into piles of { $first } and { $second }.
}
ry-pick = { $you ->
    [yes] Black Box: you pick the pile of { $count } and get { $what }.
   *[no] Black Box: { $player } picks the pile of { $count } and gets { $what }.
}
ry-fine = { $you ->
    [yes] Bad Luck: you are weakest at casino { $casino }, with a strength of { $strength }, and pay { $what }.
   *[no] Bad Luck: { $player } is weakest at casino { $casino }, with a strength of { $strength }, and pays { $what }.
}

# The payout: ties, cards, then what a tile pays.
ry-tie = Casino { $casino }: { $players } are tied at strength { $strength }; these dice are taken away.
ry-pays = Casino { $casino }: { $what }
ry-pays-nobody = Nobody is paid.
ry-nobody-takes = { $amount } goes to nobody ({ $owner }).
ry-left-over = { $cards } left over.
ry-takes = { $you ->
    [yes] You take { $amount }.
   *[no] { $player } takes { $amount }.
}
ry-gets = { $you ->
    [yes] You get { $what }.
   *[no] { $player } gets { $what }.
}
ry-token-pays = { $you ->
    [yes] High Five: you get { $what } for the token.
   *[no] High Five: { $player } gets { $what } for the token.
}
ry-double-pays = { $you ->
    [yes] Double Down: you get { $what } from the round field.
   *[no] Double Down: { $player } gets { $what } from the round field.
}
ry-nice-pays = { $you ->
    [yes] Nice Dice: you get { $what } for the die on field { $field }.
   *[no] Nice Dice: { $player } gets { $what } for the die on field { $field }.
}
ry-gold-pays = { $you ->
    [yes] My Choice: you get { $what } from the gold field.
   *[no] My Choice: { $player } gets { $what } from the gold field.
}
ry-where-skips = turns skipped
ry-where-chips = chips of the round

# What a table hears of several actions together.
ry-round = Round { $round } of { $rounds }. { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
ry-stocked = Casino { $casino }: { $cards }.
ry-neutral-placed = The neutral dice: { $dice }.
ry-roll = { $you ->
    [yes] You roll { $dice }.
   *[no] { $player } rolls { $dice }.
}
ry-roll-biggy = { $you ->
    [yes] You roll { $dice } and with the Biggy { $biggy }.
   *[no] { $player } rolls { $dice } and with the Biggy { $biggy }.
}
ry-roll-only-biggy = { $you ->
    [yes] You roll { $biggy } with the Biggy.
   *[no] { $player } rolls { $biggy } with the Biggy.
}

# The table.
ry-table-casino = Casino { $casino }
ry-table-closed = closed; { $what }
ry-tile-name = { $tile }
ry-tile-state = { $tile } ({ $state })
ry-table-no-cards = no cards
ry-table-standing = { $what }
ry-table-taken = { $amount }: { $dice }
ry-table-roll = { $you ->
    [yes] Your roll
   *[no] { $player }'s roll
}
ry-rolled = { $dice }
ry-rolled-biggy = { $dice } and Biggy { $biggy }
ry-rolled-only-biggy = Biggy { $biggy }
ry-table-left = { $dice } left
ry-table-player = { $player }: { $has }
ry-table-none = no dice
ry-state-jackpot = marker on { $amount }
ry-state-ring = next field gives { $what }
ry-state-nothing = nothing
ry-state-bar = at the bar: { $dice }
ry-state-groups = groups left: { $groups }
ry-state-fields = free fields: { $chip } × chip, { $card } × 30,000, { $special } × special
ry-state-token = token with { $player }
ry-state-marker = marker with { $player }
ry-state-free = not taken yet
ry-state-double = on the round field: { $dice }
ry-state-nice = on the fields: { $dice }
ry-state-gold = on the gold field: { $dice }
ry-state-empty = nobody
ry-help-tiles = tiles can be explained: type their casino after i, as in i1

# The choices.
ry-choice-place = { $dice } on casino { $casino }
ry-choice-put = the extra die to casino { $casino }
ry-choice-outlook = { $choice }; { $outlook }
ry-stands-take = as it stands you take { $amount }
ry-stands-tied = as it stands you are tied with { $players }
ry-stands-nothing = as it stands you take nothing
ry-stands-winner = the lead brings { $tile }
ry-stands-pays = Bad Luck still costs you { $amount }
ry-stands-safe = no Bad Luck for you
ry-then = then { $tile }
ry-then-gets = then { $tile } gives { $what }
ry-then-token = then { $tile } gives the token
ry-then-marker = then { $tile } gives the marker
ry-choice-skip = pay a chip and take the dice back
ry-choice-pass = pass
ry-choice-roll = roll the dice
ry-choice-use = turn { $die } to any number instead
ry-choice-number = put it on casino { $casino }
ry-choice-hold = hold { $number }
ry-choice-guess = guess { $number }
ry-choice-stop = stop and take { $what }
ry-choice-lower = the next sum is lower than { $sum }
ry-choice-higher = the next sum is higher than { $sum }
ry-choice-close = close casino { $casino }
ry-choice-leave = leave the token where it is
ry-choice-bar = { $die } to the bar
ry-choice-group = the group of { $count }
ry-choice-casino = to casino { $casino }
ry-choice-blank = take a blank from casino { $casino }
ry-choice-decline = do nothing
ry-choice-field = cover a field: { $field }
ry-choice-fetch = take { $die } back from a casino
ry-choice-from = from casino { $casino }
ry-choice-move = move { $die } to the round field
ry-choice-done = enough
ry-choice-set = { $die } to field { $field }
ry-choice-choose = the { $number }: { $what }
ry-choice-activate = activate { $tile } at casino { $casino }
ry-choice-activate-later = { $tile } at casino { $casino } (does nothing before the payout)
ry-choice-gold = { $die } to the gold field
ry-choice-split = pile 2: { $tokens }
ry-choice-pick = pile { $pile } of { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
ry-my-choice-tile = activate another tile
ry-my-choice-free = turn a die to any number, or take one back
ry-my-choice-gold = a die to the gold field
ry-field-special = special
ry-typed-card = Cards turned up, { $count } still to come:
ry-typed-reserve = Cards counted off for the later rounds, { $count } still to come:
ry-typed-tile = The tile drawn for casino { $casino }:
ry-typed-neutral = The neutral dice, the Biggy last, { $count } left:
ry-typed-extra = The extra dice, { $count } left:
ry-typed-biggy = the Biggy last
ry-result-cards = The money is equal: more cards and chips together decide.
ry-result = { $place }. { $player }: { $money } with { $cards } and { $chips }

# The tiles, one sentence each.
ry-tile-lucky-punch = Lucky Punch: hold one, two or three markers in secret. If your left neighbour guesses wrong you get 20,000 in chips, 30,000 or 40,000.
ry-tile-jackpot = Jackpot: roll both extra dice. A seven or a double takes the marked amount; otherwise it rises.
ry-tile-prime-time = Prime Time: before the payout the player about to win here rolls both extra dice and may add them to the casinos of their numbers.
ry-tile-fifty-fifty = Fifty Fifty: roll both extra dice, then stop and take the reward, or call the next sum lower or higher for a better one. A wrong call ends it with nothing.
ry-tile-high-five = High Five: the first with a strength of five here takes the token, worth 100,000 at the payout.
ry-tile-bad-luck = Bad Luck: whoever is weakest here pays 50,000 after the payout, no dice included.
ry-tile-pay-day = Pay Day: 10,000 for every casino in which you have a die.
ry-tile-power-play = Power Play: who alone leads here takes the marker and may turn a die to any number instead of rolling.
ry-tile-no-entry = No Entry! closes another casino: no die goes in or out. Put the token there; the ring gives you chips or money.
ry-tile-knockout = Knockout? gives you back your dice at the bar; every rival puts one of theirs there.
ry-tile-block-it = Block It! lets you put a group of blank dice on any casino. They count like a player's.
ry-tile-handicap = Handicap: take a blank from a casino and cover a field: a chip, 30,000, or a die turned or taken back.
ry-tile-black-box = Black Box: at the payout the winner's left neighbour splits six tokens into two piles; the winner picks one unseen.
ry-tile-double-down = Double Down: move dice from here to the round field, which pays 60,000 and 30,000 at the payout.
ry-tile-nice-dice = Nice Dice: put a die of this turn on the field of its number; it pays 10,000 for each point at the payout.
ry-tile-my-choice = My Choice: roll both extra dice and choose one: chips, 30,000, another tile, a free die or the gold field.

# The settings of a table.
setting-las-vegas-royale-tiles = Tiles
setting-las-vegas-royale-tiles-about = how many casinos get a tile in each round; 0 is the base game
setting-las-vegas-royale-no-repeats = No repeats
setting-las-vegas-royale-no-repeats-about = a side of a tile that has been used does not come again in this game
setting-las-vegas-royale-faces = Chosen tiles
setting-las-vegas-royale-faces-about = these sides lie in every round, from casino 1 on, instead of drawn ones; at most one side of each tile
setting-las-vegas-royale-starter = Who begins
setting-las-vegas-royale-starter-about = the seat that begins the first round, or drawn by lot
setting-las-vegas-royale-open-money = Open money
setting-las-vegas-royale-open-money-about = everybody sees how much the others have won; otherwise only the number of their cards and chips

# Why a choice is good or bad.
las-vegas-royale-score = money and chips at the end
ry-why-lead = You would lead casino { $casino } with a strength of { $count }: { $amount ->
    [0] nothing
   *[other] { $amount }
} as it stands.
ry-why-behind = With a strength of { $count } in casino { $casino } you would be behind { $players }: { $amount ->
    [0] nothing
   *[other] { $amount }
} as it stands.
ry-why-tied = Tied in casino { $casino } with a strength of { $count }: { $players }. You get nothing.
ry-why-safe = Nobody has enough dice left to catch you there.
ry-why-pass-you = Can still pass you there: { $rivals }.
ry-why-pass-many = { $count } others can still pass you there; the closest: { $rival }.
ry-why-tie = Can still tie with you there: { $rivals }.
ry-why-tied-ahead = Stronger there but tied: { $players }. One die can change that.
ry-why-rival = { $player } ({ $there } there, { $dice } to come)
ry-why-more = With { $count } more strength there you would get { $amount } as it stands.
ry-why-never = All that you have left could bring nothing there as it stands: { $dice }.
ry-why-pays = Casino { $casino } would pay you { $amount ->
    [0] nothing
   *[other] { $amount }
} as it stands; now it is { $before ->
    [0] nothing
   *[other] { $before }
}.
ry-why-pays-same = Casino { $casino } pays you { $amount ->
    [0] nothing
   *[other] { $amount }
} as it stands, with or without this.
ry-why-skip = It costs a chip, { $amount }, and you keep all your dice: { $dice }.
ry-why-pass = You rolled only the number of casino { $casino }, which is closed.
ry-why-roll = You roll all your dice ({ $dice }) and place those of one number.
ry-why-turn = One die goes where you want it. Left after it: { $dice }.
ry-why-hold = If { $player } does not guess it, you get { $amount }. Blind guesses miss two times in three.
ry-why-guess = If it is right, { $player } misses { $amount }. A blind guess is right one time in three.
ry-why-stop = You get { $amount ->
    [0] nothing
   *[other] { $amount }
} now. One more right call would make it { $next }.
ry-why-call = { $ways } of 36 throws are right and make it { $amount }. Others lose the { $now } that you could take now.
ry-why-call-first = { $ways } of 36 throws are right and make it { $amount }. There is nothing to lose yet.
ry-why-close = No die could go into casino { $casino } or out of it. As it stands it pays: { $players }.
ry-why-close-nobody = No die could go into casino { $casino } or out of it. As it stands it pays no player.
ry-why-ring = The ring gives you { $amount ->
    [0] nothing
   *[other] { $amount }
}.
ry-why-leave = Casino { $casino } stays closed, and the ring gives you nothing.
ry-why-bar = A die at the bar counts nowhere. You would have left: { $dice }.
ry-why-group = { $count ->
    [one] { $count } blank counts
   *[other] { $count } blanks count
} in a casino like the dice of another player.
ry-why-blanks = Blanks with a strength of { $count } would take { $amount ->
    [0] nothing
   *[other] { $amount }
} in casino { $casino } as it stands.
ry-why-decline = All blanks stay where they are ({ $count }), and you get nothing.
ry-why-keep = You keep your strength of { $count } in casino { $casino }.
ry-why-worth = It is worth { $amount } to you at once.
ry-why-free = You turn a die to any number, or take one back from a casino.
ry-why-fetch = The die comes back. You would then have: { $dice }.
ry-why-round = On the round field you would have a strength of { $count }: { $amount ->
    [0] nothing
   *[other] { $amount }
} as it stands.
ry-why-stays = Your dice stay in casino { $casino }: { $amount ->
    [0] nothing
   *[other] { $amount }
} as it stands.
ry-why-unused = { $count ->
    [one] { $count } extra die stays
   *[other] { $count } extra dice stay
} out of the casinos.
ry-why-field = Field { $number } pays { $amount } at the payout if the die is still there.
ry-why-left = You would have left to place: { $dice }.
ry-why-tiles = Other tiles that you could activate: { $count }.
ry-why-nothing = It would do nothing now.
ry-why-tile-nothing = { $tile } would do nothing now.
ry-why-gold = The gold field pays { $amount } at the payout if the die is still there.
ry-why-gold-back = { $player } gets a die back from the gold field.
ry-why-split = { $player } gets { $first ->
    [0] nothing
   *[other] { $first }
} or { $second ->
    [0] nothing
   *[other] { $second }
}, seeing only how many tokens each pile has.
ry-why-pick = Over the { $count } splits with piles of these sizes, this one holds { $amount } on average.
ry-why-punch = Lucky Punch: if { $player } guesses wrong, you get { $few } to { $many }.
ry-why-jackpot = Jackpot: { $ways } of 36 throws take the { $amount } on it.
ry-why-fifty = Fifty Fifty: right calls in a row bring { $amounts }.
ry-why-prime = Prime Time: as it stands { $who ->
    [you] you roll
    [nobody] nobody rolls
   *[other] { $player } rolls
} the extra dice before the payout.
ry-why-box = Black Box: as it stands { $who ->
    [you] you pick
    [nobody] nobody picks
   *[other] { $player } picks
} one of two piles, { $amount } together.
ry-why-token-gone = High Five: { $who ->
    [you] you have the token already.
   *[other] { $player } has the token already.
}
ry-why-token = High Five: you take the token, { $amount } at the payout.
ry-why-token-needs = High Five: the token, { $amount }, takes a strength of { $wanted }; you would have { $count }.
ry-why-bad-luck = Bad Luck: as it stands { $amount } must be paid by: { $players }.
ry-why-pay-day = Pay Day: { $amount } at once, for dice in { $count ->
    [one] { $count } casino
   *[other] { $count } casinos
}.
ry-why-power = You take the Power Play marker: you may turn a die instead of rolling.
ry-why-power-kept = You keep the Power Play marker.
ry-why-power-no = You would not lead there alone: no Power Play marker for you.
ry-why-entry = No Entry!: closing a casino gives you { $what }.
ry-why-knockout = Knockout?: a die to the bar from { $players }. You get back: { $back }.
ry-why-knockout-none = Knockout? takes no rival's die now. You get back: { $back }.
ry-why-block = Block It!: you put blanks on a casino, { $count } at most.
ry-why-handicap = Handicap: you may take one of { $count } blanks away for a reward.
ry-why-double = Double Down: dice moved from here play for { $first } and { $second }.
ry-why-nice = Nice Dice: a die on field { $number } would pay { $amount } at the payout.
ry-why-choice-gold = My Choice: { $ways } of 36 throws offer the gold field, { $amount } at the payout.
ry-why-choice = My Choice: { $ways } of 36 throws offer { $amount }.

# The table in the browser.
las-vegas-royale-ask-place = Choose a number. All your dice showing it go to that casino.
ry-browser-only-closed = You rolled only the number of the closed casino: you keep your dice.
las-vegas-royale-ask-power = You hold the marker: roll, or turn one die to any number.
las-vegas-royale-ask-number = Choose the casino where the die goes.
las-vegas-royale-ask-hold = How many markers do you hold in your closed hand?
las-vegas-royale-ask-guess = How many markers are in the closed hand? If you guess right, no reward is paid.
las-vegas-royale-ask-fifty = Lower or higher? A wrong guess or the same sum again wins nothing.
las-vegas-royale-ask-entry = Close a casino: no die goes in or out.
las-vegas-royale-ask-bar = One of your dice goes to the bar and counts nowhere.
las-vegas-royale-ask-group = Which group of blanks, and where?
las-vegas-royale-ask-blanks = Where do the blanks go?
las-vegas-royale-ask-handicap = Take a blank away and cover a field with it?
las-vegas-royale-ask-field = Which field does the blank cover?
las-vegas-royale-ask-special = Turn a die to any number, or take one back. This activates no tile.
las-vegas-royale-ask-from = From which casino does the die come back?
las-vegas-royale-ask-double = Touch the dice that move to the round field.
las-vegas-royale-ask-nice = Put one die of this turn on its field? It brings a reward at the payout.
las-vegas-royale-ask-choice = Choose one of the two numbers.
las-vegas-royale-ask-activate = Which tile do you activate, as if you had placed dice there?
las-vegas-royale-ask-gold = Which die goes to the gold field?
las-vegas-royale-ask-prime = Add the extra dice to the casinos of their numbers?
las-vegas-royale-ask-split = Split the six tokens into two piles. A touch moves one.
las-vegas-royale-ask-pick = Which pile do you take?
ry-browser-tile-asks = { $player }: { $tile }
ry-browser-skip = Skip
ry-browser-decline = No, thanks
ry-browser-leave = Leave it
ry-browser-roll = Roll
ry-browser-stop = Stop
ry-browser-none = None
ry-browser-for-winner = for whoever wins here
ry-browser-for-leader = for whoever leads alone
ry-browser-payers = must pay:
ry-browser-bar = bar
ry-browser-not-offered = cannot be chosen
ry-browser-put-on = and put on
ry-browser-take-from = Take back from
ry-browser-blank-from = Take a blank from
ry-browser-take = Take
ry-browser-cover = and cover
ry-browser-turn = turn
ry-browser-fetch = take back
ry-browser-saves = prevents { $amount }
ry-browser-lower = Lower: { $count }/36
ry-browser-higher = Higher: { $count }/36
ry-browser-groups-left = { $count } left
ry-browser-fields-left = { $count } left
ry-browser-special = turn or take back
ry-browser-wake = activate a tile
ry-browser-gold = gold field
ry-browser-move-token = the token of { $amount }, now in pile { $pile }
ry-browser-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
ry-browser-back = back to the first choice
ry-browser-secret-hold = Only you see this until your left neighbour has guessed.
ry-browser-secret-split = Only you see the numbers until { $player } has picked a pile.
ry-browser-do-blanks = { $house }: { $count ->
    [one] { $count } blank
   *[other] { $count } blanks
}
ry-browser-do-split = Offer piles of { $first } and { $second }
ry-browser-do-fetch = { $house }: take { $die } back
ry-browser-do-turn = { $house }: put { $die } there
ry-browser-do-handicap = { $house }: a blank to a field ({ $field })
ry-browser-do-double = { $count ->
    [one] Move { $count } die
   *[other] Move { $count } dice
}
ry-browser-do-prime = { $count ->
    [one] Add { $count } die
   *[other] Add { $count } dice
}
ry-browser-says-taken = { $amount } for { $player } (strength { $strength })
ry-browser-says-equal = tied at strength { $strength }, so nothing for { $players }
ry-browser-says-rest = nothing for { $player } (strength { $strength })
