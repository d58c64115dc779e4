/** Shows what happened: tiles taken, laid and paid, points, what is kept, the next deal. */

import { playOver } from "../../motion/kit";
import type { Layer } from "../../motion/layer";
import { Points } from "../../motion/points";
import { eventsOf, type GameEvent } from "../contract";
import type { summer_pavilion } from "../../generated/games";
import { Pieces } from "./pieces";
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

const LOOK = { className: "pavilion-points", stays: 1000, rises: [0, -50, -55, -110] } as const;

export function animate(
  root: HTMLElement,
  events: GameEvent[],
  signal: AbortSignal,
): Promise<void> {
  return playOver(root, ".pavilion", signal, (layer) =>
    show(root, eventsOf("summer_pavilion", events), layer),
  );
}

async function show(
  root: HTMLElement,
  events: summer_pavilion.GameEvent[],
  layer: Layer,
): Promise<void> {
  const pieces = new Pieces(root, layer);
  const showing = new Showing(pieces, new Points(layer, pieces, LOOK), drawnOn(events));
  for (const step of stepsOf(events)) {
    if (layer.signal.aborted) return;
    for (const event of step) showing.begin(event);
    await layer.pause(showing.end());
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
