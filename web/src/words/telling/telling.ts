/**
 * Events as people tell them: trifles left out, what belongs together put together. Every game has
 * its own way; one without is told event by event.
 */

import type { GameEvent } from "../../games/contract";
import { about } from "../words.svelte";
import { azul } from "./azul";
import { queensGarden } from "./queensGarden";
import { summerPavilion } from "./summerPavilion";

/** An event for the catalogues, and the events of the rules that it tells. */
export interface Told {
  kind: string;
  seat: number | null;
  of: GameEvent[];
  [value: string]: unknown;
}

export interface Telling {
  /** Kinds that go on with the sentence before them. */
  continuing: ReadonlySet<string>;
  /** Kinds that bring points, in the order of the final table. */
  sources: readonly string[];
  retold(events: readonly GameEvent[]): Told[];
  /** Of the retold events of a choice, those worth a word in the list of choices. */
  effects(kind: string, told: Told[]): Told[];
}

/** A sentence of the log; `seat` is whose board it is about. */
export interface Line {
  text: string;
  seat: number | null;
  events: GameEvent[];
}

const PLAIN: Telling = {
  continuing: new Set(),
  sources: [],
  retold: (events) => events.map((event) => ({ ...event, of: [event] })),
  effects: () => [],
};

const TELLINGS: Record<string, Telling> = {
  azul,
  summer_pavilion: summerPavilion,
  summer_pavilion_mini: summerPavilion,
  queens_garden: queensGarden,
};

export function tellingOf(game: string): Telling {
  return TELLINGS[game] ?? PLAIN;
}

/** What happened, in sentences; one that continues what was said before joins its line. */
export function linesOf(game: string, events: readonly GameEvent[], names: string[]): Line[] {
  const telling = tellingOf(game);
  const lines: Line[] = [];
  for (const told of telling.retold(events)) {
    const text = sentence("event", game, told, names);
    const last = lines.at(-1);
    if (last && telling.continuing.has(told.kind)) {
      last.text += `; ${text}`;
      last.events.push(...told.of);
    } else lines.push({ text, seat: told.seat, events: [...told.of] });
  }
  return lines;
}

/** What a choice of this kind would do, in few words. */
export function effectOf(
  game: string,
  kind: string,
  events: readonly GameEvent[],
  names: string[],
): string {
  const telling = tellingOf(game);
  const told = telling.effects(kind, telling.retold(events));
  return told.map((event) => sentence("effect", game, event, names)).join("; ");
}

function sentence(family: string, game: string, told: Told, names: string[]): string {
  const who = told.seat === null ? "" : (names[told.seat] ?? "");
  return about(family, game, told.kind, { ...told, who });
}

export function valueOf(event: GameEvent, name: string): unknown {
  const values: Record<string, unknown> = { ...event };
  return values[name];
}

/** Points that these events brought to anybody. */
export function pointsOf(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + Number(valueOf(event, "points") ?? 0), 0);
}

export function scores(event: GameEvent): boolean {
  return typeof valueOf(event, "points") === "number";
}
