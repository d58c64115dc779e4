/** What the fields of a position and their values are called. */

import { textValues } from "../words/textValues";
import { t, vocabulary, words } from "../words/words.svelte";
import { partNameOf } from "./editor.svelte";

/** Phases of a deal that are told apart only here. */
const DEALS = new Set(["fill", "turn"]);

export function partLabel(part: string): string {
  const { kind, place, number } = partNameOf(part);
  return t("page-analysis-part", { part: kind, place, number });
}

/** Of a row of spaces. */
export function rowLabel(part: string): string {
  const { kind, place } = partNameOf(part);
  return t("page-analysis-part-row", { part: kind, place });
}

/** A value to choose: a player, a phase, or another word. */
export function valueLabel(game: string, part: string, value: string, names: string[]): string {
  const seat = /^\d$/.test(value) ? names[Number(value)] : undefined;
  if (seat) return seat;
  const phases = [`${vocabulary(game)}-phase`, `${game}-phase`].find((name) => words.has(name));
  if (part === "phase" && phases && !DEALS.has(value))
    return words.text(phases, textValues({ phase: value }));
  const colour = `${vocabulary(game)}-colour`;
  if (part === "from" && words.has(colour)) return words.text(colour, { tile: value });
  return t("page-analysis-value", { value });
}
