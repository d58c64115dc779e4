/** What is marked beside the pieces: the last turn, a hint, and what a looked-at choice would do. */

import type { queens_garden } from "../../generated/games";
import type { Choice } from "../contract";
import { partOf } from "../contract";
import { numberOf, spaceNumbers } from "./geometry";
import { categoryOf } from "./hexagons";
import { itemOf, type Item } from "./items";

export interface Marks {
  /** Parts with their seat, `0:space/1-2`, that the last turn has touched. */
  touched: ReadonlySet<string>;
  /** What a hint proposes. */
  hint: Hint;
  /** What the looked-at choice would bring. */
  outlook: Outlook;
}

export interface Hint {
  category: string | null;
  item: Item | null;
  parts: ReadonlySet<string>;
  /** Moves without a place on the board: `BUY`, `PASS`. */
  moves: ReadonlySet<string>;
}

export interface Outlook {
  /** Spaces and slots that would be open next, for what is looked at. */
  open: ReadonlySet<string>;
  /** Jokers that a feature, `0:bench/1`, would bring. */
  jokers: ReadonlyMap<string, number>;
  /** Hexagons to come by space, `0:space/1-2`. */
  tiles: ReadonlyMap<string, string>;
  points: ReadonlyMap<number, number>;
}

export const NO_OUTLOOK: Outlook = {
  open: new Set(),
  jokers: new Map(),
  tiles: new Map(),
  points: new Map(),
};

export function touchedBy(events: queens_garden.GameEvent[]): Set<string> {
  return new Set(events.flatMap((event) => touched(event).map((part) => partOf(part, event.seat))));
}

function touched(event: queens_garden.GameEvent): string[] {
  switch (event.kind) {
    case "tile-placed":
    case "expansion-bought":
      return [event.target];
    case "expansion-placed":
      return [event.space, event.target];
    case "jokers-won":
      return [event.feature];
    default:
      return [];
  }
}

export function hintOf(codes: string[], seat: number | null): Hint {
  const parts = new Set(codes.flatMap(partsOf).map((part) => partOf(part, seat)));
  const first = codes[0] ?? "";
  return {
    category: /^A.$/.test(first) ? categoryOf(first) : null,
    item: itemOf(first),
    parts,
    moves: new Set(codes),
  };
}

/** `S12` lies on `space/1-2`, `X12` and `N1` on `slot/1`. */
function partsOf(code: string): string[] {
  const [kind = "", slot = "", place = ""] = code;
  if (kind === "S" && place) return [`space/${slot}-${place}`];
  if (kind === "X") return [`slot/${slot}`, `space/${slot}-${place}`];
  return kind === "N" ? [`slot/${slot}`] : [];
}

/** The move that puts the hexagon in hand on a space, `space/1-2`. */
export function spaceCode(space: string): string {
  return `S${spaceNumbers(space).join("")}`;
}

export function newSlotCode(slot: string): string {
  return `N${numberOf(slot)}`;
}

export function copyCode(place: string): string {
  return `C${numberOf(place)}`;
}

export function outlookOf(
  events: queens_garden.GameEvent[],
  next: Choice[],
  complete: boolean,
): Outlook {
  const jokers = new Map<string, number>();
  const tiles = new Map<string, string>();
  const points = new Map<number, number>();
  for (const event of events) {
    const { seat } = event;
    if (event.kind === "jokers-won") jokers.set(partOf(event.feature, seat), event.amount);
    if (event.kind === "tile-placed") tiles.set(partOf(event.target, seat), event.tile);
    if (event.kind === "expansion-placed") tiles.set(partOf(event.space, seat), event.tile);
    if ("points" in event) points.set(event.seat, (points.get(event.seat) ?? 0) + event.points);
  }
  const open = complete ? [] : next.flatMap(({ touches }) => touches.filter(isInGarden));
  return { open: new Set(open), jokers, tiles, points };
}

function isInGarden(part: string): boolean {
  return part.startsWith("space/") || part.startsWith("slot/");
}
