import { expect, test } from "vitest";
import { chancesOf, luckOf, mistakeFrom, momentsOf, roundsOf } from "./course";
import { betterOf, optionsOf } from "./options";
import { Plot } from "./plot";
import { BLUNDER, REVIEW } from "./sample";

test("the chance of a seat begins at the start and goes on after every turn", () => {
  expect(chancesOf(REVIEW, 0)).toEqual([
    [0, 0.5],
    [1, 0.5],
    [2, 0.55],
    [3, 0.4],
    [4, 0],
  ]);
});

test("luck steps up and down with every deal, and stays until the next", () => {
  const seat = luckOf(REVIEW, 0).map(([turn, luck]) => [turn, Number(luck.toFixed(2))]);
  expect(seat).toEqual([
    [0, 0],
    [0, 0],
    [0, 0.01],
    [2, 0.01],
    [2, -0.11],
    [4, -0.11],
  ]);
});

test("rounds span their turns", () => {
  expect(roundsOf(REVIEW)).toEqual([
    { round: 1, from: 0, to: 2 },
    { round: 2, from: 2, to: 4 },
  ]);
});

test("moments are deals that mattered and turns that lost much, a deal before its turn", () => {
  const told = momentsOf(REVIEW).map(({ kind, turn }) => `${kind} ${turn}`);
  expect(told).toEqual(["turn 2", "deal 3", "turn 3"]);
});

test("from mistake to mistake, of everybody or of one seat", () => {
  expect(mistakeFrom(REVIEW, 0, 1)).toBe(2);
  expect(mistakeFrom(REVIEW, 2, 1)).toBe(3);
  expect(mistakeFrom(REVIEW, 3, 1)).toBeNull();
  expect(mistakeFrom(REVIEW, 3, -1)).toBe(2);
  expect(mistakeFrom(REVIEW, 0, 1, [0])).toBe(3);
});

test("what was played comes first, then what is better, and each turn once", () => {
  expect(optionsOf(BLUNDER).map(({ role, moves }) => [role, ...moves])).toEqual([
    ["played", "3K1"],
    ["better", "5R3"],
    ["other", "2W4"],
  ]);
  expect(betterOf(BLUNDER)?.moves).toEqual(["5R3"]);
  const [first] = REVIEW.turns;
  expect(first && betterOf(first)).toBeNull();
});

test("a place in the graph is the nearest turn, and never before the first", () => {
  const plot = new Plot({ left: 40, right: 240, top: 0, bottom: 100 }, 4, 0, 1);
  expect([plot.x(0), plot.x(4), plot.y(1), plot.y(0.25)]).toEqual([40, 240, 0, 75]);
  expect([0, 95, 130, 500].map((x) => plot.turnAt(x))).toEqual([1, 1, 2, 4]);
  expect(plot.line([[1, 0.5]])).toBe("90,50");
});
