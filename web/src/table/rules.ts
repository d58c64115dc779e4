/** The paragraph of a rule, by the id that events carry: `azul.score-alone`. */

import { vocabulary, words } from "../words/words.svelte";

export function ruleText(rule: string): string | null {
  const [game = "", name = ""] = rule.split(".");
  const known = [game, vocabulary(game)]
    .map((own) => `rule-${own}-${name}`)
    .find((key) => words.has(key));
  return known ? words.text(known) : null;
}

export function ruleLink(rule: string): string {
  const [game = "", name = ""] = rule.split(".");
  return `/rules/${game}#${name}`;
}
