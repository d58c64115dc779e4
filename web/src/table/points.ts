/** Where points come from, and how they grew: read off the events and the scores. */

import type { GameEvent } from "../games/contract";
import POINT_SOURCES from "../generated/pointSources.json";
import { about } from "../words/words.svelte";
import type { HistoryStep } from "./gameHistory.svelte";

export interface Source {
  kind: string;
  name: string;
  /** Points of every seat. */
  points: number[];
}

/** Every source that brought anybody anything, in the order of the game. */
export function sourcesOf(game: string, steps: HistoryStep[], start: number[]): Source[] {
  const known = new Map(Object.entries(POINT_SOURCES)).get(game) ?? [];
  const byKind = new Map<string, number[]>(known.map((kind) => [kind, []]));
  const events = steps.flatMap((step) => step.events);
  for (const event of events) if (event.seat !== null) add(byKind, event, event.seat);
  const seats = start.map((_, seat) => seat);
  const sources = [...byKind]
    .filter(([, points]) => points.some(Boolean))
    .map(([kind, points]) => ({
      kind,
      name: about("points", game, kind, {}),
      points: seats.map((seat) => points[seat] ?? 0),
    }));
  return withStart(game, sources, steps.at(-1)?.scores ?? start);
}

function add(byKind: Map<string, number[]>, event: GameEvent, seat: number): void {
  if (!("points" in event)) return;
  const points = byKind.get(event.kind) ?? [];
  points[seat] = (points[seat] ?? 0) + event.points;
  byKind.set(event.kind, points);
}

/** What was there before the first event is a source of its own. */
function withStart(game: string, sources: Source[], scores: number[]): Source[] {
  const before = scores.map((score, seat) =>
    sources.reduce((rest, source) => rest - (source.points[seat] ?? 0), score),
  );
  if (!before.some(Boolean)) return sources;
  return [{ kind: "start", name: about("points", game, "start", {}), points: before }, ...sources];
}

/** The scores of every seat at the beginning and after each round. */
export function scoresByRound(steps: HistoryStep[], start: number[]): number[][] {
  const rounds = new Map<number, number[]>();
  for (const { round, turn, scores } of steps) if (turn > 0) rounds.set(round, scores);
  return [start, ...rounds.values()];
}
