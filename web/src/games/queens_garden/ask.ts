/** What somebody at this board is asked to do now, in words. */

import type { queens_garden } from "../../generated/games";
import { t } from "../../words/words.svelte";
import { hexagonValues, valueOf } from "./hexagons";
import type { Planting } from "./planting.svelte";

export function askOf(view: queens_garden.QueensGardenView, planting: Planting): string {
  const hexagon = planting.asked ?? "";
  const cost = hexagon ? valueOf(hexagon) : 0;
  return t("page-garden-ask", {
    decision: planting.leaves ? "pass" : (planting.decision ?? ""),
    ...hexagonValues(hexagon),
    cost,
    more: cost - 1,
    first: firstToPass(view),
  });
}

/** Whether nobody else has passed in this round, and what that brings. */
function firstToPass(view: queens_garden.QueensGardenView): string {
  const others = view.boards.filter(({ seat }) => seat !== view.asks?.seat);
  if (others.some(({ passed }) => passed)) return "no";
  return view.round < view.wheel.length ? "next" : "last";
}
