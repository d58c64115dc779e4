import type { GameEvent } from "../../games/contract";
import { t } from "../words.svelte";
import { valueOf, type Telling, type Told } from "./telling";

const CONTINUING = new Set(["rest-to-centre", "marker-taken", "tiles-dropped", "floor-overflowed"]);
const TILE_POINTS = ["scored-alone", "scored-across", "scored-down"];
/** The board shows what was dealt, and the taking says where the tiles went. */
const UNTOLD = ["tile-drawn", "line-filled"];

export const azul: Telling = {
  continuing: CONTINUING,
  sources: [...TILE_POINTS, "floor-scored", "row-bonus", "column-bonus", "colour-bonus"],
  retold,
  effects,
};

/** One event for the rest of a factory, and one for a laid tile with all its points. */
function retold(events: readonly GameEvent[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (isTold(event, told)) continue;
    if (last?.kind === "tile-scored" && TILE_POINTS.includes(event.kind)) addPoints(last, event);
    else if (last?.kind === "rest-to-centre" && event.kind === "tiles-moved-to-centre") {
      last["tiles"] = `${String(last["tiles"])}, ${tiles(event)}`;
      last.of.push(event);
    } else told.push(opened(event));
  }
  return told;
}

/** The event, or the one that gathers what follows it. */
function opened(event: GameEvent): Told {
  if (event.kind === "tiles-moved-to-centre")
    return { kind: "rest-to-centre", seat: null, tiles: tiles(event), of: [event] };
  if (event.kind === "tile-laid")
    return { ...event, kind: "tile-scored", across: 0, down: 0, points: 0, of: [event] };
  return { ...event, of: [event] };
}

function addPoints(told: Told, event: GameEvent): void {
  const direction = event.kind.replace("scored-", "");
  if (direction in told) told[direction] = valueOf(event, "points");
  told["points"] = Number(told["points"]) + Number(valueOf(event, "points"));
  told.of.push(event);
}

function tiles(event: GameEvent): string {
  return t("azul-tiles", {
    tile: String(valueOf(event, "tile")),
    amount: Number(valueOf(event, "amount")),
  });
}

/** Tiles that were taken to the floor or fell with their line have been told of already. */
function isTold(event: GameEvent, told: Told[]): boolean {
  if (UNTOLD.includes(event.kind)) return true;
  if (event.kind !== "tiles-dropped") return false;
  const before = told.filter((other) => !CONTINUING.has(other.kind)).at(-1);
  return before?.kind === "line-fell" || before?.["target"] === "floor";
}

/** What a take costs, or what the tile scores; not what the end of the round then brings. */
function effects(kind: string, told: Told[]): Told[] {
  const wanted =
    kind === "take" ? ["marker-taken", "tiles-dropped", "floor-overflowed"] : ["tile-scored"];
  return told.filter(
    (event, index) =>
      wanted.includes(event.kind) && told.findIndex((other) => other.kind === event.kind) === index,
  );
}
