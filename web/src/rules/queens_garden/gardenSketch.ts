/**
 * What a small drawing beside a rule is made of. Lengths are in sides of a hex, places are the
 * middles of things. A hexagon is written by its code: `Y4` is a yellow flower.
 */

import facts from "../../../../src/azulejos/engine/queens_garden/board.json";
import {
  centreOf,
  DISPLAY_SCALE,
  PLATE,
  slotCentre,
  STAR,
  step,
  tileSpot,
  type Point,
} from "../../games/queens_garden/geometry";
import { hexagonOf } from "../../games/queens_garden/hexagons";

/** What the rule says about a hexagon: it is taken, a choice, newly placed, impossible, or left. */
export type Look = "taken" | "choice" | "new" | "shut" | "left";
export type Tone = "good" | "bad" | "plain";

export type Mark = Point &
  (
    | { kind: "hexagon"; hexagon: string; look?: Look; scale: number }
    /** Outside of a garden; inside it is drawn hex by hex. */
    | { kind: "expansion"; hexagon: string | null; look?: Look; scale: number }
    | { kind: "piece"; piece: string; width: number; height: number; ground?: "up" | "down" }
    | { kind: "note"; text: string; tone: Tone }
    | { kind: "sign"; good: boolean }
    | { kind: "arrow" }
  );

export interface Sketch {
  width: number;
  height: number;
  marks: Mark[];
}

export type Face = "up" | "down" | "empty";
/** A hexagon of a garden: its axial coordinates and its code. */
export type Laid = [q: number, r: number, code: string, look?: Look];

const HEX = 2;
const RING = [0, 1, 2, 3, 4, 5];
const COLUMN = 1.85;
/** A place of the display and the room beside it. */
export const PLACE = PLATE.x + 0.25;

export function sketch(width: number, height: number, ...marks: Mark[][]): Sketch {
  return { width, height, marks: marks.flat() };
}

export function hexagon(code: string, at: Point, look?: Look, scale = 1): Mark {
  return { kind: "hexagon", hexagon: hexagonOf(code), ...at, scale, ...(look ? { look } : {}) };
}

export function piece(name: string, at: Point, width = HEX, height = width): Mark {
  return { kind: "piece", piece: name, ...at, width, height };
}

export function note(text: string, x: number, y: number, tone: Tone = "good"): Mark[] {
  return [{ kind: "note", text, x, y, tone }];
}

export function sign(good: boolean, x: number, y: number): Mark[] {
  return [{ kind: "sign", good, x, y }];
}

export function arrow(x: number, y: number): Mark[] {
  return [{ kind: "arrow", x, y }];
}

/** Hexagons and jokers side by side, `Y4 B4 *`: a star is a joker, a dot a free space. */
export function row(codes: string, x: number, y: number, look?: Look): Mark[] {
  return codes.split(" ").map((code, index) => {
    const at = { x: x + COLUMN * (index + 0.5), y: y + 1 };
    if (code === "*") return piece("joker", at);
    return code === "." ? piece("space", at) : hexagon(code, at, look);
  });
}

/** An expansion of the display: face down with tiles on it, or face up with its hexagon. */
export function place(x: number, y: number, tiles: [string, Look?][], below = 0): Mark[] {
  const pile = Array.from({ length: below + 1 }, (_, index): Mark => {
    const depth = (below - index) * 0.12;
    return { kind: "expansion", hexagon: null, x: x - depth, y: y + depth, scale: 1 };
  });
  const laid = tiles.map(([code, look], index) => {
    const spot = tileSpot(index, tiles.length);
    return hexagon(code, { x: x + spot.x, y: y + spot.y }, look, DISPLAY_SCALE);
  });
  return [...pile, ...laid];
}

export function faceUp(x: number, y: number, code: string, look?: Look, scale = 1): Mark[] {
  const shown: Mark = { kind: "expansion", hexagon: hexagonOf(code), x, y, scale };
  return [look ? { ...shown, look } : shown];
}

/** An expansion as it lies in a garden. Its free spaces are those that nothing is laid on. */
function bed(at: Point, face: Face): Mark[] {
  const plate: Mark = {
    kind: "piece",
    piece: face === "empty" ? "slot" : "expansion",
    ...at,
    width: PLATE.x,
    height: PLATE.y,
    ...(face === "empty" ? {} : { ground: face }),
  };
  if (face === "empty") return [plate];
  return [plate, ...ring(at), piece(face === "up" ? "pavilion" : "space", at)];
}

function ring(at: Point): Mark[] {
  return RING.map((direction) => piece("space", plus(at, step(direction))));
}

/** A garden with its fountain at a point; slots are numbered from 1, clockwise from the east. */
export function garden(at: Point, slots: Record<number, Face>, laid: Laid[]): Mark[] {
  const star: Mark = {
    kind: "piece",
    piece: "fountain-board",
    ...at,
    width: STAR.x,
    height: STAR.y,
    ground: "up",
  };
  const points = RING.map((direction) =>
    piece(facts.star_points[direction] ?? "", plus(at, plus(step(direction), step(direction + 1)))),
  );
  const beds = Object.entries(slots).flatMap(([slot, face]) =>
    bed(plus(at, slotCentre(`slot/${slot}`)), face),
  );
  return [star, ...ring(at), piece("fountain", at), ...points, ...beds, ...patch(at, laid)];
}

/** An expansion in a garden alone, with the place of its hexagon on the ring. */
export function expansion(at: Point, face: Face, laid: Laid[] = []): Mark[] {
  return [...bed(at, face), ...patch(at, laid)];
}

/** Hexagons that lie side by side. */
export function patch(at: Point, laid: Laid[]): Mark[] {
  return laid.map(([q, r, code, look]) => hexagon(code, plus(at, centreOf([q, r])), look));
}

export function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}
