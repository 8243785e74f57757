sequence-dice-title = Sequence Dice
sequence-dice-about = zwei Würfel sagen, wohin dein Chip darf; die erste Linie aus fünf oder sechs Chips ohne Lücke gewinnt.

# Ein Buchstabe für die Chips einer Farbe auf dem Plan.
sd-letter = { $colour ->
    [green] G
    [blue] B
    [orange] O
    [violet] V
    [black] K
   *[red] R
}

# Ein Satz für jede Aktion.
sd-die = { $you ->
    [yes] Du würfelst eine { $face }.
   *[no] { $player } würfelt eine { $face }.
}
sd-roll = { $you ->
    [yes] Du würfelst { $first } und { $second }: { $number ->
        [10] 10, die Abwehr.
        [11] 11, der Joker.
       *[other] { $number }.
    }
   *[no] { $player } würfelt { $first } und { $second }: { $number ->
        [10] 10, die Abwehr.
        [11] 11, der Joker.
       *[other] { $number }.
    }
}
sd-start-roll = { $you ->
    [yes] Du würfelst um den ersten Zug: { $first } und { $second }, zusammen { $number }.
   *[no] { $player } würfelt um den ersten Zug: { $first } und { $second }, zusammen { $number }.
}
sd-start-tie = Gleichstand bei der höchsten Summe; noch einmal würfeln: { $players }.
sd-begins = { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
sd-place = { $you ->
    [yes] Du legst einen Chip auf { $space }.
   *[no] { $player } legt einen Chip auf { $space }.
}
sd-replace = { $you ->
    [yes] Du ersetzt den { $colour ->
        [green] grünen
        [blue] blauen
        [orange] orangefarbenen
        [violet] violetten
        [black] kohlegrauen
       *[red] roten
    } Chip auf { $space } durch einen eigenen.
   *[no] { $player } ersetzt den { $colour ->
        [green] grünen
        [blue] blauen
        [orange] orangefarbenen
        [violet] violetten
        [black] kohlegrauen
       *[red] roten
    } Chip auf { $space } durch einen eigenen.
}
sd-remove = { $you ->
    [yes] Du nimmst den { $colour ->
        [green] grünen
        [blue] blauen
        [orange] orangefarbenen
        [violet] violetten
        [black] kohlegrauen
       *[red] roten
    } Chip von { $space } weg.
   *[no] { $player } nimmt den { $colour ->
        [green] grünen
        [blue] blauen
        [orange] orangefarbenen
        [violet] violetten
        [black] kohlegrauen
       *[red] roten
    } Chip von { $space } weg.
}
sd-pass-own = { $you ->
    [yes] Auf allen vier Feldern mit der { $number } liegt schon deine Farbe: Dein Zug endet.
   *[no] Auf allen vier Feldern mit der { $number } liegt schon die Farbe von { $player }: Der Zug endet.
}
sd-pass-defence = { $you ->
    [yes] Es ist kein Chip da, den du wegnehmen kannst: Dein Zug endet.
   *[no] Es ist kein Chip da, den { $player } wegnehmen kann: Der Zug endet.
}
sd-again = { $you ->
    [yes] Nach einer { $number } würfelst du noch einmal.
   *[no] Nach einer { $number } würfelt { $player } noch einmal.
}
sd-line = Eine Linie aus { $count } Chips: { $first } bis { $last }!
sd-capped = Nach { $throws } Würfen endet das Spiel unentschieden.

# Der Tisch und die Möglichkeiten.
sd-table-place = { $count } in einer Linie gewinnen. Die Würfel ergeben { $number ->
    [11] 11, den Joker: Lege einen Chip auf ein beliebiges freies Feld.
   *[other] { $number }: Lege einen Chip auf ein freies Feld mit dieser Zahl.
}
sd-table-replace = { $count } in einer Linie gewinnen. Die Würfel ergeben { $number ->
    [11] 11, den Joker, und der Plan ist voll: Ersetze einen beliebigen gegnerischen Chip.
   *[other] { $number }, und alle vier Felder sind belegt: Ersetze einen gegnerischen Chip.
}
sd-table-remove = { $count } in einer Linie gewinnen. Die Würfel ergeben 10, die Abwehr: Nimm einen gegnerischen Chip weg, aber nicht von einer 2 oder einer 12.
sd-table-waiting = { $count } in einer Linie gewinnen.
sd-table-side = { $colour ->
    [green] Grün
    [blue] Blau
    [orange] Orange
    [violet] Violett
    [black] Kohlegrau
   *[red] Rot
} ({ $letter })
sd-partners = { $colour ->
    [green] Grün
    [blue] Blau
    [orange] Orange
    [violet] Violett
    [black] Kohlegrau
   *[red] Rot
}
sd-table-chips = { $count ->
    [0] keine Chips
    [one] { $count } Chip
   *[other] { $count } Chips
}
sd-table-player = { $players }: { $side }, { $chips }
sd-space = {" "}{ $number }{ $letter }{" "}
sd-space-legal = [{ $number }{ $letter }]
sd-progress = { $throws ->
    [0] vor dem ersten Wurf
    [one] nach { $throws } Wurf
   *[other] nach { $throws } Würfen
}
sd-table-won = In Klammern: die Linie, die gewonnen hat.
sd-table-legend = Die Felder in Klammern stehen zur Wahl.
sd-choice-wins = { $space }: vollendet eine Linie und gewinnt
sd-choice-line = { $space }: { $count } von { $line }
sd-choice-dead = { $space }: keine Linie
sd-choice-replace = { $choice } (dort { $player })
sd-choice-replace-stops = { $choice } (dort { $player }, Linie mit { $count })
sd-choice-remove = { $space }: { $player }, { $count } von { $line }
sd-choice-remove-dead = { $space }: { $player }, keine Linie
sd-help-spaces = Du kannst auch ein Feld eintippen, zum Beispiel c4.
sd-choice-stops = { $choice }; stoppt { $player } ({ $count })
sd-team-wins = { $colour ->
    [green] Grün gewinnt: { $players }.
    [blue] Blau gewinnt: { $players }.
    [orange] Orange gewinnt: { $players }.
    [violet] Violett gewinnt: { $players }.
    [black] Kohlegrau gewinnt: { $players }.
   *[red] Rot gewinnt: { $players }.
}

# Die Einstellungen eines Tisches.
setting-sequence-dice-line = Länge einer Linie
setting-sequence-dice-line-about = wie viele Chips in einer Linie gewinnen
setting-sequence-dice-starter = Wer beginnt
setting-sequence-dice-starter-about = der Platz, der beginnt, oder drawn: die höchste Summe beider Würfel entscheidet

# Warum eine Wahl gut oder schlecht ist.
sd-why-wins = Das vollendet eine Linie aus { $count } Chips: Du gewinnst sofort.
sd-why-line = Deine beste Linie hier hat dann { $count } von { $line }; es fehlen: { $spaces }.
sd-why-dead = Durch dieses Feld gehen { $count } Linien, und in jeder liegt ein gegnerischer Chip.
sd-why-break = { $player } ist als Nächstes dran und kann diese Linie mit { $ways } von 36 Würfen zerstören.
sd-why-stops = Das verdirbt { $players } eine Linie mit { $count } von { $line }.
sd-why-removes = Die beste Linie von { $players } hat hier dann { $left } statt { $count } von { $line }.
sd-why-removes-dead = Dieser Chip von { $players } liegt in keiner offenen Linie.
sd-why-back = Mit { $ways } von 36 Würfen käme der Chip von { $players } zurück.
sd-why-again = Du würfelst noch einmal und gewinnst mit { $ways } von 36 Würfen sofort.
sd-why-later = Ändert sich nichts, gewinnst du beim nächsten Zug mit { $ways } von 36 Würfen.
sd-why-threat = { $player } ist als Nächstes dran und kann mit { $ways } von 36 Würfen sofort gewinnen.
sd-why-averted = { $player } ist als Nächstes dran und kann nicht mehr mit einem Wurf gewinnen.

# Der Tisch im Browser.
sequence-dice-ask-place = Lege einen Chip auf eines der leuchtenden Felder.
sequence-dice-ask-replace = Kein solches Feld ist frei: Ersetze einen gegnerischen Chip durch einen eigenen.
sequence-dice-ask-remove = Nimm einen gegnerischen Chip vom Plan.
sd-browser-board = Der Plan
sd-browser-legend = Was die Summen bewirken
sd-browser-line = { $count } in einer Linie gewinnen
sd-browser-again = legen und noch einmal würfeln
sd-browser-defence = gegnerischen Chip wegnehmen
sd-browser-wild = beliebiges freies Feld
sd-browser-space-free = { $space }, Zahl { $number }, frei
sd-browser-space-taken = { $space }, Zahl { $number }, Chip von { $names }
sd-browser-space-choice = { $space }. Zur Wahl: { $choice }
sd-browser-place = Chip auf { $space } legen
sd-browser-replace = Chip auf { $space } ersetzen
sd-browser-remove = Chip von { $space } nehmen
sd-browser-on-board = Wähle ein Feld auf dem Plan ({ $count } zur Wahl).
sd-browser-best = längste offene Linie: { $count } von { $line }
sd-browser-needs = braucht { $numbers }
