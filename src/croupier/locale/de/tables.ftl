# Was an einem Tisch eines Servers außer dem Spiel geschieht.
table-opened = Der Tisch ist eröffnet.
table-sat = { $you ->
    [yes] Du setzt dich
   *[no] { $player } setzt sich
}.
table-bot-sat = { $name } setzt sich ({ $level }).
table-unseated = Ein Platz ist wieder frei.
table-started = Das Spiel beginnt.
table-came = { $you ->
    [yes] Du bist
   *[no] { $player } ist
} da.
table-back = { $you ->
    [yes] Du bist wieder da und entscheidest selbst
   *[no] { $player } ist wieder da und entscheidet selbst
}.
table-went = { $you ->
    [yes] Deine Verbindung ist
   *[no] Die Verbindung von { $player } ist
} abgerissen.
table-left = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} den Tisch verlassen.
table-voted = { $you ->
    [yes] Du würdest
   *[no] { $player } würde
} einen Bot entscheiden lassen, für { $about }.
table-taken-over = { $why ->
    [time] Zu lange abwesend
    [vote] Der Tisch hat dafür gestimmt
   *[left] Gegangen
}: Ein Bot ({ $level }) entscheidet für { $name }, bis { $name } zurückkommt.
table-clock = Die Zeit ist um: Ein Bot hat für { $name } entschieden.
table-rematched = { $you ->
    [yes] Du eröffnest
   *[no] { $player } eröffnet
} einen Tisch für ein weiteres Spiel.
table-abandoned = Alle sind gegangen: Das Spiel endet hier.
table-expired = Lange ist niemand gekommen: Der Tisch wird geschlossen.
table-said = { $name }: { $words }
say-hello = Hallo!
say-thanks = Danke!
say-well-played = Gut gespielt!
say-good-luck = Viel Glück!
say-oops = Hoppla!
say-hurry = Du bist dran!
say-again = Noch ein Spiel?
say-goodbye = Tschüss!
