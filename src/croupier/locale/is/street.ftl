# Gata húsanna sex sem bæði Las Vegas-spilin eiga í vafranum.
street-house-1 = Tungl
street-house-2 = Kirsuber
street-house-3 = Kóróna
street-house-4 = Smári
street-house-5 = Stjarna
street-house-6 = Snjókorn
street-white = hvítur
street-blank = auðir teningar

# Það sem kostur gæfi.
street-take = þú færð { $amount }
street-tie = jafnt: { $players }
street-nothing = þú færð ekkert
street-amount = { $amount }
street-tie-short = jafnt
street-nothing-short = ekkert
street-chance = { $percent } %

# Það sem aðeins heyrist þeim sem sjá ekki borðið.
street-says = { $name }, spilavíti { $number }: { $what }
street-says-choice = { $says }. { $brings }
street-says-taken = { $amount }: { $player } ({ $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
})
street-says-free = { $amount }: enginn enn
street-says-equal = jafnt, { $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
} á mann, og enginn þeirra fær neitt: { $players }
street-says-rest = fær ekkert: { $player } ({ $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
})
street-says-empty = engir seðlar
street-says-closed = lokað
street-group = { $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
} með tölunni { $number }, { $name }: { $brings }
street-dice-left = { $count ->
    [one] teningur eftir
   *[other] teningar eftir
}
street-white-left = { $count ->
    [one] hvítur teningur eftir
   *[other] hvítir teningar eftir
}
street-notes = { $count ->
    [one] seðill
   *[other] seðlar
}
