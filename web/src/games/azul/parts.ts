/** What lies on a table of Azul, and the rules that tell what it is. */

import type { PartKinds } from "../contract";

export const AZUL_PARTS: PartKinds = {
  factory: { rules: ["azul.take", "azul.rest-to-centre"], each: true },
  centre: { rules: ["azul.rest-to-centre", "azul.take"] },
  marker: { rules: ["azul.marker", "azul.next-start"] },
  bag: { rules: ["azul.deal", "azul.refill"] },
  lid: { rules: ["azul.refill", "azul.floor-full"] },
  score: { rules: ["azul.score-alone", "azul.score-across", "azul.score-down"], marked: "before" },
  line: { rules: ["azul.line", "azul.tiling"] },
  wall: {
    rules: ["azul.tiling", "azul.end"],
    inVariant: { grey: ["azul.grey-tiling", "azul.end"] },
  },
  floor: { rules: ["azul.floor", "azul.floor-penalty"] },
};
