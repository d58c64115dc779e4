import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { GameEvent } from "../games/contract";
import {
  adviceOf,
  effectOf,
  eventText,
  linesOf,
  pointsOf,
  shifted,
  toldEvents,
  whyOf,
  type Phrase,
} from "./logLines";
import { words } from "./words.svelte";

const NAMES = ["Ana", "Taras"];
const CAST = { names: NAMES, variant: "coloured" };

function speak(language: "en" | "pl" | "uk"): void {
  words.use(language, readFileSync(`../src/azulejos/messages/${language}.ftl`, "utf8"));
}
beforeEach(() => speak("en"));

function phrase(kind: string, seat: number | null, values: Phrase["values"], ...events: number[]) {
  return { kind, seat, values, events };
}

const tiles = (tile: string) => ({ kind: "tiles", values: { tile, amount: 1 } });
const TAKEN = { tile: "blue", source: "factory/3", target: "line/2", amount: 2 };
const TAKE = [
  phrase("tiles-taken", 0, TAKEN, 0),
  phrase("rest-to-centre", null, { tiles: [tiles("red"), tiles("white")] }, 1, 2),
  phrase("tiles-dropped", 0, { tile: "blue", amount: 1 }, 4),
];
const FLOOR = [phrase("floor-scored", 0, { spaces: 1, points: -1 }, 5)];

function said(game: string, ...lines: Phrase[][]): string[] {
  return linesOf(game, { events: [], lines }, CAST).map((line) => line.text);
}

test("the phrases of a line are one sentence", () => {
  expect(said("azul", TAKE)).toEqual([
    "Ana: 2 blue tiles from factory 3 to line 2; the rest go to the centre: 1 red tile, 1 white tile; " +
      "1 tile falls to the floor line",
  ]);
});

test("a line keeps the events that explain it; what no line tells is left out", () => {
  const across: GameEvent = {
    kind: "scored-across",
    rule: "azul.score-across",
    seat: 1,
    points: 3,
    target: "wall/2-4",
  };
  const down: GameEvent = { ...across, kind: "scored-down", rule: "azul.score-down", points: 2 };
  const filled: GameEvent = {
    kind: "line-filled",
    rule: "azul.line",
    seat: 1,
    tile: "red",
    target: "line/2",
    amount: 1,
  };
  const values = { tile: "red", target: "wall/2-4", across: 3, down: 2, points: 5 };
  const told = {
    events: [filled, across, down],
    lines: [[phrase("tile-scored", 1, values, 1, 2)]],
  };
  const [line] = linesOf("azul", told, CAST);
  expect(line).toEqual({
    text: "Taras: red tile in row 2, column 4: 3 across + 2 down = +5",
    pieces: ["Taras: ", { tile: "red" }, " in row 2, column 4: 3 across + 2 down = +5"],
    seat: 1,
    events: [across, down],
  });
  expect(pointsOf(told.events)).toBe(5);
  expect(toldEvents(told)).toEqual([across, down]);
  expect(eventText("azul", across, NAMES)).toBe("Taras: 3 tiles across in row 2: +3");
});

test("lines of what follows are about later events", () => {
  expect(shifted([FLOOR], 3)).toEqual([[{ ...FLOOR[0], events: [8] }]]);
});

test("what a choice costs, without what the end of the round brings", () => {
  const told = { events: [], lines: [TAKE, FLOOR] };
  expect(effectOf("azul", told, 0, CAST)).toBe("1 falls to the floor line");
});

test("what has happened before is no effect of a choice", () => {
  const laid = { tile: "red", target: "space/ne-4", amount: 4, jokers: 1, points: 3 };
  const picked = { tiles: [{ kind: "colour", values: { tile: "green" } }] };
  const line = [phrase("tile-scored", 0, laid, 0, 1), phrase("tiles-picked", 0, picked, 2)];
  const told = { events: [], lines: [line] };
  expect(effectOf("summer_pavilion", told, 0, CAST)).toContain("+3");
  expect(effectOf("summer_pavilion", told, 2, CAST)).toBe("");
});

test("every game lists things in its own words, the Mini as Summer Pavilion", () => {
  const colours = ["green", "blue"].map((tile) => ({ kind: "colour", values: { tile } }));
  const picked = phrase("tiles-picked", 0, { tiles: colours }, 0);
  expect(said("summer_pavilion", [picked])).toEqual(["from the supply: green, blue"]);
  expect(said("summer_pavilion_mini", [picked])).toEqual(["from the supply: green, blue"]);
  const hexagons = ["hexagon", "expansion"].map((kind) => ({
    kind,
    values: { tile: "yellow:lily" },
  }));
  expect(said("queens_garden", [phrase("hexagons-acquired", 0, { tiles: hexagons }, 0)])).toEqual([
    "Ana: acquires yellow lily, yellow lily (expansion)",
  ]);
  const jokers = [{ kind: "jokers", values: { amount: 2 } }];
  expect(said("queens_garden", [phrase("payment", 0, { tiles: jokers }, 0)])).toEqual([
    "paid with 2 jokers",
  ]);
});

test("the same in other languages, with their plurals", () => {
  speak("pl");
  expect(said("azul", TAKE)[0]).toContain("2 niebieskie płytki");
  speak("uk");
  expect(said("azul", TAKE)[0]).toContain("2 сині плитки");
});

const LAID = { tile: "orange", target: "space/nw-3", amount: 1, jokers: 0, points: 2 };
const LAY = [phrase("tile-scored", 0, LAID, 0)];

test("spaces have the names that the board shows", () => {
  expect(said("summer_pavilion", LAY)[0]).toMatch(/^Ana: orange tile on the orange 1, /);
  const grey = { names: NAMES, variant: "grey" };
  const told = { events: [], lines: [LAY] };
  expect(linesOf("summer_pavilion", told, grey)[0]?.text).toContain("on the upper left 1, ");
  const placed = { tile: "yellow:lily", target: "space/0-5" };
  expect(said("queens_garden", [phrase("tile-placed", 0, placed, 0)])).toEqual([
    "Ana: yellow lily by the fountain, upper left",
  ]);
});

test("advice is in the imperative, with a reason", () => {
  const told = { events: [], lines: [TAKE] };
  expect(adviceOf("azul", told, CAST)?.text).toBe("Take 2 blue tiles from factory 3 to line 2");
  expect(whyOf("azul", told, CAST, { missing: 0 })).toBe(
    "It completes line 2 · 1 tile falls to the floor line",
  );
  const lay = { events: [], lines: [LAY] };
  expect(adviceOf("summer_pavilion", lay, CAST)?.text).toBe("Lay the orange tile on the orange 1");
  expect(whyOf("summer_pavilion", lay, CAST, {})).toBe("Group of 2: +2");
  expect(adviceOf("azul", { events: [], lines: [FLOOR] }, CAST)).toBeNull();
});
