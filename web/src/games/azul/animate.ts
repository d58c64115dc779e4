/** Shows what happened: a turn, the tiling and scoring of a round, the next deal. */

import type { azul } from "../../generated/games";
import { playOver } from "../../motion/kit";
import type { Layer } from "../../motion/layer";
import { eventsOf, type GameEvent } from "../contract";
import { Deal } from "./deal";
import { Pieces } from "./pieces";
import { Scoring } from "./scoring";
import { TakeTurn } from "./takeTurn";

export function animate(
  root: HTMLElement,
  events: GameEvent[],
  signal: AbortSignal,
): Promise<void> {
  return playOver(root, ".azul", signal, (layer) =>
    show(eventsOf("azul", events), layer, new Pieces(root, layer)),
  );
}

async function show(events: azul.GameEvent[], layer: Layer, pieces: Pieces): Promise<void> {
  const turn = new TakeTurn(layer, pieces);
  const scoring = new Scoring(layer, pieces, events);
  const deal = new Deal(layer, pieces, events);
  for (const part of [turn, scoring, deal]) {
    const own = events.filter((event) => part.shows(event));
    if (own.length && !layer.signal.aborted) await part.play(own);
  }
}
