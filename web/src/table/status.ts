/** Where the game is, in one sentence. */

import { t } from "../words/words.svelte";
import type { Sitting } from "./sitting.svelte";

export function statusOf(sitting: Sitting): string {
  const { standing, seat, names, mine } = sitting;
  if (!standing) return "";
  if (standing.phase === "finished") return outcomeOf(sitting);
  if (seat === null) return t("page-table-waiting");
  const who = names[seat] ?? "";
  if (mine.includes(seat)) return ownStatus(sitting, who);
  if (standing.seats[seat]?.kind === "bot") return t("page-table-thinking", { who });
  return t("play-to-move", { who });
}

function ownStatus(sitting: Sitting, who: string): string {
  if (!sitting.isCalled) return t("page-table-sending");
  if (sitting.half?.complete) return t("page-table-ready");
  if (sitting.half?.begun) return t("page-table-go-on");
  return sitting.mine.length > 1 ? t("page-table-turn-of", { who }) : t("page-table-your-turn");
}

export function outcomeOf({ standing, names }: Sitting): string {
  const winners = (standing?.outcome?.winners ?? []).map((seat) => names[seat] ?? "");
  return winners.length === 1
    ? t("play-winner", { who: winners[0] ?? "" })
    : t("play-winners-shared", { names: winners.join(", ") });
}
