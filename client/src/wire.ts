// Made by client/generate.py from croupier.wire and the games' views. Do not edit: run `make wire`.

export const PROTOCOL = 1;

export const GAMES = ['las-vegas', 'las-vegas-royale', 'sequence-dice', 'yellow-dwarf'] as const;

export type GameName = (typeof GAMES)[number];

export const LANGUAGES = ['en', 'is', 'de', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert', 'greedy', 'learned'] as const;

export type Level = (typeof LEVELS)[number];

export const PRESETS = ['hello', 'thanks', 'well-played', 'good-luck', 'oops', 'hurry', 'again', 'goodbye'] as const;

export type Preset = (typeof PRESETS)[number];

export type Argument = number | string | Player | Name | Card | Listed | Phrase;

/** How a table is run; chosen when it is opened. */
export interface Rules {
  is_listed: boolean;
  has_hints: boolean;
  has_spectators: boolean;
  has_chat: boolean;
  clock: number | null;
  absent_after: number;
  stand_in: Level;
}

/** What a table is opened with. */
export interface NewTable {
  game: GameName;
  players: number;
  settings?: Record<string, boolean | number | string | string[] | null>;
  bots?: string[];
  rules?: Partial<Rules>;
}

/** Somebody who sits down; `secret` is that of a seat of the game before, for a rematch. */
export interface Join {
  name: string;
  colour?: number | null;
  entropy?: string | null;
  seat?: number | null;
  secret?: string | null;
}

/** The answer: the seat, and the secret that proves it; it is shown this once. */
export interface Seated {
  table: string;
  seat: number;
  secret: string;
}

/** A seat of a table. */
export interface Chair {
  kind: 'bot' | 'open' | 'person' | 'reserved';
  name?: string;
  colour?: number;
  level?: string | null;
  is_here?: boolean;
  is_host?: boolean;
}

/** Everything about a table that everybody may know, but for the game itself. */
export interface TableInfo {
  table: string;
  code: string;
  game: GameName;
  players: number;
  settings: Record<string, unknown>;
  rules: Rules;
  phase: 'abandoned' | 'expired' | 'finished' | 'playing' | 'waiting';
  seats: Chair[];
  commitment: string;
  entropy: (string | null)[];
  created: number;
  number: number;
  rematch: string | null;
  seed: string | null;
}

/** A ply as the reader may see it. */
export interface ShownPly {
  ply: number;
  actor: number;
  move: string;
}

/** A seat that does something: the message gets its name, and whether it is the reader's (`$you`). */
export interface Player {
  is: 'seat';
  seat: number;
}

/** A seat by its name alone. */
export interface Name {
  is: 'name';
  seat: number;
}

/** A playing card by the name that moves have for it, as in "10d". */
export interface Card {
  is: 'card';
  card: string;
}

/** Several arguments in a row; "and" is how a language ends a list. */
export interface Listed {
  is: 'list';
  all: Argument[];
  by: '' | ' ' | '+' | ', ' | '; ' | 'and';
}

/** A message's id and its arguments. */
export interface Phrase {
  is: 'phrase';
  id: string;
  with: Record<string, Argument>;
}

/** What a seat got or paid at one place of the table. */
export interface EarnedWhere {
  seat: number;
  where: Phrase;
  amount: number;
}

/** A part of a row, with a style for screens that have styles. */
export interface BoardCell {
  phrase: Phrase;
  style?: string | null;
}

/** How a casino stands. Owners are seats, then the neutral player (as many as there are seats), then the blanks. */
export interface House {
  casino: number;
  takes: [number, number][];
  ties: number[][];
  rest: number[];
  strength: number[];
}

/** A line of the board that one side may still complete, and lacks one or two chips of, or has completed. */
export interface Band {
  side: number;
  spaces: string[];
  missing: string[];
}

/** How it stands. */
export interface Standing {
  chapter?: number;
  chapters?: number | null;
  gains?: number[] | null;
  houses?: House[];
  bands?: Band[];
}

/** Something that a table hears: plies, the view after them, and the phrases told. */
export interface StreamItem {
  plies: ShownPly[];
  view: View;
  told: Phrase[];
  chapter: number;
  earned: EarnedWhere[];
  board?: BoardCell[][] | null;
  standing?: Standing | null;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  places: number[];
  told: Phrase[];
}

/** A game that has ended, as one seat or a spectator (null) saw it; `first` is the view before anything happened. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  first: View;
  items: StreamItem[];
  result: Result | null;
}

/** An outcome of chance: what could have come, in the order of the draw, with its weights, and what came. */
export interface Dealt {
  ply: number;
  outcomes: number[];
  weights: number[];
  drawn: number;
}

/** Every outcome of chance in a game that has ended, so that anybody can draw it again from the revealed seed. */
export interface Dealings {
  table: string;
  commitment: string;
  seed: string;
  entropy: string[];
  moves: string[];
  dealt: Dealt[];
}

/** What chance changed of everybody's chance to win in a round or deal. */
export interface ChapterLuck {
  chapter: number;
  luck: number[];
}

/** Everybody's chance to win when so many plies had been played. */
export interface Moment {
  ply: number;
  chapter: number;
  chances: number[];
}

/** The luck account of a game: what chance gave or took, how the chances went, and a sentence about each seat. */
export interface Luck {
  luck: number[];
  chapters: ChapterLuck[];
  course: Moment[];
  told: Phrase[];
}

/** How far a game has been compiled: it can be played, and bots can think about it. */
export interface GameState {
  is_playable: boolean;
  can_think: boolean;
  done: number;
  all: number;
}

/** Who is there, and the number of the last event that they have. */
export interface Hello {
  type: 'hello';
  protocol: number;
  secret?: string | null;
  last?: number | null;
  with_boards?: boolean;
  with_standing?: boolean;
}

/** A choice: one move, or the parts of a choice that are taken all or none. */
export interface Play {
  type: 'move';
  at: number;
  moves: string[];
  id: string;
}

/** Begin the game; the host asks. */
export interface Start {
  type: 'start';
  id: string;
}

/** Let a bot sit on an open seat; the host asks. */
export interface SeatBot {
  type: 'bot';
  seat: number;
  level: string;
  name?: string | null;
  id: string;
}

/** Open a seat again before the game; the host asks. */
export interface Unseat {
  type: 'unseat';
  seat: number;
  id: string;
}

/** Give the seat up: before the game for good, during it to a bot until one comes back. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Let a bot decide for a player who is away. */
export interface Vote {
  type: 'vote';
  seat: number;
  id: string;
}

/** A preset message, or words of one's own. */
export interface Say {
  type: 'say';
  preset?: Preset | null;
  text?: string | null;
  id: string;
}

/** Open a table with the same people, bots and settings. */
export interface Rematch {
  type: 'rematch';
  id: string;
}

/** What each choice promises. */
export interface AskHint {
  type: 'hint';
  at: number;
  id: string;
}

/** The table in words. */
export interface AskBoard {
  type: 'board';
  id: string;
}

/** Everything that was told at the table so far. */
export interface AskStory {
  type: 'story';
  id: string;
}

/** Answered at once. */
export interface Ping {
  type: 'ping';
  id: string;
}

/** The first message of the server; `state` or events that were missed follow. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  seat: number | null;
  number: number;
  table: TableInfo;
}

/** A legal move: its fields, what it does in words, and what it would change. */
export interface Option {
  move: string;
  name: string;
  value?: number | string | null;
  phrase: Phrase;
  brings?: number[] | null;
  standing?: Standing | null;
  then?: Option[] | null;
}

/** What the reader is asked. */
export interface Ask {
  at: number;
  decision: string;
  options: Option[];
  seconds?: number | null;
  is_private?: boolean;
}

/** The table as it is now, for a reader who has missed too much or comes for the first time. */
export interface State {
  type: 'state';
  number: number;
  table: TableInfo;
  view: View | null;
  ask: Ask | null;
  result: Result | null;
  standing: Standing | null;
}

/** Something that happened at the table. Numbers are contiguous for every reader. */
export interface Event {
  type: 'event';
  number: number;
  kind: string;
  seat?: number | null;
  by?: string | null;
  told?: Phrase[];
  text?: string | null;
  items?: StreamItem[];
  table?: TableInfo;
  ask?: Ask | null;
  result?: Result | null;
}

/** What was asked for is kept: nothing takes it back. `number` is the event's. */
export interface Done {
  type: 'done';
  id: string;
  number?: number | null;
}

/** What was asked for did not happen, and nothing changed. */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  error: Phrase;
}

/** What a move promises: the chance to win and the score at the end, each with half its 95 % interval. */
export interface HintedMove {
  move: string;
  win: number;
  win_error: number;
  score: number;
  score_error: number;
  is_exact: boolean;
  lag_error: number | null;
  reasons: Phrase[];
}

/** The answer to AskHint, best move first. */
export interface Hints {
  type: 'hints';
  id: string;
  at: number;
  moves: HintedMove[];
}

/** The answer to AskBoard: rows of cells. */
export interface Board {
  type: 'board';
  id: string;
  rows: BoardCell[][];
}

/** An item of an event without its plies and its view. */
export interface ToldItem {
  told: Phrase[];
  chapter: number;
  earned: EarnedWhere[];
}

/** An event as it was told. */
export interface ToldEvent {
  number: number;
  kind: string;
  seat?: number | null;
  by?: string | null;
  told?: Phrase[];
  text?: string | null;
  items?: ToldItem[];
}

/** The answer to AskStory: the events up to `number`. */
export interface Story {
  type: 'story';
  id: string;
  number: number;
  events: ToldEvent[];
}

/** The answer to Ping. */
export interface Pong {
  type: 'pong';
  id: string;
}

/** How far a game has been compiled that somebody waits for. */
export interface Preparing {
  type: 'preparing';
  game: GameName;
  done: number;
  all: number;
}

export type FromClient = Hello | Play | Start | SeatBot | Unseat | Leave | Vote | Say | Rematch | AskHint | AskBoard | AskStory | Ping;

export type FromServer = Welcome | State | Event | Done | Refused | Hints | Board | Story | Pong | Preparing;

export interface LasVegasView {
  /** what is being asked; null when the game is over */
  decision: "starter" | "note" | "spare" | "roll" | "place" | "ties" | "pay" | null;
  /** the seat that decides, -1 for chance; null when the game is over */
  actor: number | null;
  /** what the open decision is about */
  subject: number;
  /** the number of players */
  players: number;
  /** whether neutral white dice are played with */
  neutral: boolean;
  /** the round, from 1 */
  round_number: number;
  /** who begins the round; null until drawn */
  starter: number | null;
  /** whose dice are rolled and placed */
  turn_seat: number | null;
  /** how many notes of each value have not been turned up */
  unseen: Record<number, number>;
  /** notes under the stack, in the order in which they come up */
  returned: number[];
  /** by casino, highest first */
  notes: number[][];
  /** by casino and seat */
  dice: number[][];
  /** neutral dice by casino */
  white_dice: number[];
  /** by seat: own dice not placed yet */
  own: number[];
  /** by seat: white dice not placed yet */
  white: number[];
  /** own dice that were rolled and not placed */
  roll_own: number[];
  /** white dice that were rolled and not placed */
  roll_white: number[];
  /** by seat; null where it is kept closed */
  money: (number | null)[];
  /** by seat */
  num_notes: number[];
  /** whose view it is; null for spectators */
  seat: number | null;
}

export interface LasVegasRoyaleView {
  /** what is being asked; null when the game is over */
  decision: "starter" | "card" | "reserve" | "tile" | "neutral" | "roll" | "extra" | "pay" | "fine" | "power" | "number" | "place" | "hold" | "guess" | "fifty" | "entry" | "bar" | "group" | "blanks" | "handicap" | "field" | "special" | "from" | "double" | "nice" | "choice" | "activate" | "gold" | "prime" | "split" | "pick" | null;
  /** the seat that decides, -1 for chance; null when the game is over */
  actor: number | null;
  /** what the open decision is about */
  subject: number;
  /** the number of players */
  players: number;
  /** tiles drawn each round */
  num_tiles: number;
  /** whether a face is used once in a game */
  no_repeats: boolean;
  /** by casino: the face that lies there every round */
  fixed: ("lucky-punch" | "jackpot" | "prime-time" | "fifty-fifty" | "high-five" | "bad-luck" | "pay-day" | "power-play" | "no-entry" | "knockout" | "block-it" | "handicap" | "black-box" | "double-down" | "nice-dice" | "my-choice" | null)[];
  /** the round, from 1 */
  round_number: number;
  /** who begins the round; null until drawn */
  starter: number | null;
  /** whose turn it is */
  turn_seat: number | null;
  /** how many cards of each value have not been drawn */
  unseen: Record<number, number>;
  /** cards counted off for the later rounds */
  reserve: Record<number, number>;
  /** cards turned up that lie at no casino yet */
  drawn: number[];
  /** by casino, higher first */
  cards: number[][];
  /** by seat: small dice and Biggies not placed */
  supply: number[][];
  /** by casino and seat: small dice and Biggies */
  dice: number[][][];
  /** by casino: the neutral player's */
  neutral_dice: number[][];
  /** by casino */
  blanks: number[];
  /** by casino: extra dice of Prime Time */
  prime: number[];
  /** whose extra dice of Prime Time they are */
  prime_seat: number | null;
  /** by seat */
  chips: number[];
  /** by seat, without chips; null where it is kept closed */
  cash: (number | null)[];
  /** by seat */
  num_cards: number[];
  /** small dice that were rolled and not placed */
  roll: number[];
  /** the Biggy that was rolled */
  roll_biggy: number | null;
  /** what was placed this turn: small dice and Biggies */
  placed: number[];
  /** extra dice that lie */
  extra: number[];
  /** how many extra dice lie */
  num_extra: number;
  /** by casino: the tile that lies there */
  faces: ("lucky-punch" | "jackpot" | "prime-time" | "fifty-fifty" | "high-five" | "bad-luck" | "pay-day" | "power-play" | "no-entry" | "knockout" | "block-it" | "handicap" | "black-box" | "double-down" | "nice-dice" | "my-choice" | null)[];
  /** faces that are used up */
  used: string[];
  /** the amount that the marker of Jackpot is on */
  jackpot: number;
  /** where the marker of Fifty Fifty is; 0 at the start */
  fifty_field: number;
  /** the last sum of the extra dice there */
  fifty_sum: number;
  /** what was called for the next sum */
  fifty_call: "lower" | "higher" | null;
  /** the casino that No Entry! has closed */
  closed: number | null;
  /** where the marker of No Entry! is */
  ring: number;
  /** by seat: dice at the bar of Knockout? */
  bar: number[][];
  /** by size: groups of blanks left on Block It! */
  groups: number[];
  /** free fields of Handicap: chip, 30,000, special */
  fields: number[];
  /** who has the token of High Five */
  high_five: number | null;
  /** who has the marker of Power Play */
  power_seat: number | null;
  /** by seat: dice on the round field of Double Down */
  double: number[][];
  /** by field of Nice Dice: whose die lies there */
  nice_owner: (number | null)[];
  /** by field of Nice Dice: the kind of that die, if there is one */
  nice_kind: ("small" | "biggy" | null)[];
  /** whose die lies on the gold field of My Choice */
  gold_owner: number | null;
  /** the kind of that die, if there is one */
  gold_kind: "small" | "biggy" | null;
  /** by seat: must pay for Bad Luck */
  payers: boolean[];
  /** who begins the next round, by the casinos paid so far */
  next_starter: number | null;
  /** tokens in the second pile of Black Box */
  pile_size: number;
  /** whose view it is; null for spectators */
  seat: number | null;
  /** the number that one holds for Lucky Punch, until it is guessed */
  own_number: number | null;
  /** the second pile that one made for Black Box, until it is picked */
  own_split: "60" | "20" | "0" | "60+20" | "60+0" | "20+20" | "20+0" | "0+0" | "60+20+20" | "60+20+0" | "60+0+0" | "20+20+0" | "20+0+0" | "0+0+0" | null;
}

export interface SequenceDiceView {
  /** what is being asked; null when the game is over */
  decision: "start" | "roll" | "place" | "replace" | "remove" | "pass" | null;
  /** the seat that decides, -1 for chance; null when the game is over */
  actor: number | null;
  /** what the open decision is about */
  subject: number;
  /** by side: the spaces with its chips */
  held: string[][];
  /** the number of players */
  players: number;
  /** how many sides there are; of four players those across the table are partners */
  sides: number;
  /** how long a line must be */
  line: number;
  /** whose turn it is; null in the starting roll and after the end */
  turn_seat: number | null;
  /** the side that has won */
  winner: number | null;
  /** the first die of a throw that is half done */
  first_die: number | null;
  /** by seat: what was thrown in this round of the starting roll */
  sums: number[];
  /** by seat: still in the starting roll */
  contends: boolean[];
  /** throws of both dice so far */
  num_throws: number;
  /** whose view it is; null for spectators */
  seat: number | null;
}

export interface YellowDwarfView {
  /** what is being asked; null when the game is over */
  decision: "dealer" | "stake" | "deal" | "lead" | "follow" | "higher" | "claim" | "opera" | "show" | "pay" | null;
  /** the seat that decides, -1 for chance; null when the game is over */
  actor: number | null;
  /** what the open decision is about */
  subject: number;
  /** cards laid in this deal */
  played: string[];
  /** cards of the running sequence, one of each rank */
  sequence: string[];
  /** by seat: cards shown when they were counted */
  shown: string[][];
  /** by seat: hidden cards in hand */
  sizes: number[];
  /** by seat: ranks that it is known not to have */
  lacks: string[][];
  /** by seat */
  purses: number[];
  /** in the order of their stakes: 10d, jc, qs, kh, 7d */
  pots: number[];
  /** by seat: pots in which it stakes three times as much */
  triple: string[][];
  /** who laid the last card */
  layer: number | null;
  /** how many cards the layer has laid since another did */
  run: number;
  /** null until drawn */
  dealer: number | null;
  /** the deal, from 1 */
  deal_number: number;
  /** the number of players */
  players: number;
  /** null: until somebody is broke */
  num_deals: number | null;
  /** what the layer does when nobody can follow */
  gap: "new" | "higher" | null;
  /** whether pots are claimed by hand */
  claim_by_hand: boolean;
  /** how cards in hand are counted */
  points: "flat" | "pips" | null;
  /** what makes a Grand Opera */
  opera: "turn" | "strict" | null;
  /** whose view it is; null for spectators */
  seat: number | null;
  /** one's own cards */
  hand: string[];
}

export interface Views {
  'las-vegas': LasVegasView;
  'las-vegas-royale': LasVegasRoyaleView;
  'sequence-dice': SequenceDiceView;
  'yellow-dwarf': YellowDwarfView;
}

export type View = Views[GameName];
