import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { Reason } from "../analysis/messages";
import { accuracyText, change, figure, level, signed } from "../analysis/numbers";
import { words } from "../words/words.svelte";
import { BLUNDER, REVIEW } from "./sample";
import { dealText, momentText, reasonText, scoreText, skillText } from "./words";

const NAMES = ["Ana", "Taras"];
const CAST = { names: NAMES, variant: "standard" };

function speak(language: "en" | "pl" | "uk"): void {
  words.use(language, readFileSync(`../src/azulejos/messages/${language}.ftl`, "utf8"));
}
beforeEach(() => speak("en"));

test("numbers are written as in the text of a review", () => {
  expect([0.614, 0, 1].map(level)).toEqual(["61%", "0%", "100%"]);
  expect([0.1234, -0.02, 0.001, -0.001].map(change)).toEqual(["+12%", "−2%", "0%", "0%"]);
  expect([7.2, -11.5, 0].map(signed)).toEqual(["+7.2", "−11.5", "+0.0"]);
  expect([52.5, -3].map(figure)).toEqual(["52.5", "−3.0"]);
  expect([68.4, null].map(accuracyText)).toEqual(["68%", "–"]);
  speak("pl");
  expect(signed(-11.5)).toBe("−11,5");
});

test("the result as skill and luck: own turns and those of others are skill", () => {
  expect(skillText(REVIEW, 0, "Ana")).toBe("Ana: skill −5.5 points, luck −11.5 points");
});

test("moments in words", () => {
  expect(momentText(BLUNDER, NAMES)).toBe("Turn 3, Ana: blunder. Win chance −20%, lead −10.3");
  const [, deal] = REVIEW.deals;
  expect(deal && dealText(deal, NAMES)).toBe(
    "Deal before turn 3: luck for Taras, win chance +12%, lead +4.5",
  );
  expect(scoreText([40, 52.25, 1], 1)).toBe("52.3\u00a0:\u00a040.0\u00a0:\u00a01.0");
});

const POINTS: Reason = {
  kind: "own-points",
  seat: 0,
  source: "column-bonus",
  better: 4.5,
  worse: 2,
  points: 2.5,
  soon: false,
  event: null,
};
const TILE: Reason = {
  ...POINTS,
  kind: "own-tile",
  source: "",
  better: 0.68,
  worse: 0,
  points: 1.1,
  soon: true,
  event: {
    kind: "tile-laid",
    rule: "azul.tiling",
    seat: 0,
    tile: "red",
    source: "line/2",
    target: "wall/2-4",
  },
};

test("reasons have the numbers of the analysis: points, or the chance of a tile", () => {
  expect(reasonText("azul", POINTS, CAST)).toMatch(/^Points for Ana: 4\.5 instead of 2\.0 \(/);
  expect(reasonText("azul", TILE, CAST)).toMatch(
    /^Chance of “Ana: red tile .*” before the next deal \(1\.1 points\): 68% instead of 0%\.$/,
  );
});

test.each(["en", "pl", "uk"] as const)(
  "points that are lost are told without signs in %s",
  (one) => {
    speak(one);
    const floor = { ...POINTS, source: "floor-scored", better: 0, worse: -4.5 };
    const own = reasonText("azul", floor, CAST);
    expect(own).toMatch(/: (only|tylko|лише) 0[.,]0 \S+( of)? 4[.,]5 /);
    const others = { ...floor, kind: "other-points" as const, seat: 1, better: -4.5, worse: -2 };
    expect(reasonText("azul", others, CAST)).toMatch(/Taras: 4[.,]5 \S+( of)? 2[.,]0 /);
    expect(own).not.toContain("−");
  },
);

test.each(["pl", "uk"] as const)("the same in %s", (language) => {
  speak(language);
  expect(skillText(REVIEW, 0, "Ana")).toContain("−5,5");
  expect(momentText(BLUNDER, NAMES)).toMatch(/^(Tura|Хід) 3, Ana: .*−20%.*−10,3$/);
  expect(reasonText("azul", TILE, CAST)).toContain("68%");
  expect(reasonText("azul", POINTS, CAST)).toContain("4,5");
});
