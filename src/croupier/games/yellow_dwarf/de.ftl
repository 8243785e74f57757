yellow-dwarf-title = Der gelbe Zwerg
yellow-dwarf-about = lege deine Karten in aufsteigenden Reihen, gewinne mit den Topfkarten die Töpfe und lege als Erster deine letzte Karte.

# Ränge: wie auf die Karte gedruckt und wie angesagt.
yd-rank = { $rank ->
    [1] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Bube
    [12] Dame
   *[13] König
}
yd-no-rank = { $rank ->
    [1] kein Ass
    [2] keine Zwei
    [3] keine Drei
    [4] keine Vier
    [5] keine Fünf
    [6] keine Sechs
    [7] keine Sieben
    [8] keine Acht
    [9] keine Neun
    [10] keine Zehn
    [11] kein Bube
    [12] keine Dame
   *[13] kein König
}
yd-nobody-has = { $rank ->
    [1] niemand hat ein Ass
    [2] niemand hat eine Zwei
    [3] niemand hat eine Drei
    [4] niemand hat eine Vier
    [5] niemand hat eine Fünf
    [6] niemand hat eine Sechs
    [7] niemand hat eine Sieben
    [8] niemand hat eine Acht
    [9] niemand hat eine Neun
    [10] niemand hat eine Zehn
    [11] niemand hat einen Buben
    [12] niemand hat eine Dame
   *[13] niemand hat einen König
}
yd-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
yd-cards = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}

# Ein Satz für jede Aktion.
yd-dealer = { $you ->
    [yes] Du gibst zuerst.
   *[no] { $player } gibt zuerst.
}
yd-stake = Runde { $deal } von { $deals }. { $you ->
    [yes] Du gibst.
   *[no] { $player } gibt.
} Alle setzen je { $stakes }.
yd-stake-broke = Runde { $deal }. { $you ->
    [yes] Du gibst.
   *[no] { $player } gibt.
} Alle setzen je { $stakes }.
yd-stake-triple = { $you ->
    [yes] Du legst { $amount } statt { $usual } in den Topf von { $card }.
   *[no] { $player } legt { $amount } statt { $usual } in den Topf von { $card }.
}
yd-card-hidden = { $you ->
    [yes] Du bekommst eine Karte.
   *[no] { $player } bekommt eine Karte.
}
yd-card-yours = Du bekommst { $card }.
yd-lay = { $you ->
    [yes] Du legst { $card }.
   *[no] { $player } legt { $card }.
}
yd-pass = { $player }: { $norank }.
yd-claim = { $you ->
    [yes] { $card } nimmt alles! Du gewinnst { $amount } aus dem Topf.
   *[no] { $card } nimmt alles! { $player } gewinnt { $amount } aus dem Topf.
}
yd-forget = { $you ->
    [yes] Du lässt den Topf von { $card } stehen.
   *[no] { $player } vergisst den Topf von { $card }.
}
yd-opera = { $you ->
    [yes] Große Oper! Du hast alle deine Karten in einem einzigen Zug gelegt und nimmst alle Töpfe: { $amount }.
   *[no] Große Oper! { $player } hat alle Karten in einem einzigen Zug gelegt und nimmt alle Töpfe: { $amount }.
}
yd-show = { $you ->
    [yes] Du zeigst { $card }.
   *[no] { $player } zeigt { $card }.
}
yd-pay = { $you ->
    [yes] Du zeigst { $cards } und zahlst { $points }.
   *[no] { $player } zeigt { $cards } und zahlt { $points }.
}
yd-pay-all = { $you ->
    [yes] Du zeigst { $cards }, schuldest { $owed } und zahlst alles, was du hast: { $points }.
   *[no] { $player } zeigt { $cards }, schuldet { $owed } und zahlt alles, was da ist: { $points }.
}

# Was der Tisch von mehreren Aktionen zusammen hört.
yd-dealt = Die Karten sind gegeben, { $count } für jeden; { $aside } liegen beiseite. { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
yd-rank-laid = { $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
yd-one-rank = { $rank ->
    [1] ein Ass
    [11] einen Buben
    [12] eine Dame
    [13] einen König
   *[other] eine { $rank }
}
yd-ranks = { $first } bis { $last }
yd-ranks-two = { $first } und { $last }
yd-run = { $you ->
    [yes] Du legst { $ranks }.
   *[no] { $player } legt { $ranks }.
}
yd-run-stops = { $you ->
    [yes] Du legst { $ranks }; weiter geht es nicht, denn { $nobody }.
   *[no] { $player } legt { $ranks }; weiter geht es nicht, denn { $nobody }.
}
yd-run-higher = { $you ->
    [yes] Du legst { $ranks }; { $nobody }, also darfst du höher weiterlegen.
   *[no] { $player } legt { $ranks }; { $nobody }, also darf { $player } höher weiterlegen.
}
yd-run-king = { $you ->
    [yes] Du legst { $ranks } und schließt damit die Reihe.
   *[no] { $player } legt { $ranks } und schließt damit die Reihe.
}
yd-run-last = { $you ->
    [yes] Du legst { $ranks }, bist alle Karten los und gewinnst die Runde.
   *[no] { $player } legt { $ranks }, ist alle Karten los und gewinnt die Runde.
}
yd-closed = { $you ->
    [yes] Die Reihe ist geschlossen, denn { $nobody }. Du beginnst eine neue.
   *[no] Die Reihe ist geschlossen, denn { $nobody }. { $player } beginnt eine neue.
}
yd-goes-higher = { $you ->
    [yes] Die Reihe hat eine Lücke, denn { $nobody }. Du darfst höher weiterlegen.
   *[no] Die Reihe hat eine Lücke, denn { $nobody }. { $player } darf höher weiterlegen.
}
yd-closed-king = { $you ->
    [yes] Der König schließt die Reihe; du beginnst eine neue.
   *[no] Der König schließt die Reihe; { $player } beginnt eine neue.
}
yd-wins-deal = { $you ->
    [yes] Du hast deine letzte Karte gelegt und gewinnst die Runde.
   *[no] { $player } hat die letzte Karte gelegt und gewinnt die Runde.
}

# Woher die Punkte kommen.
yd-where-stakes = Einsätze
yd-where-pot = Topf von { $card }
yd-where-opera = Große Oper
yd-where-hand = Karten auf der Hand
yd-where-won = Karten der anderen

# Der Tisch und die Möglichkeiten.
yd-table-deal = Runde { $deal } von { $deals }; { $you ->
    [yes] du gibst.
   *[no] { $player } gibt.
}
yd-table-deal-broke = Runde { $deal }; { $you ->
    [yes] du gibst.
   *[no] { $player } gibt.
}
yd-table-pots = Töpfe: { $pots }
yd-table-sequence = Reihe: { $cards }
yd-table-no-sequence = Reihe: noch keine
yd-table-lacks = ohne { $ranks }
yd-table-hand = { $you ->
    [yes] Deine Karten: { $cards }
   *[no] Die Karten von { $player }: { $cards }
}
yd-table-name = { $player }
yd-table-rank = { $rank }×{ $count }
yd-choice-card = { $card }
yd-typed-name = { $rank }{ $suit }
yd-choice-run = { $card } bis { $last }
yd-choice-pot = { $choice }; +{ $amount } aus Töpfen
yd-choice-claim = { $amount } aus dem Topf von { $card } nehmen
yd-choice-forget = den Topf stehen lassen (in der nächsten Runde das Dreifache setzen)
yd-help-cards = Du kannst auch eine Karte eintippen, zum Beispiel 7d oder qs (c Kreuz, d Karo, h Herz, s Pik; a Ass, j Bube, q Dame, k König).
yd-typed-card = Die Karten, wie sie gegeben werden; als Nächstes: { $player }, noch { $count } (zum Beispiel 7d, oder qs für Pik-Dame):
yd-result = { $place }. { $player }: { $points }
yd-result-early = Nicht genug Punkte für die Einsätze der nächsten Runde: { $players }.
yd-nothing-higher = { $you ->
    [yes] Du hast nichts Höheres und beginnst eine neue Reihe.
   *[no] { $player } hat nichts Höheres und beginnt eine neue Reihe.
}
yd-choice-last = { $choice }; letzte Karte
yd-table-laid = Schon gelegt: { $ranks }
yd-typed-dealer = Wer gibt zuerst? { $seats }:

# Die Einstellungen eines Tisches.
setting-yellow-dwarf-purse = Punkte zu Beginn
setting-yellow-dwarf-purse-about = Punkte, mit denen jeder beginnt; shared: die 135 Spielmarken der Schachtel, gleichmäßig verteilt
setting-yellow-dwarf-deals = Runden
setting-yellow-dwarf-deals-about = wie viele Runden gespielt werden; broke: bis jemand die Einsätze nicht zahlen kann
setting-yellow-dwarf-gap = Wenn niemand weiterlegen kann
setting-yellow-dwarf-gap-about = new: wer zuletzt gelegt hat, beginnt eine neue Reihe; higher: er legt mit dem nächsthöheren Rang weiter, den er hat
setting-yellow-dwarf-claim-by-hand = Töpfe ansagen
setting-yellow-dwarf-claim-by-hand-about = einen Topf gewinnt nur, wer ihn sofort ansagt; wer es vergisst, lässt ihn stehen und legt in der nächsten Runde das Dreifache hinein
setting-yellow-dwarf-points = Zählung der Karten
setting-yellow-dwarf-points-about = flat: Bildkarten 10, alle anderen 1; pips: Bildkarten 10, Asse 1, die anderen nach ihrer Zahl
setting-yellow-dwarf-opera = Große Oper
setting-yellow-dwarf-opera-about = turn: wer alle seine Karten in einem einzigen Zug legt, nimmt alle Töpfe; strict: nur wenn in der Runde noch kein Gegner gelegt hat
setting-yellow-dwarf-dealer = Wer zuerst gibt
setting-yellow-dwarf-dealer-about = der Platz, der zuerst gibt, oder drawn: er wird ausgelost

# Warum eine Wahl gut oder schlecht ist.
yellow-dwarf-score = Punkte am Ende
yd-why-run = { $count ->
    [one] Du kannst jetzt nur diese Karte legen: { $cards }.
   *[other] Du kannst { $count } Karten in Folge legen: { $cards }.
}
yd-why-pots = Dabei kannst du { $amount } aus Töpfen nehmen.
yd-why-opera = Das ist eine Große Oper: Du nimmst alle Töpfe, { $amount }.
yd-why-wins = { $count ->
    [one] Deine letzte Karte gewinnt die Runde; die anderen zahlen für { $count } Karte auf der Hand.
   *[other] Deine letzte Karte gewinnt die Runde; die anderen zahlen für { $count } Karten auf der Hand.
}
yd-why-king = Der König schließt die Reihe, und du beginnst eine neue.
yd-why-closed = Als Nächstes in der Reihe: { $rank }. Diesen Rang kann sonst niemand haben; du machst weiter.
yd-why-next = Als Nächstes in der Reihe: { $rank }; { $count } ungesehen. Zuerst könnte weiterlegen: { $player }.
yd-why-lacks = Sicher ohne diesen Rang: { $players }.
yd-why-left = Noch auf der Hand: { $cards }; das kostet { $points }, wenn ein anderer gewinnt.
yd-why-claim = Du bekommst jetzt { $amount } aus dem Topf von { $card }.
yd-why-keep = Du behältst { $card }. Wird die Karte in dieser Runde nicht gelegt, wächst ihr Topf von { $amount } auf { $grown }, und du setzt dort { $stake } statt { $usual }.
yd-why-keep-last = Du behältst { $card }. Der Topf mit { $amount } ist nur noch in dieser, der letzten Runde zu gewinnen.
yd-why-forget = Der Topf von { $card } bleibt stehen und wächst in der nächsten Runde von { $amount } auf { $grown }; du setzt dort { $stake } statt { $usual }.
yd-why-forget-last = Im Topf von { $card } bleiben { $amount } liegen, und dies ist die letzte Runde.
yd-why-pass = Du musst passen: { $norank }.

# Der Tisch im Browser.
yellow-dwarf-ask-lead = Beginne eine neue Reihe mit einer beliebigen Karte.
yellow-dwarf-ask-follow = Lege den nächsten Rang; die Farbe wählst du.
yellow-dwarf-ask-higher = Niemand hat den nächsten Rang: Lege mit einer höheren Karte weiter.
yellow-dwarf-ask-claim = Nimmst du den Topf?
yd-browser-lay = { $card } legen
yd-browser-any = Jede Karte darf beginnen.
yd-browser-next = Als Nächstes: { $rank }.
yd-browser-higher = Als Nächstes: { $rank } oder höher.
yd-browser-hand = Deine Karten
yd-browser-pots = Die Töpfe
yd-browser-pot = Topf von { $card }: { $amount }
yd-browser-sequence = Die Reihe
yd-browser-out = Schon gelegt
yd-browser-settling = Karten auf der Hand
yd-browser-wins = gewinnt die Runde
yd-browser-triple = 3 × { $cards }
