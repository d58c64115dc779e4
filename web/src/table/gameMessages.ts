/** What a message of the game means for those who look at the table. */

import type { GameEvent } from "../games/contract";
import type { GameMessage } from "../live/table.svelte";
import { sound } from "../sound/sound";

const QUIET = new Set([
  "seat-taken",
  "seat-left",
  "undo-requested",
  "undo-accepted",
  "undo-refused",
]);

/** Whether anything but the people has changed. */
export function changesGame(message: GameMessage): boolean {
  return (
    message.events.length > 0 || message.entries.some((entry) => !QUIET.has(String(entry["kind"])))
  );
}

/** What happens can be heard: tiles that move, points that are won. */
export function playSounds(events: GameEvent[]): void {
  if (!events.length) return;
  if (events.some((event) => "points" in event && event.points > 0)) sound.points();
  sound.tiles(events.filter((event) => "tile" in event).length);
}
