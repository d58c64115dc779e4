/** What a looked-at choice would leave where, read off the events that the server answered. */

import { partOf } from "../contract";
import type { azul } from "../../generated/games";

export interface Ghosts {
  /** Tiles to come by part, `0:line/2` or `0:floor/3` or `0:wall/2-4` or `centre`. */
  tiles: Map<string, string[]>;
  /** Points by seat, if the turn would bring any. */
  points: Map<number, number>;
}

export const NO_GHOSTS: Ghosts = { tiles: new Map(), points: new Map() };

export function ghostsOf(events: azul.GameEvent[]): Ghosts {
  const ghosts: Ghosts = { tiles: new Map(), points: new Map() };
  for (const event of events) {
    for (const [part, tile] of coming(event))
      ghosts.tiles.set(part, [...(ghosts.tiles.get(part) ?? []), tile]);
    if ("points" in event)
      ghosts.points.set(event.seat, (ghosts.points.get(event.seat) ?? 0) + event.points);
  }
  return ghosts;
}

function coming(event: azul.GameEvent): [part: string, tile: string][] {
  switch (event.kind) {
    case "tiles-moved-to-centre":
      return times(event.amount, "centre", event.tile);
    case "marker-taken":
      return event.target === null ? [] : [[partOf(event.target, event.seat), "marker"]];
    case "line-filled":
      return times(event.amount, partOf(event.target, event.seat), event.tile);
    case "tiles-dropped":
      return event.targets.map((space) => [partOf(space, event.seat), event.tile]);
    case "tile-laid":
      return [[partOf(event.target, event.seat), event.tile]];
    default:
      return [];
  }
}

function times(amount: number, part: string, tile: string): [string, string][] {
  return Array.from({ length: amount }, () => [part, tile]);
}
