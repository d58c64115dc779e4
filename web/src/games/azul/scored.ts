/** What the last turn has scored where, so that the board can say it and explain it. */

import { partOf } from "../contract";
import type { azul } from "../../generated/games";

type Scored = Extract<azul.GameEvent, { points: number }>;

export interface Score {
  points: number;
  /** The rule of the largest part. */
  rule: string;
  events: Scored[];
}

export function scoresOf(events: azul.GameEvent[]): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const event of events) {
    const place = "points" in event ? placeOf(event) : null;
    if (!("points" in event) || !place) continue;
    const part = partOf(place, event.seat);
    const all = [...(scores.get(part)?.events ?? []), event];
    scores.set(part, summed(all, event));
  }
  return scores;
}

function summed(events: Scored[], last: Scored): Score {
  const largest = events.reduce((one, other) => (other.points > one.points ? other : one), last);
  const points = events.reduce((sum, event) => sum + event.points, 0);
  return { points, rule: largest.rule, events };
}

/** Where points were scored; null for a whole row, column or colour. */
function placeOf(event: Scored): string | null {
  if (event.kind === "floor-scored") return "floor";
  return "target" in event ? event.target : null;
}
