/** The paragraph of a rule, by the id that events carry: `azul.take`. */

import { words } from "../words/words.svelte";

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
