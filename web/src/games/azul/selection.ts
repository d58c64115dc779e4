/** What can be picked up and where it can go, read off the choices that the server sent. */

import type { Choice } from "../contract";
import type { Group } from "./codes";

export function sameGroup(one: Group | null, other: Group | null): boolean {
  return one?.source === other?.source && one?.tile === other?.tile;
}

export function isOffered(choices: Choice[], group: Group): boolean {
  return choices.some((choice) => takes(choice, group));
}

/** Where a group may go: the choice for each part of the board. */
export function targetsOf(choices: Choice[], group: Group | null): Map<string, Choice> {
  const fitting = choices.filter((choice) =>
    group ? takes(choice, group) : choice.kind === "tile",
  );
  return new Map(fitting.map((choice) => [choice.touches[1] ?? "", choice]));
}

function takes(choice: Choice, { source, tile }: Group): boolean {
  return choice.kind === "take" && choice.tile === tile && choice.touches[0] === source;
}

/** The groups on a display, the largest first, so that a factory has its pairs side by side. */
export function groupsOn(source: string, tiles: string[]): (Group & { amount: number })[] {
  const amounts = new Map<string, number>();
  for (const tile of tiles) amounts.set(tile, (amounts.get(tile) ?? 0) + 1);
  return [...amounts]
    .map(([tile, amount]) => ({ source, tile, amount }))
    .sort((one, other) => other.amount - one.amount);
}
