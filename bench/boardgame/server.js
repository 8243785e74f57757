// A dice game for two after Las Vegas, on boardgame.io with its in-memory store: roll what is left of eight dice, place
// all of one value at its casino, and after the last die the casinos pay. It goes on for ever, so that no match has to
// be opened while it is measured. bench/load.py plays it.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const CASINOS = 6, DICE = 8, SEATS = 2, STOCKED = 50;

function stock(random) {
  return Array.from({ length: CASINOS }, () => {
    const notes = [];
    while (notes.reduce((sum, note) => sum + note, 0) < STOCKED) notes.push(10 * random.Die(9));
    return { notes: notes.sort((a, b) => b - a), dice: Array(SEATS).fill(0) };
  });
}

function pay(G) {
  for (const { notes, dice } of G.casinos) {
    const ranked = [0, 1].filter((seat) => dice[seat] > 0 && dice[seat] !== dice[1 - seat]);
    ranked.sort((a, b) => dice[b] - dice[a]);
    ranked.forEach((seat, place) => (G.money[seat] += notes[place] || 0));
  }
}

function place({ G, ctx, random }, value) {
  const seat = Number(ctx.currentPlayer);
  const count = G.roll.filter((die) => die === value).length;
  if (count === 0) return INVALID_MOVE;
  G.casinos[value - 1].dice[seat] += count;
  G.left[seat] -= count;
  if (G.left.every((left) => left === 0)) {
    pay(G);
    G.round += 1;
    G.left = Array(SEATS).fill(DICE);
    G.casinos = stock(random);
  }
}

const dice = {
  name: "dice",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => ({
    round: 1,
    money: Array(SEATS).fill(0),
    left: Array(SEATS).fill(DICE),
    casinos: stock(random),
    roll: [],
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, ctx, random }) => {
      G.roll = random.D6(G.left[Number(ctx.currentPlayer)]);
    },
    order: {
      first: () => 0,
      next: ({ G, ctx }) => (G.left[1 - ctx.playOrderPos] > 0 ? 1 - ctx.playOrderPos : ctx.playOrderPos),
    },
  },
  moves: { place },
};

// A host beside the port, because it would listen on every address otherwise.
const where = { host: "127.0.0.1", port: Number(process.argv[2]) };
Server({ games: [dice], origins: [Origins.LOCALHOST] }).run({ port: where });
