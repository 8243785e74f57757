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
    [yes] Du zahlst einen Jeton und nimmst die Würfel zurück.
   *[no] { $player } zahlt einen Jeton und nimmt die Würfel zurück.
}
ry-pass = { $you ->
    [yes] Nur die Zahl des geschlossenen Casinos wurde gewürfelt: Du passt.
   *[no] Nur die Zahl des geschlossenen Casinos wurde gewürfelt: { $player } passt.
}
ry-roll-choice = { $you ->
    [yes] Du wirfst die Würfel.
   *[no] { $player } wirft die Würfel.
}
ry-use = { $you ->
    [yes] Du drehst { $die } auf eine Zahl deiner Wahl.
   *[no] { $player } dreht { $die } auf eine frei gewählte Zahl.
}
ry-hold = { $you ->
    [yes] Du hältst Marker in der geschlossenen Hand.
   *[no] { $player } hält Marker in der geschlossenen Hand.
}
ry-guess-right = { $you ->
    [yes] Du tippst auf { $number }: richtig.
   *[no] { $player } tippt auf { $number }: richtig.
}
ry-guess-wrong = { $you ->
    [yes] Du tippst auf { $number }: falsch.
   *[no] { $player } tippt auf { $number }: falsch.
}
ry-stop = { $you ->
    [yes] Du hörst auf.
   *[no] { $player } hört auf.
}
ry-lower = { $you ->
    [yes] Du sagst „niedriger“ an.
   *[no] { $player } sagt „niedriger“ an.
}
ry-higher = { $you ->
    [yes] Du sagst „höher“ an.
   *[no] { $player } sagt „höher“ an.
}
ry-close = { $you ->
    [yes] Du schließt Casino { $casino }.
   *[no] { $player } schließt Casino { $casino }.
}
ry-leave = { $you ->
    [yes] Du lässt das Plättchen liegen.
   *[no] { $player } lässt das Plättchen liegen.
}
ry-bar = { $you ->
    [yes] Du legst { $die } an die Theke.
   *[no] { $player } legt { $die } an die Theke.
}
ry-group = { $you ->
    [yes] Du nimmst eine Gruppe Blanko-Würfel: { $count }.
   *[no] { $player } nimmt eine Gruppe Blanko-Würfel: { $count }.
}
ry-block = { $you ->
    [yes] Du legst die Blanko-Würfel in Casino { $casino }.
   *[no] { $player } legt die Blanko-Würfel in Casino { $casino }.
}
ry-blank = { $you ->
    [yes] Du nimmst einen Blanko-Würfel aus Casino { $casino }.
   *[no] { $player } nimmt einen Blanko-Würfel aus Casino { $casino }.
}
ry-decline = { $you ->
    [yes] Du verzichtest.
   *[no] { $player } verzichtet.
}
ry-field = { $you ->
    [yes] Du belegst ein Feld: { $field }.
   *[no] { $player } belegt ein Feld: { $field }.
}
ry-fetch = { $you ->
    [yes] Du willst { $die } zurückhaben.
   *[no] { $player } will { $die } zurückhaben.
}
ry-from = { $you ->
    [yes] Du nimmst { $die } aus Casino { $casino } zurück.
   *[no] { $player } nimmt { $die } aus Casino { $casino } zurück.
}
ry-move = { $you ->
    [yes] Du versetzt { $die } auf das runde Feld.
   *[no] { $player } versetzt { $die } auf das runde Feld.
}
ry-done = { $you ->
    [yes] Du lässt es dabei bewenden.
   *[no] { $player } lässt es dabei bewenden.
}
ry-set = { $you ->
    [yes] Du legst { $die } auf Feld { $field }.
   *[no] { $player } legt { $die } auf Feld { $field }.
}
ry-choose = { $you ->
    [yes] Du wählst die { $number }.
   *[no] { $player } wählt die { $number }.
}
ry-activate = { $you ->
    [yes] Du aktivierst die Tafel an Casino { $casino }.
   *[no] { $player } aktiviert die Tafel an Casino { $casino }.
}
ry-gold = { $you ->
    [yes] Du legst { $die } auf das goldene Feld.
   *[no] { $player } legt { $die } auf das goldene Feld.
}
ry-put = { $you ->
    [yes] Du legst den Extrawürfel in Casino { $casino }.
   *[no] { $player } legt den Extrawürfel in Casino { $casino }.
}
ry-split = { $you ->
    [yes] Du teilst die Plättchen in Gruppen zu { $first } und { $second }.
   *[no] { $player } teilt die Plättchen in Gruppen zu { $first } und { $second }.
}
ry-pick = { $you ->
    [yes] Du wählst Gruppe { $pile }.
   *[no] { $player } wählt Gruppe { $pile }.
}
ry-pay-nobody = Casino { $casino }: Niemand bekommt etwas.
ry-pays = Casino { $casino }:
ry-fine = Bad Luck kassiert die Strafen.
ry-gets = { $you ->
    [yes] Du bekommst { $what }.
   *[no] { $player } bekommt { $what }.
}
ry-loses = { $you ->
    [yes] Du zahlst { $what }.
   *[no] { $player } zahlt { $what }.
}
ry-gets-token = { $you ->
    [yes] Du nimmst das High-Five-Plättchen.
   *[no] { $player } nimmt das High-Five-Plättchen.
}
ry-gets-power = { $you ->
    [yes] Du nimmst den Power-Play-Marker.
   *[no] { $player } nimmt den Power-Play-Marker.
}
ry-power-back = Der Power-Play-Marker geht zurück auf seine Tafel.

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
ry-extra = Die Extrawürfel zeigen { $dice }.

# Der Tisch.
ry-table-casino = Casino { $casino }
ry-table-closed = Casino { $casino } (geschlossen)
ry-table-cards = { $cards }
ry-table-dice = { $dice }
ry-tile-name = { $tile }
ry-tile-state = { $tile } ({ $state })
ry-pays-what = { $pays } { $what }
ry-table-no-cards = keine Karten
ry-table-no-dice = keine Würfel
ry-table-player = { $player }: { $dice } übrig, { $chips }, { $cards }
ry-table-player-money = { $player }: { $dice } übrig, { $chips }, { $cards }, { $money }
ry-table-none = keine Würfel
ry-state-jackpot = Marker auf { $amount }
ry-state-ring = das nächste Feld bringt { $what }
ry-state-nothing = nichts
ry-state-bar = an der Theke { $dice }
ry-state-groups = übrige Gruppen { $groups }
ry-state-fields = freie Felder: { $chip } × Jeton, { $card } × 30.000, { $special } × Sonderfeld
ry-state-token = Plättchen: { $player }
ry-state-marker = Marker: { $player }
ry-state-free = noch nicht vergeben
ry-state-double = auf dem runden Feld { $dice }
ry-state-nice = auf den Feldern { $dice }
ry-state-gold = auf dem goldenen Feld { $dice }
ry-state-empty = niemand
ry-help-tiles = Tafeln lassen sich erklären: Tippe i und die Nummer ihres Casinos, zum Beispiel i1

# Die Möglichkeiten.
ry-choice-place = { $dice } in Casino { $casino }
ry-choice-tile = { $choice } (aktiviert { $tile })
ry-choice-skip = einen Jeton zahlen und die Würfel zurücknehmen
ry-choice-pass = passen
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
ry-choice-done = es dabei bewenden lassen
ry-choice-set = { $die } auf Feld { $field }
ry-choice-choose = die { $number }: { $what }
ry-choice-activate = { $tile } an Casino { $casino } aktivieren
ry-choice-gold = { $die } auf das goldene Feld
ry-choice-put = den Extrawürfel in Casino { $casino }
ry-choice-split = zweite Gruppe { $tokens } (in Tausend)
ry-choice-pick = Gruppe { $pile } mit { $count } Plättchen
ry-my-choice-tile = eine andere Tafel aktivieren
ry-my-choice-free = einen Würfel auf eine beliebige Zahl drehen oder einen zurücknehmen
ry-my-choice-gold = einen Würfel auf das goldene Feld
ry-field-special = Sonderfeld
ry-typed-card = Aufgedeckte Karten, noch { $count }:
ry-typed-reserve = Für die späteren Durchgänge abgezählte Karten, noch { $count }:
ry-typed-tile = Die für Casino { $casino } gezogene Tafel:
ry-typed-neutral = Die neutralen Würfel, der Biggy zuletzt, noch { $count }:
ry-typed-extra = Die Extrawürfel, noch { $count }:
ry-typed-biggy = der Biggy zuletzt
ry-result = { $place }. { $player }: { $money }, { $cards } und { $chips }

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
ry-tile-my-choice = My Choice: Würfle mit beiden Extrawürfeln und wähle einen. Er bringt Jetons, 30.000, eine andere Tafel, einen freien Würfel oder das goldene Feld.

# Die Einstellungen eines Tisches.
setting-las-vegas-royale-tiles = Tafeln
setting-las-vegas-royale-tiles-about = wie viele Casinos in jedem Durchgang eine Tafel bekommen; 0 ist das Grundspiel
setting-las-vegas-royale-no-repeats = Keine Wiederholungen
setting-las-vegas-royale-no-repeats-about = eine benutzte Seite kommt in diesem Spiel nicht wieder
setting-las-vegas-royale-faces = Gewählte Tafeln
setting-las-vegas-royale-faces-about = diese Seiten liegen in jedem Durchgang, ab Casino 1, statt gezogener; von jeder Tafel höchstens eine Seite
setting-las-vegas-royale-starter = Wer beginnt
setting-las-vegas-royale-starter-about = der Platz, der den ersten Durchgang beginnt, oder drawn: er wird ausgelost
setting-las-vegas-royale-open-money = Offenes Geld
setting-las-vegas-royale-open-money-about = alle sehen, wie viel die anderen gewonnen haben; sonst nur, wie viele Karten und Jetons sie haben
