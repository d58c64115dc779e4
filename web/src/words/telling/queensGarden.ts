import type { GameEvent } from "../../games/contract";
import { inWords } from "../spoken";
import { t, words } from "../words.svelte";
import { valueOf, type Telling, type Told } from "./telling";

/** The board shows what was dealt, and the set-up is the same in every game. */
const UNTOLD = ["tile-dealt", "start-scored", "stack-moved", "display-cleared"];
const PAYMENT = ["item-paid", "jokers-paid"];
const ACQUIRED = ["tile-acquired", "expansion-acquired"];
const PLACED = ["tile-placed", "expansion-placed"];

export const queensGarden: Telling = {
  continuing: new Set(["payment", "jokers-won", "jokers-lost", "marker-scored", "item-discarded"]),
  sources: [
    "start-scored",
    "expansion-bought",
    "marker-scored",
    "item-discarded",
    "wheel-scored",
    "pavilions-scored",
    "jokers-scored",
    "leftovers-scored",
    "group-scored",
  ],
  retold,
  effects: (kind, told) =>
    ["space", "pay"].includes(kind)
      ? told.filter((event) => ["jokers-won", "jokers-lost"].includes(event.kind))
      : [],
};

/** One event for all that was acquired, and the payment after what it paid for. */
function retold(events: readonly GameEvent[]): Told[] {
  const told: Told[] = [];
  let paid: GameEvent[] = [];
  for (const event of events) {
    if (PAYMENT.includes(event.kind)) paid.push(event);
    else if (ACQUIRED.includes(event.kind)) acquire(told, event);
    else if (!UNTOLD.includes(event.kind)) {
      told.push({ ...event, of: [event] });
      if (PLACED.includes(event.kind) && paid.length) {
        const tiles = paid.map(named).join(", ");
        told.push({ kind: "payment", seat: event.seat, tiles, of: paid });
        paid = [];
      }
    }
  }
  return told;
}

/** Adds to the acquiring told last, or begins a new one. */
function acquire(told: Told[], event: GameEvent): void {
  const last = told.at(-1);
  if (last?.kind === "hexagons-acquired" && last.seat === event.seat) {
    last["tiles"] = `${String(last["tiles"])}, ${named(event)}`;
    last.of.push(event);
  } else
    told.push({ kind: "hexagons-acquired", seat: event.seat, tiles: named(event), of: [event] });
}

function named(event: GameEvent): string {
  if (event.kind === "jokers-paid")
    return t("queens-garden-jokers", { amount: Number(valueOf(event, "amount")) });
  const hexagon = words.text("queens-garden-hexagon", inWords({ tile: valueOf(event, "tile") }));
  const isExpansion = event.kind === "expansion-acquired" || valueOf(event, "item") === "expansion";
  return isExpansion ? `${hexagon} (${t("queens-garden-item", { item: "expansion" })})` : hexagon;
}
