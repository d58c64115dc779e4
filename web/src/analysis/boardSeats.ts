/** The seats of a board that nobody sits at. */

import type { SeatStanding } from "../api/client";
import { t } from "../words/words.svelte";

export function boardSeats(players: number, names: string[]): SeatStanding[] {
  return Array.from({ length: players }, (_, seat) => ({
    kind: "person",
    name: names[seat] || t("page-table-player", { number: seat + 1 }),
    level: null,
    network_bot: false,
    on_device: true,
    free: false,
    out: null,
  }));
}
