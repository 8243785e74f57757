# The room before a game.
waiting-title = Waiting for players
waiting-invite = Let friends scan this, or send them the link
waiting-qr = QR code with the link to this table
waiting-copy = Copy link
waiting-copied = Copied
waiting-share = Share the link
waiting-invitation = Come and play { $game }
waiting-seats = Seats
waiting-taken = { $taken } of { $all } taken
waiting-host = Starts the game
waiting-here = At the table
waiting-open = Open seat
waiting-open-about = Waiting for a friend…
waiting-reserved = Kept for { $name }
waiting-reserved-about = From the last game
waiting-bot = Bot, { $level }
waiting-a-bot = Bot
waiting-seat-bot = Let a bot sit here
waiting-level = How well { $name } plays
waiting-free = Free { $name }'s seat
waiting-free-sure = Free { $name }'s seat?
waiting-free-yes = Free it
waiting-leave = Leave
waiting-leave-sure = Give up your seat? It will be free again.
waiting-start = Start the game
waiting-missing = { $count ->
    [one] { $count } seat is still open
   *[other] { $count } seats are still open
}
waiting-ready = Every seat is taken
waiting-fill = Bots for the open seats
waiting-guest = When every seat is taken, { $name } starts the game.
waiting-guest-ready = Every seat is taken. { $name } starts the game.
waiting-nobody = Whoever sits down first starts the game.
waiting-join = Sit down
waiting-name = Your name
waiting-colour = Your colour
waiting-colour-1 = red, circle
waiting-colour-2 = blue, square
waiting-colour-3 = orange, triangle
waiting-colour-4 = violet, diamond
waiting-colour-5 = green, cross
waiting-colour-6 = grey, hexagon
waiting-colour-taken = { $colour }, taken
waiting-sit = Sit down
waiting-sit-here = Sit here
waiting-sit-chosen = Take seat { $number }
waiting-watch = Only watch
waiting-full = Every seat is taken. You can watch the game.
waiting-rules = This table
waiting-rule = { $label }: { $value }
waiting-is-private = Only with the link
waiting-is-listed = Open to everybody
waiting-no-hints = No hints
waiting-no-chat = Ready-made phrases only
waiting-no-spectators = No spectators
waiting-sealed = { $game ->
    [yellow-dwarf] The cards are sealed
   *[other] The dice are sealed
}
waiting-sealed-about = { $game ->
    [yellow-dwarf] The server has fixed its part of every deal and shows its fingerprint. Everybody who sits down adds a part of their own, so nobody can arrange the cards. After the game anyone can check that.
   *[other] The server has fixed its part of every throw and shows its fingerprint. Everybody who sits down adds a part of their own, so nobody can arrange the dice. After the game anyone can check that.
}

# Opening a table.
new-title = A table with friends
new-players = How many players
new-seats = Who plays
new-seat = Seat { $number }
new-seat-you = You
new-friend = A friend, by link
new-who = Who can come
new-private = Only those with the link
new-listed = Everybody
new-more = More settings
new-drawn = drawn by lot
new-hints = Hints
new-hints-about = players may ask what each choice promises
new-chat = Chat
new-chat-about = write what you like; without it there are ready-made phrases only
new-spectators = Spectators
new-spectators-about = others may watch; they see only what everybody at the table sees
new-clock = Time for a decision
new-clock-about = When it is up, a bot makes this one move.
new-clock-none = no limit
new-absent = When somebody is away
new-absent-about = After this time a bot decides for them until they are back.
new-stand-in = How well that bot plays
new-open = Open the table
new-open-about = Then you get the link for the others
new-time = { $unit ->
    [hours] { $value } h
    [minutes] { $value } min
   *[seconds] { $value } s
}
new-value-shared = 135, shared equally
new-value-broke = until somebody cannot pay
new-value-new = begin a new sequence
new-value-higher = go on with the next higher rank
new-value-flat = court cards 10, all others 1
new-value-pips = court cards 10, others by their number
new-value-turn = the whole hand in one turn
new-value-strict = only before anybody else has laid a card

# The menu of a table.
menu-no = No
menu-language = Language
menu-theme = Colours of the screen
menu-theme-auto = like the device
menu-theme-light = light
menu-theme-dark = dark
menu-pace = Pace
menu-pace-normal = normal
menu-pace-fast = fast
menu-pace-instant = instant
menu-sound = Sound
menu-sound-about = two soft notes when the table waits for you
menu-title = Mark in the page title
menu-title-about = the title of the page says when it is your turn
menu-title-turn = Your turn! { $title }
menu-preferences = Language, screen, pace, sound
menu-this-table = Link and settings of this table
menu-in-words = The table in words
menu-is-away = { $name } is away
menu-bot-decides = A bot decides meanwhile.
menu-voted = You want a bot to decide.
menu-vote = Let a bot decide
menu-leave = Leave the table
menu-leave-sure = Leave the table? A bot decides for you until you come back.

# Words to the table.
chat-title = Say something
chat-more = More phrases
chat-less = Fewer phrases
chat-write = Your words
chat-send = Send
