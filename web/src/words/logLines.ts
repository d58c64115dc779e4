/** Lines of the log in words. The engine has grouped the events; the catalogues have the texts. */

import type { Schemas } from "../api/client";
import type { GameEvent } from "../games/contract";
import { about, words, ownName } from "./words.svelte";

export type Phrase = Schemas["LogPhrase"];

/** What happened, and the lines that tell it. */
export interface Told {
  events: readonly GameEvent[];
  lines: readonly Phrase[][];
}

/** A line of the log; `seat` is whose board it is about. */
export interface Line {
  text: string;
  seat: number | null;
  events: GameEvent[];
}

export function linesOf(game: string, { events, lines }: Told, names: string[]): Line[] {
  return lines.map((line) => ({
    text: line.map((phrase) => phraseText("event", game, phrase, names)).join("; "),
    seat: line[0]?.seat ?? null,
    events: line.flatMap((phrase) => phrase.events.flatMap((place) => events[place] ?? [])),
  }));
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
export function effectOf(game: string, { lines }: Told, before: number, names: string[]): string {
  const isNew = ({ events }: Phrase): boolean => events.every((place) => place >= before);
  const own = lines.find((line) => line.some(isNew)) ?? [];
  return own
    .filter((phrase) => isNew(phrase) && words.has(ownName("effect", game, phrase.kind)))
    .map((phrase) => phraseText("effect", game, phrase, names))
    .join("; ");
}

function phraseText(family: string, game: string, phrase: Phrase, names: string[]): string {
  const values = Object.entries(phrase.values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((item) => itemText(game, item)).join(", ") : value,
  ]);
  return sentence(family, game, phrase.kind, phrase.seat, Object.fromEntries(values), names);
}

function itemText(game: string, { kind, values }: Schemas["LogItem"]): string {
  return about("item", game, kind, values);
}

/** One event by itself. */
export function eventText(game: string, event: GameEvent, names: string[]): string {
  return sentence("event", game, event.kind, event.seat, { ...event }, names);
}

function sentence(
  family: string,
  game: string,
  kind: string,
  seat: number | null,
  values: Record<string, unknown>,
  names: string[],
): string {
  const who = seat === null ? "" : (names[seat] ?? "");
  return about(family, game, kind, { ...values, seat, who });
}

/** Points that these events brought to anybody. */
export function pointsOf(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + ("points" in event ? event.points : 0), 0);
}

export function scores(event: GameEvent): boolean {
  return "points" in event;
}
