/** Choices in words: grouped by what they begin with, as the list of moves shows them. */

import type { Choice } from "../games/contract";
import { about } from "../words/words.svelte";

/** Choices that begin alike: the same kind, from the same place, with the same tiles. */
export interface Branch {
  key: string;
  choices: Choice[];
}

export function branches(choices: Choice[]): Branch[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = [choice.kind, choice.touches[0], choice.tile].join("|");
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return [...found].map(([key, together]) => ({ key, choices: together }));
}

/** `from` says what is taken, `to` where it goes. */
export function choiceText(game: string, choice: Choice, part: "from" | "to"): string {
  return about("choice", game, `${choice.kind}-${part}`, {
    ...choice,
    suggested: Number(choice.suggested),
    source: choice.touches[0],
    target: choice.touches.at(-1),
  });
}
