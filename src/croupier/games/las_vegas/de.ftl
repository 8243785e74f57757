las-vegas-title = Las Vegas
las-vegas-about = lege deine Würfel in sechs Casinos; wer in einem die meisten hat und mit niemandem gleichauf liegt, bekommt dort den besten Schein.

lv-white = Weiß
lv-dice = { $count ->
    [0] keine Würfel
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
lv-white-dice = { $count ->
    [one] { $count } weißen Würfel
   *[other] { $count } weiße Würfel
}
lv-white-dice-left = { $count ->
    [one] { $count } weißer Würfel
   *[other] { $count } weiße Würfel
}
lv-notes = { $count ->
    [0] keine Scheine
    [one] { $count } Schein
   *[other] { $count } Scheine
}

# Ein Satz für jede Aktion.
lv-starter = { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
lv-note = Casino { $casino }: ein Schein zu { $amount }.
lv-spare = Ein überzähliger weißer Würfel zeigt eine { $face } und kommt in Casino { $face }.
lv-die = { $you ->
    [yes] Du würfelst eine { $face }.
   *[no] { $player } würfelt eine { $face }.
}
lv-white-die = { $you ->
    [yes] Du würfelst eine weiße { $face }.
   *[no] { $player } würfelt eine weiße { $face }.
}
lv-place = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { $dice } in Casino { $casino }.
lv-tie = Casino { $casino }: Gleichstand mit je { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
} ({ $players }). Diese Würfel gehen zurück.
lv-no-ties = Kein Gleichstand.
lv-take = { $you ->
    [yes] Du bekommst { $amount }.
   *[no] { $player } bekommt { $amount }.
}
lv-white-takes = Weiß gewinnt { $amount }; der Schein kommt unter den Stapel.
lv-left-over = Übrig bleiben { $notes }; sie kommen unter den Stapel.
lv-pays = Casino { $casino }: { $what }
lv-pays-nobody = Niemand bekommt etwas.

# Was der Tisch von mehreren Aktionen zusammen hört.
lv-round = Durchgang { $round } von { $rounds }. { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
lv-stocked = Casino { $casino }: { $notes }.
lv-roll = { $you ->
    [yes] Du würfelst { $dice }.
   *[no] { $player } würfelt { $dice }.
}
lv-roll-white = { $you ->
    [yes] Du würfelst { $dice } und weiß { $white }.
   *[no] { $player } würfelt { $dice } und weiß { $white }.
}
lv-roll-only-white = { $you ->
    [yes] Du würfelst weiß { $white }.
   *[no] { $player } würfelt weiß { $white }.
}

# Der Tisch und die Möglichkeiten.
lv-table-casino = Casino { $casino }
lv-no-notes-yet = keine Scheine
lv-table-no-notes = keine Scheine
lv-table-standing = { $what }
lv-table-taken = { $amount }: { $dice }
lv-table-roll = { $you ->
    [yes] Dein Wurf
   *[no] Wurf von { $player }
}
lv-rolled = { $dice }
lv-rolled-white = { $dice } und weiß { $white }
lv-rolled-only-white = weiß { $white }
lv-table-left = { $dice } übrig
lv-table-player = { $player }: { $has }
lv-choice = { $dice } in Casino { $casino }
lv-choice-outlook = { $choice }; { $outlook }
lv-stands-take = Stand jetzt bekommst du { $amount }
lv-stands-tied = Stand jetzt gleichauf mit { $players }
lv-stands-nothing = Stand jetzt bekommst du nichts
lv-stands-white = nur weiße Würfel
las-vegas-ask-place = Wähle eine Zahl. Alle deine Würfel, die sie zeigen, kommen in dieses Casino.
lv-typed-note = Die Scheine an Casino { $casino }:
lv-typed-more = Weitere Scheine an Casino { $casino } (bisher { $notes }):
lv-typed-spare = Die überzähligen weißen Würfel, noch { $count }:
lv-typed-white = weiße Würfel zuletzt
lv-result-notes = Gleich viel Geld: Es entscheidet, wer mehr Scheine hat.
lv-result = { $place }. { $player }: { $money } ({ $notes })

# Die Einstellungen eines Tisches.
setting-las-vegas-neutral = Neutrale Würfel
setting-las-vegas-neutral-about = jeder würfelt zusätzlich mit weißen Würfeln, die niemandem gehören; auch sie geraten in Gleichstand und gewinnen Scheine; für 2 bis 4 Spieler
setting-las-vegas-starter = Wer beginnt
setting-las-vegas-starter-about = der Platz, der den ersten Durchgang beginnt, oder drawn: er wird ausgelost
setting-las-vegas-open-money = Offenes Geld
setting-las-vegas-open-money-about = alle sehen, wie viel die anderen gewonnen haben; sonst nur, wie viele Scheine sie haben

# Warum eine Wahl gut oder schlecht ist.
las-vegas-score = Geld am Ende
lv-why-lead = Du führst dann in Casino { $casino } mit { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
}: Stand jetzt { $amount }.
lv-why-behind = Mit { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
} in Casino { $casino } liegst du hinter { $players }: Stand jetzt { $amount ->
    [0] nichts
   *[other] { $amount }
}.
lv-why-tied = Gleichstand in Casino { $casino } mit je { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
}: { $players }. Dann bekommst du nichts.
lv-why-white = In Casino { $casino } kommen nur weiße Würfel: Sie gewinnen nichts für dich.
lv-why-empty = In Casino { $casino } liegen keine Scheine.
lv-why-safe = Dort kann dich niemand mehr einholen: { $amount } sind sicher.
lv-why-pass = Überholt werden kannst du dort noch von { $rivals }.
lv-why-pass-many = Dort können dich noch { $count } andere überholen, am ehesten { $rival }.
lv-why-tie = Dort droht noch Gleichstand mit { $rivals }.
lv-why-tied-ahead = Haben dort mehr, liegen aber gleichauf: { $players }. Ein Würfel kann das ändern.
lv-why-rival = { $player } (dort { $there }, noch { $left })
lv-why-more = Mit { $count ->
    [one] { $count } weiteren Würfel
   *[other] { $count } weiteren Würfeln
} dort bekämst du Stand jetzt { $amount }; du hast noch { $left }.
lv-why-never = { $count ->
    [one] Auch dein letzter Würfel bringt dort Stand jetzt nichts.
   *[other] Selbst deine übrigen { $count } Würfel bringen dort Stand jetzt nichts.
}
