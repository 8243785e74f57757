"""# Yellow Dwarf

Three to six players lay cards in sequence, win the pots of five cards, and are paid for what the others still hold.
Hands are hidden: an agent observes its own.

| import             | `from croupier.envs import yellow_dwarf_v1` |
|--------------------|-----------------------------------|
| agents             | `player_0` to `player_5`, one for each seat; 3 to 6 of them |
| action space       | `Discrete(55)` |
| observation space  | `Dict(observation=Box((634,), float32), action_mask=Box(0, 1, (55,), int8))` |
| parallel API       | no: one agent chooses at a time |

>>> from croupier.envs import yellow_dwarf_v1
>>> env = yellow_dwarf_v1.env(players=3)
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

    0 - 51      lay ac to lay ks
    52          pass
    53          claim
    54          forget

`croupier.load("yellow-dwarf").moves.all[action]` is the move with its text.

## Observations

The vector has the same length for any number of players. Seats are counted from the observer's; flags are 0 or 1.
`croupier.layout("yellow-dwarf").split(vector)` gives these slices by their names, each in its shape:

       0 decision       10           what is being asked; null when the game is over
      10 actor          7            the seat that decides; the last is chance
      17 subject        1            what the open decision is about
      18 layer          6            who laid the last card
      24 dealer         6            null until drawn
      30 num_deals      1            null: until somebody is broke
      31 gap            2            what the layer does when nobody can follow
      33 points         2            how cards in hand are counted
      35 opera          2            what makes a Grand Opera
      37 played         52           cards laid in this deal
      89 sequence       52           cards of the running sequence, one of each rank
     141 shown          6 x 52       by seat: cards shown when they were counted
     453 sizes          6            by seat: hidden cards in hand
     459 lacks          6 x 13       by seat: ranks that it is known not to have
     537 purses         6            by seat
     543 pots           5            in the order of their stakes: 10d, jc, qs, kh, 7d
     548 triple         6 x 5        by seat: pots in which it stakes three times as much
     578 run            1            how many cards the layer has laid since another did
     579 deal_number    1            the deal, from 1
     580 players        1            the number of players
     581 claim_by_hand  1            whether pots are claimed by hand
     582 hand           52           one's own cards

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
the others. Before that all rewards are 0. `infos[agent]["score"]` is then the agent's score: its points.

## Arguments

    players = 4                3 to 6
    purse = 100                points that everybody begins with; shared: the 135 chips of the box, split evenly
    deals = 5                  how many deals are played; broke: until somebody cannot pay the stakes
    gap = 'new'                new: whoever laid the last card starts a new sequence; higher: they go on with the next
                               higher rank they hold
    claim_by_hand = False      you win a pot only by saying so at once; if you forget, it stays, and you put three times
                               the stake into it in the next deal
    points = 'flat'            flat: court cards 10, others 1; pips: court cards 10, aces 1, others their number
    opera = 'turn'             turn: whoever lays the whole hand in one turn takes all the pots; strict: only if nobody
                               else has laid a card in this deal
    dealer = None              the seat that deals first, or drawn by lot
    illegal                    "end" or "refuse", see above
    render_mode = None         "human" prints the table after each step; "ansi" is the same as text, "rgb_array" a
                               picture of it; all show what the agent that must choose sees

The seed of `reset(seed=...)` decides the cards: the same seed and choices give the same game, here, in
`croupier.envs.VectorEnv` and as game 0 of a `croupier.Batch`. Without a seed the random numbers go on from where they
are; at the first reset they are seeded at random.

## Version history

* v1: the first version
"""

from croupier.envs.aec import makers

env, raw_env = makers("yellow-dwarf")
