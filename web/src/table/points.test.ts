import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { words } from "../words/words.svelte";
import type { Chapter } from "./chronicle.svelte";
import { scoresByRound, sourcesOf } from "./points";

beforeAll(() => words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8")));

function chapter(turn: number, round: number, scores: number[], events: object[]): Chapter {
  const told = events.map((event) => ({ rule: "", seat: 0, kind: "", ...event }));
  return { turn, round, seat: 0, scores, events: told };
}

const CHAPTERS = [
  chapter(0, 1, [0, 0], []),
  chapter(1, 1, [0, 0], []),
  chapter(
    2,
    1,
    [4, 0],
    [
      { kind: "scored-down", points: 3 },
      { kind: "scored-alone", points: 1 },
    ],
  ),
  chapter(3, 2, [2, 0], [{ kind: "floor-scored", points: -2 }]),
];

test("sources in the order of the game, only those that brought something", () => {
  const sources = sourcesOf("azul", CHAPTERS, [0, 0]);
  expect(sources.map(({ kind, points }) => [kind, ...points])).toEqual([
    ["scored-alone", 1, 0],
    ["scored-down", 3, 0],
    ["floor-scored", -2, 0],
  ]);
});

test("what was there at the start is a source of its own", () => {
  const [start] = sourcesOf("summer_pavilion", [chapter(0, 1, [5, 5], [])], [5, 5]);
  expect(start).toMatchObject({ kind: "start", points: [5, 5] });
});

test("a round ends with its last turn", () => {
  expect(scoresByRound(CHAPTERS, [0, 0])).toEqual([
    [0, 0],
    [4, 0],
    [2, 0],
  ]);
});
