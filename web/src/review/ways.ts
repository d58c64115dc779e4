/** The way that tiles go in a turn, from part to part of the board, read off its events. */

import { partOf, type GameEvent } from "../games/contract";

export interface Way {
  /** Selectors of elements, the best first; nothing for what does not come from the board. */
  from: string[];
  to: string[];
}

/** What a player does with their own hands, rather than what follows from it. */
const TAKING = new Set(["tiles-taken", "tile-acquired", "expansion-acquired"]);
const LAYING = new Set(["tile-laid", "tile-placed", "expansion-placed", "expansion-bought"]);
/** Where a player keeps what they have taken, in games that have such a place. */
const KEPT = ["hand", "storage"];

export function waysOf(events: readonly GameEvent[], seat: number): Way[] {
  const own = events.filter((event) => event.seat === seat);
  const taken = own.filter(({ kind }) => TAKING.has(kind));
  if (taken.length) return taken.map((event) => ({ from: sourceOf(event), to: targetOf(event) }));
  const laid = own.filter(({ kind }) => LAYING.has(kind));
  return laid.slice(0, 1).map((event) => ({ from: sourceOf(event), to: targetOf(event) }));
}

function sourceOf(event: GameEvent): string[] {
  const tile = ("tile" in event && event.tile) || "";
  if (!("source" in event)) return kept(event.seat, tile);
  const { source } = event;
  if (source.startsWith("line/")) return [part(source, event.seat)];
  const there = part(source);
  return [`[data-group="${source} ${tile}"]`, `${there} [data-offer="${tile}"]`, there];
}

function targetOf(event: GameEvent): string[] {
  const target = "target" in event ? event.target : null;
  return target === null ? kept(event.seat) : [part(target, event.seat)];
}

function kept(seat: number | null, tile = ""): string[] {
  const places = KEPT.map((place) => part(place, seat));
  const pieces = places.flatMap((place) =>
    ["hand", "tile"].map((piece) => `${place} [data-${piece}="${tile}"]`),
  );
  return tile ? [...pieces, ...places] : places;
}

function part(id: string, seat?: number | null): string {
  return `[data-part="${partOf(id, seat)}"]`;
}
