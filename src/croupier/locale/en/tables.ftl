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
    [yes] You want
   *[no] { $player } wants
} to let a bot decide for { $about }.
table-taken-over = { $why ->
    [time] { $name } has been away too long
    [vote] The table wants it so
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

# `croupier join`: a table of a server in the terminal.
join-ask-name = Your name at the table:
join-table = { $title }, table { $code }. Others come here with this link:
join-free = free
join-seat-free = { $number }) free
join-seat-reserved = { $number }) kept for { $name }
join-seat-bot = { $number }) { $name } (bot, { $level })
join-seat-person = { $number }) { $name }{ $who ->
    [you] {" "}(you)
    [away] {" "}(away)
   *[here] {""}
}{ $role ->
    [host] , host
   *[guest] {""}
}
join-bot = { $name } ({ $level })
join-host = You are the host: type start when every seat is taken. A bot takes a free seat with, for example, bot 2 hard.
join-guest = The game begins when every seat is taken and the host, { $name }, starts it.
join-watching = You are looking on.
join-help-hint = Type ? for help.
join-help-host =
    start begins the game; every seat must be taken.
    bot 2 hard puts a bot on seat 2: easy, medium, hard or expert.
    free 2 makes seat 2 free again.
join-help-room =
    say and some words: everybody at the table reads them.
    t shows the table again, r the rules.
    leave gives your seat up.
    q ends the program; your seat is kept.
join-help-game =
    When it is your turn, type the number of your choice and press Enter.
    h then shows what each choice promises.
    l tells again what has happened since your last turn.
    t shows the table again, r the rules.
    say and some words: everybody at the table reads them.
    vote 3: let a bot decide for seat 3, whose player is away.
    p slow, p normal or p instant sets the pace.
    leave lets a bot play for you until you are back.
    q ends the program; your seat is kept.
join-help-over =
    again opens a table for another game with the same people, or follows them there.
    say and some words: everybody at the table reads them.
    q ends the program.
join-help-watch =
    t shows the table again, r the rules.
    l tells again what has happened.
    p slow, p normal or p instant sets the pace.
    q ends the program.
join-unknown = That is not a choice or a command now. Type ? for help.
join-bad-seat = The seats are numbered 1 to { $last }.
join-too-long = That is too long: at most { $most } characters.
join-clock = { $count ->
    [one] You have { $count } second.
   *[other] You have { $count } seconds.
}
join-preparing = The server is getting the game ready, as it must the first time: { $percent } %.
join-lost = The connection is lost. Trying to connect again...
join-back = Connected again.
join-freed = Your seat is free again; you are no longer at the table.
join-left = You have left the table.
join-left-bot = You have left the table; a bot plays for you until you are back.
join-kept = Your seat is kept. Come back with:
join-own-part = { $chance ->
    [cards] It is the seed whose fingerprint you were shown, and your own random number is part of every card.
   *[dice] It is the seed whose fingerprint you were shown, and your own random number is part of every die.
}
join-other-record = The server gives out the record of a different game: the fingerprint, the random numbers or the moves are not those that you were shown here. Do not trust it.
join-record = The record of the game can be downloaded from:
join-again = Type again for another game with the same people, or q to leave:
