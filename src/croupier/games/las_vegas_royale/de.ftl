las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-about = Las Vegas mit einem großen Würfel, der doppelt zählt, Jetons zum Aussetzen und Tafeln, die zum Leben erwachen, wenn Würfel gelegt werden.

ry-neutral = Neutral
ry-blanks = Blanko
ry-small = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
ry-biggy = den Biggy
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
ry-reserve = Eine Karte zu { $amount } wird für die späteren Runden abgezählt.
ry-tile = Kasino { $casino } bekommt die Tafel { $tile }.
ry-neutral-die = Ein neutraler Würfel zeigt eine { $face } und kommt auf Kasino { $face }.
ry-neutral-biggy = Der neutrale Biggy zeigt eine { $face } und kommt auf Kasino { $face }.
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
    [yes] Du legst { $dice } auf Kasino { $casino }.
   *[no] { $player } legt { $dice } auf Kasino { $casino }.
}
ry-skip = { $you ->
    [yes] Du zahlst einen Jeton und nimmst die Würfel zurück.
   *[no] { $player } zahlt einen Jeton und nimmt die Würfel zurück.
}
ry-pass = { $you ->
    [yes] Nur die Zahl des geschlossenen Kasinos wurde gewürfelt: Du passt.
   *[no] Nur die Zahl des geschlossenen Kasinos wurde gewürfelt: { $player } passt.
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
    [yes] Du schließt Kasino { $casino }.
   *[no] { $player } schließt Kasino { $casino }.
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
    [yes] Du legst die Blanko-Würfel auf Kasino { $casino }.
   *[no] { $player } legt die Blanko-Würfel auf Kasino { $casino }.
}
ry-blank = { $you ->
    [yes] Du nimmst einen Blanko-Würfel von Kasino { $casino }.
   *[no] { $player } nimmt einen Blanko-Würfel von Kasino { $casino }.
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
    [yes] Du nimmst { $die } von Kasino { $casino } zurück.
   *[no] { $player } nimmt { $die } von Kasino { $casino } zurück.
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
    [yes] Du aktivierst die Tafel an Kasino { $casino }.
   *[no] { $player } aktiviert die Tafel an Kasino { $casino }.
}
ry-gold = { $you ->
    [yes] Du legst { $die } auf das goldene Feld.
   *[no] { $player } legt { $die } auf das goldene Feld.
}
ry-put = { $you ->
    [yes] Du legst den Extrawürfel auf Kasino { $casino }.
   *[no] { $player } legt den Extrawürfel auf Kasino { $casino }.
}
ry-split = { $you ->
    [yes] Du teilst die Plättchen in Stapel zu { $first } und { $second }.
   *[no] { $player } teilt die Plättchen in Stapel zu { $first } und { $second }.
}
ry-pick = { $you ->
    [yes] Du wählst Stapel { $pile }.
   *[no] { $player } wählt Stapel { $pile }.
}
ry-pay-nobody = Kasino { $casino }: Niemand bekommt etwas.
ry-pays = Kasino { $casino }:
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
ry-round = Runde { $round } von { $rounds }. { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
ry-stocked = Kasino { $casino }: { $cards }.
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
ry-table-casino = Kasino { $casino }
ry-table-closed = Kasino { $casino } (geschlossen)
ry-table-cards = { $cards }
ry-table-dice = { $dice }
ry-tile-name = { $tile }
ry-tile-state = { $tile }: { $state }
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
ry-state-token = Plättchen vergeben ({ $player })
ry-state-marker = Marker vergeben ({ $player })
ry-state-free = noch nicht vergeben
ry-state-double = auf dem runden Feld { $dice }
ry-state-nice = auf den Feldern { $dice }
ry-state-gold = auf dem goldenen Feld { $dice }
ry-state-empty = niemand
ry-help-tiles = Tafeln lassen sich erklären: Tippe i und die Nummer ihres Kasinos, zum Beispiel i1

# Die Möglichkeiten.
ry-choice-place = { $dice } auf Kasino { $casino }
ry-choice-tile = { $choice }; aktiviert { $tile }
ry-choice-skip = einen Jeton zahlen und die Würfel zurücknehmen
ry-choice-pass = passen
ry-choice-roll = würfeln
ry-choice-use = stattdessen { $die } auf eine beliebige Zahl drehen
ry-choice-number = ihn auf Kasino { $casino } legen
ry-choice-hold = { $number } Marker halten
ry-choice-guess = auf { $number } tippen
ry-choice-stop = aufhören und { $what } bekommen
ry-choice-lower = die nächste Summe ist niedriger als { $sum }
ry-choice-higher = die nächste Summe ist höher als { $sum }
ry-choice-close = Kasino { $casino } schließen
ry-choice-leave = das Plättchen liegen lassen
ry-choice-bar = { $die } an die Theke
ry-choice-group = die Gruppe mit { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
}
ry-choice-casino = auf Kasino { $casino }
ry-choice-blank = einen Blanko-Würfel von Kasino { $casino } nehmen
ry-choice-decline = nichts tun
ry-choice-field = ein Feld belegen: { $field }
ry-choice-fetch = { $die } von einem Kasino zurücknehmen
ry-choice-from = von Kasino { $casino }
ry-choice-move = { $die } auf das runde Feld versetzen
ry-choice-done = es dabei bewenden lassen
ry-choice-set = { $die } auf Feld { $field }
ry-choice-choose = die { $number }: { $what }
ry-choice-activate = { $tile } an Kasino { $casino } aktivieren
ry-choice-gold = { $die } auf das goldene Feld
ry-choice-put = den Extrawürfel auf Kasino { $casino }
ry-choice-split = zweiter Stapel { $tokens } (in Tausend)
ry-choice-pick = Stapel { $pile } mit { $count } Plättchen
ry-my-choice-tile = eine andere Tafel aktivieren
ry-my-choice-free = einen Würfel auf eine beliebige Zahl drehen oder einen zurücknehmen
ry-my-choice-gold = einen Würfel auf das goldene Feld
ry-field-special = Sonderfeld
ry-typed-card = Aufgedeckte Karten, noch { $count }:
ry-typed-reserve = Für die späteren Runden abgezählte Karten, noch { $count }:
ry-typed-tile = Die für Kasino { $casino } gezogene Tafel:
ry-typed-neutral = Die neutralen Würfel, der Biggy zuletzt, noch { $count }:
ry-typed-extra = Die Extrawürfel, noch { $count }:
ry-typed-biggy = der Biggy zuletzt
ry-result = { $place }. { $player }: { $money }, { $cards } und { $chips }

# Die Tafeln, jede kurz erklärt.
ry-tile-lucky-punch = Lucky Punch: Halte heimlich einen, zwei oder drei Marker. Rät dein linker Nachbar falsch, bekommst du 20.000 in Jetons, 30.000 oder 40.000.
ry-tile-jackpot = Jackpot: Würfle mit beiden Extrawürfeln. Eine Sieben oder ein Pasch bringt den markierten Betrag; sonst steigt er.
ry-tile-prime-time = Prime Time: Vor der Auszahlung würfelt, wer hier gleich gewinnt, mit beiden Extrawürfeln und darf sie auf die Kasinos ihrer Zahlen legen.
ry-tile-fifty-fifty = Fifty Fifty: Würfle mit beiden Extrawürfeln. Dann hörst du auf und nimmst die Belohnung, oder du sagst die nächste Summe niedriger oder höher an, um eine bessere zu bekommen. Liegst du falsch, gehst du leer aus.
ry-tile-high-five = High Five: Wer hier als Erster Stärke fünf hat, nimmt das Plättchen, das bei der Auszahlung 100.000 wert ist.
ry-tile-bad-luck = Bad Luck: Wer hier am schwächsten ist, zahlt nach der Auszahlung 50.000, auch wer hier gar keine Würfel hat.
ry-tile-pay-day = Pay Day: 10.000 für jedes Kasino, in dem ein Würfel von dir liegt.
ry-tile-power-play = Power Play: Wer hier allein führt, nimmt den Marker und darf, statt zu würfeln, einen Würfel auf eine beliebige Zahl drehen.
ry-tile-no-entry = No Entry!: Schließe mit dem Plättchen ein anderes Kasino: Kein Würfel kommt hinein oder heraus. Der Ring bringt Jetons oder Geld.
ry-tile-knockout = Knockout?: Nimm deine Würfel von der Theke zurück; jeder Rivale legt einen von seinen dorthin.
ry-tile-block-it = Block It!: Lege eine Gruppe Blanko-Würfel auf ein beliebiges Kasino. Sie zählen wie die eines Spielers.
ry-tile-handicap = Handicap: Nimm einen Blanko-Würfel von einem Kasino und belege damit ein Feld: ein Jeton, 30.000 oder ein Würfel, den du drehst oder zurücknimmst.
ry-tile-black-box = Black Box: Bei der Auszahlung teilt der linke Nachbar des Gewinners sechs Plättchen verdeckt in zwei Stapel; der Gewinner wählt einen, ohne hineinzusehen.
ry-tile-double-down = Double Down: Versetze Würfel von hier auf das runde Feld, das bei der Auszahlung 60.000 und 30.000 bringt.
ry-tile-nice-dice = Nice Dice: Lege einen Würfel dieses Zuges auf das Feld seiner Zahl; bei der Auszahlung bringt er 10.000 für jedes Auge.
ry-tile-my-choice = My Choice: Würfle mit beiden Extrawürfeln und wähle einen: Jetons, 30.000, eine andere Tafel, ein freier Würfel oder das goldene Feld.

# Die Einstellungen eines Tisches.
setting-las-vegas-royale-tiles = Tafeln
setting-las-vegas-royale-tiles-about = wie viele Kasinos in jeder Runde eine Tafel bekommen; 0 ist das Grundspiel
setting-las-vegas-royale-no-repeats = Keine Wiederholungen
setting-las-vegas-royale-no-repeats-about = eine benutzte Seite kommt in diesem Spiel nicht wieder
setting-las-vegas-royale-faces = Gewählte Tafeln
setting-las-vegas-royale-faces-about = diese Seiten liegen in jeder Runde, ab Kasino 1, statt gezogener; von jeder Tafel höchstens eine Seite
setting-las-vegas-royale-starter = Wer beginnt
setting-las-vegas-royale-starter-about = der Platz, der die erste Runde beginnt, oder drawn: er wird ausgelost
setting-las-vegas-royale-open-money = Offenes Geld
setting-las-vegas-royale-open-money-about = alle sehen, wie viel die anderen gewonnen haben; sonst nur, wie viele Karten und Jetons sie haben
