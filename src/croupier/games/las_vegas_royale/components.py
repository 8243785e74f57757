"""Las Vegas Royale: what is printed on cards and tiles, each number once. Money is counted in 10,000s.

docs/rules/las-vegas-royale.md says which amounts are likely rather than certain.
"""

import numpy as np

LOWEST_CARD, HIGHEST_CARD, NUM_CARDS = 3, 10, 90
NUM_OF_CARD = np.array([0, 0, 0, 11, 11, 13, 15, 13, 11, 9, 7])  # RY1, by value
NUM_SMALL, NUM_BIGGY, BIGGY_STRENGTH = 7, 1, 2  # RY2
CHIPS_PER_ROUND = 2  # RY7
HIGHEST_IN_CHIPS = 2  # RY23: up to this a reward is paid in chips
NUM_BLANKS = 9  # RY4

LUCKY_PUNCH = np.array([0, 2, 3, 4])  # by the number held
JACKPOT_FIRST, JACKPOT_LAST, JACKPOT_SUM = 3, 8, 7
FIFTY_FIFTY = np.array([0, 0, 1, 3, 4, 6])  # start, then the five fields
HIGH_FIVE_STRENGTH, HIGH_FIVE_TOKEN = 5, 10
BAD_LUCK_FINE = 5
NO_ENTRY_RING = np.array([0, 2, 0, 3, 0, 1])  # likely: arrow, two chips, empty, 30,000, empty, a chip
BAR_PLACES = 2
BLOCK_IT_GROUPS = np.array([0, 2, 2, 1])  # how many groups of one, two and three blanks
HANDICAP_BLANKS = np.array([1, 1, 1, 2, 2, 2])  # by casino
HANDICAP_FIELDS = np.array([2, 3, 4])  # how many: a chip, 30,000, special
HANDICAP_REWARDS = np.array([1, 3, 0])
DOUBLE_DOWN = np.array([6, 3])  # first, second
NICE_DICE = np.array([1, 2, 3, 4, 5, 6])  # by field
GOLD_FIELD = 6
MY_CHOICE_REWARDS = np.array([0, 1, 2, 3, 0, 0, 0])  # likely order: by the number chosen

# Black Box: the fourteen splits of 60,000, 20,000, 20,000, 0, 0, 0 by their second pile.
SPLIT_NAMES = (
    "60", "20", "0",
    "60+20", "60+0", "20+20", "20+0", "0+0",
    "60+20+20", "60+20+0", "60+0+0", "20+20+0", "20+0+0", "0+0+0",
)  # fmt: skip
BLACK_BOX_TOTAL, BLACK_BOX_TOKENS = 10, 6
SECOND_PILES = np.array([sum(int(token) // 10 for token in name.split("+")) for name in SPLIT_NAMES])
SECOND_SIZES = np.array([len(name.split("+")) for name in SPLIT_NAMES])
