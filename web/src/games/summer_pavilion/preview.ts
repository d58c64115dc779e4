/** What a looked-at choice would do, read off the events that the server answered. */

import { partOf } from "../contract";
import type { summer_pavilion } from "../../generated/games";

export interface Ghosts {
  /** Tiles to come by part: `0:hand`, `0:space/ne-4`, `0:corner`, `centre`. */
  tiles: Map<string, string[]>;
  /** Points by seat, if the turn would bring or cost any. */
  points: Map<number, number>;
  /** Decorations that would be surrounded: `0:pillar/ne`. */
  won: Set<string>;
}

export function noGhosts(): Ghosts {
  return { tiles: new Map(), points: new Map(), won: new Set() };
}

export function ghostsOf(events: summer_pavilion.GameEvent[], joker: string | null): Ghosts {
  const ghosts = noGhosts();
  for (const event of events) addTo(ghosts, event, joker);
  return ghosts;
}

function addTo(ghosts: Ghosts, event: summer_pavilion.GameEvent, joker: string | null): void {
  switch (event.kind) {
    case "tiles-moved-to-centre":
      return add(ghosts, "centre", event.tile, event.amount);
    case "tiles-taken":
      add(ghosts, partOf("hand", event.seat), event.tile, event.amount);
      return add(ghosts, partOf("hand", event.seat), joker ?? "", event.jokers);
    case "tile-laid":
      return add(ghosts, partOf(event.target, event.seat), event.tile, 1);
    case "tile-kept":
      return add(ghosts, partOf("corner", event.seat), event.tile, 1);
    case "decoration-surrounded":
      ghosts.won.add(partOf(event.target, event.seat));
      return;
    default:
      if ("points" in event)
        ghosts.points.set(event.seat, (ghosts.points.get(event.seat) ?? 0) + event.points);
  }
}

function add(ghosts: Ghosts, part: string, tile: string, amount: number): void {
  const tiles = ghosts.tiles.get(part) ?? [];
  ghosts.tiles.set(part, [...tiles, ...Array<string>(amount).fill(tile)]);
}
