/** What is thrown away at a pass, chosen item by item in any order and told in the right one. */

import type { Choice } from "../contract";

/** How often each discard, by its code, has been chosen. */
export type Discards = ReadonlyMap<string, number>;

export const NO_DISCARDS: Discards = new Map();

/** One more of an item, or none of it once all are chosen. */
export function discardedMore(discards: Discards, code: string, stored: number): Discards {
  const next = new Map(discards);
  const count = (discards.get(code) ?? 0) + 1;
  if (count > stored) next.delete(code);
  else next.set(code, count);
  return next;
}

/** The points that the discards cost. */
export function costOf(choices: Choice[], discards: Discards): number {
  return choices.reduce((sum, { code, amount }) => sum + amount * (discards.get(code) ?? 0), 0);
}

/**
 * The whole of it as one choice. The list of choices is in the order in which they must be made;
 * when its last item goes too, nothing is left to be decided and no move says so.
 */
export function discarding(
  choices: Choice[],
  discards: Discards,
  stored: (code: string) => number,
): Choice | null {
  const stop = choices.find((choice) => choice.kind === "stop");
  if (!stop) return null;
  const items = choices.filter((choice) => choice !== stop);
  const moves = items.flatMap((item) =>
    Array.from({ length: discards.get(item.code) ?? 0 }, () => item.moves).flat(),
  );
  const last = items.at(-1);
  const isExhausted = !!last && discards.get(last.code) === stored(last.code);
  const all = isExhausted ? moves : [...moves, ...stop.moves];
  return { ...stop, code: all.join("+"), moves: all };
}
