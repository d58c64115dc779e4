/** The paragraph of a rule, by the id that events carry: `azul.take`. */

import { words } from "../words/words.svelte";

function textName(rule: string): string {
  return `rule-${rule.replaceAll(".", "-").replaceAll("_", "-")}`;
}

/** Where the page of the rules has it. */
export function ruleLink(rule: string): string {
  return `/rules/${rule.replace(/\..*/, "")}#${rule}`;
}

export function hasRuleText(rule: string): boolean {
  return words.has(textName(rule));
}

export function ruleText(rule: string): string {
  return words.text(textName(rule));
}
