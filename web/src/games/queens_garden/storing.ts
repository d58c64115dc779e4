/** The pieces of a storage one by one: equal tiles are told apart by their number. */

import type { queens_garden } from "../../generated/games";
import type { Item } from "./items";

export interface Stored extends Item {
  /** How many equal ones lie before it. */
  twin: number;
  key: string;
}

export function storedOf(board: queens_garden.BoardView): {
  tiles: Stored[];
  expansions: Stored[];
} {
  return {
    tiles: numbered(board.tiles, false),
    expansions: numbered(board.expansions, true),
  };
}

function numbered(hexagons: string[], isExpansion: boolean): Stored[] {
  const seen = new Map<string, number>();
  return hexagons.map((hexagon) => {
    const twin = seen.get(hexagon) ?? 0;
    seen.set(hexagon, twin + 1);
    return { hexagon, isExpansion, twin, key: `${isExpansion ? "E" : ""}${hexagon} ${twin}` };
  });
}
