/** What speaks for a turn: how full it leaves its pattern line. */

import type { AttemptAnswer } from "../../api/client";
import { eventsOf, viewOf } from "../contract";

/** `missing` tiles of the line, or `none` if the tiles go to the floor. */
export function reasons(
  { events, view }: AttemptAnswer,
  seat: number,
): Record<string, string | number> {
  const own = eventsOf("azul", events);
  const filled = own.find((event) => event.kind === "line-filled");
  if (!filled) return { missing: "none" };
  // The end of the round may have emptied it since.
  const isTiled = own.some((event) => event.kind === "tile-laid" && event.source === filled.target);
  const lines = viewOf("azul", view).boards[seat]?.lines ?? [];
  const line = lines.find(({ id }) => id === filled.target);
  return { missing: isTiled || !line ? 0 : line.capacity - line.count };
}
