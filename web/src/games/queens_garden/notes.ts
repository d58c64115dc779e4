/** The numbers of a table's scoring board beside the rules that use them, and whose numbers they are. */

import type { queens_garden } from "../../generated/games";
import { t } from "../../words/words.svelte";

type Numbers = Pick<
  queens_garden.QueensGardenView,
  "variant" | "wheel" | "group_bonus" | "own_numbers"
>;

export function noteOn(rule: string, view: Numbers): string {
  if (view.variant === "standard") return "";
  if (rule === "queens_garden.wheel") return `${everyRound(view)} ${whoseNumbers(view)}`;
  if (rule === "queens_garden.groups") return `${bonuses(view)} ${whoseNumbers(view)}`;
  return "";
}

/** Of the variant side: nobody here has seen the printed ones. */
export function whoseNumbers({ own_numbers }: Numbers): string {
  return t("page-garden-whose-numbers", { whose: own_numbers ? "own" : "ours" });
}

export function bonuses({ group_bonus }: Numbers): string {
  const each = group_bonus.map((bonus) => t("page-garden-bonus", { ...bonus }));
  return t("page-garden-bonuses", { bonuses: each.join(", ") });
}

export function fieldsOf({ wheel }: Pick<Numbers, "wheel">, round: number): string {
  const fields = wheel[round - 1] ?? [];
  return fields
    .map(({ category, points }) => t("page-garden-field", { category, points }))
    .join(", ");
}

function everyRound(view: Numbers): string {
  return view.wheel
    .map((_, index) => index + 1)
    .map((round) => t("page-garden-wheel", { round, fields: fieldsOf(view, round) }))
    .join(" ");
}
