"""Yellow Dwarf in words. A hidden card is named only if it is in the reader's own hand."""

from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.cards import CARD_NAMES, CARDS, KING, RANK_NAMES, RANKS, SUITS
from croupier.games.yellow_dwarf.game import POT_NAMES
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import Card, Listed, Name, Phrase, Player, say
from croupier.telling import (
    Cell,
    Earning,
    Question,
    Row,
    Standing,
    by_place,
    line,
    names,
    seats_by_number,
    winners,
    won_by,
)
from croupier.views import View

CHAPTER = "chapter-deal"  # the message that names a deal
QUIET = ("deal",)
NUMBER_OF = {name: number for number, name in enumerate(CARD_NAMES)}  # by which a card is compared


def step(before: View, move: Move, after: View) -> list[Phrase]:
    """One action as a sentence or a few."""
    actor, subject = before.actor, before.subject
    if move.name == "dealer":
        return [say("yd-dealer", player=Player(move.action - rules.SIT))]
    if move.name == "stake":
        return _tell_stakes(before)
    if move.name == "card":
        drawn = [card for card in after.hand if card not in before.hand]
        if drawn:
            return [say("yd-card-yours", card=Card(drawn[0]))]
        return [say("yd-card-hidden", player=Player(subject))]
    if move.name == "lay":
        return [say("yd-lay", card=_card(move), player=Player(actor))]
    if move.name == "pass":
        return [say("yd-pass", player=Name(actor), norank=_no_rank(subject)), *_tell_closing(before, after)]
    if move.name == "show":
        return [say("yd-show", card=_card(move), player=Player(subject))]
    return _tell_chips(before, move, after)


def _tell_chips(before: View, move: Move, after: View) -> list[Phrase]:
    """A pot taken or forgotten, a Grand Opera, a payment."""
    subject = before.subject
    if move.name == "opera":
        return [say("yd-opera", amount=sum(before.pots), player=Player(before.layer))]
    if move.name != "pay":
        message = "yd-claim" if move.name == "claim" else "yd-forget"
        card = Card(POT_NAMES[subject])
        return [say(message, card=card, amount=before.pots[subject], player=Player(before.layer))]
    shown, paid = before.shown[subject], before.purses[subject] - after.purses[subject]
    owed = int(rules.points_of(before.record()[0], before.numbers("shown")[subject]))  # type: ignore[no-untyped-call]
    message = "yd-pay" if paid == owed else "yd-pay-all"
    points, owing = _points(paid), _points(owed)
    return [say(message, cards=_cards(shown), points=points, owed=owing, player=Player(subject))]


def summary(before: View, move: Move, after: View) -> list[Phrase]:
    """What a table hears: runs in one sentence instead of single cards and "no eight" from each player in turn."""
    if move.name == "show":
        return []
    if move.name == "card":
        if after.decision != "lead":
            return []
        count, aside = int(rules.HAND_SIZE[after.players]), CARDS - sum(after.sizes)
        return [say("yd-dealt", count=count, aside=aside, player=Player(after.actor))]
    if move.name == "lay":
        return _tell_last_run(before) + _tell_run_so_far(after)
    if move.name == "pass":
        return _tell_stop(before, after) or (_tell_run(before) if _is_asked(after) else [])
    if move.name in ("claim", "forget"):
        return step(before, move, after) + _tell_what_follows(after)
    return step(before, move, after)


def _is_asked(view: View) -> bool:
    """Whether the reader must follow now, and so should have heard what was laid."""
    is_mine: bool = view.decision == "follow" and view.actor == view.seat
    return is_mine and any(rank_of(card) == view.subject for card in view.hand)


def _tell_last_run(before: View) -> list[Phrase]:
    """The run of the player before, when another has followed; the follower heard it when asked."""
    has_followed = before.decision == "follow" and before.actor != before.layer
    return _tell_run(before) if has_followed and before.actor != before.seat else []


def _tell_stop(before: View, after: View) -> list[Phrase]:
    """The run that nobody could follow, when the last player has passed, and how the layer goes on."""
    who = Player(after.layer)
    if before.decision == "higher" and after.decision == "lead":
        return [say("yd-nothing-higher", player=who)]
    if before.decision != "follow" or after.decision == "follow":
        return []
    nobody, ranks = say("yd-nobody-has", rank=before.subject + 1), _untold(before)
    goes_higher = after.decision == "higher"
    if not ranks:
        return [say("yd-goes-higher" if goes_higher else "yd-closed", nobody=nobody, player=who)]
    message = "yd-run-higher" if goes_higher else "yd-run-stops"
    return [say(message, ranks=_ranks(ranks), nobody=nobody, player=who)]


def _tell_stakes(view: View) -> list[Phrase]:
    lines = [_tell_deal(view, "yd-stake", "yd-stake-broke")]
    for seat, pots in enumerate(view.triple):
        for card in pots:
            pot = POT_NAMES.index(card)
            amount = int(rules.stake_of(view.record()[0], seat, pot))  # type: ignore[no-untyped-call]
            usual = int(rules.STAKES[pot])
            lines.append(say("yd-stake-triple", amount=amount, usual=usual, card=Card(card), player=Player(seat)))
    return lines


def _tell_deal(view: View, counted: str, until_broke: str) -> Phrase:
    message, deals = (until_broke, 0) if view.num_deals is None else (counted, view.num_deals)
    stakes = int(rules.STAKES.sum())
    return say(message, deal=view.deal_number, deals=deals, stakes=stakes, player=Player(view.dealer))


def _tell_run_so_far(after: View) -> list[Phrase]:
    """The cards laid, once there is more to say of them: a pot, a king, the last card."""
    if after.decision == "follow":
        return []
    message = {"lead": "yd-run-king", "opera": "yd-run-last", "show": "yd-run-last"}.get(after.decision, "yd-run")
    return _tell_run(after, message)


def _tell_what_follows(after: View) -> list[Phrase]:
    """That a king closes the sequence, or that a last card wins the deal, after its pot was told."""
    if after.decision == "lead":
        return [say("yd-closed-king", player=Player(after.layer))]
    if after.decision in ("opera", "show"):
        return [say("yd-wins-deal", player=Player(after.layer))]
    return []


def _tell_run(view: View, message: str = "yd-run") -> list[Phrase]:
    """What the layer has laid and nobody has heard of yet, if there is anything."""
    ranks = _untold(view)
    return [say(message, ranks=_ranks(ranks), player=Player(view.layer))] if ranks else []


def _untold(view: View) -> list[int]:
    """The ranks that the layer has laid since the last pot card or gap; those before were told."""
    untold: list[str] = []
    for card in view.sequence[-view.run :]:
        if untold and (untold[-1] in POT_NAMES or rank_of(card) > rank_of(untold[-1]) + 1):
            untold = []
        untold.append(card)
    if untold and untold[-1] in POT_NAMES and view.decision != "claim":
        untold = []
    return [rank_of(card) for card in untold]


def _ranks(ranks: list[int]) -> Phrase:
    first, last = say("yd-rank-laid", rank=ranks[0] + 1), say("yd-rank-laid", rank=ranks[-1] + 1)
    if len(ranks) == 1:
        return say("yd-one-rank", rank=ranks[0] + 1)
    return say("yd-ranks-two" if len(ranks) == 2 else "yd-ranks", first=first, last=last)


def _tell_closing(before: View, after: View) -> list[Phrase]:
    """That nobody could follow, when the last player has passed, and how the layer goes on."""
    who = Player(after.layer)
    if before.decision == "follow" and after.decision != "follow":
        message = "yd-closed" if after.decision == "lead" else "yd-goes-higher"
        return [say(message, nobody=say("yd-nobody-has", rank=before.subject + 1), player=who)]
    if before.decision == "higher" and after.decision == "lead":
        return [say("yd-nothing-higher", player=who)]
    return []


def chapter(view: View) -> int:
    """The deal."""
    number: int = view.deal_number
    return number


def settles(view: View) -> bool:
    """Whether the hands are being paid."""
    return view.decision in ("opera", "show", "pay")


def progress(view: View) -> Phrase:
    """The deal."""
    if view.num_deals is None:
        return say("chapter-deal-on", number=view.deal_number)
    return say("chapter-deal-of", number=view.deal_number, all=view.num_deals)


def earned(before: View, move: Move, after: View) -> list[Earning]:
    """Stakes, pots, and what hands cost their holders and bring the winner."""
    gains = [has - had for had, has in zip(before.purses, after.purses, strict=True)]
    if not any(gains):
        return []
    if move.name == "pay":
        wheres = [say("yd-where-won" if gain > 0 else "yd-where-hand") for gain in gains]
    elif move.name == "claim":
        wheres = [say("yd-where-pot", card=Card(POT_NAMES[before.subject]))] * len(gains)
    else:
        wheres = [say("yd-where-stakes" if move.name == "stake" else "yd-where-opera")] * len(gains)
    return [Earning(seat, wheres[seat], gain) for seat, gain in enumerate(gains) if gain]


def stands(view: View) -> Standing:
    """How far the game has come; what else stands, a view says."""
    return Standing(view.deal_number, view.num_deals)


def board(view: View) -> list[Row]:
    """The deal, pots and sequence; a row for each player, with what they are known to lack; and one's own hand."""
    pots = tuple(Listed((Card(card), chips), " ") for card, chips in zip(POT_NAMES, view.pots, strict=True))
    rows = [] if view.dealer is None else [line(_tell_deal(view, "yd-table-deal", "yd-table-deal-broke"))]
    rows.append(line(say("yd-table-pots", pots=Listed(pots, ", "))))
    for seat in range(view.players):
        ranks = Listed(tuple(_short_rank(rank) for rank in view.lacks[seat]), " ")
        lacks = say("yd-table-lacks", ranks=ranks) if view.lacks[seat] else say("text", text="")
        cards, points = say("yd-cards", count=view.sizes[seat]), _points(view.purses[seat])
        rows.append([Cell(say("yd-table-name", player=Name(seat))), Cell(cards), Cell(points), Cell(lacks)])
    message = "yd-table-sequence" if view.sequence else "yd-table-no-sequence"
    rows.append(line(say(message, cards=_cards(view.sequence))))
    counts = [sum(rank_of(card) == rank for card in view.played) for rank in range(RANKS)]
    laid = [say("yd-table-rank", rank=_short_rank(RANK_NAMES[rank]), count=n) for rank, n in enumerate(counts) if n]
    if laid:
        rows.append(line(say("yd-table-laid", ranks=Listed(tuple(laid), " "))))
    if view.hand:
        rows.append(line(say("yd-table-hand", cards=_cards(view.hand), player=Player(view.seat))))
    return rows


def choice(view: View, move: Move) -> Phrase:
    """A card, how far one's own cards go on from it, and the pot it takes."""
    subject = view.subject
    if move.name in ("claim", "forget"):
        message = "yd-choice-claim" if move.name == "claim" else "yd-choice-forget"
        return say(message, card=Card(POT_NAMES[subject]), amount=view.pots[subject])
    if move.name == "pass":
        return _no_rank(subject)
    run = _run_from(view, str(move.value))
    said = say("yd-choice-card", card=Card(run[0]))
    if len(run) > 1:
        said = say("yd-choice-run", card=Card(run[0]), last=_short_rank(run[-1][:-1]))
    amount = sum(view.pots[POT_NAMES.index(card)] for card in run if card in POT_NAMES)
    if amount:
        said = say("yd-choice-pot", choice=said, amount=amount)
    return say("yd-choice-last", choice=said) if len(run) == view.sizes[view.seat] else said


def _run_from(view: View, card: str) -> list[str]:
    """A card and those of one's own hand that would follow it, the pot cards among them."""
    run = [card]
    while rank_of(run[-1]) < KING:
        held = [card for card in view.hand if rank_of(card) == rank_of(run[-1]) + 1]
        if not held:
            break
        run.append(next((card for card in held if card in POT_NAMES), held[0]))
    return run


def ask(view: View) -> Question:
    """What to type at a real table for the open decision of chance."""
    if view.decision == "dealer":
        return Question(say("yd-typed-dealer", seats=seats_by_number(view.players)), 1, (view.decision, 0))
    count = int(rules.HAND_SIZE[view.players]) * view.players - sum(view.sizes)
    return Question(say("yd-typed-card", count=count, player=Name(view.subject)), count, (view.decision, 0))


def explain(view: View, number: int) -> Phrase | None:
    """Nothing here needs explaining beyond the rules."""
    return None


def more_help() -> list[Phrase]:
    """How to name a card."""
    return [say("yd-help-cards")]


def result(view: View, outcome: Outcome) -> list[Phrase]:
    """The final standing, best first, and who ended the match early."""
    lines, state = [say("result-title")], view.record()[0]
    short = [seat for seat in range(view.players) if not rules.can_stake(state, seat)]  # type: ignore[no-untyped-call]
    if view.num_deals is None or view.deal_number < view.num_deals:
        lines.append(say("yd-result-early", players=names(short)))
    for seat in by_place(outcome.places):
        place, points = outcome.places[seat], _points(outcome.scores[seat])
        lines.append(say("yd-result", place=place, player=Name(seat), points=points))
    return [*lines, winners(outcome.winners), won_by(outcome, "result-equal")]


def called(move: Move) -> list[Phrase]:
    """A card as it is printed, and with the letter of its suit."""
    if move.name != "lay":
        return []
    rank, suit = str(move.value)[:-1], str(move.value)[-1]
    return [say("yd-choice-card", card=_card(move)), say("yd-typed-name", rank=_short_rank(rank), suit=suit)]


def rank_of(card: str) -> int:
    """The rank of a card, the ace 0."""
    return NUMBER_OF[card] // SUITS


def _card(move: Move) -> Card:
    return Card(str(move.value))


def _cards(cards: tuple[str, ...]) -> Listed:
    return Listed(tuple(Card(card) for card in cards), " ")


def _points(count: int) -> Phrase:
    return say("yd-points", count=count)


def _short_rank(rank: str) -> Phrase:
    return say("card-rank", rank=rank)


def _no_rank(rank: int) -> Phrase:
    return say("yd-no-rank", rank=rank + 1)
