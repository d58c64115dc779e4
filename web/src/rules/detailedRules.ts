/** The games that have rules with pictures; each loads its own when somebody reads them. */

import type { Component } from "svelte";

interface Asked {
  game: string;
  /** The rule that somebody asks for, as events carry it, or a chapter. */
  rule: string;
}

const summerPavilion = () => import("./summer_pavilion/SummerPavilionRules.svelte");

export const DETAILED_RULES: Record<string, () => Promise<{ default: Component<Asked> }>> = {
  azul: () => import("./azul/AzulRules.svelte"),
  queens_garden: () => import("./queens_garden/GardenRules.svelte"),
  summer_pavilion: summerPavilion,
  summer_pavilion_mini: summerPavilion,
};
