las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-about = Las Vegas mit einem großen Würfel, der doppelt zählt, Jetons zum Aussetzen und Tafeln, die zum Leben erwachen, wenn Würfel gelegt werden.

ry-neutral = Neutral
ry-blanks = Blanko
ry-small = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
ry-biggy = den Biggy
ry-biggy-left = der Biggy
ry-a-die = einen kleinen Würfel
ry-chips = { $count ->
    [0] keine Jetons
    [one] { $count } Jeton
   *[other] { $count } Jetons
}
ry-cards = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
ry-money = { $amount }

# Ein Satz für jede Aktion.
ry-starter = { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
ry-card = Eine Karte zu { $amount } wird aufgedeckt.
ry-reserve = Eine Karte zu { $amount } wird für die späteren Durchgänge abgezählt.
ry-tile = Die Tafel { $tile } wird an Casino { $casino } gelegt.
ry-neutral-die = Ein neutraler Würfel zeigt eine { $face } und kommt in Casino { $face }.
ry-neutral-biggy = Der neutrale Biggy zeigt eine { $face } und kommt in Casino { $face }.
ry-die = { $you ->
    [yes] Du würfelst eine { $face }.
   *[no] { $player } würfelt eine { $face }.
}
ry-die-biggy = { $you ->
    [yes] Du würfelst mit dem Biggy eine { $face }.
   *[no] { $player } würfelt mit dem Biggy eine { $face }.
}
ry-extra-die = Ein Extrawürfel zeigt eine { $face }.
ry-place = { $you ->
    [yes] Du legst { $dice } in Casino { $casino }.
   *[no] { $player } legt { $dice } in Casino { $casino }.
}
ry-skip = { $you ->
    [yes] Du zahlst einen Jeton und setzt aus.
   *[no] { $player } zahlt einen Jeton und setzt aus.
}
ry-pass = { $you ->
    [yes] Du hast nur die Zahl des geschlossenen Casinos gewürfelt und passt kostenlos.
   *[no] { $player } hat nur die Zahl des geschlossenen Casinos gewürfelt und passt kostenlos.
}
ry-roll-choice = { $you ->
    [yes] Du würfelst.
   *[no] { $player } würfelt.
}
ry-use = { $you ->
    [yes] Du drehst { $die } auf eine Zahl deiner Wahl.
   *[no] { $player } dreht { $die } auf eine frei gewählte Zahl.
}
ry-group = { $you ->
    [yes] Du nimmst eine Gruppe Blanko-Würfel: { $count }.
   *[no] { $player } nimmt eine Gruppe Blanko-Würfel: { $count }.
}
ry-blank = { $you ->
    [yes] Du nimmst einen Blanko-Würfel aus Casino { $casino }.
   *[no] { $player } nimmt einen Blanko-Würfel aus Casino { $casino }.
}
ry-fetch = { $you ->
    [yes] Du willst { $die } zurückhaben.
   *[no] { $player } will { $die } zurückhaben.
}

# Was die Tafeln bewirken.
ry-pay-day = { $you ->
    [yes] Pay Day: Du hast in { $count ->
        [0] keinem Casino
        [one] { $count } Casino
       *[other] { $count } Casinos
    } Würfel und bekommst { $what }.
   *[no] Pay Day: { $player } hat in { $count ->
        [0] keinem Casino
        [one] { $count } Casino
       *[other] { $count } Casinos
    } Würfel und bekommt { $what }.
}
ry-gets-token = { $you ->
    [yes] High Five: Du hast in Casino { $casino } Stärke { $strength } und nimmst das Plättchen; bei der Auswertung ist es { $amount } wert.
   *[no] High Five: { $player } hat in Casino { $casino } Stärke { $strength } und nimmt das Plättchen; bei der Auswertung ist es { $amount } wert.
}
ry-token-not = { $you ->
    [yes] High Five: Du hast dort erst Stärke { $strength }; das Plättchen gibt es ab Stärke 5.
   *[no] High Five: { $player } hat dort erst Stärke { $strength }; das Plättchen gibt es ab Stärke 5.
}
ry-gets-power = { $you ->
    [yes] Power Play: Du führst in Casino { $casino } allein und nimmst den Marker.
   *[no] Power Play: { $player } führt in Casino { $casino } allein und nimmt den Marker.
}
ry-power-not = { $you ->
    [yes] Power Play: Du führst in Casino { $casino } nicht allein und bekommst den Marker nicht.
   *[no] Power Play: { $player } führt in Casino { $casino } nicht allein und bekommt den Marker nicht.
}
ry-power-back = Power Play: In Casino { $casino } führt niemand mehr allein, also geht der Marker zurück auf die Tafel.
ry-turned-power = { $you ->
    [yes] Power Play: Du drehst { $die } auf die { $casino } und legst ihn in Casino { $casino }.
   *[no] Power Play: { $player } dreht { $die } auf die { $casino } und legt ihn in Casino { $casino }.
}
ry-turned = { $you ->
    [yes] Du drehst { $die } auf die { $casino } und legst ihn in Casino { $casino }.
   *[no] { $player } dreht { $die } auf die { $casino } und legt ihn in Casino { $casino }.
}
ry-from = { $you ->
    [yes] Du nimmst { $die } aus Casino { $casino } zurück.
   *[no] { $player } nimmt { $die } aus Casino { $casino } zurück.
}
ry-knockout-back = { $you ->
    [yes] Knockout? Du nimmst { $dice } von der Theke zurück.
   *[no] Knockout? { $player } nimmt { $dice } von der Theke zurück.
}
ry-knockout-nobody = Knockout? Niemand muss einen Würfel an die Theke legen.
ry-bar = { $you ->
    [yes] Knockout? Du legst { $die } an die Theke.
   *[no] Knockout? { $player } legt { $die } an die Theke.
}
ry-block-none = Block It! Es ist keine Gruppe Blanko-Würfel mehr da.
ry-block = { $you ->
    [yes] Block It! Du legst { $count } Blanko-Würfel in Casino { $casino }.
   *[no] Block It! { $player } legt { $count } Blanko-Würfel in Casino { $casino }.
}
ry-handicap-none = Handicap: Es ist kein Blanko-Würfel zu holen oder kein Feld mehr frei.
ry-handicap = { $you ->
    [yes] Handicap: Du nimmst einen Blanko-Würfel aus Casino { $casino }, belegst damit ein Feld und bekommst { $what }.
   *[no] Handicap: { $player } nimmt einen Blanko-Würfel aus Casino { $casino }, belegt damit ein Feld und bekommt { $what }.
}
ry-handicap-special = { $you ->
    [yes] Handicap: Du nimmst einen Blanko-Würfel aus Casino { $casino } und belegst damit ein Sonderfeld: Du drehst einen Würfel oder nimmst einen zurück.
   *[no] Handicap: { $player } nimmt einen Blanko-Würfel aus Casino { $casino } und belegt damit ein Sonderfeld: einen Würfel drehen oder einen zurücknehmen.
}
ry-handicap-declined = { $you ->
    [yes] Handicap: Du nimmst keinen Blanko-Würfel.
   *[no] Handicap: { $player } nimmt keinen Blanko-Würfel.
}
ry-hold = { $you ->
    [yes] Lucky Punch: Du hältst einen, zwei oder drei Marker in der Faust.
   *[no] Lucky Punch: { $player } hält einen, zwei oder drei Marker in der Faust.
}
ry-guess-right = { $you ->
    [yes] Lucky Punch: Du tippst auf { $number }, und das stimmt: keine Belohnung.
   *[no] Lucky Punch: { $player } tippt auf { $number }, und das stimmt: keine Belohnung.
}
ry-guess-wrong = { $you ->
    [yes] Lucky Punch: Du tippst auf { $number }, aber es { $held ->
        [one] war { $held }
       *[other] waren { $held }
    }.
   *[no] Lucky Punch: { $player } tippt auf { $number }, aber es { $held ->
        [one] war { $held }
       *[other] waren { $held }
    }.
}
ry-jackpot-seven = { $you ->
    [yes] Jackpot: Du würfelst { $first } und { $second }, eine Sieben, und bekommst { $amount }!
   *[no] Jackpot: { $player } würfelt { $first } und { $second }, eine Sieben, und bekommt { $amount }!
}
ry-jackpot-double = { $you ->
    [yes] Jackpot: Du würfelst { $first } und { $second }, einen Pasch, und bekommst { $amount }!
   *[no] Jackpot: { $player } würfelt { $first } und { $second }, einen Pasch, und bekommt { $amount }!
}
ry-jackpot-rises = { $you ->
    [yes] Jackpot: Du würfelst { $first } und { $second }, weder Sieben noch Pasch, und gehst leer aus. Der Marker rückt auf { $amount }.
   *[no] Jackpot: { $player } würfelt { $first } und { $second }, weder Sieben noch Pasch, und geht leer aus. Der Marker rückt auf { $amount }.
}
ry-jackpot-stays = { $you ->
    [yes] Jackpot: Du würfelst { $first } und { $second }, weder Sieben noch Pasch, und gehst leer aus. Der Marker bleibt auf { $amount }.
   *[no] Jackpot: { $player } würfelt { $first } und { $second }, weder Sieben noch Pasch, und geht leer aus. Der Marker bleibt auf { $amount }.
}
ry-fifty-first = { $you ->
    [yes] Fifty Fifty: Du würfelst { $first } und { $second }, zusammen { $sum }.
   *[no] Fifty Fifty: { $player } würfelt { $first } und { $second }, zusammen { $sum }.
}
ry-lower = { $you ->
    [yes] Fifty Fifty: Du sagst „niedriger als { $sum }“ an.
   *[no] Fifty Fifty: { $player } sagt „niedriger als { $sum }“ an.
}
ry-higher = { $you ->
    [yes] Fifty Fifty: Du sagst „höher als { $sum }“ an.
   *[no] Fifty Fifty: { $player } sagt „höher als { $sum }“ an.
}
ry-fifty-right = Fifty Fifty: { $first } und { $second } ergeben { $sum }, das ist { $call ->
    [lower] niedriger als { $last }. Richtig!
   *[higher] höher als { $last }. Richtig!
}
ry-fifty-wrong = { $you ->
    [yes] Fifty Fifty: { $first } und { $second } ergeben { $sum }, das ist { $call ->
        [lower] nicht niedriger als { $last }
       *[higher] nicht höher als { $last }
    }. Du gehst leer aus.
   *[no] Fifty Fifty: { $first } und { $second } ergeben { $sum }, das ist { $call ->
        [lower] nicht niedriger als { $last }
       *[higher] nicht höher als { $last }
    }. { $player } geht leer aus.
}
ry-fifty-last = { $you ->
    [yes] Das ist das letzte Feld: Du bekommst { $what }.
   *[no] Das ist das letzte Feld: { $player } bekommt { $what }.
}
ry-stop = { $you ->
    [yes] Fifty Fifty: Du hörst auf und bekommst { $what }.
   *[no] Fifty Fifty: { $player } hört auf und bekommt { $what }.
}
ry-close = { $you ->
    [yes] No Entry! Du schließt Casino { $casino }.
   *[no] No Entry! { $player } schließt Casino { $casino }.
}
ry-ring = Der Ring bringt dafür { $what }.
ry-leave = { $you ->
    [yes] No Entry! Du lässt das Plättchen auf Casino { $casino } liegen.
   *[no] No Entry! { $player } lässt das Plättchen auf Casino { $casino } liegen.
}
ry-move = { $you ->
    [yes] Double Down: Du versetzt { $die } auf das runde Feld.
   *[no] Double Down: { $player } versetzt { $die } auf das runde Feld.
}
ry-set = { $you ->
    [yes] Nice Dice: Du legst { $die } auf Feld { $field }, das bei der Auswertung { $amount } bringt.
   *[no] Nice Dice: { $player } legt { $die } auf Feld { $field }, das bei der Auswertung { $amount } bringt.
}
ry-nice-moved = { $you ->
    [yes] Er verdrängt { $die } von dir; der kommt in Casino { $casino }.
   *[no] Er verdrängt { $die } von { $player }; der kommt in Casino { $casino }.
}
ry-nice-declined = { $you ->
    [yes] Nice Dice: Du legst keinen Würfel auf ein Feld.
   *[no] Nice Dice: { $player } legt keinen Würfel auf ein Feld.
}
ry-my-choice-roll = { $you ->
    [yes] My Choice: Du würfelst { $first } und { $second }.
   *[no] My Choice: { $player } würfelt { $first } und { $second }.
}
ry-choose-reward = { $you ->
    [yes] My Choice: Du wählst die { $number } und bekommst { $what }.
   *[no] My Choice: { $player } wählt die { $number } und bekommt { $what }.
}
ry-choose = { $you ->
    [yes] My Choice: Du wählst die { $number }: { $what }.
   *[no] My Choice: { $player } wählt die { $number }: { $what }.
}
ry-choose-nothing = { $you ->
    [yes] My Choice: Du wählst die { $number }, doch die bewirkt gerade nichts.
   *[no] My Choice: { $player } wählt die { $number }, doch die bewirkt gerade nichts.
}
ry-activate = { $you ->
    [yes] My Choice: Du aktivierst { $tile } an Casino { $casino }.
   *[no] My Choice: { $player } aktiviert { $tile } an Casino { $casino }.
}
ry-activate-later = { $you ->
    [yes] My Choice: Du wählst { $tile } an Casino { $casino }; vor der Auswertung bewirkt das nichts.
   *[no] My Choice: { $player } wählt { $tile } an Casino { $casino }; vor der Auswertung bewirkt das nichts.
}
ry-gold = { $you ->
    [yes] My Choice: Du legst { $die } auf das goldene Feld.
   *[no] My Choice: { $player } legt { $die } auf das goldene Feld.
}
ry-gold-back = { $you ->
    [yes] Er verdrängt { $die } von dir; den nimmst du zurück.
   *[no] Er verdrängt { $die } von { $player }; den nimmt { $player } zurück.
}
ry-prime-roll = { $you ->
    [yes] Prime Time: Du führst in Casino { $casino } und würfelst { $first } und { $second }.
   *[no] Prime Time: { $player } führt in Casino { $casino } und würfelt { $first } und { $second }.
}
ry-prime-none = Keiner der beiden Würfel lässt sich legen.
ry-prime-declined = { $you ->
    [yes] Prime Time: Du legst keinen der beiden Würfel.
   *[no] Prime Time: { $player } legt keinen der beiden Würfel.
}
ry-put = { $you ->
    [yes] Prime Time: Du legst einen Extrawürfel in Casino { $casino }.
   *[no] Prime Time: { $player } legt einen Extrawürfel in Casino { $casino }.
}
ry-split = { $you ->
    [yes] Black Box: Du teilst die Plättchen in Gruppen zu { $first } und { $second }.
   *[no] Black Box: { $player } teilt die Plättchen in Gruppen zu { $first } und { $second }.
}
ry-pick = { $you ->
    [yes] Black Box: Du wählst die Gruppe mit { $count } Plättchen und bekommst { $what }.
   *[no] Black Box: { $player } wählt die Gruppe mit { $count } Plättchen und bekommt { $what }.
}
ry-fine = { $you ->
    [yes] Bad Luck: Du bist in Casino { $casino } mit Stärke { $strength } am schwächsten und zahlst { $what }.
   *[no] Bad Luck: { $player } ist in Casino { $casino } mit Stärke { $strength } am schwächsten und zahlt { $what }.
}

# Die Auswertung: Gleichstände, Karten, dann was eine Tafel bringt.
ry-tie = Casino { $casino }: Gleichstand mit Stärke { $strength } ({ $players }). Diese Würfel kommen weg.
ry-pays = Casino { $casino }: { $what }
ry-pays-nobody = Niemand bekommt etwas.
ry-nobody-takes = { $amount } gehen an niemanden ({ $owner }).
ry-left-over = Übrig bleiben { $cards }.
ry-takes = { $you ->
    [yes] Du bekommst { $amount }.
   *[no] { $player } bekommt { $amount }.
}
ry-gets = { $you ->
    [yes] Du bekommst { $what }.
   *[no] { $player } bekommt { $what }.
}
ry-token-pays = { $you ->
    [yes] High Five: Das Plättchen bringt dir { $what }.
   *[no] High Five: Das Plättchen bringt { $player } { $what }.
}
ry-double-pays = { $you ->
    [yes] Double Down: Das runde Feld bringt dir { $what }.
   *[no] Double Down: Das runde Feld bringt { $player } { $what }.
}
ry-nice-pays = { $you ->
    [yes] Nice Dice: Der Würfel auf Feld { $field } bringt dir { $what }.
   *[no] Nice Dice: Der Würfel auf Feld { $field } bringt { $player } { $what }.
}
ry-gold-pays = { $you ->
    [yes] My Choice: Das goldene Feld bringt dir { $what }.
   *[no] My Choice: Das goldene Feld bringt { $player } { $what }.
}
ry-where-skips = Aussetzen
ry-where-chips = Jetons zu Beginn

# Was der Tisch von mehreren Aktionen zusammen hört.
ry-round = Durchgang { $round } von { $rounds }. { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
ry-stocked = Casino { $casino }: { $cards }.
ry-neutral-placed = Die neutralen Würfel: { $dice }.
ry-roll = { $you ->
    [yes] Du würfelst { $dice }.
   *[no] { $player } würfelt { $dice }.
}
ry-roll-biggy = { $you ->
    [yes] Du würfelst { $dice } und mit dem Biggy { $biggy }.
   *[no] { $player } würfelt { $dice } und mit dem Biggy { $biggy }.
}
ry-roll-only-biggy = { $you ->
    [yes] Du würfelst mit dem Biggy { $biggy }.
   *[no] { $player } würfelt mit dem Biggy { $biggy }.
}

# Der Tisch.
ry-table-casino = Casino { $casino }
ry-table-closed = geschlossen; { $what }
ry-tile-name = { $tile }
ry-tile-state = { $tile } ({ $state })
ry-table-no-cards = keine Karten
ry-table-standing = { $what }
ry-table-taken = { $amount }: { $dice }
ry-table-roll = { $you ->
    [yes] Dein Wurf
   *[no] Wurf von { $player }
}
ry-rolled = { $dice }
ry-rolled-biggy = { $dice } und Biggy { $biggy }
ry-rolled-only-biggy = Biggy { $biggy }
ry-table-left = { $dice } übrig
ry-table-player = { $player }: { $has }
ry-table-none = keine Würfel
ry-state-jackpot = Marker auf { $amount }
ry-state-ring = nächstes Feld: { $what }
ry-state-nothing = nichts
ry-state-bar = an der Theke: { $dice }
ry-state-groups = übrige Gruppen: { $groups }
ry-state-fields = frei: { $chip } × Jeton, { $card } × 30.000, { $special } × Sonderfeld
ry-state-token = Plättchen: { $player }
ry-state-marker = Marker: { $player }
ry-state-free = noch nicht vergeben
ry-state-double = auf dem runden Feld: { $dice }
ry-state-nice = auf den Feldern: { $dice }
ry-state-gold = auf dem goldenen Feld: { $dice }
ry-state-empty = niemand
ry-help-tiles = i mit der Nummer eines Casinos erklärt dessen Tafel, zum Beispiel i1.

# Die Möglichkeiten.
ry-choice-place = { $dice } in Casino { $casino }
ry-choice-put = den Extrawürfel in Casino { $casino }
ry-choice-outlook = { $choice }; { $outlook }
ry-stands-take = Stand jetzt bekommst du { $amount }
ry-stands-tied = Stand jetzt gleichauf mit { $players }
ry-stands-nothing = Stand jetzt bekommst du nichts
ry-stands-winner = die Führung bringt dir { $tile }
ry-stands-pays = Bad Luck kostet dich trotzdem { $amount }
ry-stands-safe = kein Bad Luck für dich
ry-then = dann { $tile }
ry-then-gets = dann bringt { $tile } { $what }
ry-then-token = dann bringt { $tile } das Plättchen
ry-then-marker = dann bringt { $tile } den Marker
ry-choice-skip = einen Jeton zahlen und aussetzen
ry-choice-pass = kostenlos passen
ry-choice-roll = würfeln
ry-choice-use = stattdessen { $die } auf eine beliebige Zahl drehen
ry-choice-number = ihn in Casino { $casino } legen
ry-choice-hold = { $number } Marker halten
ry-choice-guess = auf { $number } tippen
ry-choice-stop = aufhören und { $what } bekommen
ry-choice-lower = die nächste Summe ist niedriger als { $sum }
ry-choice-higher = die nächste Summe ist höher als { $sum }
ry-choice-close = Casino { $casino } schließen
ry-choice-leave = das Plättchen liegen lassen
ry-choice-bar = { $die } an die Theke
ry-choice-group = die Gruppe mit { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
}
ry-choice-casino = in Casino { $casino }
ry-choice-blank = einen Blanko-Würfel aus Casino { $casino } nehmen
ry-choice-decline = nichts tun
ry-choice-field = ein Feld belegen: { $field }
ry-choice-fetch = { $die } aus einem Casino zurücknehmen
ry-choice-from = aus Casino { $casino }
ry-choice-move = { $die } auf das runde Feld versetzen
ry-choice-done = fertig
ry-choice-set = { $die } auf Feld { $field }
ry-choice-choose = die { $number }: { $what }
ry-choice-activate = { $tile } an Casino { $casino } aktivieren
ry-choice-activate-later = { $tile } an Casino { $casino } (bewirkt vor der Auswertung nichts)
ry-choice-gold = { $die } auf das goldene Feld
ry-choice-split = Gruppe 2: { $tokens }
ry-choice-pick = Gruppe { $pile } mit { $count } Plättchen
ry-my-choice-tile = eine andere Tafel aktivieren
ry-my-choice-free = einen Würfel auf eine beliebige Zahl drehen oder einen zurücknehmen
ry-my-choice-gold = einen Würfel auf das goldene Feld legen
ry-field-special = Sonderfeld
ry-typed-card = Aufgedeckte Karten, noch { $count }:
ry-typed-reserve = Für die späteren Durchgänge abgezählte Karten, noch { $count }:
ry-typed-tile = Die für Casino { $casino } gezogene Tafel:
ry-typed-neutral = Die neutralen Würfel, der Biggy zuletzt, noch { $count }:
ry-typed-extra = Die Extrawürfel, noch { $count }:
ry-typed-biggy = der Biggy zuletzt
ry-result-cards = Gleich viel Geld: Es entscheidet, wer mehr Karten und Jetons zusammen hat.
ry-result = { $place }. { $player }: { $money } ({ $cards } und { $chips })

# Die Tafeln, jede kurz erklärt.
ry-tile-lucky-punch = Lucky Punch: Halte heimlich einen, zwei oder drei Marker. Rät dein linker Nachbar falsch, bekommst du 20.000 in Jetons, 30.000 oder 40.000.
ry-tile-jackpot = Jackpot: Würfle mit beiden Extrawürfeln. Eine Sieben oder ein Pasch bringt den markierten Betrag; sonst steigt er.
ry-tile-prime-time = Prime Time: Vor der Auswertung würfelt, wer hier gleich die höhere Karte gewinnt, mit beiden Extrawürfeln und darf sie in die Casinos ihrer Zahlen legen.
ry-tile-fifty-fifty = Fifty Fifty: Würfle mit beiden Extrawürfeln. Dann hörst du auf und nimmst die Belohnung, oder du sagst die nächste Summe niedriger oder höher an, um eine bessere zu bekommen. Liegst du falsch, gehst du leer aus.
ry-tile-high-five = High Five: Wer hier als Erster Stärke fünf hat, nimmt das Plättchen, das bei der Auswertung 100.000 wert ist.
ry-tile-bad-luck = Bad Luck: Wer hier am schwächsten ist, zahlt nach der Auswertung 50.000, auch wer hier gar keine Würfel hat.
ry-tile-pay-day = Pay Day: 10.000 für jedes Casino, in dem ein Würfel von dir liegt.
ry-tile-power-play = Power Play: Wer hier allein führt, nimmt den Marker und darf, statt zu würfeln, einen Würfel auf eine beliebige Zahl drehen.
ry-tile-no-entry = No Entry! schließt ein anderes Casino: Kein Würfel kommt hinein oder heraus. Lege das Plättchen dorthin; der Ring bringt dir Jetons oder Geld.
ry-tile-knockout = Knockout? gibt dir deine Würfel von der Theke zurück; jeder Mitspieler legt einen seiner Würfel dorthin.
ry-tile-block-it = Block It! lässt dich eine Gruppe Blanko-Würfel in ein beliebiges Casino legen. Sie zählen wie die eines Mitspielers.
ry-tile-handicap = Handicap: Nimm einen Blanko-Würfel aus einem Casino und belege damit ein Feld. Es bringt einen Jeton oder 30.000, oder du drehst einen Würfel oder nimmst einen zurück.
ry-tile-black-box = Black Box: Bei der Auswertung teilt der linke Nachbar des Gewinners sechs Plättchen verdeckt in zwei Gruppen; der Gewinner wählt eine, ohne sie anzusehen.
ry-tile-double-down = Double Down: Versetze Würfel von hier auf das runde Feld, das bei der Auswertung 60.000 und 30.000 bringt.
ry-tile-nice-dice = Nice Dice: Lege einen Würfel dieses Zuges auf das Feld seiner Zahl; bei der Auswertung bringt er 10.000 für jedes Auge.
ry-tile-my-choice = My Choice: Würfle mit beiden Extrawürfeln und wähle einen. Er bringt Jetons, 30.000, eine andere Tafel, einen gedrehten oder zurückgeholten Würfel oder das goldene Feld.

# Die Einstellungen eines Tisches.
setting-las-vegas-royale-tiles = Tafeln
setting-las-vegas-royale-tiles-about = wie viele Casinos in jedem Durchgang eine Tafel bekommen; 0 ist das Grundspiel
setting-las-vegas-royale-no-repeats = Keine Wiederholungen
setting-las-vegas-royale-no-repeats-about = eine benutzte Tafelseite kommt in diesem Spiel nicht wieder
setting-las-vegas-royale-faces = Gewählte Tafeln
setting-las-vegas-royale-faces-about = diese Seiten liegen in jedem Durchgang aus, ab Casino 1, statt gezogener; von jeder Tafel höchstens eine Seite
setting-las-vegas-royale-starter = Wer beginnt
setting-las-vegas-royale-starter-about = der Platz, der den ersten Durchgang beginnt, oder drawn: er wird ausgelost
setting-las-vegas-royale-open-money = Offenes Geld
setting-las-vegas-royale-open-money-about = alle sehen, wie viel die anderen gewonnen haben; sonst nur, wie viele Karten und Jetons sie haben

# Warum eine Wahl gut oder schlecht ist.
las-vegas-royale-score = Geld und Jetons am Ende
ry-why-lead = Du führst dann in Casino { $casino } mit Stärke { $count }: Stand jetzt { $amount ->
    [0] nichts
   *[other] { $amount }
}.
ry-why-behind = Mit Stärke { $count } in Casino { $casino } liegst du hinter { $players }: Stand jetzt { $amount ->
    [0] nichts
   *[other] { $amount }
}.
ry-why-tied = Gleichstand in Casino { $casino } mit Stärke { $count }: { $players }. Dann bekommst du nichts.
ry-why-safe = Niemand hat genug Würfel übrig, um dich dort einzuholen.
ry-why-pass-you = Überholt werden kannst du dort noch von { $rivals }.
ry-why-pass-many = Dort können dich noch { $count } andere überholen, am ehesten { $rival }.
ry-why-tie = Dort droht noch Gleichstand mit { $rivals }.
ry-why-tied-ahead = Sind dort stärker, liegen aber gleichauf: { $players }. Ein Würfel kann das ändern.
ry-why-rival = { $player } (dort { $there }, noch { $dice })
ry-why-more = Wärst du dort um { $count } stärker, bekämst du Stand jetzt { $amount }.
ry-why-never = Selbst alles, was du noch hast, bringt dort Stand jetzt nichts: { $dice }.
ry-why-pays = Casino { $casino } bringt dir dann Stand jetzt { $amount ->
    [0] nichts
   *[other] { $amount }
} statt { $before ->
    [0] nichts
   *[other] { $before }
}.
ry-why-pays-same = Casino { $casino } bringt dir Stand jetzt so oder so { $amount ->
    [0] nichts
   *[other] { $amount }
}.
ry-why-skip = Das kostet einen Jeton ({ $amount }); alle Würfel bleiben dir: { $dice }.
ry-why-pass = Du hast nur die Zahl von Casino { $casino } gewürfelt, und das ist geschlossen.
ry-why-roll = Du würfelst mit allem ({ $dice }) und legst die Würfel einer Zahl.
ry-why-turn = Ein Würfel kommt dorthin, wo du willst. Danach übrig: { $dice }.
ry-why-hold = Rät { $player } falsch, bekommst du { $amount }. Wer blind rät, liegt in zwei von drei Fällen falsch.
ry-why-guess = Liegst du richtig, entgehen { $player } { $amount }. Blind geraten klappt das in einem von drei Fällen.
ry-why-stop = Du bekommst jetzt { $amount ->
    [0] nichts
   *[other] { $amount }
}. Eine weitere richtige Ansage brächte { $next }.
ry-why-call = Mit { $ways } von 36 Würfen liegst du richtig; dann sind es { $amount }. Sonst sind die { $now } weg, die du jetzt nehmen könntest.
ry-why-call-first = Mit { $ways } von 36 Würfen liegst du richtig; dann sind es { $amount }. Zu verlieren gibt es noch nichts.
ry-why-close = In Casino { $casino } käme kein Würfel mehr hinein oder heraus. Gewinne dort Stand jetzt: { $players }.
ry-why-close-nobody = In Casino { $casino } käme kein Würfel mehr hinein oder heraus. Stand jetzt bekommt dort kein Spieler etwas.
ry-why-ring = Der Ring bringt dir { $amount ->
    [0] nichts
   *[other] { $amount }
}.
ry-why-leave = Casino { $casino } bleibt geschlossen, und der Ring bringt dir nichts.
ry-why-bar = Ein Würfel an der Theke zählt nirgends. Danach übrig: { $dice }.
ry-why-group = { $count ->
    [one] { $count } Blanko-Würfel zählt
   *[other] { $count } Blanko-Würfel zählen
} in einem Casino wie die Würfel eines weiteren Spielers.
ry-why-blanks = Blanko-Würfel mit Stärke { $count } bekämen in Casino { $casino } Stand jetzt { $amount ->
    [0] nichts
   *[other] { $amount }
}.
ry-why-decline = Alle Blanko-Würfel bleiben liegen ({ $count }), und du bekommst nichts.
ry-why-keep = Du behältst deine Stärke { $count } in Casino { $casino }.
ry-why-worth = Das bringt dir sofort { $amount }.
ry-why-free = Du drehst einen Würfel auf eine beliebige Zahl oder nimmst einen aus einem Casino zurück.
ry-why-fetch = Der Würfel kommt zurück. Danach übrig: { $dice }.
ry-why-round = Auf dem runden Feld hättest du Stärke { $count }: Stand jetzt { $amount ->
    [0] nichts
   *[other] { $amount }
}.
ry-why-stays = Deine Würfel bleiben in Casino { $casino }: Stand jetzt { $amount ->
    [0] nichts
   *[other] { $amount }
}.
ry-why-unused = { $count ->
    [one] { $count } Extrawürfel kommt
   *[other] { $count } Extrawürfel kommen
} in kein Casino.
ry-why-field = Feld { $number } bringt bei der Auswertung { $amount }, wenn der Würfel noch dort liegt.
ry-why-left = Danach noch zu legen: { $dice }.
ry-why-tiles = Andere Tafeln, die du aktivieren könntest: { $count }.
ry-why-nothing = Das bewirkt jetzt nichts.
ry-why-tile-nothing = { $tile } bewirkt jetzt nichts.
ry-why-gold = Das goldene Feld bringt bei der Auswertung { $amount }, wenn der Würfel noch dort liegt.
ry-why-gold-back = { $player } bekommt einen Würfel vom goldenen Feld zurück.
ry-why-split = { $player } bekommt { $first ->
    [0] nichts
   *[other] { $first }
} oder { $second ->
    [0] nichts
   *[other] { $second }
} und sieht nur, wie viele Plättchen in jeder Gruppe sind.
ry-why-pick = Über alle { $count } Aufteilungen mit diesen Größen bringt diese Gruppe im Schnitt { $amount }.
ry-why-punch = Lucky Punch: Rät { $player } falsch, bekommst du { $few } bis { $many }.
ry-why-jackpot = Jackpot: { $ways } von 36 Würfen holen die { $amount }.
ry-why-fifty = Fifty Fifty: Richtige Ansagen in Folge bringen { $amounts }.
ry-why-prime = Prime Time: Stand jetzt { $who ->
    [you] würfelst du
    [nobody] würfelt niemand
   *[other] würfelt { $player }
} vor der Auswertung mit den Extrawürfeln.
ry-why-box = Black Box: Stand jetzt { $who ->
    [you] wählst du
    [nobody] wählt niemand
   *[other] wählt { $player }
} eine von zwei Gruppen, zusammen { $amount } wert.
ry-why-token-gone = High Five: { $who ->
    [you] Du hast das Plättchen schon.
   *[other] { $player } hat das Plättchen schon.
}
ry-why-token = High Five: Du nimmst das Plättchen, { $amount } bei der Auswertung.
ry-why-token-needs = High Five: Das Plättchen ({ $amount }) gibt es ab Stärke { $wanted }; du hättest { $count }.
ry-why-bad-luck = Bad Luck: Wer Stand jetzt { $amount } zahlt: { $players }.
ry-why-pay-day = Pay Day: sofort { $amount } für Würfel in { $count ->
    [one] { $count } Casino
   *[other] { $count } Casinos
}.
ry-why-power = Du nimmst den Power-Play-Marker: Statt zu würfeln, darfst du einen Würfel drehen.
ry-why-power-kept = Du behältst den Power-Play-Marker.
ry-why-power-no = Du führst dort dann nicht allein: kein Power-Play-Marker für dich.
ry-why-entry = No Entry!: Ein Casino zu schließen bringt dir { $what }.
ry-why-knockout = Knockout?: An die Theke kommt je ein Würfel von { $players }. Du bekommst { $back ->
    [0] keinen
   *[other] { $back }
} Würfel zurück.
ry-why-knockout-none = Knockout? nimmt gerade keinem Mitspieler einen Würfel. Du bekommst { $back ->
    [0] keinen
   *[other] { $back }
} Würfel zurück.
ry-why-block = Block It!: Du legst Blanko-Würfel in ein Casino, höchstens { $count }.
ry-why-handicap = Handicap: Du darfst einen von { $count } Blanko-Würfeln für eine Belohnung wegnehmen.
ry-why-double = Double Down: Von hier versetzte Würfel spielen um { $first } und { $second }.
ry-why-nice = Nice Dice: Ein Würfel auf Feld { $number } brächte bei der Auswertung { $amount }.
ry-why-choice-gold = My Choice: { $ways } von 36 Würfen bieten das goldene Feld, { $amount } bei der Auswertung.
ry-why-choice = My Choice: { $ways } von 36 Würfen bieten { $amount }.

# The table in the browser.
las-vegas-royale-ask-place = Wähle eine Zahl. Alle deine Würfel, die sie zeigen, kommen in dieses Casino.
ry-browser-only-closed = Du hast nur die Zahl des geschlossenen Casinos gewürfelt und behältst deine Würfel.
las-vegas-royale-ask-power = Du hast den Marker: Würfle oder dreh einen Würfel auf eine beliebige Zahl.
las-vegas-royale-ask-number = Wähle das Casino, in das der Würfel kommt.
las-vegas-royale-ask-hold = Wie viele Marker hältst du in der Faust?
las-vegas-royale-ask-guess = Wie viele Marker sind in der Faust? Rätst du richtig, gibt es keine Belohnung.
las-vegas-royale-ask-fifty = Niedriger oder höher? Liegst du falsch oder kommt dieselbe Summe, gehst du leer aus.
las-vegas-royale-ask-entry = Schließ ein Casino: Kein Würfel kommt hinein oder heraus.
las-vegas-royale-ask-bar = Einer deiner Würfel kommt an die Theke und zählt nirgends.
las-vegas-royale-ask-group = Welche Gruppe Blanko-Würfel nimmst du, und wohin kommt sie?
las-vegas-royale-ask-blanks = Wohin kommen die Blanko-Würfel?
las-vegas-royale-ask-handicap = Willst du einen Blanko-Würfel wegnehmen und damit ein Feld belegen?
las-vegas-royale-ask-field = Welches Feld belegt der Blanko-Würfel?
las-vegas-royale-ask-special = Dreh einen Würfel auf eine beliebige Zahl oder nimm einen zurück. Keine Tafel wird aktiviert.
las-vegas-royale-ask-from = Aus welchem Casino kommt der Würfel zurück?
las-vegas-royale-ask-double = Tippe die Würfel an, die auf das runde Feld kommen.
las-vegas-royale-ask-nice = Willst du einen Würfel dieses Zuges auf sein Feld legen? Er bringt bei der Auswertung eine Belohnung.
las-vegas-royale-ask-choice = Wähle eine der beiden Zahlen.
las-vegas-royale-ask-activate = Welche Tafel aktivierst du, als hättest du dort Würfel gelegt?
las-vegas-royale-ask-gold = Welcher Würfel kommt auf das goldene Feld?
las-vegas-royale-ask-prime = Willst du die Extrawürfel in die Casinos ihrer Zahlen legen?
las-vegas-royale-ask-split = Teile die sechs Plättchen in zwei Gruppen. Antippen versetzt eines.
las-vegas-royale-ask-pick = Welche Gruppe nimmst du?
ry-browser-tile-asks = { $player }: { $tile }
ry-browser-skip = Aussetzen
ry-browser-decline = Nein, danke
ry-browser-leave = Liegen lassen
ry-browser-roll = Würfeln
ry-browser-stop = Aufhören
ry-browser-none = Keinen
ry-browser-for-winner = für den, der hier gewinnt
ry-browser-for-leader = für den, der allein führt
ry-browser-payers = Strafe für:
ry-browser-bar = Theke
ry-browser-not-offered = nicht wählbar
ry-browser-put-on = und legen in
ry-browser-take-from = Zurücknehmen aus
ry-browser-blank-from = Blanko-Würfel nehmen aus
ry-browser-take = Nehmen
ry-browser-cover = und ein Feld belegen
ry-browser-turn = drehen
ry-browser-fetch = zurück
ry-browser-saves = verhindert { $amount }
ry-browser-lower = Niedriger: { $count }/36
ry-browser-higher = Höher: { $count }/36
ry-browser-groups-left = noch { $count }
ry-browser-fields-left = noch { $count }
ry-browser-special = drehen, zurück
ry-browser-wake = Tafel aktivieren
ry-browser-gold = goldenes Feld
ry-browser-move-token = das Plättchen zu { $amount }, jetzt in Gruppe { $pile }
ry-browser-tokens = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
ry-browser-back = zurück zur ersten Wahl
ry-browser-secret-hold = Das siehst nur du, bis dein linker Nachbar getippt hat.
ry-browser-secret-split = Die Zahlen siehst nur du, bis { $player } eine Gruppe gewählt hat.
ry-browser-do-blanks = { $house }: { $count ->
    [one] { $count } Blanko-Würfel
   *[other] { $count } Blanko-Würfel
}
ry-browser-do-split = Gruppen zu { $first } und { $second } anbieten
ry-browser-do-fetch = { $house }: { $die } zurücknehmen
ry-browser-do-turn = { $house }: { $die } dorthin legen
ry-browser-do-handicap = { $house }: Blanko-Würfel auf ein Feld ({ $field })
ry-browser-do-double = { $count ->
    [one] { $count } Würfel versetzen
   *[other] { $count } Würfel versetzen
}
ry-browser-do-prime = { $count ->
    [one] { $count } Würfel dazulegen
   *[other] { $count } Würfel dazulegen
}
ry-browser-says-taken = { $amount } für { $player } (Stärke { $strength })
ry-browser-says-equal = gleichauf mit Stärke { $strength }, also nichts für { $players }
ry-browser-says-rest = nichts für { $player } (Stärke { $strength })
