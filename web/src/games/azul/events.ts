/** The events of Azul that the board shows, as the engine tells them. */

import type { GameEvent } from "../contract";

interface Told<Kind extends string> {
  kind: Kind;
  rule: string;
}

interface OfSeat<Kind extends string> extends Told<Kind> {
  seat: number;
}

export type AzulEvent =
  | (Told<"tile-drawn"> & { tile: string; target: string })
  | (Told<"tiles-moved-to-centre"> & { tile: string; source: string; amount: number })
  | (OfSeat<"tiles-taken"> & { tile: string; source: string; target: string; amount: number })
  | (OfSeat<"marker-taken"> & { target: string | null })
  | (OfSeat<"line-filled"> & { tile: string; target: string; amount: number })
  | (OfSeat<"tiles-dropped"> & { tile: string; targets: string[]; amount: number })
  | (OfSeat<"floor-overflowed"> & { tile: string; amount: number })
  | (OfSeat<"tile-laid"> & { tile: string; source: string; target: string })
  | (OfSeat<"line-fell"> & { tile: string; source: string; amount: number })
  | (OfSeat<"scored-alone" | "scored-across" | "scored-down"> & { points: number; target: string })
  | (OfSeat<"floor-scored"> & { points: number; spaces: number })
  | (OfSeat<"row-bonus"> & { points: number; row: number })
  | (OfSeat<"column-bonus"> & { points: number; column: number })
  | (OfSeat<"colour-bonus"> & { points: number; tile: string });

export function azulEvents(events: GameEvent[]): AzulEvent[] {
  return events as unknown as AzulEvent[];
}
