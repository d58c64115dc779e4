/** Lines of the log in words. The engine has grouped the events; the catalogues have the texts. */

import type { Schemas } from "../api/client";
import type { GameEvent } from "../games/contract";
import { about, markedAbout, ownName, saidOf, words, type Said } from "./words.svelte";

export type Phrase = Schemas["LogPhrase"];

/** What happened, and the lines that tell it. */
export interface Told {
  events: readonly GameEvent[];
  lines: readonly Phrase[][];
}

/** A line of the log; `seat` is whose board it is about. */
export interface Line extends Said {
  seat: number | null;
  events: GameEvent[];
}

/** Of whom the texts speak, and on which side of the board. */
export interface Cast {
  names: string[];
  variant: string;
}

export function linesOf(game: string, { events, lines }: Told, cast: Cast): Line[] {
  return lines.map((line) => ({
    ...phrasesText("event", game, line, cast, "; "),
    seat: line[0]?.seat ?? null,
    events: line.flatMap((phrase) => phrase.events.flatMap((place) => events[place] ?? [])),
  }));
}

/** A turn as advice: what to do, in the imperative. Null if there are no words for it. */
export function adviceOf(game: string, { lines }: Told, cast: Cast): Said | null {
  const own = known("advice", game, lines[0] ?? []);
  return own.length ? phrasesText("advice", game, own, cast, ", ") : null;
}

/** Why one would: what the turn brings, in the values of its phrases and `more`. */
export function whyOf(
  game: string,
  { lines }: Told,
  cast: Cast,
  more: Record<string, string | number>,
): string {
  const own = known("why", game, lines[0] ?? []).map((phrase) => ({
    ...phrase,
    values: { ...phrase.values, ...more },
  }));
  return phrasesText("why", game, own, cast, " · ").text;
}

function known(family: string, game: string, line: readonly Phrase[]): Phrase[] {
  return line.filter((phrase) => words.has(ownName(family, game, phrase.kind)));
}

function phrasesText(
  family: string,
  game: string,
  line: readonly Phrase[],
  cast: Cast,
  between: string,
): Said {
  const [text, marked] = [about, markedAbout].map((say) =>
    line.map((phrase) => phraseText(family, game, phrase, cast, say)).join(between),
  );
  return saidOf(text ?? "", marked ?? "");
}

/** Lines about events that follow `before` others. */
export function shifted(lines: readonly Phrase[][], before: number): Phrase[][] {
  const shift = (phrase: Phrase): Phrase => ({
    ...phrase,
    events: phrase.events.map((place) => place + before),
  });
  return lines.map((line) => line.map(shift));
}

/** The events that a line tells; the others only move across the board. */
export function toldEvents({ events, lines }: Told): GameEvent[] {
  const places = new Set(lines.flat().flatMap((phrase) => phrase.events));
  return events.filter((_, place) => places.has(place));
}

/**
 * What a choice would do, in few words: what its own line says that is worth knowing beforehand.
 * The first `before` events have happened already.
 */
export function effectOf(game: string, { lines }: Told, before: number, cast: Cast): string {
  const isNew = ({ events }: Phrase): boolean => events.every((place) => place >= before);
  const own = lines.find((line) => line.some(isNew)) ?? [];
  return phrasesText("effect", game, known("effect", game, own.filter(isNew)), cast, "; ").text;
}

type Say = typeof about;

function phraseText(family: string, game: string, phrase: Phrase, cast: Cast, say: Say): string {
  const { kind, seat } = phrase;
  const who = seat === null ? "" : (cast.names[seat] ?? "");
  const values = listed(game, phrase.values, say);
  return say(family, game, kind, { ...values, seat, who, variant: cast.variant });
}

/** Values with what they list put into words. */
export function listed(
  game: string,
  values: Record<string, unknown>,
  say: Say,
): Record<string, unknown> {
  const spoken = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? itemsText(game, value as Schemas["LogItem"][], say) : value,
  ]);
  return Object.fromEntries(spoken) as Record<string, unknown>;
}

function itemsText(game: string, items: Schemas["LogItem"][], say: Say): string {
  return items.map(({ kind, values }) => say("item", game, kind, values)).join(", ");
}

/** One event by itself; what is laid or placed has its place named after the variant of the board. */
export function eventText(game: string, event: GameEvent, names: string[], variant = ""): string {
  const who = event.seat === null ? "" : (names[event.seat] ?? "");
  return about("event", game, event.kind, { ...event, who, variant });
}

/** Points that these events brought to anybody. */
export function pointsOf(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + ("points" in event ? event.points : 0), 0);
}

export function scores(event: GameEvent): boolean {
  return "points" in event;
}
