/** What the catalogues say about a game as a whole. */

import { vocabulary, words } from "./words.svelte";

/** `azul-name`, `queens_garden-name`, and `summer-pavilion-name` for both its editions. */
function ownText(game: string, kind: string, values: Record<string, string>): string {
  const named = [game, vocabulary(game)].map((name) => `${name}-${kind}`);
  const known = named.find((name) => words.has(name));
  return known ? words.text(known, values) : game;
}

export function gameName(game: string): string {
  return ownText(game, "name", { game });
}

export function variantName(game: string, variant: string): string {
  return ownText(game, "variant", { variant });
}
