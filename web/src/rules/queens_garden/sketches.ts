/** The drawings beside the rules of Queen's Garden. */

import facts from "../../../../src/azulejos/engine/queens_garden/board.json";
import { centreOf, PLATE, REACH, STAR } from "../../games/queens_garden/geometry";
import {
  arrow,
  expansion,
  faceUp,
  garden,
  hexagon,
  note,
  patch,
  piece,
  place,
  PLACE,
  plus,
  row,
  sign,
  sketch,
  type Face,
  type Laid,
  type Mark,
  type Sketch,
} from "./gardenSketch";

const HALF = { x: PLATE.x / 2, y: PLATE.y / 2 };
const WHOLE = { x: REACH.x + 0.25, y: REACH.y + 0.25 };
/** The middle of a fountain board that is drawn without what lies to its left. */
const ALONE = { x: STAR.x / 2, y: STAR.y / 2 };
/** A fountain board with one expansion beside it. */
const BESIDE = { width: ALONE.x + 3 * centreOf([1, 0]).x + HALF.x, height: STAR.y };
const DISPLAY = { width: 3 * PLACE - 0.25, height: PLATE.y + 0.4, y: HALF.y };

const NO_SLOTS: Record<number, Face> = {
  1: "empty",
  2: "empty",
  3: "empty",
  4: "empty",
  5: "empty",
  6: "empty",
};

/** All hexagons, a row for each colour. */
function everyHexagon(): Mark[] {
  return [...facts.letters].flatMap((letter, line) =>
    row(facts.values.map((_, column) => `${letter}${column + 1}`).join(" "), 0, line * 2.05),
  );
}

/** A garden late in a game. */
const GROWN: Laid[] = [
  [1, 0, "B2"],
  [-1, 0, "G3"],
  [0, -1, "V4"],
  [1, -1, "B1"],
  [2, 1, "V3"],
  [2, 0, "V4"],
  [3, -1, "V2"],
  [-2, 0, "G5"],
  [-3, 1, "G6"],
  [-4, 0, "Y2"],
  [-3, -1, "L2"],
  [-2, -1, "G4"],
  [1, -3, "V1"],
  [0, -2, "V6"],
  [-1, -2, "G1"],
  [-1, -3, "G2"],
  [0, -4, "Y2"],
  [1, -4, "V2"],
  [4, -3, "L1"],
  [3, -2, "G1"],
  [2, -2, "B3"],
  [2, -3, "Y1"],
  [3, -4, "P1"],
  [4, -4, "B1"],
];

/** A storage: what lies on its twelve spaces in rows, and two spaces for expansions. */
function storage(rows: string[], x: number, y: number): Mark[] {
  const plates = [1.5, 4.5].map((down) =>
    piece("slot", { x: x + 9.1, y: y + down }, PLATE.x * 0.54, PLATE.y * 0.54),
  );
  return [...rows.flatMap((codes, line) => row(codes, x, y + line * 2)), ...plates];
}

/** A payment: the placed hexagon, what is paid for it, and whether that is right. */
function payment(placed: string, paid: string, good: boolean, y: number): Mark[] {
  return [...row(placed, 0, y, "new"), ...row(paid, 2.5, y), ...sign(good, 9.1, y + 1)];
}

export const SKETCHES: Record<string, Sketch> = {
  "about-game": sketch(
    2 * WHOLE.x,
    2 * WHOLE.y,
    garden(WHOLE, { ...NO_SLOTS, 1: "up", 2: "down", 3: "down", 4: "up", 5: "up", 6: "up" }, GROWN),
  ),
  "about-hexagons": sketch(11.1, 12.3, everyHexagon()),
  "about-garden": sketch(2 * WHOLE.x, 2 * WHOLE.y, garden(WHOLE, NO_SLOTS, [])),
  "about-expansions": sketch(
    2 * PLACE,
    PLATE.y,
    expansion(HALF, "up", [[-1, 0, "Y4"]]),
    expansion(plus(HALF, { x: PLACE, y: 0 }), "down"),
  ),
  "about-display": sketch(
    DISPLAY.width,
    DISPLAY.height,
    place(HALF.x + 0.2, DISPLAY.y, [["B4"], ["Y2"], ["V1"], ["Y5"]], 3),
    place(HALF.x + PLACE, DISPLAY.y, [["Y6"], ["G3"]]),
    faceUp(HALF.x + 2 * PLACE, DISPLAY.y, "Y4"),
  ),
  acquire: sketch(
    DISPLAY.width,
    DISPLAY.height,
    place(
      HALF.x + 0.2,
      DISPLAY.y,
      [
        ["B4", "left"],
        ["Y2", "taken"],
        ["V1", "left"],
        ["Y5", "taken"],
      ],
      3,
    ),
    place(HALF.x + PLACE, DISPLAY.y, [
      ["Y6", "taken"],
      ["G3", "left"],
    ]),
    faceUp(HALF.x + 2 * PLACE, DISPLAY.y, "Y4", "taken"),
  ),
  copies: sketch(
    DISPLAY.width,
    DISPLAY.height,
    place(
      HALF.x + 0.2,
      DISPLAY.y,
      [
        ["P3", "choice"],
        ["G1", "left"],
        ["L6", "left"],
        ["B3", "taken"],
      ],
      3,
    ),
    place(HALF.x + PLACE, DISPLAY.y, [
      ["P3", "choice"],
      ["L5", "left"],
    ]),
    faceUp(HALF.x + 2 * PLACE, DISPLAY.y, "V2", "left"),
  ),
  room: sketch(
    10.7,
    8.7,
    row("B2 G2 V2", 0, 0, "taken"),
    sign(false, 6.6, 1),
    storage(["* * * Y1", "Y4 P4 L4 L6", "G3 B5 . ."], 0, 2.6),
  ),
  stack: sketch(
    2 * PLATE.x + 2,
    DISPLAY.height,
    place(HALF.x + 0.2, DISPLAY.y, [["P5"], ["L2"], ["G6"], ["Y1"]], 2),
    arrow(PLATE.x + 1, DISPLAY.y),
    place(PLATE.x + 2 + HALF.x, DISPLAY.y, [["B4"], ["V1"]]),
  ),
  turn: sketch(
    2 * PLATE.x + 2,
    PLATE.y,
    place(HALF.x, HALF.y, []),
    arrow(PLATE.x + 1, HALF.y),
    faceUp(PLATE.x + 2 + HALF.x, HALF.y, "L6"),
  ),
  payment: sketch(
    10,
    8.8,
    payment("Y4", "B4 V4 *", true, 0),
    payment("Y4", "Y1 Y2 Y6", true, 2.2),
    payment("Y4", "B4 Y2 Y6", false, 4.4),
    payment("Y4", "B4 B4 V4", false, 6.6),
  ),
  neighbours: sketch(
    STAR.x,
    STAR.y,
    garden(ALONE, {}, [
      [1, 0, "Y1"],
      [-1, 0, "G2"],
      [0, 1, "Y4", "new"],
      [1, -1, "Y4", "new"],
      [-1, 1, "Y4", "shut"],
      [0, -1, "Y4", "shut"],
    ]),
  ),
  twins: sketch(
    STAR.x,
    STAR.y,
    garden(ALONE, {}, [
      [-1, 0, "Y2"],
      [0, -1, "Y5"],
      [1, -1, "Y2", "shut"],
    ]),
  ),
  "place-expansion": sketch(
    BESIDE.width,
    BESIDE.height,
    garden(ALONE, { 1: "up" }, [
      [1, 0, "Y1"],
      [0, 1, "B1"],
      [2, 0, "Y4", "new"],
    ]),
  ),
  buy: sketch(
    BESIDE.width,
    BESIDE.height,
    garden({ x: BESIDE.width - ALONE.x, y: ALONE.y }, { 4: "down" }, [
      [1, 0, "Y1"],
      [0, 1, "B1"],
    ]),
    note("−6", HALF.x, BESIDE.height - 0.9, "bad"),
  ),
  jokers: sketch(
    BESIDE.width,
    ALONE.y + 4.5 + HALF.y,
    garden(ALONE, { 1: "up", 2: "up" }, [
      [1, 0, "Y1"],
      [2, 0, "Y4"],
      [2, 1, "B4", "new"],
      [1, 2, "B2"],
      [0, 2, "V2"],
      [0, 1, "V1"],
    ]),
    row("* *", 0, 8.8),
  ),
  marker: sketch(4.4, 2, [piece("marker", { x: 1, y: 1 })], note("−1", 3.3, 1, "bad")),
  discard: sketch(
    4.4,
    3.3,
    row("L1 B2", 0.35, 0),
    note("−1", 1.28, 2.7, "bad"),
    note("−2", 3.13, 2.7, "bad"),
  ),
  wheel: sketch(
    10,
    3.3,
    ...["G1", "Y1", "B3", "P4"].map((code, index) => [
      hexagon(code, { x: 1.25 + 2.5 * index, y: 1 }),
    ]),
    note("1 + 1", 1.25, 2.7),
    note("+1", 3.75, 2.7),
    note("+1", 6.25, 2.7),
    note("0", 8.75, 2.7, "plain"),
  ),
  pavilions: sketch(
    2 * PLACE,
    PLATE.y + 1.3,
    expansion(HALF, "up", [[-1, 0, "Y4"]]),
    expansion(plus(HALF, { x: PLACE, y: 0 }), "down"),
    note("+1", HALF.x, PLATE.y + 0.7),
    note("0", HALF.x + PLACE, PLATE.y + 0.7, "plain"),
  ),
  deal: sketch(
    PLATE.x + 5,
    DISPLAY.height,
    [piece("bag", { x: 1.4, y: DISPLAY.y }, 2.8)],
    arrow(3.8, DISPLAY.y),
    place(HALF.x + 5, DISPLAY.y, [["P5"], ["L2"], ["G6"], ["Y1"]], 2),
  ),
  refill: sketch(
    7.6,
    2.8,
    [piece("tower", { x: 1.4, y: 1.4 }, 2.8), piece("bag", { x: 6.2, y: 1.4 }, 2.8)],
    arrow(3.8, 1.4),
  ),
  storage: sketch(
    9,
    3.3,
    row("* *", 0, 0),
    row("G3 L1", 4.9, 0),
    note("+2", 1.85, 2.7),
    note("−3", 5.83, 2.7, "bad"),
    note("−1", 7.68, 2.7, "bad"),
  ),
  groups: sketch(
    15.6,
    6.5,
    patch({ x: 0.9, y: 1.75 }, [
      [0, 0, "Y1"],
      [1, 0, "Y2"],
      [0, 1, "Y5"],
    ]),
    patch({ x: 6, y: 1.75 }, [
      [0, 0, "P3"],
      [1, 0, "B3"],
      [0, 1, "G3"],
      [1, 1, "L3"],
    ]),
    [piece("pavilion", { x: 13, y: 2.5 })],
    patch({ x: 13, y: 2.5 }, [
      [1, 0, "B6"],
      [0, 1, "G6"],
      [-1, 1, "L6"],
      [-1, 0, "Y6"],
      [0, -1, "P6"],
      [1, -1, "V6"],
    ]),
    note("1+2+5 = 8", 1.85, 5.9),
    note("3+3+3+3 = 12", 7.3, 5.9),
    note("6×6 + 6 = 42", 13, 5.9),
  ),
};

/** What one does in a turn, by the chapter that tells of it. */
export const ACTIONS: Record<string, Sketch> = {
  acquire: sketch(
    PLATE.x,
    PLATE.y,
    place(HALF.x, HALF.y, [["B4"], ["Y2", "taken"], ["V1"], ["Y5", "taken"]]),
  ),
  place: sketch(
    PLATE.x,
    PLATE.y,
    expansion(HALF, "up", [
      [0, -1, "B4", "new"],
      [-1, 0, "Y4"],
    ]),
  ),
  expand: sketch(PLATE.x, PLATE.y, expansion(HALF, "down")),
  pass: sketch(PLATE.x, PLATE.y, [piece("marker", HALF, 4.4)]),
};
