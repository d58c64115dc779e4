/** Shows what happened: a turn, the scoring of a round or of the game, the next deal. */

import { Layer } from "../../motion/layer";
import { settings } from "../../settings/settings.svelte";
import { partOf, type GameEvent } from "../contract";
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
    await show(root, events, layer);
  } finally {
    layer.remove();
  }
}

async function show(root: HTMLElement, events: GameEvent[], layer: Layer): Promise<void> {
  const scoring = new Scoring(root, layer);
  const turn = new Flights(root, layer);
  for (const event of events) move(turn, event);
  const [now, later] = [events.filter(isOfTurn), events.filter((event) => !isOfTurn(event))];
  await layer.pause(turn.time);
  await scoring.play(now);
  await scoring.play(later);
  const deal = new Flights(root, layer);
  events
    .filter(({ kind }) => kind === "tile-dealt")
    .forEach((event, index) => deals(deal, event, index));
  await layer.pause(deal.time);
}

/** Points of a turn itself; those of the wheel and of the end come after it. */
function isOfTurn({ kind }: GameEvent): boolean {
  return ["expansion-bought", "marker-scored", "item-discarded", "jokers-won"].includes(kind);
}

function move(flights: Flights, event: GameEvent): void {
  const { kind, seat } = event;
  const storage = partOf("storage", seat);
  const tile = String(event["tile"]);
  const source = String(event["source"]);
  const target = partOf(String(event["target"]), seat);
  switch (kind) {
    case "tile-acquired":
      return flights.send(flights.tile(source, tile), flights.free(storage), true);
    case "expansion-acquired":
      return flights.send(flights.expansionOn(source), flights.free(storage, true), true);
    case "item-paid":
    case "item-discarded":
      return leave(flights, storage, tile, event["item"] === "expansion");
    case "jokers-paid":
      return jokersLeave(flights, storage, Number(event["amount"]));
    case "tile-placed":
      return flights.send(flights.tile(storage, tile), flights.boxOf(target), true);
    case "expansion-placed":
      return flights.send(flights.expansion(storage, tile), flights.boxOf(target), true);
    case "expansion-bought":
      return flights.send(flights.supplied(), flights.boxOf(target), true);
    case "jokers-won":
      return jokersCome(flights, partOf(String(event["feature"]), seat), storage, event);
  }
}

function leave(flights: Flights, storage: string, tile: string, isExpansion: boolean): void {
  if (isExpansion) flights.putAway(flights.expansion(storage, tile), "supply");
  else flights.putAway(flights.tile(storage, tile), "tower");
}

function jokersLeave(flights: Flights, storage: string, amount: number): void {
  for (let index = 0; index < amount; index++) flights.send(flights.joker(storage), null);
}

function jokersCome(flights: Flights, feature: string, storage: string, event: GameEvent): void {
  const from = flights.boxOf(feature);
  for (let index = 0; from && index < Number(event["amount"]); index++)
    flights.send(flights.piece("joker", from), flights.free(storage), true);
}

/** Out of the bag onto the top of the stack. */
function deals(flights: Flights, event: GameEvent, index: number): void {
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
  flights.send(flights.fresh(String(event["tile"]), { ...bag, width: 20, height: 20 }), to, true);
}
