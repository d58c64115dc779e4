/** The next game of the same people, in words. */

import { t } from "../words/words.svelte";
import type { TableSession } from "./tableSession.svelte";

/** For players, who wants it; for those who watch, that it is there. */
export function rematchNews({ table, mine }: TableSession): string {
  if (!mine.length) return t("page-table-rematch-news");
  const by = table.rematchBy;
  if (by === null || by === table.you.name) return t("page-table-rematch-ready");
  return t("page-table-rematch-wanted", { who: by });
}

/** The games that each seat has won so far, this one included; nothing after a first game. */
export function seriesOf({ table, standing }: TableSession): number[] {
  const before = table.facts?.series ?? [];
  if (!before.some((won) => won > 0)) return [];
  const winners = standing?.outcome?.winners ?? [];
  return before.map((won, seat) => won + Number(winners.includes(seat)));
}

/** `Ana 2 · Taras 1`. */
export function spelledSeries(session: TableSession): string {
  const won = seriesOf(session).map((count, seat) => `${session.names[seat] ?? ""} ${count}`);
  return won.length ? t("page-table-series", { score: won.join(" · ") }) : "";
}
