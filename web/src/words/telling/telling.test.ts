import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { GameEvent } from "../../games/contract";
import { words } from "../words.svelte";
import { effectOf, linesOf, pointsOf } from "./telling";

const NAMES = ["Ana", "Taras"];

function speak(language: "en" | "pl" | "uk"): void {
  words.use(language, readFileSync(`../src/azulejos/messages/${language}.ftl`, "utf8"));
}
beforeEach(() => speak("en"));

function event(kind: string, seat: number | null, values: object = {}): GameEvent {
  return { kind, rule: "azul.x", seat, ...values } as unknown as GameEvent;
}

const TAKE = [
  event("tiles-taken", 0, { tile: "blue", source: "factory/3", target: "line/2", amount: 2 }),
  event("tiles-moved-to-centre", null, { tile: "red", source: "factory/3", amount: 1 }),
  event("tiles-moved-to-centre", null, { tile: "white", source: "factory/3", amount: 1 }),
  event("line-filled", 0, { tile: "blue", target: "line/2", amount: 1 }),
  event("tiles-dropped", 0, { tile: "blue", targets: ["floor/1"], amount: 1 }),
];

function said(game: string, events: GameEvent[]): string[] {
  return linesOf(game, events, NAMES).map((line) => line.text);
}

test("a take is one sentence with all that follows from it", () => {
  expect(said("azul", TAKE)).toEqual([
    "Ana: 2 blue tiles from factory 3 to line 2; the rest go to the centre: 1 red tile, 1 white tile; " +
      "1 tile falls to the floor line",
  ]);
});

test("tiles taken to the floor are not told twice", () => {
  const [take] = TAKE;
  const events = [
    { ...take, target: "floor" } as GameEvent,
    event("tiles-dropped", 0, { tile: "blue", targets: ["floor/1", "floor/2"], amount: 2 }),
  ];
  expect(said("azul", events)).toEqual(["Ana: 2 blue tiles from factory 3 to the floor line"]);
});

test("a laid tile is told with its points, and keeps the events that explain them", () => {
  const [line] = linesOf(
    "azul",
    [
      event("tile-laid", 1, { tile: "red", source: "line/2", target: "wall/2-4" }),
      event("scored-across", 1, { points: 3, target: "wall/2-4" }),
      event("scored-down", 1, { points: 2, target: "wall/2-4" }),
    ],
    NAMES,
  );
  expect(line?.text).toBe("Taras: red tile in row 2, column 4: 3 across + 2 down = +5");
  expect(line?.events).toHaveLength(3);
  expect(pointsOf(line?.events ?? [])).toBe(5);
});

test("what a choice costs, without what the end of the round brings", () => {
  const events = [...TAKE, event("floor-scored", 0, { spaces: 1, points: -1 })];
  expect(effectOf("azul", "take", events, NAMES)).toBe("1 falls to the floor line");
});

test("Summer Pavilion tells its own events in its own words, the Mini the same", () => {
  const events = [
    event("tile-laid", 0, { tile: "red", target: "space/ne-4", amount: 4, jokers: 1 }),
    event("group-scored", 0, { points: 3, target: "space/ne-4" }),
    event("bonus-picked", 0, { tile: "green" }),
    event("bonus-picked", 0, { tile: "blue" }),
  ];
  const [line] = said("summer_pavilion", events);
  expect(line).toBe(
    "Ana: red tile to star NE, space 4, 4 tiles paid, 1 of them a joker; " +
      "group of 3: +3; from the supply: green, blue",
  );
  expect(said("summer_pavilion_mini", events)).toEqual([line]);
});

test("Queen's Garden gathers what was acquired and tells the payment after the placing", () => {
  const acquired = [
    event("tile-acquired", 0, { tile: "yellow:lily", source: "display/1" }),
    event("expansion-acquired", 0, { tile: "yellow:tree", source: "display/2" }),
  ];
  expect(said("queens_garden", acquired)).toEqual([
    "Ana: acquires yellow lily, yellow tree (expansion)",
  ]);
  const placed = [
    event("item-paid", 0, { tile: "yellow:bird", item: "tile" }),
    event("jokers-paid", 0, { amount: 2 }),
    event("tile-placed", 0, { tile: "yellow:lily", target: "space/1-2" }),
  ];
  expect(said("queens_garden", placed)).toEqual([
    "Ana: yellow lily on space 12; paid with yellow bird, 2 jokers",
  ]);
});

test("the same in other languages, with their plurals", () => {
  speak("pl");
  expect(said("azul", TAKE)[0]).toContain("2 niebieskie płytki");
  speak("uk");
  expect(said("azul", TAKE)[0]).toContain("2 сині плитки");
});
