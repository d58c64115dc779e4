import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { words } from "../../words/words.svelte";
import { noteOn } from "./notes";

const VIEW = {
  variant: "variant",
  own_numbers: true,
  wheel: [[{ category: "tree", points: 7 }], [{ category: "yellow", points: 0 }]],
  group_bonus: [
    { size: 3, points: 1 },
    { size: 4, points: 3 },
  ],
};

beforeAll(() => words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8")));

test("the wheel and the groups are told with the numbers of the table, and whose they are", () => {
  expect(noteOn("queens_garden.wheel", VIEW)).toMatch(/trees 7.*yellow 0.*host/);
  expect(noteOn("queens_garden.groups", VIEW)).toMatch(/3.*1.*4.*3.*host/);
  expect(noteOn("queens_garden.groups", { ...VIEW, own_numbers: false })).toMatch(
    /our reconstruction/,
  );
});

test("other rules, and the standard side, need no more than their own words", () => {
  expect(noteOn("queens_garden.buy", VIEW)).toBe("");
  expect(noteOn("queens_garden.wheel", { ...VIEW, variant: "standard" })).toBe("");
});
