/** What is marked on the board beside the tiles: the proposal of a hint, and the last turn. */

import { partOf } from "../contract";
import { read } from "./codes";
import type { summer_pavilion } from "../../generated/games";

export interface Hinted {
  source: string | null;
  space: string | null;
  /** The colour that is taken or laid. */
  tile: string | null;
  /** Bonus tiles to pick, or tiles to keep. */
  tiles: string[];
  passes: boolean;
}

export function hintedOf(codes: string[]): Hinted | null {
  if (!codes.length) return null;
  const hinted: Hinted = { source: null, space: null, tile: null, tiles: [], passes: false };
  for (const code of codes) {
    const move = read(code);
    if (move?.kind === "pass") hinted.passes = true;
    else if (move && "tiles" in move) hinted.tiles.push(...move.tiles);
    else if (move?.kind === "take") Object.assign(hinted, { source: move.source, tile: move.tile });
    else if (move) Object.assign(hinted, { space: move.space, tile: move.tile });
  }
  return hinted;
}

/** The parts that the last turn has touched: where tiles came from, and where they went. */
export function touchedBy(events: summer_pavilion.GameEvent[]): Set<string> {
  const parts = new Set<string>();
  for (const event of events) {
    if (event.kind === "tiles-taken") parts.add(event.source);
    if (event.kind === "tile-laid" || event.kind === "decoration-surrounded")
      parts.add(partOf(event.target, event.seat));
    if (event.kind === "bonus-picked") parts.add("supply");
  }
  return parts;
}
