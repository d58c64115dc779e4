/** Choices in words: grouped by what they begin with, as the list of moves shows them. */

import type { Choice, GameBoard } from "../games/contract";
import { listed } from "../words/logLines";
import { about, markedAbout, saidOf, type Said } from "../words/words.svelte";

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

/** `from` says what is taken, `to` where it goes and how it is paid. */
export function choiceText(
  game: string,
  choice: Choice,
  part: "from" | "to",
  { variant, board }: { variant: string; board: GameBoard | null | undefined },
): Said {
  const { tile, amount, touches } = choice;
  const values = {
    tile,
    amount,
    suggested: Number(choice.suggested),
    source: touches[0],
    target: touches.at(-1),
    variant,
    ...board?.listed?.(choice),
  };
  const kind = `${choice.kind}-${part}`;
  const [text, marked] = [about, markedAbout].map((say) =>
    say("choice", game, kind, listed(game, values, say)),
  );
  return saidOf(text ?? "", marked ?? "");
}
