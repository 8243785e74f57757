yellow-dwarf-title = Yellow Dwarf
yellow-dwarf-about = lay your cards in rising sequences, win the pots by their cards, be first to lay them all.

# Ranks, as said aloud.
yd-rank = { $rank ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
   *[13] king
}
yd-no-rank = { $rank ->
    [1] no ace
    [2] no two
    [3] no three
    [4] no four
    [5] no five
    [6] no six
    [7] no seven
    [8] no eight
    [9] no nine
    [10] no ten
    [11] no jack
    [12] no queen
   *[13] no king
}
yd-nobody-has = { $rank ->
    [1] nobody has an ace
    [2] nobody has a two
    [3] nobody has a three
    [4] nobody has a four
    [5] nobody has a five
    [6] nobody has a six
    [7] nobody has a seven
    [8] nobody has an eight
    [9] nobody has a nine
    [10] nobody has a ten
    [11] nobody has a jack
    [12] nobody has a queen
   *[13] nobody has a king
}
yd-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
yd-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}

# One sentence for every action.
yd-dealer = { $you ->
    [yes] You deal first.
   *[no] { $player } deals first.
}
yd-stake = Deal { $deal } of { $deals }. { $you ->
    [yes] You deal.
   *[no] { $player } deals.
} Everybody stakes { $stakes }.
yd-stake-broke = Deal { $deal }. { $you ->
    [yes] You deal.
   *[no] { $player } deals.
} Everybody stakes { $stakes }.
yd-stake-triple = { $you ->
    [yes] You stake { $amount } instead of { $usual } in the pot of the { $card }.
   *[no] { $player } stakes { $amount } instead of { $usual } in the pot of the { $card }.
}
yd-card-hidden = { $you ->
    [yes] You are dealt a card.
   *[no] { $player } is dealt a card.
}
yd-card-yours = You are dealt the { $card }.
yd-lay = { $you ->
    [yes] You lay the { $card }.
   *[no] { $player } lays the { $card }.
}
yd-pass = { $player }: { $norank }.
yd-claim = { $you ->
    [yes] { $card } takes all! You win { $amount } from its pot.
   *[no] { $card } takes all! { $player } wins { $amount } from its pot.
}
yd-forget = { $you ->
    [yes] You leave the pot of the { $card } where it is.
   *[no] { $player } forgets the pot of the { $card }.
}
yd-opera = { $you ->
    [yes] Grand Opera! You laid your whole hand in one turn and take all the pots: { $amount }.
   *[no] Grand Opera! { $player } laid the whole hand in one turn and takes all the pots: { $amount }.
}
yd-show = { $you ->
    [yes] You show the { $card }.
   *[no] { $player } shows the { $card }.
}
yd-pay = { $you ->
    [yes] You show { $cards } and pay { $points }.
   *[no] { $player } shows { $cards } and pays { $points }.
}
yd-pay-all = { $you ->
    [yes] You show { $cards }, owe { $owed } and pay all you have: { $points }.
   *[no] { $player } shows { $cards }, owes { $owed } and pays all there is: { $points }.
}

# What a table hears of several actions together.
yd-dealt = The cards are dealt, { $count } to each; { $aside } lie aside. { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
yd-rank-laid = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
}
yd-one-rank = { $rank ->
    [1] an ace
    [8] an 8
    [11] a jack
    [12] a queen
    [13] a king
   *[other] a { $rank }
}
yd-ranks = { $first } to { $last }
yd-ranks-two = { $first } and { $last }
yd-run = { $you ->
    [yes] You lay { $ranks }.
   *[no] { $player } lays { $ranks }.
}
yd-run-stops = { $you ->
    [yes] You lay { $ranks } and stop: { $nobody }.
   *[no] { $player } lays { $ranks } and stops: { $nobody }.
}
yd-run-higher = { $you ->
    [yes] You lay { $ranks }; { $nobody }, so you may go on higher.
   *[no] { $player } lays { $ranks }; { $nobody }, so { $player } may go on higher.
}
yd-run-king = { $you ->
    [yes] You lay { $ranks }, which closes the sequence.
   *[no] { $player } lays { $ranks }, which closes the sequence.
}
yd-run-last = { $you ->
    [yes] You lay { $ranks }, have no cards left and win the deal.
   *[no] { $player } lays { $ranks }, has no cards left and wins the deal.
}
yd-closed = { $you ->
    [yes] The sequence stops: { $nobody }. You start a new one.
   *[no] The sequence stops: { $nobody }. { $player } starts a new one.
}
yd-goes-higher = { $you ->
    [yes] The sequence has a gap: { $nobody }. You may go on higher.
   *[no] The sequence has a gap: { $nobody }. { $player } may go on higher.
}
yd-closed-king = { $you ->
    [yes] The king closes the sequence; you start a new one.
   *[no] The king closes the sequence; { $player } starts a new one.
}
yd-wins-deal = { $you ->
    [yes] You have laid your last card and win the deal.
   *[no] { $player } has laid the last card and wins the deal.
}

# Where points come from.
yd-where-stakes = stakes
yd-where-pot = pot of { $card }
yd-where-opera = Grand Opera
yd-where-hand = cards left in hand
yd-where-won = the others' cards

# The table and the choices.
yd-table-deal = Deal { $deal } of { $deals }; { $you ->
    [yes] you deal.
   *[no] { $player } deals.
}
yd-table-deal-broke = Deal { $deal }; { $you ->
    [yes] you deal.
   *[no] { $player } deals.
}
yd-table-pots = Pots: { $pots }
yd-table-sequence = Sequence: { $cards }
yd-table-no-sequence = Sequence: none yet
yd-table-lacks = no { $ranks }
yd-table-hand = { $you ->
    [yes] Your hand: { $cards }
   *[no] The hand of { $player }: { $cards }
}
yd-table-name = { $player }
yd-table-rank = { $rank }×{ $count }
yd-choice-card = { $card }
yd-typed-name = { $rank }{ $suit }
yd-choice-run = { $card } to { $last }
yd-choice-pot = { $choice }; +{ $amount } from pots
yd-choice-claim = take the { $amount } in the pot of the { $card }
yd-choice-forget = leave them there (three times the stake in the next deal)
yd-help-cards = You may also type a card, as in 7d or qs (c clubs, d diamonds, h hearts, s spades).
yd-typed-card = The cards as they are dealt, the next to { $player }, { $count } left (as in 7d or qs):
yd-result = { $place }. { $player }: { $points }
yd-result-early = { $players } could not pay the stakes of the next deal.
yd-nothing-higher = { $you ->
    [yes] You have nothing higher and start a new sequence.
   *[no] { $player } has nothing higher and starts a new sequence.
}
yd-choice-last = { $choice }; your last card
yd-table-laid = Laid so far: { $ranks }
yd-typed-dealer = Who deals first? { $seats }:

# The settings of a table.
setting-yellow-dwarf-purse = Purse
setting-yellow-dwarf-purse-about = points that everybody begins with; shared: the 135 chips of the box, split evenly
setting-yellow-dwarf-deals = Deals
setting-yellow-dwarf-deals-about = how many deals are played; broke: until somebody cannot pay the stakes
setting-yellow-dwarf-gap = When nobody can follow
setting-yellow-dwarf-gap-about = new: whoever laid the last card starts a new sequence; higher: they go on with the next higher rank they hold
setting-yellow-dwarf-claim-by-hand = Claiming pots
setting-yellow-dwarf-claim-by-hand-about = you win a pot only by saying so at once; if you forget, it stays, and you put three times the stake into it in the next deal
setting-yellow-dwarf-points = Counting cards
setting-yellow-dwarf-points-about = flat: court cards 10, others 1; pips: court cards 10, aces 1, others their number
setting-yellow-dwarf-opera = Grand Opera
setting-yellow-dwarf-opera-about = turn: whoever lays the whole hand in one turn takes all the pots; strict: only if nobody else has laid a card in this deal
setting-yellow-dwarf-dealer = First dealer
setting-yellow-dwarf-dealer-about = the seat that deals first, or drawn by lot

# Why a choice is good or bad.
yellow-dwarf-score = points at the end
yd-why-run = { $count ->
    [one] You can lay only this card now: { $cards }.
   *[other] You can lay { $count } cards in a row: { $cards }.
}
yd-why-pots = On the way you can take { $amount } from pots.
yd-why-opera = That is a Grand Opera: you take all the pots, { $amount }.
yd-why-wins = { $count ->
    [one] Your last card wins the deal, and the others pay for the { $count } card they hold.
   *[other] Your last card wins the deal, and the others pay for the { $count } cards they hold.
}
yd-why-king = The king closes the sequence, and you start a new one.
yd-why-closed = Next in the sequence: { $rank }. Nobody else can have one, so you play on.
yd-why-next = Next in the sequence: { $rank }; { $count } unseen. First who may have it: { $player }.
yd-why-lacks = Known to have none: { $players }.
yd-why-left = Left in your hand: { $cards }, { $points } to pay if another wins the deal.
yd-why-claim = You get the { $amount } in the pot of the { $card } now.
yd-why-keep = You keep the { $card }. If it is not laid in this deal, its pot grows from { $amount } to { $grown }, and you stake { $stake } there instead of { $usual }.
yd-why-keep-last = You keep the { $card }: its pot of { $amount } can be won only in this, the last deal.
yd-why-forget = The pot of the { $card } stays and grows from { $amount } to { $grown } in the next deal; you stake { $stake } there instead of { $usual }.
yd-why-forget-last = The { $amount } in the pot of the { $card } stay there, and this is the last deal.
yd-why-pass = You must pass: { $norank }.

# The table in the browser.
yellow-dwarf-ask-lead = Start a new sequence with any card.
yellow-dwarf-ask-follow = Lay the next rank; you choose the suit.
yellow-dwarf-ask-higher = Nobody has the next rank: go on with a higher card.
yellow-dwarf-ask-claim = Will you claim the pot?
yd-browser-lay = Lay the { $card }
yd-browser-any = Any card may begin.
yd-browser-next = Next: { $rank }.
yd-browser-higher = Next: { $rank } or higher.
yd-browser-hand = Your cards
yd-browser-pots = The pots
yd-browser-pot = Pot of the { $card }: { $amount }
yd-browser-sequence = The sequence
yd-browser-out = Laid so far
yd-browser-settling = The cards left in hand
yd-browser-wins = wins the deal
yd-browser-triple = 3 × { $cards }
