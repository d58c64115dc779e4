/** What the catalogues say about a game as a whole. */

import { vocabulary, words } from "./words.svelte";

/** `azul-name`, `queens_garden-name`, and `summer-pavilion-name` for both its editions. */
function ownText(game: string, kind: string, values: Record<string, string | number>): string {
  const named = [game, vocabulary(game)].map((name) => `${name}-${kind}`);
  const known = named.find((name) => words.has(name));
  return known ? words.text(known, values) : game;
}

export function gameName(game: string): string {
  return ownText(game, "name", { game });
}

/** `options` is how many the table has chosen: one that typed in its own numbers says so. */
export function variantName(game: string, variant: string, options: number): string {
  return ownText(game, "variant", { variant, options });
}
