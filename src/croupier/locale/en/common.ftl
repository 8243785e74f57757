# Shared by all games.
you = You
player-number = Player { $number }
you-in-a-list = you

# How a number, a list and a card are written.
number = { $value }
text = { $text }
list-and = { $first } and { $last }
card-rank = { $rank ->
    [a] A
    [j] J
    [q] Q
    [k] K
   *[other] { $rank }
}

game-line = { $title }, { $few } to { $many } players: { $about }

play-welcome = { $title }: { $players }.
play-help-hint = Type a number to choose, ? for help.
play-fair = { $chance ->
    [cards] The cards are fixed already. Their fingerprint: { $commitment }
   *[dice] The dice are fixed already. Their fingerprint: { $commitment }
}
play-seeded = { $chance ->
    [cards] The cards come from seed { $seed }.
   *[dice] The dice come from seed { $seed }.
}
play-typed = { $chance ->
    [cards] You deal the cards; type what you see.
   *[dice] You throw the dice; type what you see.
}
play-recorded = This game is kept in { $file }
play-resumed = The game goes on after { $plies ->
    [one] { $plies } action
   *[other] { $plies } actions
}.
play-turn = { $you ->
    [yes] Your turn.
   *[no] { $player }, your turn.
}
play-alone = { $player }, only you may look now. Press Enter when the others look away:
play-prompt = Your choice, 1 to { $count }:
play-prompt-one = Only one choice; press Enter:
play-bad-choice = That is not one of the choices. Type a number from 1 to { $count }, or ? for help.
play-help =
    Type the number of your choice and press Enter.
    h shows what each choice promises.
    t shows the table again, r the rules, q leaves the game (it is kept and can go on later).
    x abandons the game: its seed is revealed for checking, and it cannot go on.
    Nothing can be taken back: what has been seen has been seen.
play-saved = The game is kept. It goes on with:
play-input-ended = The input has ended.
play-abandoned = { $chance ->
    [cards] The game is abandoned; its cards can be checked with:
   *[dice] The game is abandoned; its dice can be checked with:
}
play-check = { $chance ->
    [cards] The cards can be checked with:
   *[dice] The dice can be checked with:
}
play-sure = Abandon the game for good? Type x again to do so, anything else to go on:

typed-starter = Who begins? 1 to { $count }:
typed-dice = { $you ->
    [yes] Your roll, { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }:
   *[no] { $player } rolls { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }:
}
typed-dice-last = { $you ->
    [yes] Your roll, { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } ({ $last }):
   *[no] { $player } rolls { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } ({ $last }):
}
typed-bad = That does not fit: { $reason } Please type it again.
typed-too-many = At most { $count ->
    [one] { $count } value is
   *[other] { $count } values are
} wanted here.
typed-unknown = { $text } cannot be. Possible: { $possible }.

result-title = The game is over.
result-winner = { $you ->
    [yes] You win!
   *[no] { $player } wins!
}
result-winners = { $players } win together.

verify-plies = { $plies ->
    [one] { $plies } action
   *[other] { $plies } actions
} read; the chain of hashes is unbroken.
verify-rules = Every one is allowed by the rules of { $title }; { $moves ->
    [one] { $moves } was
   *[other] { $moves } were
} chosen by players.
verify-finished = The game is finished, and the result is right.
verify-abandoned = The game was abandoned before its end.
verify-unfinished = The game is not finished.
verify-fair = The seed was fixed before anyone sat down, and { $count ->
    [one] the { $count } outcome of chance was dealt again from it: it is right.
   *[other] all { $count } outcomes of chance were dealt again from it: every one is right.
}
verify-seeded = { $count ->
    [one] The { $count } outcome of chance is the one
   *[other] All { $count } outcomes of chance are those
} of seed { $seed }. Whoever chose the seed could have known them.
verify-typed = { $chance ->
    [cards] The cards were dealt by hand and typed in; there is nothing to prove about them.
   *[dice] The dice were thrown by hand and typed in; there is nothing to prove about them.
}
verify-unrevealed = { $chance ->
    [cards] The seed is not revealed yet, so the cards cannot be proven yet.
   *[dice] The seed is not revealed yet, so the dice cannot be proven yet.
}
verify-refused = This record is refused: { $reason }

# Opponents and hints.
level-easy = easy
level-easy-about = often moves without thinking
level-medium = medium
level-medium-about = nearly always looks one step ahead
level-hard = hard
level-hard-about = searches a little while, and slips now and then
level-expert = expert
level-expert-about = searches for up to about a second a move
level-random = random
level-random-about = any move that is allowed
hint-title-exact = What each choice promises, worked out exactly:
hint-title-estimate = What each choice promises, estimated from { $games } games from here (95 % intervals):
hint-title-both = What each choice promises, worked out exactly or estimated from { $games } games from here (95 % intervals):
hint-choice = { $number }) { $choice }
hint-line = { $choice }: wins { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }, result { $score } ± { $scoreerror } (estimate)
hint-line-exact = { $choice }: wins { NUMBER($win, minimumFractionDigits: 1) } %, result { $score } (exact)
hint-win = { $choice }: wins { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) } (estimate)
hint-win-exact = { $choice }: wins { NUMBER($win, minimumFractionDigits: 1) } % (exact)
