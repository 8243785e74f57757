"""# Sequence Dice

Two to four players throw two dice, and the sum says what to do with a chip; the first complete line wins. Four players
are two sides: those across the table are partners, and both get the reward of their side. Nothing is hidden.

| import             | `from croupier.envs import sequence_dice_v1` |
|--------------------|-----------------------------------|
| agents             | `player_0` to `player_3`, one for each seat; 2 to 4 of them |
| action space       | `Discrete(108)` |
| observation space  | `Dict(observation=Box((145,), float32), action_mask=Box(0, 1, (108,), int8))` |
| parallel API       | no: one agent chooses at a time |

>>> from croupier.envs import sequence_dice_v1
>>> env = sequence_dice_v1.env(players=2)
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

    0 - 35      place a1 to place f6
    36 - 71     replace a1 to replace f6
    72 - 107    remove a1 to remove f6

`croupier.load("sequence-dice").moves.all[action]` is the move with its text.

## Observations

The vector has the same length for any number of players. Seats and sides are counted from the observer's; flags are 0
or 1. `croupier.layout("sequence-dice").split(vector)` gives these slices by their names, each in its shape:

       0 decision       6            what is being asked; null when the game is over
       6 actor          5            the seat that decides; the last is chance
      11 subject        1            what the open decision is about
      12 turn_seat      4            whose turn it is; null in the starting roll and after the end
      16 winner         3            the side that has won
      19 first_die      6            the first die of a throw that is half done
      25 held           3 x 36       by side: the spaces with its chips
     133 players        1            the number of players
     134 sides          1            how many sides there are; of four players those across the table are partners
     135 line           1            how long a line must be
     136 sums           4            by seat: what was thrown in this round of the starting roll
     140 contends       4            by seat: still in the starting roll
     144 num_throws     1            throws of both dice so far

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

At the end of the game every agent gets its share of first place: 1 for a single winner (partners get 1 each), 0 for
the others. Before that all rewards are 0. `infos[agent]["score"]` is then the agent's score: 1 if it has won, else 0.

## Arguments

    players = 2                    2 to 4
    line = 6, 5 for 3 players      how many chips in a row win
    starter = None                 the seat that begins, or drawn: the highest sum of both dice begins
    illegal                        "end" or "refuse", see above
    render_mode = None             "human" prints the table after each step; "ansi" is the same as text, "rgb_array" a
                                   picture of it; all show what the agent that must choose sees

The seed of `reset(seed=...)` decides the dice: the same seed and choices give the same game, here, in
`croupier.envs.VectorEnv` and as game 0 of a `croupier.Batch`. Without a seed the random numbers go on from where they
are; at the first reset they are seeded at random.

## Version history

* v1: the first version
"""

from croupier.envs.aec import makers

env, raw_env = makers("sequence-dice")
