/** Shows what happened: a turn, the scoring of a round or of the game, the next deal. */

import type { queens_garden } from "../../generated/games";
import { Layer, type Box } from "../../motion/layer";
import { settings } from "../../settings/settings.svelte";
import { eventsOf, partOf, type GameEvent } from "../contract";
import { Flights } from "./flights";
import { Scoring } from "./scoring";

export async function animate(
  root: HTMLElement,
  events: GameEvent[],
  signal: AbortSignal,
): Promise<void> {
  if (!settings.moves || signal.aborted || document.hidden) return;
  const layer = new Layer(root.querySelector(".garden-table") ?? root, signal);
  try {
    await show(root, eventsOf("queens_garden", events), layer);
  } finally {
    layer.remove();
  }
}

async function show(
  root: HTMLElement,
  events: queens_garden.GameEvent[],
  layer: Layer,
): Promise<void> {
  const scoring = new Scoring(root, layer);
  const turn = new Flights(root, layer);
  for (const event of events) move(turn, event);
  const [now, later] = [events.filter(isOfTurn), events.filter((event) => !isOfTurn(event))];
  await layer.pause(turn.time);
  await scoring.play(now);
  await scoring.play(later);
  const deal = new Flights(root, layer);
  events
    .filter((event) => event.kind === "tile-dealt")
    .forEach(({ tile }, index) => deals(deal, tile, index));
  await layer.pause(deal.time);
}

/** Points of a turn itself; those of the wheel and of the end come after it. */
function isOfTurn({ kind }: queens_garden.GameEvent): boolean {
  return ["expansion-bought", "marker-scored", "item-discarded", "jokers-won"].includes(kind);
}

function move(flights: Flights, event: queens_garden.GameEvent): void {
  const { seat } = event;
  const storage = partOf("storage", seat);
  const on = (part: string) => flights.boxOf(partOf(part, seat));
  switch (event.kind) {
    case "tile-acquired":
      return flights.send(flights.tile(event.source, event.tile), flights.free(storage), true);
    case "expansion-acquired":
      return flights.send(flights.expansionOn(event.source), flights.free(storage, true), true);
    case "item-paid":
    case "item-discarded":
      return leave(flights, storage, event.tile, event.item === "expansion");
    case "jokers-paid":
      return jokersLeave(flights, storage, event.amount);
    case "tile-placed":
      return flights.send(flights.tile(storage, event.tile), on(event.target), true);
    case "expansion-placed":
      return flights.send(flights.expansion(storage, event.tile), on(event.target), true);
    case "expansion-bought":
      return flights.send(flights.supplied(), on(event.target), true);
    case "jokers-won":
      return jokersCome(flights, on(event.feature), storage, event.amount);
  }
}

function leave(flights: Flights, storage: string, tile: string, isExpansion: boolean): void {
  if (isExpansion) flights.putAway(flights.expansion(storage, tile), "supply");
  else flights.putAway(flights.tile(storage, tile), "tower");
}

function jokersLeave(flights: Flights, storage: string, amount: number): void {
  for (let index = 0; index < amount; index++) flights.send(flights.joker(storage), null);
}

function jokersCome(flights: Flights, from: Box | null, storage: string, amount: number): void {
  for (let index = 0; from && index < amount; index++)
    flights.send(flights.piece("joker", from), flights.free(storage), true);
}

/** Out of the bag onto the top of the stack. */
function deals(flights: Flights, tile: string, index: number): void {
  const bag = flights.boxOf("bag");
  const plate = flights.stack();
  if (!bag || !plate) return;
  const size = plate.height * 0.4;
  const to = {
    left: plate.left + (index % 2 ? 0.5 : 0.13) * plate.width,
    top: plate.top + (index % 4 > 1 ? 0.5 : 0.06) * plate.height,
    width: size,
    height: size,
  };
  flights.send(flights.fresh(tile, { ...bag, width: 20, height: 20 }), to, true);
}
