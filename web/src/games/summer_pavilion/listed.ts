/** What the texts of choices and of advice say beyond their fields. */

import type { AttemptAnswer } from "../../api/client";
import { eventsOf, viewOf, type Choice, type TextValues } from "../contract";
import { read } from "./codes";

/** The tiles of a selection; the number of a space, and how it is paid: own tiles and jokers. */
export function listed({ code, amount }: Choice): TextValues {
  const move = read(code);
  if (move && "tiles" in move)
    return { tiles: move.tiles.map((tile) => ({ kind: "colour", values: { tile } })) };
  if (move?.kind !== "lay") return {};
  return { number: amount, amount: amount - move.jokers, jokers: move.jokers };
}

/** How many tiles of the colour that was taken the seat would `hold`; whether any serve in the `next` round. */
export function reasons(
  { events, view }: AttemptAnswer,
  seat: number,
): Record<string, string | number> {
  const own = eventsOf("summer_pavilion", events);
  const taken = own.find((event) => event.kind === "tiles-taken");
  const hand = viewOf("summer_pavilion", view).boards[seat]?.hand.tiles ?? [];
  const keeps = own.some(({ kind }) => kind === "tile-kept");
  return {
    hold: hand.filter((tile) => tile === taken?.tile).length,
    next: keeps ? "yes" : "no",
  };
}
