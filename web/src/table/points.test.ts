import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { GameEvent } from "../games/contract";
import { words } from "../words/words.svelte";
import type { HistoryStep } from "./gameHistory.svelte";
import { scoresByRound, sourcesOf } from "./points";

beforeAll(() => words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8")));

function step(turn: number, round: number, scores: number[], events: GameEvent[]): HistoryStep {
  return { turn, round, seat: 0, scores, events, lines: [] };
}

const target = "wall/1-1";
const DOWN: GameEvent = {
  kind: "scored-down",
  rule: "azul.score-down",
  seat: 0,
  points: 3,
  target,
};
const ALONE: GameEvent = {
  kind: "scored-alone",
  rule: "azul.score-alone",
  seat: 0,
  points: 1,
  target,
};
const FLOOR: GameEvent = {
  kind: "floor-scored",
  rule: "azul.floor-penalty",
  seat: 0,
  points: -2,
  spaces: 2,
};

const STEPS = [
  step(0, 1, [0, 0], []),
  step(1, 1, [0, 0], []),
  step(2, 1, [4, 0], [DOWN, ALONE]),
  step(3, 2, [2, 0], [FLOOR]),
];

test("sources in the order of the game, only those that brought something", () => {
  const sources = sourcesOf("azul", STEPS, [0, 0]);
  expect(sources.map(({ kind, points }) => [kind, ...points])).toEqual([
    ["scored-alone", 1, 0],
    ["scored-down", 3, 0],
    ["floor-scored", -2, 0],
  ]);
});

test("what was there at the start is a source of its own", () => {
  const [start] = sourcesOf("summer_pavilion", [step(0, 1, [5, 5], [])], [5, 5]);
  expect(start).toMatchObject({ kind: "start", points: [5, 5] });
});

test("a round ends with its last turn", () => {
  expect(scoresByRound(STEPS, [0, 0])).toEqual([
    [0, 0],
    [4, 0],
    [2, 0],
  ]);
});
