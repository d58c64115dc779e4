/** The rules of Azul in the order in which one reads them. */

import type { Chapter } from "../book";

export const CHAPTERS: Chapter[] = [
  {
    chapter: "setup",
    rules: ["azul.setup", "azul.deal", "azul.refill", "azul.short-round", "azul.round"],
  },
  {
    chapter: "offer",
    rules: [
      "azul.take",
      "azul.rest-to-centre",
      "azul.marker",
      "azul.line",
      "azul.floor",
      "azul.floor-full",
    ],
  },
  {
    chapter: "tiling",
    rules: [
      "azul.tiling",
      "azul.score-alone",
      "azul.score-across",
      "azul.score-down",
      "azul.floor-penalty",
      "azul.next-start",
    ],
  },
  { chapter: "grey", rules: ["azul.grey-tiling", "azul.grey-order", "azul.grey-fall"] },
  {
    chapter: "end",
    rules: [
      "azul.end",
      "azul.bonus-row",
      "azul.bonus-column",
      "azul.bonus-colour",
      "azul.winner",
      "azul.deadlock",
      "azul.max-rounds",
    ],
  },
];
