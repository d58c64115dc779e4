import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colourOf, patternOf } from "../../games/queens_garden/hexagons";
import { CHAPTERS } from "./chapters";
import type { Mark } from "./gardenSketch";
import { ACTIONS, SKETCHES } from "./sketches";

type Hexagon = Extract<Mark, { kind: "hexagon" }>;

/** Drawings in which hexagons that touch are neighbours in a garden. */
const GARDENS = ["about-game", "neighbours", "twins", "place-expansion", "jokers", "groups"];
const TOUCHING = Math.sqrt(3) + 0.01;

function hexagonsOf(rule: string): Hexagon[] {
  const marks = SKETCHES[rule]?.marks ?? [];
  return marks.filter((mark): mark is Hexagon => mark.kind === "hexagon");
}

function touch(one: Hexagon, other: Hexagon): boolean {
  return one !== other && Math.hypot(one.x - other.x, one.y - other.y) < TOUCHING;
}

function group(first: Hexagon, all: Hexagon[], kind: (hexagon: string) => string): Hexagon[] {
  const found = [first];
  for (const one of found)
    for (const other of all)
      if (touch(one, other) && kind(other.hexagon) === kind(first.hexagon))
        if (!found.includes(other)) found.push(other);
  return found;
}

function hasTwins(hexagon: Hexagon, all: Hexagon[]): boolean {
  return [colourOf, patternOf].some((kind) => {
    const names = group(hexagon, all, kind).map((member) => member.hexagon);
    return new Set(names).size < names.length;
  });
}

function mayLie(hexagon: Hexagon, laid: Hexagon[]): boolean {
  const beside = laid.filter((other) => touch(hexagon, other)).map((other) => other.hexagon);
  const shares = (other: string) =>
    colourOf(other) === colourOf(hexagon.hexagon) ||
    patternOf(other) === patternOf(hexagon.hexagon);
  const fits = !beside.length || beside.some(shares);
  return fits && !hasTwins(hexagon, [...laid, hexagon]);
}

test.each(GARDENS)(
  "%s: what is drawn obeys the rules, and what is crossed out does not",
  (rule) => {
    const hexagons = hexagonsOf(rule);
    const laid = hexagons.filter(({ look }) => !look);
    expect(laid.length).toBeGreaterThan(0);
    for (const hexagon of laid) expect(hasTwins(hexagon, laid)).toBe(false);
    for (const hexagon of hexagons)
      if (hexagon.look) expect(mayLie(hexagon, laid)).toBe(hexagon.look !== "shut");
  },
);

test("every drawing belongs to a rule and has its caption", () => {
  const rules = CHAPTERS.flatMap((chapter) => chapter.rules);
  for (const rule of Object.keys(SKETCHES)) expect(rules).toContain(`queens_garden.${rule}`);
  const texts = readFileSync("../src/azulejos/messages/en.ftl", "utf8");
  const captions = /^page-rules-garden-example = [^]*?^\}/m.exec(texts)?.[0] ?? "";
  const named = [...captions.matchAll(/^ +\*?\[([\w-]+)\]/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(SKETCHES).sort());
});

test("every action leads to a chapter", () => {
  const chapters = CHAPTERS.map(({ chapter }) => chapter);
  for (const chapter of Object.keys(ACTIONS)) expect(chapters).toContain(chapter);
});
