# The browser's front page.
lobby-headline = Four games, one table, and dice that anyone can check.
lobby-headline-short = Four games, one table
lobby-intro = Play at once against bots, or send friends a link. No account.
lobby-intro-short = Against bots at once, or with friends by link.

# The games, as their own files have them, but shorter.
lobby-title-las-vegas = Las Vegas
lobby-title-las-vegas-royale = Las Vegas Royale
lobby-title-sequence-dice = Sequence Dice
lobby-title-yellow-dwarf = Yellow Dwarf
lobby-about-las-vegas = Put your dice on six casinos. The most dice take the best note; ties take nothing.
lobby-about-las-vegas-royale = A large die that counts double, chips to skip a roll, and tiles that come alive.
lobby-about-sequence-dice = Two dice say where your chip may go. The first unbroken line wins.
lobby-about-yellow-dwarf = Lay your cards in rising order, win the pots, be first to lay them all.
lobby-players = { $few }–{ $many } players
lobby-minutes = about { $minutes } min

lobby-play = Play now
lobby-play-named = Play now: { $title }
lobby-friends = With friends
lobby-friends-short = Friends
lobby-friends-named = With friends: { $title }
lobby-preparing = Getting ready for the first time: { $percent } %
lobby-begins-itself = The game begins by itself.

# What one has chosen for oneself.
lobby-language = Language
lobby-theme = Colours of the screen
lobby-theme-auto = Like the device
lobby-theme-light = Light
lobby-theme-dark = Dark
lobby-you = You at the table
lobby-no-name = Your name
lobby-change-you = Name and colour: { $name }
lobby-name = Your name
lobby-colour = Your colour and shape
lobby-colour-1 = Ruby red, circle
lobby-colour-2 = Blue, square
lobby-colour-3 = Orange, triangle
lobby-colour-4 = Violet, diamond
lobby-colour-5 = Mint green, cross
lobby-colour-6 = Coal grey, hexagon
lobby-colour-taken = If somebody at the table has it already, you get another one.
lobby-done = Done

# Below the games.
lobby-go-on = Go on playing
lobby-open = Go on
lobby-with = with { $players }
lobby-seats-taken = { $taken } of { $all } seats taken
lobby-all-left = Show all { $all }
lobby-give-up = Give up
lobby-give-up-named = Give up: { $title }
lobby-give-up-sure = Leave this game for good?
lobby-keep = Keep it
lobby-join-table = Join a table
lobby-join = Join
lobby-code = Code or link of the table
lobby-code-example = kadomi47
lobby-code-missing = Type the code that is shown in the waiting room, or paste the link.
lobby-unknown-code = There is no table { $code }. Is every letter and digit right?
lobby-open-tables = Open tables
lobby-no-tables = No table is open to everybody right now. You can open one: choose "With friends" at any game.
lobby-playing = being played
lobby-sit = Sit down
lobby-watch = Watch
