/** Where things lie in a garden. Lengths are in sides of a hex; the fountain lies at (0, 0). */

import art from "../../../../src/azulejos/drawing/art/queens_garden.json";
import facts from "../../../../src/azulejos/engine/queens_garden/board.json";

export interface Point {
  x: number;
  y: number;
}

const ROOT = Math.sqrt(3);

/** The middle of a hex, given by its axial coordinates; hexes have a corner on top. */
export function centreOf([q = 0, r = 0]: number[]): Point {
  return { x: ROOT * (q + r / 2), y: 1.5 * r };
}

/** A step in one of the six directions, clockwise from the east. */
export function step(direction: number, length = 1): Point {
  const [q = 0, r = 0] = facts.directions[direction % 6] ?? [];
  return centreOf([q * length, r * length]);
}

/** The middle of a slot, `slot/1` to `slot/6`. */
export function slotCentre(slot: string): Point {
  return step(numberOf(slot) - 1, facts.steps_to_a_slot);
}

/** The slot and the place on its ring of `space/1-2`: 1 and 2. Slot 0 is the fountain board. */
export function spaceNumbers(space: string): [slot: number, place: number] {
  const [slot = "0", place = "1"] = space.slice(space.indexOf("/") + 1).split("-");
  return [Number(slot), Number(place)];
}

export function numberOf(part: string): number {
  return Number(part.slice(part.indexOf("/") + 1));
}

/** From the middle of the fountain to the farthest corners: all hexes of all slots. */
export const REACH: Point = { x: 4.5 * ROOT, y: 7 };

/** Plates are drawn with a kerb around their hexes. */
const KERB = 2 * art.kerb;
export const PLATE: Point = { x: 3 * ROOT + KERB, y: 5 + KERB };
/** The fountain board, a star of 13 hexes. */
export const STAR: Point = { x: 4 * ROOT + KERB, y: 8 + KERB };

/** Where one to four tiles lie on an expansion of the display, from its middle. */
export function tileSpot(index: number, count: number): Point {
  const spots: Record<string, number[][]> = art.display.tiles;
  return pointOf(spots[count]?.[index]);
}

/** Where the hexagon of an expansion is drawn outside of a garden. */
export const PRINTED_SPOT = pointOf(art.display.printed);

/** Hexagons of the display are drawn larger than the expansions that they lie on. */
export const DISPLAY_SCALE = art.display.tile_scale;

function pointOf([x = 0, y = 0]: number[] = []): Point {
  return { x, y };
}
