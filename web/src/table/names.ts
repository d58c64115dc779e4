/** What everybody at a table is called on the screen. */

import type { SeatStanding } from "../api/client";
import { t } from "../words/words.svelte";

/** Bots are named after their level, which has a name in every language: `greedy 2`. */
export function nameOf(seat: SeatStanding, number: number): string {
  if (!seat.name) return t("page-table-player", { number: number + 1 });
  if (seat.level === null || !seat.name.startsWith(seat.level)) return seat.name;
  return t("level-name", { level: seat.level }) + seat.name.slice(seat.level.length);
}

export function namesOf(seats: SeatStanding[]): string[] {
  return seats.map(nameOf);
}
