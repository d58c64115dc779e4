/** What every piece of the board may need to know, handed down from the board itself. */

import { getContext, setContext } from "svelte";
import type { Marks } from "./marks";
import type { Planting } from "./planting.svelte";

export interface Shown {
  readonly planting: Planting;
  readonly marks: Marks;
  onrule(rule: string): void;
}

const KEY = Symbol("queens_garden");

export function provideShown(shown: Shown): void {
  setContext(KEY, shown);
}

export function useShown(): Shown {
  return getContext<Shown>(KEY);
}
