/** Where the game is, in one sentence. */

import { t } from "../words/words.svelte";
import type { TableSession } from "./tableSession.svelte";

export function statusOf(session: TableSession): string {
  const { standing, seat, names, mine } = session;
  if (!standing) return "";
  if (standing.phase === "finished") return outcomeOf(session);
  if (seat === null) return t("page-table-waiting");
  const who = names[seat] ?? "";
  if (mine.includes(seat)) return ownStatus(session, who);
  if (standing.seats[seat]?.kind === "bot") return t("page-table-thinking", { who });
  return t("play-to-move", { who });
}

function ownStatus(session: TableSession, who: string): string {
  if (!session.isCalled) return t("page-table-sending");
  if (session.half?.complete) return t("page-table-ready");
  if (session.half?.begun) return t("page-table-go-on");
  return session.mine.length > 1 ? t("page-table-turn-of", { who }) : t("page-table-your-turn");
}

export function outcomeOf({ standing, names }: TableSession): string {
  const winners = (standing?.outcome?.winners ?? []).map((seat) => names[seat] ?? "");
  return winners.length === 1
    ? t("play-winner", { who: winners[0] ?? "" })
    : t("play-winners-shared", { names: winners.join(", ") });
}
