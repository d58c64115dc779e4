/** What a tile is called, for those who do not see its picture. */

import { textValues } from "../words/textValues";
import { t, vocabulary, words } from "../words/words.svelte";

/** What lies on boards and is no tile. */
const OTHERS = new Set(["marker", "taken"]);

export function isTile(piece: string): boolean {
  return !OTHERS.has(piece);
}

export function pieceName(game: string, tile: string): string {
  if (!isTile(tile)) return t("page-analysis-edit-piece", { piece: tile });
  const names = ["colour", "hexagon"].map((kind) => `${vocabulary(game)}-${kind}`);
  const known = names.find((name) => words.has(name));
  return known ? words.text(known, textValues({ tile })) : tile;
}
