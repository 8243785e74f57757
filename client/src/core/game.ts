// What a game's folder brings. It maps views to pieces and legal moves to targets, and holds no rule.
import type { Component } from 'svelte';
import type { GameName, Option, Phrase, ShownPly, StreamItem, View, Views } from '../wire';
import type { Goal } from './motion';
import type { Piece, Placed } from './pieces';
import type { Showing } from './showing.svelte';
import type { TableModel } from './table.svelte';

export interface BoardProps<V> {
  show: Showing; // the table as it is shown: live, or in a replay
  model: TableModel | null; // whom to ask for choices; null in a replay
  view: V;
}

export interface GameScreen<V = View> {
  /** The table itself: houses, board or pots. */
  Board: Component<BoardProps<V>>;
  /** The choices of the tray, from `model.ask`; the button that confirms is the tray's own. */
  Choices: Component<{ show: Showing; model: TableModel; view: V }>;
  /** What stands with a person: dice left, notes, chips, cards. */
  Holdings: Component<{ show: Showing; view: V; seat: number }>;
  /** What the tray shows while somebody else decides, a roll for example; may be nothing. */
  Waiting: Component<{ show: Showing; view: V }> | null;
  /** Every piece of the view and where it lies, in the order in which they lie there; `plies` led to the view. */
  pieces(view: V, plies?: readonly ShownPly[]): Placed[];
  /** Where pieces went that lie nowhere any more, by id: places with an anchor. What has no goal fades where it lies. */
  goals?(gone: readonly Piece[], item: StreamItem): Map<number, Goal>;
  /** Milliseconds before anything of an item moves, while `show.item` already names it, and after everything has. */
  timing?(item: StreamItem): { lead?: number; hold?: number };
  /** The seat that the lamp shines on: whose turn it is. */
  lamp(view: V): number | null;
  /** What stands above a question instead of "your turn": who is asked by what; null for an ordinary turn. */
  heading?(view: V): Phrase | null;
  /** What the tray's button says that a choice, in one part or several, does, and below what that brings; null: its phrase. */
  deed?(path: readonly Option[], view: V): { does: Phrase; brings: Phrase | null } | null;
  /** Options that decline, by name, with the message for a button left of the main one. */
  declines?: Readonly<Record<string, string>>;
  /** Those of them that cost something: a touch only arms them. */
  arms?: readonly string[];
  /** Whether the choices of a decision need the tray's whole width, so that its buttons stand beside the question. */
  needsWidth?(decision: string): boolean;
  /** Whether its choices show the chances that a hint gives; else the tray lists them. */
  drawsHints?: boolean;
  /** Whether the tray stands beside the table on wide screens, because the table needs the height. */
  hasTrayBeside?: boolean;
}

/** The games' folders, each fetched when its table is opened. */
const SCREENS: { [Name in GameName]: () => Promise<{ default: GameScreen<Views[Name]> }> } = {
  'las-vegas': () => import('../games/las-vegas'),
  'las-vegas-royale': () => import('../games/las-vegas-royale'),
  'sequence-dice': () => import('../games/sequence-dice'),
  'yellow-dwarf': () => import('../games/yellow-dwarf'),
};

/** A game's screen. Its views are those of its tables alone, so it may be treated as one for any view. */
export async function screenOf(game: GameName): Promise<GameScreen> {
  return (await SCREENS[game]()).default as unknown as GameScreen;
}
