/** Small drawings beside the rules of Azul. */

import { arrow, note, sheet, type Mark, type Sketch } from "../sketch";

const STEP = 11;
const COLOURS: Record<string, string> = {
  b: "blue",
  y: "yellow",
  r: "red",
  k: "black",
  w: "white",
  m: "marker",
};
const SPACE = square(0.5, 1.2);
const LIGHT = square(-0.5, 1.6);
const PENALTIES = ["−1", "−1", "−2", "−2", "−2", "−3", "−3"];

/**
 * Spaces and tiles in rows. A small letter is a tile, a capital one a new tile, a dot an empty
 * space, an exclamation mark an open one, a blank nothing.
 */
function grid(rows: string[], left = 0, top = 0): Mark[] {
  return rows.flatMap((row, line) =>
    [...row].flatMap((sign, column) => at(sign, left + column * STEP, top + line * STEP)),
  );
}

function at(sign: string, x: number, y: number): Mark[] {
  if (sign === " ") return [];
  if (sign === "." || sign === "!")
    return [{ kind: "outline", path: SPACE, x, y, look: sign === "!" ? "open" : "space" }];
  const tile = piece(COLOURS[sign.toLowerCase()] ?? "", x, y);
  if (sign === sign.toLowerCase()) return [tile];
  return [{ kind: "outline", path: LIGHT, x, y, look: "new" }, tile];
}

function piece(name: string, x: number, y: number, size = 10): Mark {
  return { kind: "piece", symbol: `azul-${name}`, x, y, width: size, height: size };
}

/** A square with round corners, `inset` within that of a tile. */
function square(inset: number, round: number): string {
  const side = 10 - 2 * (inset + round);
  const corner = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x * round} ${y * round}`;
  return (
    `M${inset + round} ${inset}h${side}${corner(1, 1)}v${side}${corner(-1, 1)}` +
    `h${-side}${corner(-1, -1)}v${-side}${corner(1, -1)}Z`
  );
}

function factory(tiles: string, x: number, y: number): Mark[] {
  const places = [
    [9, 9],
    [21, 9],
    [9, 21],
    [21, 21],
  ];
  const laid = places.flatMap(([dx = 0, dy = 0], place) => at(tiles[place] ?? " ", x + dx, y + dy));
  return [piece("factory", x, y, 40), ...laid];
}

const floor = PENALTIES.map<Mark>((text, place) => ({
  kind: "note",
  x: place * STEP + 5,
  y: 15,
  text,
}));

export const SKETCHES: Record<string, Sketch> = {
  "azul.deal": sheet(84, 40, factory("byrw", 0, 0), factory("kkyb", 44, 0)),
  "azul.take": sheet(100, 40, factory("ByBr", 0, 0), arrow(46, 20, 12), grid([".BB"], 66, 15)),
  "azul.rest-to-centre": sheet(
    100,
    40,
    factory(" Y R", 0, 0),
    arrow(46, 20, 12),
    grid(["wYR", "km "], 66, 9),
  ),
  "azul.marker": sheet(76, 20, grid(["M......"]), floor),
  "azul.line": sheet(54, 54, grid(["    .", "   bb", "  ..w", " ....", "...rr"])),
  "azul.floor": sheet(76, 20, grid(["mrR...."]), floor),
  "azul.tiling": sheet(
    110,
    32,
    grid(["  y", " bb", "..w"]),
    arrow(38, 15, 10),
    grid([".Y...", ".B...", "....."], 56),
  ),
  "azul.score-alone": sheet(66, 32, grid([".y...", "...R.", "....."]), note("+1", 60, 19)),
  "azul.score-across": sheet(66, 32, grid([".....", ".byR.", "....."]), note("+3", 60, 19)),
  "azul.score-down": sheet(66, 32, grid(["..r..", ".bY..", "..b.."]), note("3+2", 61, 19)),
  "azul.floor-penalty": sheet(90, 20, grid(["mbb...."]), floor, note("−4", 84, 8, false)),
  // Where a blue tile may go.
  "azul.grey-tiling": sheet(54, 32, grid(["b....", ".r.!!", "..b.."])),
  "azul.end": sheet(54, 32, grid(["..r..", "wbYrk", ".w..."])),
  "azul.bonus-column": sheet(
    66,
    54,
    grid(["..r..", "..y..", "..b..", "..w..", "..k.."]),
    note("+7", 60, 30),
  ),
  "azul.bonus-row": sheet(66, 10, grid(["byrkw"]), note("+2", 60, 8)),
  "azul.bonus-colour": sheet(
    66,
    54,
    grid(["b....", ".b...", "..b..", "...b.", "....b"]),
    note("+10", 61, 30),
  ),
};
