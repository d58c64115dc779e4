/** What every piece of the board may need to know, handed down from the board itself. */

import { getContext, setContext } from "svelte";
import type { Dragging } from "./dragging.svelte";
import type { Hinted } from "./marks";
import type { Picking } from "./picking.svelte";
import type { Ghosts } from "./preview";
import type { Score } from "./scored";

export interface Shown {
  /** The seat whose choices are on the table, if this person may make them. */
  readonly decides: number | null;
  readonly picking: Picking;
  readonly dragging: Dragging;
  readonly ghosts: Ghosts;
  readonly hinted: Hinted | null;
  readonly touched: Set<string>;
  /** What the last turn has scored, by part. */
  readonly scores: Map<string, Score>;
  onrule(rule: string): void;
  /** Tiles were picked up with a press; those that are dragged stay in sight. */
  onpick(): void;
}

const KEY = Symbol("azul");

export function provideShown(shown: Shown): void {
  setContext(KEY, shown);
}

export function useShown(): Shown {
  return getContext<Shown>(KEY);
}
