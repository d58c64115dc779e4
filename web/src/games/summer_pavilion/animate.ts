/** Shows what happened: tiles taken, laid and paid, points, what is kept, the next deal. */

import { Layer } from "../../motion/layer";
import { settings } from "../../settings/settings.svelte";
import { eventsOf, type GameEvent } from "../contract";
import type { summer_pavilion } from "../../generated/games";
import { Pieces } from "./pieces";
import { Points } from "./points";
import { Showing } from "./showing";

/** Events of one step move together; the next step waits for them. */
const STEPS: Record<string, string> = {
  "tiles-taken": "take",
  "tiles-moved-to-centre": "take",
  "token-taken": "take",
  "tile-laid": "lay",
  "group-scored": "score",
  "decoration-surrounded": "score",
  "bonus-picked": "pick",
  "tile-kept": "pass",
  "hand-discarded": "pass",
  "corners-returned": "return",
  "tile-drawn": "deal",
};

export async function animate(
  root: HTMLElement,
  events: GameEvent[],
  signal: AbortSignal,
): Promise<void> {
  if (!settings.moves || signal.aborted || document.hidden) return;
  const layer = new Layer(root.querySelector(".pavilion") ?? root, signal);
  const pieces = new Pieces(root, layer);
  const told = eventsOf("summer_pavilion", events);
  const showing = new Showing(pieces, new Points(layer, pieces), drawnOn(told));
  try {
    for (const step of stepsOf(told)) {
      if (signal.aborted) return;
      for (const event of step) showing.begin(event);
      await layer.pause(showing.end());
    }
  } finally {
    layer.remove();
  }
}

/** What is not shown is left out; a bonus at the end is a step of its own. */
export function stepsOf(events: summer_pavilion.GameEvent[]): summer_pavilion.GameEvent[][] {
  const steps: summer_pavilion.GameEvent[][] = [];
  let last = "";
  for (const event of events) {
    const bonus = event.kind === "star-bonus" || event.kind === "number-bonus";
    const step = STEPS[event.kind];
    if (!step && !bonus) continue;
    const goesOn = step && step === last ? steps.at(-1) : undefined;
    if (goesOn) goesOn.push(event);
    else steps.push([event]);
    last = step ?? "";
  }
  return steps;
}

/** How many tiles each factory gets, which decides where they lie. */
function drawnOn(events: summer_pavilion.GameEvent[]): Map<string, number> {
  const drawn = new Map<string, number>();
  for (const event of events)
    if (event.kind === "tile-drawn") drawn.set(event.target, (drawn.get(event.target) ?? 0) + 1);
  return drawn;
}
