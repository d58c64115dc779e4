/** What is marked beside the pieces: the last turn, a hint, and what a looked-at choice would do. */

import type { Choice, GameEvent } from "../contract";
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

export function touchedBy(events: GameEvent[]): Set<string> {
  const parts = new Set<string>();
  for (const { kind, seat, target, space, feature } of events) {
    if (kind === "tile-placed") parts.add(partOf(String(target), seat));
    if (kind === "expansion-placed") parts.add(partOf(String(space), seat));
    if (kind === "expansion-placed" || kind === "expansion-bought")
      parts.add(partOf(String(target), seat));
    if (kind === "jokers-won") parts.add(partOf(String(feature), seat));
  }
  return parts;
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

export function outlookOf(events: GameEvent[], next: Choice[], complete: boolean): Outlook {
  const jokers = new Map<string, number>();
  const tiles = new Map<string, string>();
  const points = new Map<number, number>();
  for (const event of events) {
    const part = partOf(String(event["feature"] ?? event["space"] ?? event["target"]), event.seat);
    if (event.kind === "jokers-won") jokers.set(part, Number(event["amount"]));
    if (event.kind.endsWith("-placed")) tiles.set(part, String(event["tile"]));
    if (typeof event["points"] === "number" && event.seat !== null)
      points.set(event.seat, (points.get(event.seat) ?? 0) + event["points"]);
  }
  const open = complete ? [] : next.flatMap(({ touches }) => touches.filter(isInGarden));
  return { open: new Set(open), jokers, tiles, points };
}

function isInGarden(part: string): boolean {
  return part.startsWith("space/") || part.startsWith("slot/");
}
