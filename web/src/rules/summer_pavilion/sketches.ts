/** Small drawings beside the rules of Summer Pavilion. */

import facts from "../../../../src/azulejos/engine/summer_pavilion/board.json";
import {
  factoryPlaces,
  FRAME,
  LETTERS,
  rhombus,
  supplyPlaces,
} from "../../games/summer_pavilion/geometry";
import { arrow, note, sheet, type Mark, type Sketch } from "../sketch";
import type { BoardSketch } from "./boards";

/** A drawing of tiles and factories, or of a part of a board. */
export type Drawing = Sketch | BoardSketch;

const TILE = 10;
const TALL = 17.3;
const STEP = 11;
const HALF_FACTORY = 20;
const ALL: BoardSketch["box"] = [FRAME.left, FRAME.top, FRAME.width, FRAME.height];

/** An outline whose unit is the side of a tile, in the units of a sketch. */
function scaled(path: string): string {
  return path.replace(/-?\d+(\.\d+)?/g, (number) => (Number(number) * TILE).toFixed(2));
}

const SPACE = scaled(rhombus(0.03));
const LIGHT = scaled(rhombus(-0.06));

/** A small letter is a tile, a capital one a new tile, a dot an empty space; `*` gilds a joker. */
function at(sign: string, x: number, y: number, joker = "", angle = 0): Mark[] {
  if (sign === " ") return [];
  if (sign === ".") return [{ kind: "outline", path: SPACE, x, y, angle, look: "space" }];
  const box = { x, y, angle, width: TILE, height: TALL, around: true };
  const colour = LETTERS.get(sign.toUpperCase()) ?? "";
  const marks: Mark[] = [{ kind: "piece", symbol: `pavilion-${colour}`, ...box }];
  if (sign.toLowerCase() === joker) marks.push({ kind: "piece", symbol: "pavilion-glint", ...box });
  if (sign === sign.toUpperCase())
    marks.unshift({ kind: "outline", path: LIGHT, x, y, angle, look: "new" });
  return marks;
}

/** Tiles side by side, the first one at x and y. */
function row(tiles: string, x: number, y: number, joker = ""): Mark[] {
  return [...tiles].flatMap((sign, index) => at(sign, x + index * STEP, y, joker));
}

function sign(name: string, x: number, y: number, size: number): Mark[] {
  return [
    { kind: "piece", symbol: `pavilion-${name}`, x, y, width: size, height: size, around: true },
  ];
}

function factory(tiles: string, x: number, y: number, joker = ""): Mark[] {
  const places = factoryPlaces(tiles.length);
  const laid = places.flatMap((place, index) =>
    at(tiles[index] ?? " ", x + place.x * TILE, y + place.y * TILE, joker),
  );
  return [...sign("factory", x, y, 2 * HALF_FACTORY), ...laid];
}

/** The supply of a game with its middle at x and y. */
function supply(game: string, tiles: string, x: number, y: number, joker = ""): Mark[] {
  return supplyPlaces(game).places.flatMap((place, index) => {
    const [left, top] = [x + place.x * TILE, y + place.y * TILE];
    return [
      ...at(".", left, top, "", place.angle),
      ...at(tiles[index] ?? " ", left, top, joker, place.angle),
    ];
  });
}

const rounds = facts.joker_by_round.flatMap<Mark>((_, index) => [
  { kind: "note", x: 5 + index * STEP, y: 24, text: String(index + 1) },
]);

const ONES = Object.fromEntries(facts.stars.map(({ id, colour }) => [`${id}-1`, colour ?? "red"]));

const DRAWINGS: Record<string, Drawing[]> = {
  "joker-order": [sheet(65, 25, row("pgoybr", 5, 8.7), rounds)],
  take: [sheet(90, 40, factory("RPgp", 20, 20, "p"), arrow(46, 20, 12), row("RP", 70, 20, "p"))],
  "rest-to-centre": [
    sheet(
      105,
      40,
      factory(" PG ", 20, 20, "p"),
      arrow(46, 20, 12),
      sign("token", 70, 20, 14),
      row("PG", 86, 20, "p"),
    ),
  ],
  token: [
    sheet(
      92,
      20,
      sign("token", 8, 10, 14),
      row("YYP", 23, 10, "p"),
      arrow(54, 10, 12),
      note("−3", 80, 12.5, false),
    ),
  ],
  star: [
    {
      variant: "coloured",
      box: [-1.95, -4.55, 5.4, 6.5],
      unit: 29,
      tiles: {
        "ne-1": "red",
        "ne-2": "red",
        "centre-1": "blue",
        "centre-2": "green",
        "centre-4": "yellow",
        "centre-6": "red",
      },
      near: ["pillar/ne"],
    },
  ],
  lay: [
    sheet(54, 20, row("rrpp", 5, 10, "p"), arrow(46, 10, 8)),
    {
      variant: "coloured",
      box: [-0.45, -4.55, 3.9, 3.9],
      unit: 26,
      tiles: { "ne-1": "red", "ne-4": "red" },
      fresh: ["ne-4"],
    },
  ],
  group: [
    {
      variant: "coloured",
      box: [-0.45, -4.55, 3.9, 3.9],
      unit: 34,
      tiles: { "ne-6": "red", "ne-1": "red", "ne-2": "red", "ne-3": "red" },
      fresh: ["ne-1"],
      near: ["window/ne"],
      gain: "+4",
    },
  ],
  bonus: [
    {
      variant: "coloured",
      box: [-0.75, -2.8, 3, 3],
      unit: 29,
      tiles: { "ne-2": "red", "ne-3": "red", "centre-1": "blue", "centre-2": "green" },
      fresh: ["centre-2"],
      won: ["pillar/ne"],
      gain: "+1",
    },
    {
      variant: "coloured",
      box: [0.75, -2.8, 3, 3],
      unit: 29,
      tiles: { "ne-1": "red", "ne-2": "red", "e-3": "blue", "e-4": "blue" },
      fresh: ["e-4"],
      won: ["statue/ne-e"],
      gain: "+2",
    },
    {
      variant: "coloured",
      box: [0.75, -4.85, 3, 3],
      unit: 29,
      tiles: { "ne-5": "red", "ne-6": "red" },
      fresh: ["ne-6"],
      won: ["window/ne"],
      gain: "+3",
    },
  ],
  keep: [
    {
      variant: "coloured",
      box: ALL,
      unit: 21,
      tiles: { "nw-1": "orange", "nw-2": "orange", "e-1": "blue", "centre-3": "green" },
      corner: ["green", "green", "yellow", "red"],
    },
  ],
  discard: [
    sheet(
      72,
      20,
      row("bo", 5, 10),
      arrow(24, 10, 12),
      sign("tower", 47, 10, 18),
      note("−2", 66, 12.5, false),
    ),
  ],
  "bonus-number": [
    {
      variant: "coloured",
      box: ALL,
      unit: 27,
      tiles: ONES,
      fresh: Object.keys(ONES),
      gain: "+4",
    },
  ],
  grey: [
    {
      variant: "grey",
      box: [-3.4, -4.55, 6.8, 6.5],
      unit: 40,
      tiles: {
        "nw-3": "blue",
        "ne-2": "blue",
        "ne-3": "blue",
        "centre-3": "blue",
        "centre-4": "red",
      },
      accepts: { ne: ["blue"], centre: ["purple", "green", "orange", "yellow"] },
    },
  ],
};

/** The supply is that of the edition. */
export function drawingsOf(game: string): Record<string, Drawing[]> {
  const { half } = supplyPlaces(game);
  const [width, height] = [2 * half[0] * TILE, 2 * half[1] * TILE];
  const stock = (tiles: string, joker = "") => supply(game, tiles, width / 2, height / 2, joker);
  const beside = width + 4;
  return {
    ...DRAWINGS,
    deal: [
      sheet(
        beside + 2 * HALF_FACTORY,
        Math.max(height, 2 * HALF_FACTORY),
        stock("pgrybogrpy"),
        factory("grby", beside + HALF_FACTORY, height / 2),
      ),
    ],
    pick: [sheet(width, height, stock("PgrYbogrpy", "p"))],
  };
}
