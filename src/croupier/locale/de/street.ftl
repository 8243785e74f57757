# Die Straße der sechs Häuser, die beide Las-Vegas-Spiele im Browser haben.
street-house-1 = Mond
street-house-2 = Kirsche
street-house-3 = Krone
street-house-4 = Klee
street-house-5 = Stern
street-house-6 = Flocke
street-white = Weiß
street-blank = Blanko

# Was eine Wahl brächte.
street-take = du bekommst { $amount }
street-tie = gleichauf mit { $players }
street-nothing = du bekommst nichts
street-amount = { $amount }
street-tie-short = gleichauf
street-nothing-short = nichts
street-chance = { $percent } %

# Was nur hört, wer den Tisch nicht sieht.
street-says = { $name }, Casino { $number }: { $what }
street-says-choice = { $says }. { $brings }
street-says-taken = { $amount } für { $player } ({ $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
})
street-says-free = { $amount } noch für niemanden
street-says-equal = gleichauf mit je { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
}, also nichts für { $players }
street-says-rest = nichts für { $player } ({ $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
})
street-says-empty = keine Scheine
street-says-closed = geschlossen
street-group = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
} mit { $number }, { $name }: { $brings }
street-dice-left = { $count ->
    [one] Würfel übrig
   *[other] Würfel übrig
}
street-white-left = { $count ->
    [one] weißer Würfel übrig
   *[other] weiße Würfel übrig
}
street-notes = { $count ->
    [one] Schein
   *[other] Scheine
}
