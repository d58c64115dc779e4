/** What lies on a table of Queen's Garden, and the rules that tell what it is. */

import type { PartKinds } from "../contract";

const FEATURE = { rules: ["queens_garden.jokers"], each: true } as const;

export const GARDEN_PARTS: PartKinds = {
  wheel: { rules: ["queens_garden.wheel"] },
  display: { rules: ["queens_garden.acquire", "queens_garden.copies"], each: true },
  stack: { rules: ["queens_garden.stack", "queens_garden.deal"] },
  supply: { name: "expansions", rules: ["queens_garden.setup", "queens_garden.buy"] },
  bag: { rules: ["queens_garden.deal", "queens_garden.refill"] },
  tower: { rules: ["queens_garden.refill", "queens_garden.payment"] },
  marker: { rules: ["queens_garden.marker"] },
  score: {
    rules: ["queens_garden.wheel", "queens_garden.groups", "queens_garden.end"],
    marked: "before",
  },
  storage: { rules: ["queens_garden.room", "queens_garden.payment", "queens_garden.storage"] },
  joker: { rules: ["queens_garden.payment", "queens_garden.jokers"] },
  buy: { rules: ["queens_garden.buy"] },
  pass: { rules: ["queens_garden.pass", "queens_garden.marker", "queens_garden.discard"] },
  space: {
    name: "garden",
    rules: ["queens_garden.place-tile", "queens_garden.neighbours", "queens_garden.twins"],
  },
  slot: { rules: ["queens_garden.place-expansion", "queens_garden.buy"], each: true },
  fountain: FEATURE,
  statue: FEATURE,
  bench: FEATURE,
  pavilion: { rules: ["queens_garden.jokers", "queens_garden.pavilions"], each: true },
};
