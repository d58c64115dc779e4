/**
 * The rules of Queen's Garden in the order in which one reads them. Besides those that the engine
 * knows by name there are paragraphs `about-…` the things themselves, and every `ruling-…`.
 */

import type { Chapter } from "../book";

export const CHAPTERS: Chapter[] = [
  { chapter: "overview", rules: ["queens_garden.about-game"] },
  {
    chapter: "parts",
    rules: [
      "queens_garden.about-hexagons",
      "queens_garden.about-garden",
      "queens_garden.about-expansions",
      "queens_garden.about-display",
    ],
  },
  { chapter: "setup", rules: ["queens_garden.setup"] },
  { chapter: "turn", rules: ["queens_garden.round", "queens_garden.about-turn"] },
  {
    chapter: "acquire",
    rules: [
      "queens_garden.acquire",
      "queens_garden.copies",
      "queens_garden.room",
      "queens_garden.stack",
      "queens_garden.turn",
    ],
  },
  {
    chapter: "place",
    rules: [
      "queens_garden.place-tile",
      "queens_garden.payment",
      "queens_garden.neighbours",
      "queens_garden.twins",
    ],
  },
  { chapter: "expand", rules: ["queens_garden.place-expansion", "queens_garden.buy"] },
  { chapter: "jokers", rules: ["queens_garden.jokers", "queens_garden.joker-overflow"] },
  {
    chapter: "pass",
    rules: [
      "queens_garden.pass",
      "queens_garden.marker",
      "queens_garden.discard",
      "queens_garden.floor",
    ],
  },
  {
    chapter: "scoring",
    rules: ["queens_garden.wheel", "queens_garden.pavilions", "queens_garden.clearing"],
  },
  {
    chapter: "tiles",
    rules: ["queens_garden.deal", "queens_garden.refill", "queens_garden.no-tiles"],
  },
  {
    chapter: "end",
    rules: ["queens_garden.storage", "queens_garden.groups", "queens_garden.end"],
  },
  { chapter: "variant", rules: ["queens_garden.about-variant", "queens_garden.numbers"] },
  {
    chapter: "rulings",
    rules: [
      "queens_garden.ruling-tower",
      "queens_garden.ruling-payment",
      "queens_garden.ruling-slots",
      "queens_garden.ruling-expansions",
      "queens_garden.ruling-points",
      "queens_garden.ruling-jokers",
      "queens_garden.ruling-marker",
      "queens_garden.ruling-hidden",
      "queens_garden.ruling-board",
    ],
  },
];
