// What stands on a house's ribbon, and a house as one sentence for those who hear it.
import { t } from '../../core/settings.svelte';
import type { Showing } from '../../core/showing.svelte';
import { phrase } from '../../core/words';
import type { Argument, Listed } from '../../wire';
import { HOUSE_NAMES } from './names';
import type { Ladder, Prospect } from './ladder';

// Las Vegas counts dice and knows white ones; Royale, where a die may count double, speaks of strength and the neutral player.
const IN_DICE = { taken: 'street-says-taken', equal: 'street-says-equal', rest: 'street-says-rest', neutral: 'street-white' };
const IN_STRENGTH = { taken: 'ry-browser-says-taken', equal: 'ry-browser-says-equal', rest: 'ry-browser-says-rest', neutral: 'ry-neutral' };

const isRoyale = (show: Showing) => show.table?.game === 'las-vegas-royale';
const wordsFor = (show: Showing) => (isRoyale(show) ? IN_STRENGTH : IN_DICE);
const counted = (show: Showing, count: number): Record<string, number> => (isRoyale(show) ? { strength: count } : { count });

/** An owner's name: a seat's, or those of the neutral player and of blank dice. */
function nameOf(show: Showing, owner: number): Argument {
  const players = show.table?.seats.length ?? 0;
  if (owner < players) return { is: 'name', seat: owner };
  return phrase(owner === players ? wordsFor(show).neutral : 'street-blank');
}

const listed = (all: Argument[], by: Listed['by']): Listed => ({ is: 'list', all, by });

/** "you take 50,000", "tie with Clara", "you take nothing". */
export function ribbonOf(show: Showing, prospect: Prospect): string {
  if (prospect.kind === 'take') return t('street-take', { amount: prospect.amount });
  if (prospect.kind === 'none') return t('street-nothing');
  return show.say(phrase('street-tie', { players: listed(prospect.with.map((owner) => nameOf(show, owner)), 'and') }));
}

const THOUSAND = 1_000;

/** The same where there is little room: "70", as on the note; "=", "–". */
export function markOf(prospect: Prospect): string {
  if (prospect.kind === 'take') return String(prospect.amount / THOUSAND);
  return prospect.kind === 'tie' ? '=' : '–';
}

/** The same under a group of dice: "50,000", "tie", "nothing". */
export function captionOf(prospect: Prospect): string {
  if (prospect.kind === 'take') return t('street-amount', { amount: prospect.amount });
  return t(prospect.kind === 'tie' ? 'street-tie-short' : 'street-nothing-short');
}

/** "Crown, casino 3: 30,000 for Anna (2 dice); 20,000 for nobody yet; equal with 1 die: Bruno and Clara". */
export function sentenceOf(show: Showing, number: number, ladder: Ladder, isClosed: boolean, prospect: Prospect | null): string {
  const words = wordsFor(show);
  const taken = ladder.rungs.map(({ amount, lot }) =>
    lot ? phrase(words.taken, { amount, player: nameOf(show, lot.owner), ...counted(show, lot.count) }) : phrase('street-says-free', { amount }),
  );
  const outs = ladder.outs.map((out) => {
    const [{ owner, count }] = out;
    if (out.length === 1) return phrase(words.rest, { player: nameOf(show, owner), ...counted(show, count) });
    return phrase(words.equal, { players: listed(out.map((lot) => nameOf(show, lot.owner)), 'and'), ...counted(show, count) });
  });
  const parts: Argument[] = [...(isClosed ? [phrase('street-says-closed')] : []), ...taken, ...outs];
  const what = parts.length ? listed(parts, '; ') : phrase('street-says-empty');
  const says = phrase('street-says', { name: phrase(HOUSE_NAMES[number]), number, what });
  return show.say(prospect ? phrase('street-says-choice', { says, brings: ribbonOf(show, prospect) }) : says);
}
