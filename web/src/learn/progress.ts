/** How far this browser has come in each lesson. */

const KEY = "azulejos-lessons";

export interface Progress {
  /** The step to go on with, from 0. */
  step: number;
  steps: number;
  /** Whether the lesson was ever seen to its end. */
  done: boolean;
}

type Kept = Record<string, Progress>;

export function progressIn(game: string): Progress | null {
  return read()[game] ?? null;
}

/** Where to begin; a lesson may have become shorter since. */
export function firstStep(game: string, steps: number): number {
  const { step = 0 } = progressIn(game) ?? {};
  return step < steps ? step : 0;
}

/** At the end the next visit begins anew. */
export function keepProgress(game: string, step: number, steps: number): void {
  const isEnd = step >= steps;
  const done = isEnd || (progressIn(game)?.done ?? false);
  const kept: Kept = { ...read(), [game]: { step: isEnd ? 0 : step, steps, done } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage every visit begins anew.
  }
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}
