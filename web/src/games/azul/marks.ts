/** What is marked on the board beside the tiles: the proposal of a hint, and the last turn. */

import { partOf } from "../contract";
import { read, type Group } from "./codes";
import type { azul } from "../../generated/games";

export interface Hinted {
  group: Group | null;
  /** With the seat: `0:line/2`. */
  target: string;
}

/** The first move of a hint: the others follow from it or come later. */
export function hintedOf(codes: string[], seat: number | null): Hinted | null {
  const move = codes[0] ? read(codes[0]) : null;
  return move && { group: move.group, target: partOf(move.target, seat) };
}

/** The parts that the last turn has touched: where tiles came from, and where they went. */
export function touchedBy(events: azul.GameEvent[]): Set<string> {
  return new Set(events.flatMap(touched));
}

function touched(event: azul.GameEvent): string[] {
  switch (event.kind) {
    case "tiles-taken":
      return [event.source];
    case "line-filled":
    case "tile-laid":
      return [partOf(event.target, event.seat)];
    case "tiles-dropped":
      return event.targets.map((space) => partOf(space, event.seat));
    default:
      return [];
  }
}
