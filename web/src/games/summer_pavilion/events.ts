/** The events of Summer Pavilion that the board shows, as the engine tells them. */

import type { GameEvent } from "../contract";

interface Told<Kind extends string> {
  kind: Kind;
  rule: string;
}

interface OfSeat<Kind extends string> extends Told<Kind> {
  seat: number;
}

export type PavilionEvent =
  | (Told<"tile-drawn"> & { tile: string; target: string })
  | (Told<"tower-poured"> & { amount: number })
  | (Told<"tiles-moved-to-centre"> & { tile: string; source: string; amount: number })
  | (OfSeat<"tiles-taken"> & { tile: string; source: string; amount: number; jokers: number })
  | (OfSeat<"token-taken"> & { points: number; amount: number })
  | (OfSeat<"tile-laid"> & { tile: string; target: string; amount: number; jokers: number })
  | (OfSeat<"group-scored"> & { points: number; target: string })
  | (OfSeat<"decoration-surrounded"> & { target: string; amount: number })
  | (OfSeat<"bonus-picked"> & { tile: string })
  | (OfSeat<"player-passed"> & { round: number })
  | (OfSeat<"tile-kept"> & { tile: string })
  | (OfSeat<"hand-discarded"> & { points: number; amount: number })
  | (OfSeat<"corners-returned"> & { amount: number })
  | (OfSeat<"star-bonus"> & { points: number; target: string })
  | (OfSeat<"number-bonus"> & { points: number; number: number });

export function pavilionEvents(events: GameEvent[]): PavilionEvent[] {
  return events as unknown as PavilionEvent[];
}
