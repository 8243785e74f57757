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
ry-hold = { $you ->
    [yes] You hold markers in your closed hand.
   *[no] { $player } holds markers in a closed hand.
}
ry-guess-right = { $you ->
    [yes] You guess { $number }: right.
   *[no] { $player } guesses { $number }: right.
}
ry-guess-wrong = { $you ->
    [yes] You guess { $number }: wrong.
   *[no] { $player } guesses { $number }: wrong.
}
ry-stop = { $you ->
    [yes] You stop.
   *[no] { $player } stops.
}
ry-lower = { $you ->
    [yes] You call lower.
   *[no] { $player } calls lower.
}
ry-higher = { $you ->
    [yes] You call higher.
   *[no] { $player } calls higher.
}
ry-close = { $you ->
    [yes] You close casino { $casino }.
   *[no] { $player } closes casino { $casino }.
}
ry-leave = { $you ->
    [yes] You leave the token where it is.
   *[no] { $player } leaves the token where it is.
}
ry-bar = { $you ->
    [yes] You put { $die } at the bar.
   *[no] { $player } puts { $die } at the bar.
}
ry-group = { $you ->
    [yes] You take a group of blanks: { $count }.
   *[no] { $player } takes a group of blanks: { $count }.
}
ry-block = { $you ->
    [yes] You put the blanks on casino { $casino }.
   *[no] { $player } puts the blanks on casino { $casino }.
}
ry-blank = { $you ->
    [yes] You take a blank from casino { $casino }.
   *[no] { $player } takes a blank from casino { $casino }.
}
ry-decline = { $you ->
    [yes] You decline.
   *[no] { $player } declines.
}
ry-field = { $you ->
    [yes] You cover a field: { $field }.
   *[no] { $player } covers a field: { $field }.
}
ry-fetch = { $you ->
    [yes] You want { $die } back.
   *[no] { $player } wants { $die } back.
}
ry-from = { $you ->
    [yes] You take { $die } back from casino { $casino }.
   *[no] { $player } takes { $die } back from casino { $casino }.
}
ry-move = { $you ->
    [yes] You move { $die } to the round field.
   *[no] { $player } moves { $die } to the round field.
}
ry-done = { $you ->
    [yes] That is enough for you.
   *[no] That is enough for { $player }.
}
ry-set = { $you ->
    [yes] You put { $die } on field { $field }.
   *[no] { $player } puts { $die } on field { $field }.
}
ry-choose = { $you ->
    [yes] You choose the { $number }.
   *[no] { $player } chooses the { $number }.
}
ry-activate = { $you ->
    [yes] You activate the tile at casino { $casino }.
   *[no] { $player } activates the tile at casino { $casino }.
}
ry-gold = { $you ->
    [yes] You put { $die } on the gold field.
   *[no] { $player } puts { $die } on the gold field.
}
ry-put = { $you ->
    [yes] You add the extra die to casino { $casino }.
   *[no] { $player } adds the extra die to casino { $casino }.
}
ry-split = { $you ->
    [yes] You split the tokens: piles of { $first } and { $second }.
   *[no] { $player } splits the tokens: piles of { $first } and { $second }.
}
ry-pick = { $you ->
    [yes] You pick pile { $pile }.
   *[no] { $player } picks pile { $pile }.
}
ry-pay-nobody = Casino { $casino }: nobody is paid.
ry-pays = Casino { $casino }:
ry-fine = Bad Luck collects its fines.
ry-gets = { $you ->
    [yes] You get { $what }.
   *[no] { $player } gets { $what }.
}
ry-loses = { $you ->
    [yes] You pay { $what }.
   *[no] { $player } pays { $what }.
}
ry-gets-token = { $you ->
    [yes] You take the High Five token.
   *[no] { $player } takes the High Five token.
}
ry-gets-power = { $you ->
    [yes] You take the Power Play marker.
   *[no] { $player } takes the Power Play marker.
}
ry-power-back = The Power Play marker goes back to its tile.

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
ry-extra = The extra dice show { $dice }.

# The table.
ry-table-casino = Casino { $casino }
ry-table-closed = Casino { $casino } (closed)
ry-table-cards = { $cards }
ry-table-dice = { $dice }
ry-tile-name = { $tile }
ry-tile-state = { $tile } ({ $state })
ry-pays-what = { $pays } { $what }
ry-table-no-cards = no cards
ry-table-no-dice = no dice
ry-table-player = { $player }: { $dice } left, { $chips }, { $cards }
ry-table-player-money = { $player }: { $dice } left, { $chips }, { $cards }, { $money }
ry-table-none = no dice
ry-state-jackpot = marker on { $amount }
ry-state-ring = next field gives { $what }
ry-state-nothing = nothing
ry-state-bar = at the bar { $dice }
ry-state-groups = groups left { $groups }
ry-state-fields = free fields: chip { $chip }, 30,000 { $card }, special { $special }
ry-state-token = token with { $player }
ry-state-marker = marker with { $player }
ry-state-free = not taken yet
ry-state-double = on the round field { $dice }
ry-state-nice = on the fields { $dice }
ry-state-gold = on the gold field { $dice }
ry-state-empty = empty
ry-help-tiles = tiles can be explained: type their casino after i, as in i1

# The choices.
ry-choice-place = { $dice } on casino { $casino }
ry-choice-tile = { $choice } (activates { $tile })
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
ry-choice-gold = { $die } to the gold field
ry-choice-put = the extra die to casino { $casino }
ry-choice-split = second pile { $tokens } (in thousands)
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
