/** Calls people to the table when it is their turn: title, sound, notification. */

import { settings } from "../settings/settings.svelte";
import { sound } from "../sound/sound";
import { gameName } from "../words/games";
import { t } from "../words/words.svelte";
import type { TableSession } from "./tableSession.svelte";

const BLINK = 1200;

/** To be called while a component is set up. */
export function alertTurns(session: TableSession): void {
  const isOver = $derived(session.standing?.phase === "finished");
  let before: { turns: number; over: boolean } | null = null;

  $effect(() => {
    const game = gameName(session.table.facts?.game ?? "");
    const usual = isOver ? t("page-table-title-over") : t("page-table-title", { game });
    document.title = session.isCalled ? t("page-table-title-turn") : usual;
    if (!session.isCalled) return;
    let isShown = true;
    const timer = setInterval(() => {
      isShown = !isShown || !document.hidden;
      document.title = isShown ? t("page-table-title-turn") : usual;
    }, BLINK);
    return () => clearInterval(timer);
  });

  // What still moves is no news yet.
  $effect(() => {
    if (session.moving || !session.standing) return;
    const now = { turns: session.standing.turns, over: isOver };
    if (before && session.isCalled && before.turns !== now.turns) ring();
    if (before && isOver && !before.over) sound.end();
    before = now;
  });

  function ring(): void {
    sound.yourTurn();
    if (!document.hidden || !settings.notify || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const game = gameName(session.table.facts?.game ?? "");
    const notice = new Notification(t("page-table-your-turn"), { body: game, tag: session.id });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}
