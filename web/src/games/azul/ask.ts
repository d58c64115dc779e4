/** What somebody at this board is asked to do now, in words. */

import type { azul } from "../../generated/games";
import { boardPart } from "../../words/textValues";
import { t } from "../../words/words.svelte";
import type { Picking } from "./picking.svelte";

export function askOf(view: azul.AzulView, picking: Picking): string {
  const { asks } = view;
  const { group } = picking;
  if (group) return t("page-azul-ask-line", { ...group, ...spokenOf(picking) });
  if (asks?.decision !== "tile") return t("page-azul-ask-take");
  const line = boardPart("line", asks.about ?? "")["line_number"] ?? 0;
  return t("page-azul-ask-tile", { tile: asks.tile ?? "", line });
}

function spokenOf({ targets }: Picking): { amount: number; lines: number } {
  const [first] = targets.values();
  const lines = [...targets.keys()].filter((part) => part.startsWith("line/")).length;
  return { amount: first?.amount ?? 0, lines };
}
