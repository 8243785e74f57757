"""Yellow Dwarf in words. Of hidden cards it says what the views it is given show, never what a move names."""

from typing import Any

import numpy as np

from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.cards import CARDS, KING, OF_A_RANK, RANKS, SUITS
from croupier.moves import Move
from croupier.position import NOBODY, Position
from croupier.telling import Company, Question, asked, winners
from croupier.words import Words

SUIT_SIGNS = "♣♦♥♠"
POT_CARDS = [int(card) for card in rules.POT_CARDS]


def step(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]:
    """One action as a sentence or a few."""
    _, actor, subject = asked(before)
    if move.name == "dealer":
        return [words("yd-dealer", **company.who(move.action - rules.SIT))]
    if move.name == "stake":
        return _tell_stakes(words, company, before)
    if move.name == "card":
        drawn = cards_of(int(after.hand) & ~int(before.hand))
        if drawn:
            return [words("yd-card-yours", card=card_name(words, drawn[0]))]
        return [words("yd-card-hidden", **company.who(subject))]
    if move.name == "lay":
        return [words("yd-lay", card=card_name(words, move.action - rules.LAY), **company.who(actor))]
    if move.name == "pass":
        said = [words("yd-pass", player=company.names[actor], norank=_no_rank(words, subject))]
        return said + _tell_closing(words, company, before, after)
    if move.name == "show":
        return [words("yd-show", card=card_name(words, move.action - rules.SHOW_CARD), **company.who(subject))]
    return _tell_chips(words, company, before, move, after)


def _tell_chips(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]:
    """A pot taken or forgotten, a Grand Opera, a payment."""
    subject, who = asked(before).subject, company.who(int(before.layer))
    if move.name == "opera":
        return [words("yd-opera", amount=int(before.pots.sum()), **who)]
    if move.name != "pay":
        message = "yd-claim" if move.name == "claim" else "yd-forget"
        card = card_name(words, POT_CARDS[subject])
        return [words(message, card=card, amount=int(before.pots[subject]), **who)]
    shown, paid = cards_of(int(before.shown[subject])), int(before.purses[subject] - after.purses[subject])
    owed = int(rules.points_of(before, before.shown[subject]))  # type: ignore[no-untyped-call]
    message = "yd-pay" if paid == owed else "yd-pay-all"
    points, owing = words("yd-points", count=paid), words("yd-points", count=owed)
    return [words(message, cards=_cards(words, shown), points=points, owed=owing, **company.who(subject))]


def summary(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]:
    """What a table hears: "five, six, seven, no eight" instead of single cards."""
    decision, actor, subject = asked(before)
    if move.name == "show":
        return []
    if move.name == "card":
        opened = asked(after)
        if opened.decision != rules.LEAD:
            return []
        count, aside = int(rules.HAND_SIZE[after.players]), CARDS - int(after.sizes.sum())
        return [words("yd-dealt", count=count, aside=aside, **company.who(opened.actor))]
    if move.name == "lay":
        return _tell_run_so_far(words, company, after)
    if move.name == "pass":
        said = []
        if decision == rules.FOLLOW and actor == before.layer:
            said = _tell_run(words, company, before, ending=_no_rank(words, subject))
        elif decision == rules.FOLLOW:
            said = [words("yd-pass", player=company.names[actor], norank=_no_rank(words, subject))]
        return said + _tell_closing(words, company, before, after)
    if move.name in ("claim", "forget"):
        return step(words, company, before, move, after) + _tell_what_follows(words, company, after)
    return step(words, company, before, move, after)


def _tell_stakes(words: Words, company: Company, view: np.record) -> list[str]:
    lines = [_tell_deal(words, company, view, "yd-stake", "yd-stake-broke")]
    for seat in range(view.players):
        for pot in range(rules.POTS):
            if view.triple[seat] >> pot & 1:
                amount = int(rules.stake_of(view, seat, pot))  # type: ignore[no-untyped-call]
                usual, card = int(rules.STAKES[pot]), card_name(words, POT_CARDS[pot])
                lines.append(words("yd-stake-triple", amount=amount, usual=usual, card=card, **company.who(seat)))
    return lines


def _tell_deal(words: Words, company: Company, view: np.record, counted: str, until_broke: str) -> str:
    message = until_broke if view.num_deals == rules.UNTIL_BROKE else counted
    deal, deals, stakes = int(view.deal_number), int(view.num_deals), int(rules.STAKES.sum())
    return words(message, deal=deal, deals=deals, stakes=stakes, **company.who(int(view.dealer)))


def _tell_run_so_far(words: Words, company: Company, after: np.record) -> list[str]:
    """What was laid, once something else is to be said of it: a pot, a king, the last card."""
    if asked(after).decision == rules.FOLLOW:
        return []
    return _tell_run(words, company, after) + _tell_what_follows(words, company, after)


def _tell_what_follows(words: Words, company: Company, after: np.record) -> list[str]:
    """Of a king that it closes the sequence, of a last card that it wins the deal."""
    decision, who = asked(after).decision, company.who(int(after.layer))
    if decision == rules.LEAD:
        return [words("yd-closed-king", **who)]
    if decision in (rules.OPERA, rules.SHOW):
        return [words("yd-wins-deal", **who)]
    return []


def _tell_run(words: Words, company: Company, view: np.record, ending: str = "") -> list[str]:
    """The ranks that the layer has laid since they were last told: at the last pot card, or before a gap."""
    untold: list[int] = []
    laid = cards_of(int(view.sequence))[-int(view.run) :]
    for number, card in enumerate(laid):
        if untold and (untold[-1] in POT_CARDS or card // SUITS > untold[-1] // SUITS + 1):
            untold = []
        untold.append(card)
        if card in POT_CARDS and ending and number + 1 == len(laid):
            untold = []
    ranks = [_rank(words, card // SUITS) for card in untold]
    said = ", ".join([*ranks, ending] if ending else ranks)
    return [words("yd-run", player=company.names[int(view.layer)], ranks=said)]


def _tell_closing(words: Words, company: Company, before: np.record, after: np.record) -> list[str]:
    """That nobody could follow, when the last of them has said so, and how the layer goes on."""
    decision, _, rank = asked(before)
    following, who = asked(after).decision, company.who(int(after.layer))
    if decision == rules.FOLLOW and following != rules.FOLLOW:
        message = "yd-closed" if following == rules.LEAD else "yd-goes-higher"
        return [words(message, nobody=words("yd-nobody-has", rank=rank + 1), **who)]
    if decision == rules.HIGHER and following == rules.LEAD:
        return [words("yd-nothing-higher", **who)]
    return []


def table(words: Words, company: Company, view: np.record, settings: dict[str, Any]) -> list[list[str]]:
    """The deal, pots and sequence; a row for each player, with what they are known to lack; and one's own hand."""
    pots = [f"{card_name(words, card)} {chips}" for card, chips in zip(POT_CARDS, view.pots.tolist(), strict=True)]
    deal = _tell_deal(words, company, view, "yd-table-deal", "yd-table-deal-broke")
    rows = [[deal], [words("yd-table-pots", pots=", ".join(pots))]]
    for seat in range(view.players):
        cards = words("yd-cards", count=int(view.sizes[seat]))
        points = words("yd-points", count=int(view.purses[seat]))
        ranks = " ".join(_short_rank(words, rank) for rank in range(RANKS) if view.lacks[seat] >> rank & 1)
        rows.append([company.names[seat], cards, points, words("yd-table-lacks", ranks=ranks) if ranks else ""])
    sequence = cards_of(int(view.sequence))
    message = "yd-table-sequence" if sequence else "yd-table-no-sequence"
    rows.append([words(message, cards=_cards(words, sequence))])
    counts = [bin(int(view.played) >> (SUITS * rank) & OF_A_RANK).count("1") for rank in range(RANKS)]
    laid = [f"{_short_rank(words, rank)}×{count}" for rank, count in enumerate(counts) if count]
    if laid:
        rows.append([words("yd-table-laid", ranks=" ".join(laid))])
    if view.seat != NOBODY:
        hand = _cards(words, cards_of(int(view.hand)))
        rows.append([words("yd-table-hand", cards=hand, **company.who(int(view.seat)))])
    return rows


def choice(words: Words, company: Company, position: Position, move: Move) -> str:
    """A card, how far one's own cards go on from it, and the pot it takes."""
    view, subject = position.view(position.actor or 0), position.subject
    if move.name in ("claim", "forget"):
        message = "yd-choice-claim" if move.name == "claim" else "yd-choice-forget"
        return words(message, card=card_name(words, POT_CARDS[subject]), amount=int(view.pots[subject]))
    if move.name == "pass":
        return _no_rank(words, subject)
    run = _run_from(view, move.action - rules.LAY)
    text = card_name(words, run[0])
    if len(run) > 1:
        text = words("yd-choice-run", card=text, last=_rank(words, run[-1] // SUITS))
    amount = sum(int(view.pots[POT_CARDS.index(card)]) for card in run if card in POT_CARDS)
    if amount:
        text = words("yd-choice-pot", choice=text, amount=amount)
    return words("yd-choice-last", choice=text) if len(run) == int(view.sizes[view.seat]) else text


def _run_from(view: np.record, card: int) -> list[int]:
    """A card and those of one's own hand that would follow it, the pot cards among them."""
    run = [card]
    while run[-1] // SUITS < KING:
        rank = run[-1] // SUITS + 1
        held = [card for card in cards_of(int(view.hand)) if card // SUITS == rank]
        if not held:
            break
        run.append(next((card for card in held if card in POT_CARDS), held[0]))
    return run


def ask(words: Words, company: Company, view: np.record) -> Question:
    """What to type at a real table for the open decision of chance."""
    decision, _, subject = asked(view)
    if decision == rules.DEALER:
        seats = ", ".join(f"{number} {name}" for number, name in enumerate(company.names, 1))
        return Question(words("yd-typed-dealer", seats=seats), 1, (decision, 0))
    count = int(rules.HAND_SIZE[view.players]) * int(view.players) - int(view.sizes.sum())
    return Question(words("yd-typed-card", count=count, player=company.names[subject]), count, (decision, 0))


def explain(words: Words, view: np.record, number: int) -> str | None:
    """Nothing here needs explaining beyond the rules."""
    return None


def more_help(words: Words) -> list[str]:
    """How to name a card."""
    return [words("yd-help-cards")]


def result(words: Words, company: Company, position: Position) -> list[str]:
    """The final standing, best first, and who ended the match before its time."""
    outcome, view = position.outcome, position.view()
    assert outcome is not None
    lines = [words("result-title")]
    short = [seat for seat in range(position.players) if not _can_stake(view, seat)]
    if view.deal_number < view.num_deals:
        lines.append(words("yd-result-early", players=company.listed(words, short)))
    for seat in sorted(range(position.players), key=lambda seat: outcome.places[seat]):
        points = words("yd-points", count=outcome.scores[seat])
        lines.append(words("yd-result", place=outcome.places[seat], player=company.names[seat], points=points))
    return [*lines, winners(words, company, outcome.winners)]


def called(words: Words, move: Move) -> list[str]:
    """A card as it is printed, and with the letter of its suit."""
    if move.name != "lay":
        return []
    card = move.action - rules.LAY
    return [card_name(words, card), _short_rank(words, card // SUITS) + "cdhs"[card % SUITS]]


def _can_stake(view: np.record, seat: int) -> bool:
    can: bool = rules.can_stake(view, seat)  # type: ignore[no-untyped-call]
    return can


def cards_of(mask: int) -> list[int]:
    """The cards of a set, lowest first."""
    return [card for card in range(CARDS) if mask >> card & 1]


def card_name(words: Words, card: int) -> str:
    """A card as it is printed: a rank and the sign of its suit."""
    return _short_rank(words, card // SUITS) + SUIT_SIGNS[card % SUITS]


def _cards(words: Words, cards: list[int]) -> str:
    return " ".join(card_name(words, card) for card in cards)


def _short_rank(words: Words, rank: int) -> str:
    return words("yd-rank-short", rank=rank + 1)


def _rank(words: Words, rank: int) -> str:
    return words("yd-rank", rank=rank + 1)


def _no_rank(words: Words, rank: int) -> str:
    return words("yd-no-rank", rank=rank + 1)
