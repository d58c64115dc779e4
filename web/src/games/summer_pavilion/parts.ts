/** What lies on a table of Summer Pavilion, and the rules that tell what it is. */

import type { PartKinds } from "../contract";

const DECORATION = {
  rules: ["summer_pavilion.bonus", "summer_pavilion.pick"],
  each: true,
} as const;

export const PAVILION_PARTS: PartKinds = {
  joker: { name: "joker-of-round", rules: ["summer_pavilion.take", "summer_pavilion.lay"] },
  rounds: { rules: ["summer_pavilion.joker-order"] },
  factory: { rules: ["summer_pavilion.take", "summer_pavilion.rest-to-centre"], each: true },
  centre: { rules: ["summer_pavilion.rest-to-centre", "summer_pavilion.take"] },
  token: { rules: ["summer_pavilion.token", "summer_pavilion.lay-order"] },
  supply: { rules: ["summer_pavilion.supply", "summer_pavilion.pick"] },
  bag: { rules: ["summer_pavilion.deal", "summer_pavilion.refill"] },
  tower: { rules: ["summer_pavilion.refill", "summer_pavilion.lay"] },
  score: {
    rules: ["summer_pavilion.group", "summer_pavilion.bonus-star", "summer_pavilion.end"],
    marked: "before",
  },
  board: {
    name: "stars",
    rules: ["summer_pavilion.lay", "summer_pavilion.group", "summer_pavilion.bonus-number"],
  },
  star: {
    rules: ["summer_pavilion.star", "summer_pavilion.bonus-star"],
    inVariant: { grey: ["summer_pavilion.grey", "summer_pavilion.bonus-star"] },
    each: true,
    marked: "middle",
  },
  space: { within: "star" },
  pillar: DECORATION,
  statue: DECORATION,
  window: DECORATION,
  corner: {
    name: "corners",
    rules: ["summer_pavilion.keep", "summer_pavilion.corners"],
    each: true,
  },
  corners: { within: "corner" },
  hand: { rules: ["summer_pavilion.lay", "summer_pavilion.discard"] },
  pass: { rules: ["summer_pavilion.pass", "summer_pavilion.keep"] },
};
