/** What every piece of the board may need to know, handed down from the board itself. */

import { getContext, setContext } from "svelte";
import type { summer_pavilion } from "../../generated/games";
import type { Asking } from "./asking.svelte";
import type { Dragging } from "./dragging.svelte";
import type { Hinted } from "./marks";
import type { Ghosts } from "./preview";

export interface Shown {
  readonly view: summer_pavilion.PavilionView;
  /** As on a phone held upright. */
  readonly narrow: boolean;
  /** The seat whose choices are on the table, if this person may make them. */
  readonly decides: number | null;
  readonly asking: Asking;
  readonly dragging: Dragging;
  readonly ghosts: Ghosts;
  readonly hinted: Hinted | null;
  readonly touched: Set<string>;
  onrule(rule: string): void;
}

const KEY = Symbol("summer pavilion");

export function provideShown(shown: Shown): void {
  setContext(KEY, shown);
}

export function useShown(): Shown {
  return getContext<Shown>(KEY);
}
