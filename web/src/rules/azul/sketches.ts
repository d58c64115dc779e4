/** Small drawings beside the rules of Azul. A tile is ten units wide. */

export type Mark =
  /** A tile or another piece; `new` ones are what the rule is about, `faint` ones are leaving. */
  | { kind: "piece"; name: string; x: number; y: number; size?: number; look?: "new" | "faint" }
  /** An empty space, `open` where the rule lets a tile go. */
  | { kind: "space"; x: number; y: number; open?: boolean }
  | { kind: "arrow"; x: number; y: number; length: number }
  | { kind: "note"; x: number; y: number; text: string; good?: boolean };

export interface Sketch {
  width: number;
  height: number;
  marks: Mark[];
}

const STEP = 11;
const COLOURS: Record<string, string> = {
  b: "blue",
  y: "yellow",
  r: "red",
  k: "black",
  w: "white",
  m: "marker",
};
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
  if (sign === "." || sign === "!") return [{ kind: "space", x, y, open: sign === "!" }];
  const name = COLOURS[sign.toLowerCase()] ?? "";
  const tile: Mark = { kind: "piece", name, x, y };
  return [sign === sign.toLowerCase() ? tile : { ...tile, look: "new" }];
}

function factory(tiles: string, x: number, y: number): Mark[] {
  const places = [
    [9, 9],
    [21, 9],
    [9, 21],
    [21, 21],
  ];
  const laid = places.flatMap(([dx = 0, dy = 0], place) => at(tiles[place] ?? " ", x + dx, y + dy));
  return [{ kind: "piece", name: "factory", x, y, size: 40 }, ...laid];
}

function sheet(width: number, height: number, ...marks: Mark[][]): Sketch {
  return { width, height, marks: marks.flat() };
}

const floor = PENALTIES.map<Mark>((text, place) => ({
  kind: "note",
  x: place * STEP + 5,
  y: 15,
  text,
}));

export const SKETCHES: Record<string, Sketch> = {
  "azul.deal": sheet(84, 40, factory("byrw", 0, 0), factory("kkyb", 44, 0)),
  "azul.take": sheet(
    100,
    40,
    factory("ByBr", 0, 0),
    [{ kind: "arrow", x: 46, y: 20, length: 12 }],
    grid([".BB"], 66, 15),
  ),
  "azul.rest-to-centre": sheet(
    100,
    40,
    factory(" Y R", 0, 0),
    [{ kind: "arrow", x: 46, y: 20, length: 12 }],
    grid(["wYR", "km "], 66, 9),
  ),
  "azul.marker": sheet(76, 20, grid(["M......"]), floor),
  "azul.line": sheet(54, 54, grid(["    .", "   bb", "  ..w", " ....", "...rr"])),
  "azul.floor": sheet(76, 20, grid(["mrR...."]), floor),
  "azul.tiling": sheet(
    110,
    32,
    grid(["  y", " bb", "..w"]),
    [{ kind: "arrow", x: 38, y: 15, length: 10 }],
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

function note(text: string, x: number, y: number, good = true): Mark[] {
  return [{ kind: "note", x, y, text, good }];
}
