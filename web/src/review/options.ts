/** What could be done in a turn: the turn that was played, and the best that were found. */

import type { Candidate, ReviewedTurn } from "../analysis/messages";

export interface Option extends Candidate {
  /** `better` is the best of all, if that is not what was played. */
  role: "played" | "better" | "other";
}

export function optionsOf(turn: ReviewedTurn): Option[] {
  const { seat, moves, line } = turn;
  const chance = turn.chance_after[seat] ?? 0;
  const others = turn.best.filter((one) => !same(one.moves, moves));
  return [
    { role: "played", moves, chance, points: turn.points_after, line },
    ...others.map((one): Option => ({ ...one, role: one === betterOf(turn) ? "better" : "other" })),
  ];
}

/** The best turn, if it is not the one that was played. */
export function betterOf({ best: [first], moves }: ReviewedTurn): Candidate | null {
  return first && !same(first.moves, moves) ? first : null;
}

function same(one: string[], other: string[]): boolean {
  return one.join(" ") === other.join(" ");
}
