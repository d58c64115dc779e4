import type { GameEvent } from "../../games/contract";
import { t } from "../words.svelte";
import { valueOf, type Telling, type Told } from "./telling";

/** Events that come tile by tile, and the one that gathers them. */
const GATHERED: Record<string, string> = {
  "tiles-moved-to-centre": "rest-to-centre",
  "bonus-picked": "tiles-picked",
  "tile-kept": "tiles-kept",
  "joker-drawn": "order-drawn",
};

const EFFECTS: Record<string, string[]> = {
  take: ["token-taken"],
  lay: ["tile-scored", "decoration-surrounded"],
  keep: ["hand-discarded"],
  pass: ["hand-discarded"],
};

export const summerPavilion: Telling = {
  continuing: new Set([
    "rest-to-centre",
    "token-taken",
    "decoration-surrounded",
    "bonus-lapsed",
    "tiles-picked",
    "tiles-kept",
    "hand-discarded",
  ]),
  sources: ["group-scored", "token-taken", "hand-discarded", "star-bonus", "number-bonus"],
  retold,
  effects: (kind, told) => told.filter((event) => EFFECTS[kind]?.includes(event.kind)),
};

/** Tiles that go the same way in one event, a laid tile together with its points. */
function retold(events: readonly GameEvent[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const gathering = GATHERED[event.kind];
    if (event.kind === "tile-drawn") continue; // the board shows what was dealt
    if (event.kind === "group-scored" && last?.kind === "tile-laid") {
      Object.assign(last, { kind: "tile-scored", points: valueOf(event, "points") });
      last.of.push(event);
    } else if (gathering && last?.kind === gathering) {
      last["tiles"] = `${String(last["tiles"])}, ${tiles(event)}`;
      last.of.push(event);
    } else if (gathering)
      told.push({ kind: gathering, seat: event.seat, tiles: tiles(event), of: [event] });
    else told.push({ ...event, of: [event] });
  }
  return told;
}

function tiles(event: GameEvent): string {
  const tile = String(valueOf(event, "tile"));
  if (valueOf(event, "amount") === undefined) return t("summer-pavilion-colour", { tile });
  return t("summer-pavilion-tiles", { tile, amount: Number(valueOf(event, "amount")) });
}
