/** What the texts of choices say beyond their fields. */

import type { Choice, TextValues } from "../contract";
import { itemOf } from "./items";
import { itemsOf, jokersOf } from "./payment";

/** Everything that a payment consists of. */
export function listed(choice: Choice): TextValues {
  if (choice.kind !== "pay") return {};
  const items = itemsOf(choice).flatMap((code) => itemOf(code) ?? []);
  const tiles = items.map(({ hexagon, isExpansion }) => ({
    kind: isExpansion ? "expansion" : "hexagon",
    values: { tile: hexagon },
  }));
  const amount = jokersOf(choice);
  return { tiles: amount ? [...tiles, { kind: "jokers", values: { amount } }] : tiles };
}
