"""Why a card in Yellow Dwarf is good or bad: how far your own cards go on, the pots, and what stays in your hand."""

from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.cards import CARD_NAMES, KING, RANK_NAMES, SUITS
from croupier.games.yellow_dwarf.game import POT_NAMES
from croupier.moves import Move
from croupier.phrases import Card, Listed, Name, Phrase, say
from croupier.telling import names
from croupier.views import View

RANK_OF = {card: number // SUITS for number, card in enumerate(CARD_NAMES)}


def reason(view: View, move: Move) -> list[Phrase]:
    """What a card brings and leaves; or what a pot brings, taken or not."""
    if move.name == "pass":
        return [say("yd-why-pass", norank=say("yd-no-rank", rank=view.subject + 1))]
    if move.name in ("claim", "forget"):
        return [_tell_pot(view, view.subject, is_taken=move.name == "claim")]
    run = run_from(view, str(move.value))
    kept = [card for card in view.hand if card not in run]
    lines = [say("yd-why-run", count=len(run), cards=_cards(run)), *_tell_pots(view, run, kept)]
    if not kept:
        return [*lines, say("yd-why-wins", count=sum(view.sizes) - len(view.hand))]
    return lines + _tell_what_follows(view, run[-1]) + _tell_hand(view, kept)


def run_from(view: View, card: str) -> list[str]:
    """A card and those of one's own that follow it, pot cards first; nobody else is asked before they are laid."""
    run = [card]
    while True:
        held = [card for card in view.hand if RANK_OF[card] == RANK_OF[run[-1]] + 1]
        if not held:
            return run
        run.append(next((card for card in held if card in POT_NAMES), held[0]))


def _cards(cards: list[str]) -> Listed:
    return Listed(tuple(Card(card) for card in cards), " ")


def _tell_pots(view: View, run: list[str], kept: list[str]) -> list[Phrase]:
    """What a run takes from pots: all of them, if it is a Grand Opera."""
    if not kept and _is_grand_opera(view, len(run)):
        return [say("yd-why-opera", amount=sum(view.pots))]
    amount = sum(view.pots[POT_NAMES.index(card)] for card in run if card in POT_NAMES)
    return [say("yd-why-pots", amount=amount)] if amount else []


def _is_grand_opera(view: View, count: int) -> bool:
    """Whether the last `count` cards end a hand that nobody has interrupted (YD16)."""
    laid = count + (view.run if view.layer == view.seat else 0)
    is_first = len(view.played) + count == laid
    return laid == int(rules.HAND_SIZE[view.players]) and (view.opera == "turn" or is_first)


def _tell_what_follows(view: View, last: str) -> list[Phrase]:
    """Whether one plays on after a run, or who may follow."""
    if RANK_OF[last] == KING:
        return [say("yd-why-king")]
    rank = RANK_OF[last] + 1
    unseen = SUITS - sum(RANK_OF[card] == rank for card in view.played)
    others = [(view.seat + distance) % view.players for distance in range(1, view.players)]
    lacking = [seat for seat in others if RANK_NAMES[rank] in view.lacks[seat]]
    said = say("yd-rank", rank=rank + 1)
    if not unseen or lacking == others:
        return [say("yd-why-closed", rank=said)]
    first = next(seat for seat in others if seat not in lacking)
    lines = [say("yd-why-next", rank=said, count=unseen, player=Name(first))]
    return [*lines, say("yd-why-lacks", players=names(lacking))] if lacking else lines


def _tell_hand(view: View, kept: list[str]) -> list[Phrase]:
    """What the cards left would cost, and the largest pot that waits for one of them."""
    points = sum(int(rules.POINTS[_counting(view), RANK_OF[card]]) for card in kept)
    lines = [say("yd-why-left", cards=say("yd-cards", count=len(kept)), points=say("yd-points", count=points))]
    waiting = [POT_NAMES.index(card) for card in kept if card in POT_NAMES]
    if waiting:
        lines.append(_tell_pot(view, max(waiting, key=lambda pot: (view.pots[pot], pot)), is_taken=False))
    return lines


def _counting(view: View) -> int:
    return rules.FLAT if view.points == "flat" else rules.PIPS


def _tell_pot(view: View, pot: int, is_taken: bool) -> Phrase:
    """What a pot brings now; or, if its card is kept or it is left there, what it grows to (YD13, YD17)."""
    card, amount = Card(POT_NAMES[pot]), view.pots[pot]
    if is_taken:
        return say("yd-why-claim", card=card, amount=amount)
    is_laid = POT_NAMES[pot] in view.played
    if view.deal_number == view.num_deals:
        return say("yd-why-forget-last" if is_laid else "yd-why-keep-last", card=card, amount=amount)
    usual = int(rules.STAKES[pot])
    stake = rules.TRIPLE * usual  # nobody else: the card can be kept, or its pot forgotten, by one player only
    grown = amount + stake + (view.players - 1) * usual
    message = "yd-why-forget" if is_laid else "yd-why-keep"
    return say(message, card=card, amount=amount, grown=grown, stake=stake, usual=usual)
