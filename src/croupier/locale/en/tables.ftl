# What happens at a table of a server, besides the game.
table-opened = The table is open.
table-sat = { $you ->
    [yes] You sit
   *[no] { $player } sits
} down.
table-bot-sat = { $name } sits down ({ $level }).
table-unseated = A seat is free again.
table-started = The game begins.
table-came = { $you ->
    [yes] You are
   *[no] { $player } is
} at the table.
table-back = { $you ->
    [yes] You are back and decide for yourself again
   *[no] { $player } is back and decides again
}.
table-went = { $you ->
    [yes] You have
   *[no] { $player } has
} lost the connection.
table-left = { $you ->
    [yes] You have
   *[no] { $player } has
} left the table.
table-voted = { $you ->
    [yes] You would
   *[no] { $player } would
} let a bot decide for { $about }.
table-taken-over = { $why ->
    [time] { $name } has been away too long
    [vote] The table has voted for it
   *[left] { $name } has left
}: a bot ({ $level }) decides for { $name } until { $name } is back.
table-clock = Time is up: a bot has decided for { $name }.
table-rematched = { $you ->
    [yes] You open
   *[no] { $player } opens
} a table for another game.
table-abandoned = Everybody has left: the game ends here.
table-expired = Nobody has come for a long time: the table is closed.
table-said = { $name }: { $words }
say-hello = Hello!
say-thanks = Thank you!
say-well-played = Well played!
say-good-luck = Good luck!
say-oops = Oops!
say-hurry = Your turn!
say-again = Another game?
say-goodbye = Goodbye!
