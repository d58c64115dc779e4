/** The paragraph of a rule, by the id that events carry: `azul.take`. */

import { getContext, setContext } from "svelte";
import { words } from "../words/words.svelte";

const NOTES = Symbol("notes on rules");
type NoteOn = (rule: string) => string;

/** At a table a rule may need more than its text: the numbers that are played with there. */
export function provideNotes(noteOn: NoteOn): void {
  setContext(NOTES, noteOn);
}

export function useNotes(): NoteOn {
  return getContext<NoteOn | undefined>(NOTES) ?? (() => "");
}

function textName(rule: string): string {
  return `rule-${rule.replaceAll(".", "-").replaceAll("_", "-")}`;
}

/** Where the page of the rules has it: that of an edition, or of the game it is named after. */
export function ruleLink(rule: string, game = rule.replace(/\..*/, "")): string {
  return `/rules/${game}#${rule}`;
}

export function hasRuleText(rule: string): boolean {
  return words.has(textName(rule));
}

export function ruleText(rule: string): string {
  return words.text(textName(rule));
}
