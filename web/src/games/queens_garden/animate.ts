/** Shows what happened: a turn, the scoring of a round or of the game, the next deal. */

import type { queens_garden } from "../../generated/games";
import { begin, playOver, type MotionTable } from "../../motion/kit";
import type { Box, Layer } from "../../motion/layer";
import { eventsOf, partOf, type GameEvent } from "../contract";
import { Flights } from "./flights";
import { Scoring } from "./scoring";

export function animate(
  root: HTMLElement,
  events: GameEvent[],
  signal: AbortSignal,
): Promise<void> {
  return playOver(root, ".garden-table", signal, (layer) =>
    show(root, eventsOf("queens_garden", events), layer),
  );
}

async function show(
  root: HTMLElement,
  events: queens_garden.GameEvent[],
  layer: Layer,
): Promise<void> {
  const scoring = new Scoring(root, layer);
  const turn = new Flights(root, layer);
  const motions = motionsOf(turn);
  for (const event of events) begin(motions, event);
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

function motionsOf(flights: Flights): MotionTable<queens_garden.GameEvent> {
  const storage = (seat: number | null) => partOf("storage", seat);
  const on = (part: string, seat: number | null) => flights.boxOf(partOf(part, seat));
  return {
    "tile-acquired": ({ source, tile, seat }) =>
      flights.send(flights.tile(source, tile), flights.free(storage(seat)), true),
    "expansion-acquired": ({ source, seat }) =>
      flights.send(flights.expansionOn(source), flights.free(storage(seat), true), true),
    "item-paid": ({ tile, item, seat }) => leave(flights, storage(seat), tile, item),
    "item-discarded": ({ tile, item, seat }) => leave(flights, storage(seat), tile, item),
    "jokers-paid": ({ amount, seat }) => jokersLeave(flights, storage(seat), amount),
    "tile-placed": ({ tile, target, seat }) =>
      flights.send(flights.tile(storage(seat), tile), on(target, seat), true),
    "expansion-placed": ({ tile, target, seat }) =>
      flights.send(flights.expansion(storage(seat), tile), on(target, seat), true),
    "expansion-bought": ({ target, seat }) =>
      flights.send(flights.supplied(), on(target, seat), true),
    "jokers-won": ({ feature, amount, seat }) =>
      jokersCome(flights, on(feature, seat), storage(seat), amount),
  };
}

function leave(flights: Flights, storage: string, tile: string, item: string): void {
  if (item === "expansion") flights.putAway(flights.expansion(storage, tile), "supply");
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
