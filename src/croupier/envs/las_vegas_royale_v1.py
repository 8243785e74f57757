"""# Las Vegas Royale

Las Vegas for two to five players with cards, chips, Biggies that count as two dice, and tiles that change what can be
done at a casino. What is held for Lucky Punch or divided for Black Box is hidden from the others until it is answered.

| import             | `from croupier.envs import las_vegas_royale_v1` |
|--------------------|-----------------------------------|
| agents             | `player_0` to `player_4`, one for each seat; 2 to 5 of them |
| action space       | `Discrete(113)` |
| observation space  | `Dict(observation=Box((567,), float32), action_mask=Box(0, 1, (113,), int8))` |
| parallel API       | no: one agent chooses at a time |

>>> from croupier.envs import las_vegas_royale_v1
>>> env = las_vegas_royale_v1.env(players=3)
>>> env.reset(seed=42)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     if terminated or truncated:
...         action = None
...     else:
...         action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
>>> env.agents
[]

## Actions

A choice is a number. Chance plays by itself between two choices: its outcomes come from the seed of `reset`.

    0 - 5       place 1 to place 6
    6           skip
    7           pass
    8           roll
    9 - 10      use small to use biggy
    11 - 16     number 1 to number 6
    17 - 19     hold 1 to hold 3
    20 - 22     guess 1 to guess 3
    23          stop
    24          lower
    25          higher
    26 - 31     close 1 to close 6
    32          leave
    33 - 34     bar small to bar biggy
    35 - 37     group 1 to group 3
    38 - 43     casino 1 to casino 6
    44 - 49     blank 1 to blank 6
    50          decline
    51 - 53     field chip to field special
    54 - 55     fetch small to fetch biggy
    56 - 61     from 1 to from 6
    62 - 63     move small to move biggy
    64          done
    65 - 70     set-small 1 to set-small 6
    71 - 76     set-biggy 1 to set-biggy 6
    77 - 82     choose 1 to choose 6
    83 - 88     activate 1 to activate 6
    89 - 90     gold small to gold biggy
    91 - 96     put 1 to put 6
    97 - 110    split 60 to split 0+0+0
    111 - 112   pick 1 to pick 2

`croupier.load("las-vegas-royale").moves.all[action]` is the move with its text.

## Observations

The vector has the same length for any number of players. Seats are counted from the observer's; flags are 0 or 1.
`croupier.layout("las-vegas-royale").split(vector)` gives these slices by their names, each in its shape:

       0 decision       31           what is being asked; null when the game is over
      31 actor          6            the seat that decides; the last is chance
      37 subject        1            what the open decision is about
      38 fixed          6 x 16       by casino: the face that lies there every round
     134 starter        5            who begins the round; null until drawn
     139 turn_seat      5            whose turn it is
     144 prime_seat     5            whose extra dice of Prime Time they are
     149 roll_biggy     6            the Biggy that was rolled
     155 faces          6 x 16       by casino: the tile that lies there
     251 fifty_call     2            what was called for the next sum
     253 closed         6            the casino that No Entry! has closed
     259 high_five      5            who has the token of High Five
     264 power_seat     5            who has the marker of Power Play
     269 nice_owner     6 x 5        by field of Nice Dice: whose die lies there
     299 nice_kind      6 x 2        by field of Nice Dice: the kind of that die, if there is one
     311 gold_owner     5            whose die lies on the gold field of My Choice
     316 gold_kind      2            the kind of that die, if there is one
     318 next_starter   5            who begins the next round, by the casinos paid so far
     323 own_number     6            the number that one holds for Lucky Punch, until it is guessed
     329 own_split      14           the second pile that one made for Black Box, until it is picked
     343 players        1            the number of players
     344 num_tiles      1            tiles drawn each round
     345 no_repeats     1            whether a face is used once in a game
     346 round_number   1            the round, from 1
     347 unseen         11           how many cards of each value have not been drawn
     358 reserve        11           cards counted off for the later rounds
     369 drawn          12           cards turned up that lie at no casino yet
     381 num_drawn      1            how many there are
     382 cards          6 x 2        by casino, higher first
     394 supply         5 x 2        by seat: small dice and Biggies not placed
     404 dice           6 x 5 x 2    by casino and seat: small dice and Biggies
     464 neutral_dice   6 x 2        by casino: the neutral player's
     476 blanks         6            by casino
     482 prime          6            by casino: extra dice of Prime Time
     488 chips          5            by seat
     493 cash           5            by seat, without chips
     498 num_cards      5            by seat
     503 roll           6            small dice that were rolled and not placed
     509 placed         2            what was placed this turn: small dice and Biggies
     511 extra          2            extra dice that lie
     513 num_extra      1            how many extra dice lie
     514 used           16           faces that are used up
     530 jackpot        1            the amount that the marker of Jackpot is on
     531 fifty_field    1            where the marker of Fifty Fifty is; 0 at the start
     532 fifty_sum      1            the last sum of the extra dice there
     533 ring           1            where the marker of No Entry! is
     534 bar            5 x 2        by seat: dice at the bar of Knockout?
     544 groups         4            by size: groups of blanks left on Block It!
     548 fields         3            free fields of Handicap: chip, 30,000, special
     551 double         5 x 2        by seat: dice on the round field of Double Down
     561 payers         5            by seat: must pay for Bad Luck
     566 pile_size      1            tokens in the second pile of Black Box

`observe(agent)` answers for every agent at any time and shows what that agent may know, nothing else. The arrays are
new ones each time.

## Legal actions

`action_mask` is 1 for every choice that the rules allow the agent now. It is zero for agents that do not choose, and
for all once the game is over.

If the agent makes any other choice, `env()` ends the game, terminated and truncated, with a reward of -1 for the agent
and 0 for the others, as PettingZoo's own board and card games do. `raw_env()` refuses such a choice with a
`croupier.MoveError` and changes nothing. `illegal="end"` and `illegal="refuse"` say which of the two is wanted.
Both refuse what is no choice of the game at all: a number out of range, None, a fraction.

## Rewards

At the end of the game every agent gets its share of first place: 1 for a single winner, a half each for two, 0 for
the others. Before that all rewards are 0. `infos[agent]["score"]` is then the agent's score: its money, chips included.

## Arguments

    players = 4                2 to 5
    tiles = 3                  how many casinos get a tile in each round; 0 is the base game
    no_repeats = False         a side of a tile that has been used does not come again in this game
    faces = ()                 these sides lie in every round, from casino 1 on, instead of drawn ones; at most one side
                               of each tile
    starter = None             the seat that begins the first round, or drawn by lot
    open_money = False         everybody sees how much the others have won; otherwise only the number of their cards and
                               chips
    illegal                    "end" or "refuse", see above
    render_mode = None         "human" prints the table after each step; "ansi" is the same as text, "rgb_array" a
                               picture of it; all show what the agent that must choose sees

The seed of `reset(seed=...)` decides the dice: the same seed and choices give the same game, here, in
`croupier.envs.VectorEnv` and as game 0 of a `croupier.Batch`. Without a seed the random numbers go on from where they
are; at the first reset they are seeded at random.

## Version history

* v1: the first version
"""

from croupier.envs.aec import makers

env, raw_env = makers("las-vegas-royale")
