/** What a review shows over the course of a game: lines for the graph, and moments worth a look. */

import type { Grade, Review, ReviewedDeal, ReviewedTurn } from "../analysis/messages";

/** The signs under which players of other games know such turns. */
export const SIGNS: Partial<Record<Grade, string>> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
/** Less luck than this, as a chance, is not worth a moment: as in the text of `azulejos review`. */
const LEAST_LUCK = 0.04;

/** After so many turns, this value. */
export type Spot = [turn: number, value: number];

export type Moment =
  | { kind: "deal"; turn: number; round: number; deal: ReviewedDeal }
  | { kind: "turn"; turn: number; round: number; reviewed: ReviewedTurn };

export interface RoundSpan {
  round: number;
  /** So many turns were played before it, and by its end. */
  from: number;
  to: number;
}

export function isMistake(turn: ReviewedTurn): boolean {
  return SIGNS[turn.class] !== undefined;
}

/** The chance of a seat at the start and after every turn. */
export function chancesOf(review: Review, seat: number): Spot[] {
  const after = review.turns.map((turn): Spot => [turn.turn, turn.chance_after[seat] ?? 0]);
  return [[0, review.start[seat] ?? 0], ...after];
}

/** The luck of a seat so far: it steps up or down with every deal. */
export function luckOf(review: Review, seat: number): Spot[] {
  const course: Spot[] = [[0, 0]];
  let soFar = 0;
  for (const { before_turn: next, luck } of review.deals) {
    course.push([next - 1, soFar]);
    soFar += luck[seat] ?? 0;
    course.push([next - 1, soFar]);
  }
  return [...course, [review.turns.length, soFar]];
}

export function roundsOf(review: Review): RoundSpan[] {
  const spans = new Map<number, RoundSpan>();
  for (const { round, turn } of review.turns) {
    const from = spans.get(round)?.from ?? turn - 1;
    spans.set(round, { round, from, to: turn });
  }
  return [...spans.values()];
}

/** The deals that mattered and the turns that lost much, in the order of the game. */
export function momentsOf(review: Review): Moment[] {
  const deals = review.deals
    .filter(mattered)
    .map((deal): Moment => ({ kind: "deal", turn: deal.before_turn, round: deal.round, deal }));
  const turns = review.turns
    .filter(isMistake)
    .map((turn): Moment => ({ kind: "turn", turn: turn.turn, round: turn.round, reviewed: turn }));
  const place = (moment: Moment): number => moment.turn * 2 + Number(moment.kind === "turn");
  return [...deals, ...turns].sort((one, other) => place(one) - place(other));
}

export function mattered({ luck }: ReviewedDeal): boolean {
  return Math.max(...luck) >= LEAST_LUCK;
}

/** Whom a deal helped most. */
export function luckiest({ luck }: ReviewedDeal): number {
  return luck.indexOf(Math.max(...luck));
}

/** The mistake that comes next, or before: of these seats, or of anybody. Null if there is none. */
export function mistakeFrom(
  review: Review,
  turn: number,
  direction: 1 | -1,
  seats: readonly number[] = [],
): number | null {
  const found = review.turns.filter(
    (one) =>
      isMistake(one) &&
      (one.turn - turn) * direction > 0 &&
      (!seats.length || seats.includes(one.seat)),
  );
  return found.at(direction === 1 ? 0 : -1)?.turn ?? null;
}
