# The browser: what stands around a table.
browser-name = Croupier
browser-no-server = The server does not answer.
browser-no-table = There is no such table
browser-to-front = To the front page
browser-connecting = Connecting…
browser-lost = The connection is lost. Trying again…
browser-closed = This table is closed to you.
browser-preparing = The game is being prepared: { $done } of { $all }. It begins by itself.
browser-close = Close
browser-menu = Menu
browser-rules = How it is played
browser-people = The players
browser-you = you
browser-has-turn = to play
browser-away = away
browser-stands-in = a bot plays
browser-log = What happened
browser-board = The table
browser-tray = The question
browser-your-turn = Your turn, { $name }
browser-choose = Choose.
browser-choose-first = Choose first
browser-choose-next = Choose what comes next
browser-sending = One moment…
browser-is-choosing = { $name } is choosing
browser-hint = What each choice promises
browser-hint-exact = Chance of winning, exact
browser-hint-estimate = Chance of winning, estimated
browser-sealed = Sealed
browser-if-ended = If this round ended now
browser-to-ending = To the result
browser-chapter-of = { $game ->
    [yellow-dwarf] Deal { $number } of { $all }
   *[other] Round { $number } of { $all }
}
browser-chapter = { $game ->
    [yellow-dwarf] Deal { $number }
   *[other] Round { $number }
}
