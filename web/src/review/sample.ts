/** A short review for tests: two players, two rounds, one blunder and one lucky deal. */

import type { Review, ReviewedSeat, ReviewedTurn } from "../analysis/messages";

const PARTS = { start: 0.5, luck: -0.1, own: -0.2, others: 0, remainder: -0.2, result: 0 };
const CLASSES = { best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 1 };

function turnOf(turn: number, more: Partial<ReviewedTurn> = {}): ReviewedTurn {
  return {
    turn,
    round: turn < 3 ? 1 : 2,
    seat: (turn - 1) % 2,
    moves: [`${turn}B2`],
    forced: false,
    chance: [0.5, 0.5],
    chance_after: [0.5, 0.5],
    points: [40, 40],
    points_after: [40, 40],
    loss: 0,
    loss_points: 0,
    class: "best",
    best: [{ moves: [`${turn}B2`], chance: 0.5, points: [40, 40], line: [] }],
    line: [],
    why: null,
    ...more,
  };
}

function seatOf(score: number, luckPoints: number): ReviewedSeat {
  const points = { ...PARTS, own: -7, others: 1.5, luck: luckPoints };
  return {
    accuracy: 68.4,
    luck: -0.1,
    luck_points: luckPoints,
    loss: 0.2,
    loss_points: 7,
    score,
    rounds: [],
    classes: CLASSES,
    balance: PARTS,
    balance_points: points,
  };
}

export const BLUNDER = turnOf(3, {
  moves: ["3K1"],
  chance: [0.6, 0.4],
  chance_after: [0.4, 0.6],
  points: [45, 40.5],
  points_after: [38.25, 44],
  loss: 0.2,
  loss_points: 10.25,
  class: "blunder",
  best: [
    { moves: ["5R3"], chance: 0.6, points: [45, 40.5], line: [["1R2"]] },
    { moves: ["3K1"], chance: 0.4, points: [38.25, 44], line: [] },
    { moves: ["2W4"], chance: 0.35, points: [37, 44], line: [] },
  ],
  line: [["1Y1"]],
});

export const REVIEW: Review = {
  game: "azul",
  variant: "standard",
  players: 2,
  simulations: 500,
  finished: true,
  seats: [seatOf(30, -11.5), seatOf(41, 11.5)],
  turns: [
    turnOf(1),
    turnOf(2, { class: "inaccuracy", loss: 0.05, chance_after: [0.55, 0.45] }),
    BLUNDER,
    turnOf(4, { forced: true, chance_after: [0, 1] }),
  ],
  deals: [
    { before_turn: 1, round: 1, luck: [0.01, -0.01], luck_points: [0.3, -0.3] },
    { before_turn: 3, round: 2, luck: [-0.12, 0.12], luck_points: [-4.5, 4.5] },
  ],
  start: [0.5, 0.5],
  result: [0, 1],
  remainder: [0, 0],
  remainder_points: [0, 0],
};
