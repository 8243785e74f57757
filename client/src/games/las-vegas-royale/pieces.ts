// Which pieces of a view lie where. How those in the houses are named is said in ../street/ladder.ts; on the tiles
// lie dice (bar, double, nice NUMBER, gold) and blanks (block SIZE NUMBER). A die that shows a face has it in its kind,
// so that just the dice of the chosen number travel; one that comes from or goes to a supply shows none.
import type { Placed } from '../../core/pieces';
import type { LasVegasRoyaleView } from '../../wire';

const some = (count: number, kind: string, place: string): Placed[] => Array.from({ length: count }, () => ({ kind, place }));

function dice([small, biggies]: readonly number[], owner: number, place: string, face = ''): Placed[] {
  return [...some(small, `die ${owner} ${face}`, place), ...some(biggies, `biggy ${owner} ${face}`, place)];
}

export function pieces(view: LasVegasRoyaleView): Placed[] {
  const neutral = view.players;
  const blanks = view.players + 1;
  const roller = view.prime_seat ?? view.turn_seat ?? 0;
  const from = `supply ${view.turn_seat}`;
  const houses = view.cards.flatMap((cards, casino) => {
    const place = `house ${casino + 1}`;
    return [
      ...cards.map((amount) => ({ kind: `note ${amount}`, place })),
      ...view.dice[casino].flatMap((counts, seat) => dice(counts, seat, place, `${casino + 1}`)),
      ...dice(view.neutral_dice[casino], neutral, place, `${casino + 1}`),
      ...some(view.blanks[casino], `blank ${blanks}`, place),
      ...some(view.prime[casino], `extra ${roller}`, place),
    ];
  });
  const roll = [
    ...view.roll.map((face) => ({ kind: `die ${view.turn_seat} ${face}`, place: `roll ${face}`, from })),
    ...(view.roll_biggy === null ? [] : [{ kind: `biggy ${view.turn_seat} ${view.roll_biggy}`, place: `roll ${view.roll_biggy}`, from }]),
    ...view.extra.map(() => ({ kind: `extra ${roller}`, place: 'roll extra' })),
  ];
  return [...houses, ...roll, ...onTiles(view, blanks)];
}

function onTiles(view: LasVegasRoyaleView, blanks: number): Placed[] {
  const has = (face: LasVegasRoyaleView['faces'][number]) => view.faces.includes(face);
  const kind = (of: 'small' | 'biggy' | null, owner: number, face = '') => `${of === 'biggy' ? 'biggy' : 'die'} ${owner} ${face}`;
  const round = `${view.faces.indexOf('double-down') + 1}`; // the face of the dice on the round field
  return [
    ...(has('knockout') ? view.bar.flatMap((counts, seat) => dice(counts, seat, 'bar').map((die) => ({ ...die, from: `supply ${seat}` }))) : []),
    ...(has('double-down') ? view.double.flatMap((counts, seat) => dice(counts, seat, 'double', round)) : []),
    ...view.nice_owner.flatMap((owner, field) => (owner === null ? [] : [{ kind: kind(view.nice_kind[field], owner, `${field + 1}`), place: `nice ${field + 1}` }])),
    ...(view.gold_owner === null ? [] : [{ kind: kind(view.gold_kind, view.gold_owner), place: 'gold', from: `supply ${view.gold_owner}` }]),
    ...(has('block-it')
      ? view.groups.flatMap((count, size) => Array.from({ length: count }, (_, number) => some(size, `blank ${blanks}`, `block ${size} ${number}`)).flat())
      : []),
  ];
}
