/** What speaks for a turn: what is gained, the group that grows, the room that is left. */

import facts from "../../../../src/azulejos/engine/queens_garden/board.json";
import type { AttemptAnswer } from "../../api/client";
import { eventsOf, viewOf } from "../contract";
import { groupsAt } from "./groups";

export function reasons(
  { events, view: seen }: AttemptAnswer,
  seat: number,
): Record<string, string | number> {
  const own = eventsOf("queens_garden", events);
  const view = viewOf("queens_garden", seen);
  const board = view.boards[seat];
  if (!board) return {};
  const placed = own.find((event) => event.kind === "tile-placed")?.target ?? "";
  const sizes = groupsAt(board.groups, placed).map(({ spaces }) => spaces.length);
  const isLast =
    view.round === facts.rounds && !own.some((event) => event.kind === "garden-round-opened");
  const keeps = board.jokers + board.tiles.length + board.expansions.length > 0;
  return {
    gained: own.filter(({ kind }) => /^(tile|expansion)-acquired$/u.test(kind)).length,
    room: board.room,
    size: Math.max(1, ...sizes),
    free: board.spaces.filter(({ tile }) => !tile).length,
    next: keeps && !isLast ? "yes" : "no",
  };
}
