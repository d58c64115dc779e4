/** Calls people to the table when it is their turn: title, sound, notification. */

import { settings } from "../settings/settings.svelte";
import { sound } from "../sound/sound";
import { gameName } from "../words/games";
import { t } from "../words/words.svelte";
import type { Sitting } from "./sitting.svelte";

const BLINK = 1200;

/** To be called while a component is set up. */
export function callToTable(sitting: Sitting): void {
  const isOver = $derived(sitting.standing?.phase === "finished");
  let before: { turns: number; over: boolean } | null = null;

  $effect(() => {
    const game = gameName(sitting.table.facts?.game ?? "");
    const usual = isOver ? t("page-table-title-over") : t("page-table-title", { game });
    document.title = sitting.isCalled ? t("page-table-title-turn") : usual;
    if (!sitting.isCalled) return;
    let isShown = true;
    const timer = setInterval(() => {
      isShown = !isShown || !document.hidden;
      document.title = isShown ? t("page-table-title-turn") : usual;
    }, BLINK);
    return () => clearInterval(timer);
  });

  // What still moves is no news yet.
  $effect(() => {
    if (sitting.moving || !sitting.standing) return;
    const now = { turns: sitting.standing.turns, over: isOver };
    if (before && sitting.isCalled && before.turns !== now.turns) ring();
    if (before && isOver && !before.over) sound.end();
    before = now;
  });

  function ring(): void {
    sound.yourTurn();
    if (!document.hidden || !settings.notify || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const game = gameName(sitting.table.facts?.game ?? "");
    const notice = new Notification(t("page-table-your-turn"), { body: game, tag: sitting.id });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}
