# Shared by all games.
you = You
bot-names = Ada, Bruno, Clara, Dimitri, Edda, Felix, Greta, Hugo, Ines, Jonas, Karla, Leo
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

# What several games say of a table.
told-together = { $first } { $then }
table-equal = { $one } = { $other }
table-round = Round { $number } of { $all }
table-now = +{ $amount } as it stands
table-now-loses = -{ $amount } as it stands
chapter-round = Round { $number }
chapter-round-of = round { $number } of { $all }
chapter-round-over = Round { $number } is over.
chapter-deal = Deal { $number }
chapter-deal-on = deal { $number }
chapter-deal-of = deal { $number } of { $all }
chapter-deal-over = Deal { $number } is over.

# Who earned how much where.
account-amount = { $sign ->
    [plus] +{ $amount }
    [minus] -{ $amount }
   *[none] 0
}
account-part = { $where }: { $amount }
account-line = { $player }: { $total } ({ $parts })
account-nothing = { $player }: nothing
account-player = { $player }
account-sum = Total

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
play-resumed = { $you ->
    [yes] The game goes on: { $progress }, it is your turn.
   *[no] The game goes on: { $progress }, { $player } is to move.
}
play-resumed-chance = The game goes on: { $progress }.
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
    l tells again what has happened since your last turn.
    t shows the table again, r the rules.
    q leaves the game; it is kept and can go on later.
    p slow, p normal or p instant sets the pace.
play-help-dealt =
    x abandons the game: its seed is revealed for checking, and it cannot go on.
    Nothing can be taken back: what has been seen has been seen.
play-help-typed = x abandons the game for good. c corrects what was typed last.
play-again-told = What has happened since your last turn:
play-nothing-told = Nothing has happened since your last turn.
play-go-on = Press Enter to go on:
play-pace = The pace is { $pace }.
pace-slow = slow
pace-normal = normal
pace-instant = instant
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

typed-starter = Who begins? { $seats }:
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
typed-help =
    Type what lies on the real table, several values at once if you like:
    1 1 2 4 or 1124.
    c corrects what was typed last, as long as nobody has chosen since.
    t shows the table, l tells again what has happened, r shows the rules.
    q leaves the game; it is kept and can go on later.
typed-nothing-to-choose = There is nothing to choose now; hints come with your next choice.
typed-right = { $values }: press Enter if that is right, or type it again:
typed-corrected = What was typed last is taken back.
typed-cannot-correct = There is nothing that could be corrected.
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
result-lead = The lead over second place is { $amount }.
result-equal = Everything that counts is equal.

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


# Beginning and coming back.
ask-game = What would you like to play?
ask-go-on = go on with { $title } ({ $players }): { $progress }, { $when }
ask-title = { $title }: { $about }
ask-opponents = Against whom?
ask-level = { $level }: { $about }
ask-people = people at this keyboard
ask-players = How many players, { $few } to { $many }? Enter for { $usual }:
ask-names = Your names, separated by commas:
ask-number = A number from 1 to { $count }, or q to leave:
ask-bad-number = That is not a number from { $first } to { $last }.
ask-bad-names = Please type { $few } to { $many } names, separated by commas.
saved-none = No game was left. A new one begins with: croupier play
saved-line = { $number }) { $title }, { $when }: { $players }
saved-on = { $you ->
    [yes] { $progress }, your turn
   *[no] { $progress }, { $player } to move
}
saved-on-chance = { $progress }
saved-over = over; won by: { $winners }
saved-abandoned = abandoned: { $progress }
saved-broken = cannot be read: { $reason }
saved-how = Go on with one of them: croupier play --resume 1 (without a number, the one played last)
replay-help = Enter or n goes on, p goes back, round goes to the next round or deal, end to the end of the game, q stops.
replay-prompt = { $number } of { $count } (Enter, p, round, end, q):
replay-first = This is the beginning.
