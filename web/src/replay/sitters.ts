/** Who plays on from a position of a game that others have played. */

import type { TableAnswer } from "../api/client";

export const YOU = "person";
export const FRIEND = "open";

/** Everybody keeps their seat; whoever only watched takes the one that moves. */
export function sittersOf(table: TableAnswer, toMove: number | null): string[] {
  const mine = table.your_seats.length ? table.your_seats : [toMove];
  return table.standing.seats.map(({ level }, seat) =>
    mine.includes(seat) ? YOU : (level ?? FRIEND),
  );
}
