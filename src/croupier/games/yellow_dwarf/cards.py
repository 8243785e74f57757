"""The cards of Yellow Dwarf: a card is 4 * rank + suit, the ace lowest; a set of cards is a mask, card n in bit n."""

RANKS, SUITS, CARDS, MAX_PLAYERS = 13, 4, 52, 6
ALL_CARDS, OF_A_RANK = (1 << CARDS) - 1, (1 << SUITS) - 1
CLUBS, DIAMONDS, HEARTS, SPADES = range(SUITS)
SEVEN, TEN, JACK, QUEEN, KING = 6, 9, 10, 11, 12

RANK_NAMES = ("a", *map(str, range(2, 11)), "j", "q", "k")
CARD_NAMES = tuple(rank + suit for rank in RANK_NAMES for suit in "cdhs")
