// Each person's shape, so that nothing is known by its colour alone. Drawn around 0,0; the radius is about 1.
type Points = readonly (readonly [x: number, y: number])[];

const CROSS = (arm: number, half: number): Points => [
  [-half, -arm], [half, -arm], [half, -half], [arm, -half], [arm, half], [half, half],
  [half, arm], [-half, arm], [-half, half], [-arm, half], [-arm, -half], [-half, -half],
];

/** The small form, for pips and chips: slim, so that six fit on a die. */
const MARKS: Record<number, Points> = {
  2: [[-0.82, -0.82], [0.82, -0.82], [0.82, 0.82], [-0.82, 0.82]],
  3: [[0, -1.1], [1.1, 0.86], [-1.1, 0.86]],
  4: [[0, -1.22], [1.04, 0], [0, 1.22], [-1.04, 0]],
  5: CROSS(1.04, 0.34),
  6: [[-0.52, -0.94], [0.52, -0.94], [1.06, 0], [0.52, 0.94], [-0.52, 0.94], [-1.06, 0]],
};

/** The large form, for tokens: stout, so that an initial fits on it. */
const SILHOUETTES: Record<number, Points> = {
  2: [[-0.88, -0.88], [0.88, -0.88], [0.88, 0.88], [-0.88, 0.88]],
  3: [[0, -0.94], [0.98, 0.82], [-0.98, 0.82]],
  4: [[0, -1], [1, 0], [0, 1], [-1, 0]],
  5: CROSS(0.96, 0.44),
  6: [[-0.5, -0.88], [0.5, -0.88], [1.02, 0], [0.5, 0.88], [-0.5, 0.88], [-1.02, 0]],
};

const RUBY = 1; // the one whose shape is a disc
const RING_HOLE = 0.52; // of the neutral player's ring, as a part of its radius

/** A number with no more digits than can be seen. */
const short = (value: number) => String(Math.round(value * 100) / 100);

function disc(x: number, y: number, radius: number): string {
  const [r, across] = [short(radius), short(2 * radius)];
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
}

function polygon(points: Points, x: number, y: number, radius: number): string {
  return `M${points.map(([dx, dy]) => `${short(x + dx * radius)} ${short(y + dy * radius)}`).join('L')}Z`;
}

/** A person's mark as path data; the ring of the neutral player (0) needs `fill-rule="evenodd"`. */
export function mark(who: number, x: number, y: number, radius: number): string {
  const points = MARKS[who];
  if (points) return polygon(points, x, y, radius);
  return who === RUBY ? disc(x, y, radius) : disc(x, y, radius) + disc(x, y, radius * RING_HOLE);
}

/** The outline of a person's token. */
export function silhouette(who: number, radius: number): string {
  const points = SILHOUETTES[who];
  return points ? polygon(points, 0, 0, radius) : disc(0, 0, radius);
}
