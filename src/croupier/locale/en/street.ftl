# The street of six houses that both Las Vegas games have in the browser.
street-house-1 = Moon
street-house-2 = Cherry
street-house-3 = Crown
street-house-4 = Clover
street-house-5 = Star
street-house-6 = Snowflake
street-white = white
street-blank = blank dice

# What a choice would bring.
street-take = you take { $amount }
street-tie = tie with { $players }
street-nothing = you take nothing
street-amount = { $amount }
street-tie-short = tie
street-nothing-short = nothing
street-chance = { $percent } %

# What only those hear who do not see the table.
street-says = { $name }, casino { $number }: { $what }
street-says-choice = { $says }. { $brings }
street-says-taken = { $amount } for { $player } ({ $count ->
    [one] { $count } die
   *[other] { $count } dice
})
street-says-free = { $amount } for nobody yet
street-says-equal = tied with { $count ->
    [one] { $count } die
   *[other] { $count } dice
} each, so nothing for { $players }
street-says-rest = nothing for { $player } ({ $count ->
    [one] { $count } die
   *[other] { $count } dice
})
street-says-empty = no notes
street-says-closed = closed
street-group = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} with { $number }, { $name }: { $brings }
street-dice-left = { $count ->
    [one] die left
   *[other] dice left
}
street-white-left = { $count ->
    [one] white die left
   *[other] white dice left
}
street-notes = { $count ->
    [one] note
   *[other] notes
}
