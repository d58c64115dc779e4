/** Where the game is, in one sentence. */

import type { GameEvent } from "../games/contract";
import { t } from "../words/words.svelte";
import { outcomeOf } from "./outcome";
import type { TableSession } from "./tableSession.svelte";

/** Points for a whole round, or for the game; other points belong to somebody's turn. */
const ROUND_SCORING = new Set([
  "scored-alone",
  "scored-across",
  "scored-down",
  "floor-scored",
  "wheel-scored",
  "pavilions-scored",
  "star-bonus",
  "number-bonus",
]);

export function statusOf(session: TableSession): string {
  const { standing, seat, mine } = session;
  if (!standing) return "";
  if (session.moving && scoresRound(session.shownEvents)) return scoringOf(session);
  if (standing.phase === "finished") return outcomeOf(session);
  if (seat === null) return t("page-table-waiting");
  return mine.includes(seat) ? ownStatus(session, seat) : otherStatus(session, seat);
}

function otherStatus({ moving, names, standing }: TableSession, seat: number): string {
  const who = names[seat] ?? "";
  if (moving) return t("page-table-plays", { who });
  const sitter = standing?.seats[seat];
  if (sitter?.kind === "bot" || sitter?.network_bot) return t("page-table-thinking", { who });
  return t("page-table-waiting-for", { who });
}

function ownStatus(session: TableSession, seat: number): string {
  if (!session.isCalled || session.half?.slow) return t("page-table-sending");
  if (session.half?.complete) return t("page-table-ready");
  if (session.half?.begun) return t("page-table-go-on");
  if (session.mine.length === 1) return t("page-table-your-turn");
  return t("page-table-turn-of", { who: session.names[seat] ?? "" });
}

function scoresRound(events: readonly GameEvent[]): boolean {
  return events.some(({ kind }) => ROUND_SCORING.has(kind));
}

function scoringOf({ shownEvents, view }: TableSession): string {
  const over = Number(shownEvents.some(({ kind }) => kind.endsWith("game-ended")));
  return t("page-table-scoring", { over, round: view?.round ?? 1 });
}
