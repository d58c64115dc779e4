/** The groups of a garden as the view tells them, and how a space belongs to those looked at. */

import type { queens_garden } from "../../generated/games";
import { isColour } from "./hexagons";

type Group = queens_garden.GroupView;

/** The groups that a hexagon belongs to: one of its colour, one of its pattern, or fewer. */
export function groupsAt(groups: Group[], space: string): Group[] {
  return groups.filter((group) => group.spaces.includes(space));
}

/** By what a space belongs to these groups: `colour`, `pattern` or `both`. */
export function kindIn(groups: Group[], space: string): "colour" | "pattern" | "both" | null {
  const kinds = groupsAt(groups, space).map(({ category }) => isColour(category));
  if (kinds.length > 1) return "both";
  const [byColour] = kinds;
  return byColour === undefined ? null : byColour ? "colour" : "pattern";
}
