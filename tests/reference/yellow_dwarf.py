"""Yellow Dwarf, written from docs/rules/yellow-dwarf.md alone, to be compared with the kernels."""

RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]  # YD3: ace low, king high
SUITS = ["c", "d", "h", "s"]
CARDS = [rank + suit for rank in RANKS for suit in SUITS]  # YD1, in card order
PLACE = {card: place for place, card in enumerate(CARDS)}
KING = RANKS.index("k")
COURT = ["j", "q", "k"]

HAND_SIZE = {3: 15, 4: 12, 5: 9, 6: 8}  # YD2: players -> cards for each of them

POT_CARDS = ["10d", "jc", "qs", "kh", "7d"]  # YD4
STAKES = [1, 2, 3, 4, 5]  # YD4, in the order of the pots
POTS = [0, 1, 2, 3, 4]
PENALTY = 3  # YD17: three times the usual stake

CHIPS = 135  # YD1
MOST_DEALS = 10_000  # a match "until someone is broke" ends here at the latest


def rank_of(card: str) -> int:
    return RANKS.index(card[:-1])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: PLACE[card])


class Game:
    """One match; seats are 0 .. players - 1, clockwise."""

    def __init__(
        self,
        players: int,
        purse: int | str = 100,
        deals: int | str = 5,
        gap: str = "new",
        claim_by_hand: bool = False,
        points: str = "flat",
        opera: str = "turn",
        dealer: int | None = None,
    ) -> None:
        assert players in HAND_SIZE  # YD1
        assert purse in (50, 100, 200, "shared")  # YD5
        assert deals in (3, 5, 8, "broke")  # YD18
        assert gap in ("new", "higher")  # YD11
        assert points in ("flat", "pips")  # YD15
        assert opera in ("turn", "strict")  # YD16
        assert dealer is None or 0 <= dealer < players  # YD6
        self.players = players
        self.seats = list(range(players))
        self.num_deals = MOST_DEALS if deals == "broke" else int(deals)
        self.gap = gap
        self.claim_by_hand = claim_by_hand
        self.points = points
        self.opera = opera

        # YD5: shared equally, the rest is set aside and no longer in the game
        self.purses = [CHIPS // players if purse == "shared" else int(purse) for _ in self.seats]
        self.pots = [0 for _ in POTS]
        self.triple: list[list[int]] = [[] for _ in self.seats]  # YD17: pots to stake three times next

        self.deal = 1
        self.dealer = dealer
        self.hands: list[list[str]] = []
        self.shown: list[list[str]] = []
        self.lacks: list[list[int]] = []
        self.undealt: list[str] = []  # while playing: the cards that lie aside (YD2)
        self.laid_by: list[tuple[int, str]] = []  # every lay of this deal: who, and which card
        self.sequence: list[str] = []
        self.clear_table()

        self.turn = 0  # who is dealt to, asked, or settling
        self.asked_rank = 0  # the rank wanted in "follow" and "higher"
        self.step: str | None = None  # what happens next; None when the match is over
        if self.dealer is None:
            self.step = "dealer"  # YD6
        else:
            self.begin_deal()

    # ---- what a table sees ----

    def actor(self) -> int | str | None:
        if self.step is None:
            return None
        if self.step in ("lead", "follow", "higher"):
            return self.turn
        if self.step == "claim" and self.claim_by_hand:
            return self.layer()  # YD12
        return "chance"

    def decision(self) -> str | None:
        return self.step

    def options(self) -> list[tuple[str, int]]:
        return [(move, 1) for move in self.moves()]

    def moves(self) -> list[str]:
        if self.step is None:
            return []
        if self.step == "dealer":
            return [f"dealer {seat + 1}" for seat in self.seats]
        if self.step == "deal":
            return [f"card {card}" for card in self.undealt]
        if self.step == "lead":
            return [f"lay {card}" for card in self.hands[self.turn]]  # YD8: any card
        if self.step in ("follow", "higher"):
            fitting = [card for card in self.hands[self.turn] if rank_of(card) == self.asked_rank]
            # YD8: laying on is a must, the suit is a free choice; YD10: passed over only for lacking the rank
            return [f"lay {card}" for card in fitting] if fitting else ["pass"]
        if self.step == "claim":
            return ["claim", "forget"] if self.claim_by_hand else ["claim"]  # YD12
        if self.step == "show":
            return [f"show {self.hands[self.turn][0]}"]  # hands are kept in card order
        if self.step == "pay":
            return [f"pay {self.turn + 1}"]
        assert self.step in ("stake", "opera")
        return [self.step]

    def play(self, move: str) -> None:
        assert move in self.moves(), f"{move!r} is not possible now"
        word, _, rest = move.partition(" ")
        if word == "dealer":
            self.dealer = int(rest) - 1
            self.begin_deal()
        elif word == "stake":
            self.pay_stakes()
        elif word == "card":
            self.deal_card(rest)
        elif word == "lay":
            self.lay(rest)
        elif word == "pass":
            self.pass_over()
        elif word == "claim":
            self.claim_pot()
        elif word == "forget":
            self.forget_pot()
        elif word == "opera":
            self.sing_grand_opera()
        elif word == "show":
            self.show_card(rest)
        elif word == "pay":
            self.pay_winner()

    def standing(self) -> list[tuple[int, int]]:
        """Per seat the points in the purse: most points win, equals share (YD18)."""
        return [(self.purses[seat], 0) for seat in self.seats]

    def snapshot(self) -> dict[str, object]:
        return {
            "deal": self.deal,
            "dealer": self.dealer,
            "purses": list(self.purses),
            "pots": list(self.pots),
            "triple": [sorted(self.triple[seat]) for seat in self.seats],
            "hands": [list(self.hands[seat]) for seat in self.seats],
            "shown": [in_order(self.shown[seat]) for seat in self.seats],
            "played": in_order([card for _, card in self.laid_by]),
            "sequence": list(self.sequence),
            "lacks": [sorted(self.lacks[seat]) for seat in self.seats],
            "layer": self.layer(),
            "run": self.run(),
            "actor": self.actor(),
            "decision": self.decision(),
        }

    # ---- small questions ----

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players  # left is clockwise

    def layer(self) -> int | None:
        """Who laid the last card; after the last card of a deal that is the winner (YD14)."""
        return self.laid_by[-1][0] if self.laid_by else None

    def last_layer(self) -> int:
        assert self.laid_by
        return self.laid_by[-1][0]

    def last_card(self) -> str:
        assert self.laid_by
        return self.laid_by[-1][1]

    def run(self) -> int:
        """YD16: the layer's cards since anybody else laid one; starting anew does not interrupt."""
        count = 0
        for seat, _ in reversed(self.laid_by):
            if seat != self.last_layer():
                break
            count += 1
        return count

    # ---- stakes and cards ----

    def clear_table(self) -> None:
        """All 52 cards come together again (YD2)."""
        self.hands = [[] for _ in self.seats]
        self.shown = [[] for _ in self.seats]
        self.lacks = [[] for _ in self.seats]
        self.undealt = list(CARDS)
        self.laid_by = []
        self.sequence = []

    def stake(self, seat: int, pot: int) -> int:
        return STAKES[pot] * PENALTY if pot in self.triple[seat] else STAKES[pot]  # YD7, YD17

    def begin_deal(self) -> None:
        """YD7: check, stake, deal."""
        self.step = "stake" if self.can_all_stake() else None

    def can_all_stake(self) -> bool:
        return all(self.purses[seat] >= sum(self.stake(seat, pot) for pot in POTS) for seat in self.seats)  # YD18

    def pay_stakes(self) -> None:
        for seat in self.seats:
            for pot in POTS:
                self.purses[seat] -= self.stake(seat, pot)
                self.pots[pot] += self.stake(seat, pot)  # YD13: on top of what was left there
        self.triple = [[] for _ in self.seats]  # YD17: for one deal only
        self.clear_table()
        assert self.dealer is not None
        self.turn = self.left_of(self.dealer)  # YD7
        self.step = "deal"

    def deal_card(self, card: str) -> None:
        self.undealt.remove(card)
        self.hands[self.turn] = in_order([*self.hands[self.turn], card])
        self.turn = self.left_of(self.turn)
        if all(len(hand) == HAND_SIZE[self.players] for hand in self.hands):
            assert self.dealer is not None
            self.lead(self.left_of(self.dealer))  # YD8

    # ---- laying ----

    def lead(self, seat: int) -> None:
        self.turn = seat
        self.step = "lead"

    def lay(self, card: str) -> None:
        if self.step == "lead":
            self.sequence = []
        self.hands[self.turn].remove(card)
        self.laid_by.append((self.turn, card))
        self.sequence.append(card)
        if card in POT_CARDS:
            self.step = "claim"  # YD12: the first card of a sequence counts too
        else:
            self.go_on_after_lay()

    def go_on_after_lay(self) -> None:
        seat = self.last_layer()
        rank = rank_of(self.last_card())
        if not self.hands[seat]:
            self.end_deal()  # YD14
        elif rank == KING:
            self.lead(seat)  # YD9
        else:
            self.turn = seat  # YD8: the layer goes on first
            self.asked_rank = rank + 1
            self.step = "follow"

    def pass_over(self) -> None:
        """YD10, YD19: everybody hears that this player lacks the rank."""
        if self.asked_rank not in self.lacks[self.turn]:
            self.lacks[self.turn].append(self.asked_rank)
        if self.step == "follow":
            self.turn = self.left_of(self.turn)
            if self.turn == self.last_layer():
                self.close_sequence()  # YD11: all round, and nobody had it
        else:
            self.try_next_higher_rank()

    def close_sequence(self) -> None:
        if self.gap == "new":
            self.lead(self.last_layer())  # YD11
        else:
            self.try_next_higher_rank()

    def try_next_higher_rank(self) -> None:
        """YD11, the classic alternative: only the layer is asked, rank after rank."""
        if self.asked_rank == KING:
            self.lead(self.last_layer())
        else:
            self.asked_rank += 1
            self.step = "higher"

    # ---- pots ----

    def take_pot(self, pot: int) -> None:
        self.purses[self.last_layer()] += self.pots[pot]
        self.pots[pot] = 0

    def claim_pot(self) -> None:
        self.take_pot(POT_CARDS.index(self.last_card()))  # YD12
        self.go_on_after_lay()

    def forget_pot(self) -> None:
        """YD12: the pot stays; YD17: that costs three times the stake in the next deal."""
        self.triple[self.last_layer()].append(POT_CARDS.index(self.last_card()))
        self.go_on_after_lay()

    # ---- settling ----

    def end_deal(self) -> None:
        """YD16: Grand Opera before the payments."""
        if self.is_grand_opera():
            self.step = "opera"
        else:
            self.settle_next_after(self.last_layer())

    def is_grand_opera(self) -> bool:
        if self.opera == "strict":
            return all(seat == self.last_layer() for seat, _ in self.laid_by)
        return self.run() == HAND_SIZE[self.players]

    def sing_grand_opera(self) -> None:
        for pot in POTS:
            self.take_pot(pot)  # YD16: a pot forgotten in this deal too
        self.settle_next_after(self.last_layer())

    def settle_next_after(self, seat: int) -> None:
        """YD16: clockwise from the winner."""
        self.turn = self.left_of(seat)
        if self.turn == self.last_layer():
            self.begin_next_deal()
        else:
            self.step = "show"

    def show_card(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.shown[self.turn].append(card)
        if not self.hands[self.turn]:
            self.step = "pay"

    def value(self, card: str) -> int:
        """YD15."""
        if card[:-1] in COURT:
            return 10
        return rank_of(card) + 1 if self.points == "pips" else 1

    def pay_winner(self) -> None:
        debt = sum(self.value(card) for card in self.shown[self.turn])
        paid = min(debt, self.purses[self.turn])  # YD15: at most what they have
        self.purses[self.turn] -= paid
        self.purses[self.last_layer()] += paid
        for pot in POTS:
            if POT_CARDS[pot] in self.shown[self.turn]:
                self.triple[self.turn].append(pot)  # YD17: still held when the deal ended
        self.settle_next_after(self.turn)

    def begin_next_deal(self) -> None:
        """YD18: the number of deals is reached, or somebody cannot pay the stakes asked of them."""
        if self.deal == self.num_deals or not self.can_all_stake():
            self.step = None
            return
        assert self.dealer is not None
        self.deal += 1
        self.dealer = self.left_of(self.dealer)  # YD6
        self.begin_deal()
