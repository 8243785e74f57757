# The end of a game in the browser.
ending-places = Places
ending-unfinished = The game was not played to its end
ending-things = { $kind ->
    [die] { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
    [note] { $count ->
        [0] no notes
        [one] { $count } note
       *[other] { $count } notes
    }
    [money-card] { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
    [chip] { $count ->
        [0] no chips
        [one] { $count } chip
       *[other] { $count } chips
    }
    [card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [tile] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
    [starter] who begins
    [dealer] who deals first
   *[other] { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    }
}
ending-account = { $game ->
    [yellow-dwarf] Deal by deal
   *[other] Round by round
}
ending-account-where = { $game ->
    [yellow-dwarf] Deal { $number }: where it came from
   *[other] Round { $number }: where it came from
}
ending-account-nothing = Nobody got anything.
ending-rematch = Rematch
ending-replay = Replay
ending-go-on = Go on at the new table
ending-watch-next = Watch the next game
ending-look = Look at the table
ending-record = Save the record
ending-link = Copy the link
ending-link-copied = The link is copied

# Checking the dice.
ending-proof-title = { $game ->
    [yellow-dwarf] Check the cards
   *[other] Check the dice
}
ending-proof-busy = Every draw is being made again…
ending-proof-right = All as promised: { $things }.
ending-proof-none = Nothing was drawn in this game.
ending-proof-failed = The server does not answer, so nothing was checked.
ending-proof-again = Try again
ending-proof-wrong = { $fault ->
    [seed] This is not right: the seed that the server shows does not have the promised fingerprint.
    [commitment] This is not right: the fingerprint is not the one that you were shown here.
    [entropy] This is not right: your own random number is missing from the draws.
    [record] This is not right: at step { $ply } the record has something other than what you were shown here.
   *[outcome] This is not right: at step { $ply } the seed gives something other than what the record has.
}
ending-proof-how = What was checked, and what was not
ending-proof-seed = Before anybody sat down, the server fixed its secret seed by the fingerprint { $print }. The seed that it shows now has this fingerprint.
ending-proof-promise = It is the fingerprint that you were shown here.
ending-proof-own = Your own random number is part of every draw.
ending-proof-drawn = Your browser made every draw again, from the seed and from the players' random numbers, and compared it with the record.
ending-proof-seen = The record has every step that you were shown here.
ending-proof-limits = Not checked here: what could be drawn each time, and how likely it was. That follows from the rules, and the browser takes it from the server. Save the record and run this to check it as well:

# The replay of a game.
replay-browser-title = Replay
replay-browser-of = { $number } of { $count }
replay-browser-start = The beginning
replay-browser-back = One step back
replay-browser-on = One step forward
replay-browser-jump-back = { $to ->
    [round] Back a round
    [deal] Back a deal
   *[end] To the beginning
}
replay-browser-jump-on = { $to ->
    [round] Forward a round
    [deal] Forward a deal
   *[end] To the end
}
replay-browser-play = Play
replay-browser-pause = Pause
replay-browser-pace = { $pace ->
    [fast] Speed: double
    [instant] Speed: without motion
   *[normal] Speed: normal
}
replay-browser-place = Place in the game
replay-browser-view = Whose view
replay-browser-everyone = What everybody saw
replay-browser-seat = What { $name } saw
replay-browser-share = Copy the link to this place
replay-browser-to-table = To the table
replay-browser-controls = Replay controls
replay-browser-loading = The game is being fetched…
replay-browser-refused = There is nothing to replay
