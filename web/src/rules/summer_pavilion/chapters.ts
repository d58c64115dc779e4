/** The rules of Summer Pavilion, and of its small edition, in the order in which one reads them. */

import type { Chapter } from "../book";

const OVERVIEW: Chapter = { chapter: "overview", rules: [] };
const MINI: Chapter = { chapter: "mini", rules: [] };
const RULINGS: Chapter = { chapter: "rulings", rules: [] };

const SHARED: Chapter[] = [
  {
    chapter: "setup",
    rules: [
      "summer_pavilion.setup",
      "summer_pavilion.joker-order",
      "summer_pavilion.deal",
      "summer_pavilion.refill",
      "summer_pavilion.short-round",
      "summer_pavilion.round",
    ],
  },
  {
    chapter: "take",
    rules: ["summer_pavilion.take", "summer_pavilion.rest-to-centre", "summer_pavilion.token"],
  },
  {
    chapter: "lay",
    rules: [
      "summer_pavilion.lay-order",
      "summer_pavilion.star",
      "summer_pavilion.lay",
      "summer_pavilion.group",
    ],
  },
  {
    chapter: "bonus",
    rules: [
      "summer_pavilion.bonus",
      "summer_pavilion.pick",
      "summer_pavilion.supply-short",
      "summer_pavilion.supply",
    ],
  },
  {
    chapter: "pass",
    rules: [
      "summer_pavilion.pass",
      "summer_pavilion.keep",
      "summer_pavilion.discard",
      "summer_pavilion.corners",
      "summer_pavilion.last-round",
    ],
  },
  {
    chapter: "end",
    rules: ["summer_pavilion.end", "summer_pavilion.bonus-star", "summer_pavilion.bonus-number"],
  },
  { chapter: "grey", rules: ["summer_pavilion.grey"] },
];

/** Whoever plays the small edition wants to know first how it differs. */
export function chaptersOf(game: string): Chapter[] {
  return game.endsWith("_mini")
    ? [OVERVIEW, MINI, ...SHARED, RULINGS]
    : [OVERVIEW, ...SHARED, MINI, RULINGS];
}
