/** What somebody at this board is asked to do now, in words. */

import facts from "../../../../src/azulejos/engine/summer_pavilion/board.json";
import type { summer_pavilion } from "../../generated/games";
import { t } from "../../words/words.svelte";
import type { Asking } from "./asking.svelte";
import { without } from "./choosing";

export function askOf(view: summer_pavilion.PavilionView, asking: Asking): string {
  const hand = view.boards[view.asks?.seat ?? -1]?.hand.tiles ?? [];
  switch (asking.decision) {
    case "pick":
      return t("page-pavilion-ask-pick", { amount: asking.room });
    case "keep": {
      const amount = without(hand, asking.chosen).length;
      const points = Math.min(amount, scoreAboveFloor(view));
      return t("page-pavilion-ask-keep", { room: asking.room, amount, points });
    }
    case "lay":
      return askToLay(asking, hand.length);
    default:
      return t("page-pavilion-ask-take");
  }
}

/** Nobody loses more than the rules allow. */
function scoreAboveFloor(view: summer_pavilion.PavilionView): number {
  const score = view.boards[view.asks?.seat ?? -1]?.score ?? 0;
  const floors: Record<string, number> = facts.score.floor;
  return score - (floors[view.game] ?? 0);
}

function askToLay(asking: Asking, hold: number): string {
  if (asking.payment) return t("page-pavilion-ask-pay");
  if (asking.passes && asking.pass) {
    const { amount, touches } = asking.pass;
    const keep = touches.includes("corner") ? facts.kept_tiles : 0;
    return t("page-pavilion-ask-pass", { hold, keep, points: amount });
  }
  if (asking.held) return t("page-pavilion-ask-hold", { tile: asking.held });
  return t(asking.spaces.size ? "page-pavilion-ask-lay" : "page-pavilion-ask-only-pass");
}
