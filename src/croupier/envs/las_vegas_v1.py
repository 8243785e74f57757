"""# Las Vegas

Two to five players roll their dice and place them at six casinos. When all dice are placed, whoever has the most dice
at a casino takes its highest note; those who have equally many get nothing. The richest player after four rounds wins.
Nothing is hidden.

| import             | `from croupier.envs import las_vegas_v1` |
|--------------------|-----------------------------------|
| agents             | `player_0` to `player_4`, one for each seat; 2 to 5 of them |
| action space       | `Discrete(6)` |
| observation space  | `Dict(observation=Box((190,), float32), action_mask=Box(0, 1, (6,), int8))` |
| parallel API       | no: one agent chooses at a time |

>>> from croupier.envs import las_vegas_v1
>>> env = las_vegas_v1.env(players=3)
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

`croupier.load("las-vegas").moves.all[action]` is the move with its text.

## Observations

The vector has the same length for any number of players. Seats are counted from the observer's; flags are 0 or 1.
`croupier.layout("las-vegas").split(vector)` gives these slices by their names, each in its shape:

       0 decision       7            what is being asked; null when the game is over
       7 actor          6            the seat that decides; the last is chance
      13 subject        1            what the open decision is about
      14 starter        5            who begins the round; null until drawn
      19 turn_seat      5            whose dice are rolled and placed
      24 players        1            the number of players
      25 neutral        1            whether neutral white dice are played with
      26 round_number   1            the round, from 1
      27 unseen         10           how many notes of each value have not been turned up
      37 returned       54           notes under the stack, in the order in which they come up
      91 num_returned   1            how many there are
      92 notes          6 x 5        by casino, highest first
     122 dice           6 x 5        by casino and seat
     152 white_dice     6            neutral dice by casino
     158 own            5            by seat: own dice not placed yet
     163 white          5            by seat: white dice not placed yet
     168 roll_own       6            own dice that were rolled and not placed
     174 roll_white     6            white dice that were rolled and not placed
     180 money          5            by seat
     185 num_notes      5            by seat

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
the others. Before that all rewards are 0. `infos[agent]["score"]` is then the agent's score: its money.

## Arguments

    players = 4                2 to 5
    neutral = False            each player also rolls white dice that belong to nobody; they too can tie and win notes;
                               for 2 to 4 players
    starter = None             the seat that begins the first round, or drawn by lot
    open_money = False         everybody sees how much the others have won; otherwise only the number of their notes
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

env, raw_env = makers("las-vegas")
