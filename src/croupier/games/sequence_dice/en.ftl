sequence-dice-title = Sequence Dice
sequence-dice-about = two dice say where your chip may go; the first unbroken line of five or six wins.

# One letter for the chips of a side on the board.
sd-letter = { $colour ->
    [green] G
    [blue] B
    [orange] O
    [violet] V
    [black] C
   *[red] R
}

# One sentence for every action.
sd-die = { $you ->
    [yes] You throw a { $face }.
   *[no] { $player } throws a { $face }.
}
sd-roll = { $you ->
    [yes] You roll { $first } and { $second }: { $number ->
        [10] 10, a defence.
        [11] 11, wild.
       *[other] { $number }.
    }
   *[no] { $player } rolls { $first } and { $second }: { $number ->
        [10] 10, a defence.
        [11] 11, wild.
       *[other] { $number }.
    }
}
sd-start-roll = { $you ->
    [yes] You roll { $first } and { $second } for the start: { $number }.
   *[no] { $player } rolls { $first } and { $second } for the start: { $number }.
}
sd-start-tie = { $players } tie for the highest and roll again.
sd-begins = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
sd-place = { $you ->
    [yes] You put a chip on { $space }.
   *[no] { $player } puts a chip on { $space }.
}
sd-replace = { $you ->
    [yes] You take a { $colour ->
        [green] green
        [blue] blue
        [orange] orange
        [violet] violet
        [black] coal-grey
       *[red] red
    } chip off { $space } and put your own there.
   *[no] { $player } takes a { $colour ->
        [green] green
        [blue] blue
        [orange] orange
        [violet] violet
        [black] coal-grey
       *[red] red
    } chip off { $space } and puts one there.
}
sd-remove = { $you ->
    [yes] You remove a { $colour ->
        [green] green
        [blue] blue
        [orange] orange
        [violet] violet
        [black] coal-grey
       *[red] red
    } chip from { $space }.
   *[no] { $player } removes a { $colour ->
        [green] green
        [blue] blue
        [orange] orange
        [violet] violet
        [black] coal-grey
       *[red] red
    } chip from { $space }.
}
sd-pass-own = { $you ->
    [yes] All four { $number }s are yours already: your turn passes.
   *[no] All four { $number }s are { $player }'s already: the turn passes.
}
sd-pass-defence = { $you ->
    [yes] There is no chip to remove: your turn passes.
   *[no] There is no chip to remove: { $player }'s turn passes.
}
sd-again = { $you ->
    [yes] A { $number } lets you roll again.
   *[no] A { $number } lets { $player } roll again.
}
sd-line = A line of { $count }: { $first } to { $last }!
sd-capped = The game has gone on for { $throws } throws and ends as a draw.

# The table and the choices.
sd-table-place = { $count } in a line win. The dice say { $number ->
    [11] 11, wild: any empty space.
   *[other] { $number }: an empty space with that number.
}
sd-table-replace = { $count } in a line win. The dice say { $number ->
    [11] 11, wild, and the board is full: replace any opponent's chip.
   *[other] { $number }, and all four are taken: replace an opponent's chip.
}
sd-table-remove = { $count } in a line win. The dice say 10, a defence: remove an opponent's chip, but not from a 2 or a 12.
sd-table-waiting = { $count } in a line win.
sd-table-side = { $colour ->
    [green] green
    [blue] blue
    [orange] orange
    [violet] violet
    [black] coal grey
   *[red] red
} ({ $letter })
sd-partners = { $colour ->
    [green] green
    [blue] blue
    [orange] orange
    [violet] violet
    [black] coal grey
   *[red] red
}
sd-table-chips = { $count ->
    [0] no chips
    [one] { $count } chip
   *[other] { $count } chips
}
sd-table-player = { $players }: { $side }, { $chips }
sd-space = {" "}{ $number }{ $letter }{" "}
sd-space-legal = [{ $number }{ $letter }]
sd-progress = { $throws ->
    [0] before the first throw
    [one] after { $throws } throw
   *[other] after { $throws } throws
}
sd-table-won = In brackets: the line that won.
sd-table-legend = Numbers in brackets are the spaces you may choose.
sd-choice-wins = { $space }: completes a line and wins
sd-choice-line = { $space }: { $count } of { $line }
sd-choice-dead = { $space }: no line
sd-choice-replace = { $choice } ({ $player }'s)
sd-choice-replace-stops = { $choice } ({ $player }'s line of { $count })
sd-choice-remove = { $space }: { $player }, { $count } of { $line }
sd-choice-remove-dead = { $space }: { $player }, no line
sd-help-spaces = You may also type a space, as in c4.
sd-choice-stops = { $choice }; stops { $player } ({ $count })
sd-team-wins = { $colour ->
    [green] The green side wins: { $players }.
    [blue] The blue side wins: { $players }.
    [orange] The orange side wins: { $players }.
    [violet] The violet side wins: { $players }.
    [black] The coal-grey side wins: { $players }.
   *[red] The red side wins: { $players }.
}

# The settings of a table.
setting-sequence-dice-line = Length of a line
setting-sequence-dice-line-about = how many chips in a row win
setting-sequence-dice-starter = Who begins
setting-sequence-dice-starter-about = the seat that begins, or drawn: the highest sum of both dice begins

# Why a choice is good or bad.
sd-why-wins = It completes a line of { $count }: you win at once.
sd-why-line = Your best line here would have { $count } of { $line }; missing: { $spaces }.
sd-why-dead = All { $count } lines through this space have a rival's chip in them.
sd-why-break = { $player }, next, can break that line with { $ways } of 36 throws.
sd-why-stops = It spoils a line of { $players } with { $count } of { $line }.
sd-why-removes = The best line of { $players } here falls from { $count } to { $left } of { $line }.
sd-why-removes-dead = That chip of { $players } is in no open line.
sd-why-back = { $ways } of 36 throws would let { $players } put it back.
sd-why-again = You throw again, and { $ways } of 36 throws would win at once.
sd-why-later = If nothing changes, { $ways } of 36 throws would win on your next turn.
sd-why-threat = { $player }, next, could win at once with { $ways } of 36 throws.
sd-why-averted = { $player }, next, could no longer win with one throw.

# The table in the browser.
sequence-dice-ask-place = Put a chip on one of the glowing spaces.
sequence-dice-ask-replace = No such space is free: replace a rival's chip with your own.
sequence-dice-ask-remove = Take a rival's chip off the board.
sd-browser-board = The board
sd-browser-legend = What the sums do
sd-browser-line = { $count } in a line win
sd-browser-again = place and roll again
sd-browser-defence = take off a rival's chip
sd-browser-wild = any free space
sd-browser-space-free = { $space }, number { $number }, free
sd-browser-space-taken = { $space }, number { $number }, chip of { $names }
sd-browser-space-choice = { $space }. May be chosen: { $choice }
sd-browser-place = Put a chip on { $space }
sd-browser-replace = Replace the chip on { $space }
sd-browser-remove = Take the chip off { $space }
sd-browser-on-board = Choose a space on the board ({ $count } possible).
sd-browser-best = longest open line: { $count } of { $line }
sd-browser-needs = needs { $numbers }
