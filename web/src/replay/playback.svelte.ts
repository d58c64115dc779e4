/** A game that was played, turn by turn: forth and back, by hand or by itself. */

import type { HistoryAnswer, Schemas } from "../api/client";
import type { GameEvent, View } from "../games/contract";
import { settings } from "../settings/settings.svelte";
import { stepsOf, type HistoryStep } from "../table/gameHistory.svelte";

type Animate = (events: GameEvent[], signal: AbortSignal) => Promise<void>;

/** The position after so many turns, with the deals that follow the last one. */
export interface Position {
  view: View;
  toMove: number | null;
}

const PAUSE = 900;

export class Playback {
  steps = $state.raw<HistoryStep[]>([]);
  start = $state.raw<number[]>([]);
  turn = $state(0);
  playing = $state(false);
  animate: Animate | null = null;
  private positions = $state.raw<Position[]>([]);
  private abort: AbortController | null = null;
  private timer = 0;

  constructor(private readonly wanted: number | null) {}

  get turns(): number {
    return Math.max(0, this.positions.length - 1);
  }

  get position(): Position | null {
    return this.positions[this.turn] ?? null;
  }

  /** What led to the position that is shown. */
  get last(): GameEvent[] {
    return this.steps.find((step) => step.turn === this.turn)?.events ?? [];
  }

  /** An answer that has become longer leaves the reader where they are. */
  read(answer: HistoryAnswer): void {
    const isFirst = !this.positions.length;
    this.positions = positionsOf(answer);
    this.steps = stepsOf(answer);
    this.start = answer.start.scores;
    const turn = isFirst ? (this.wanted ?? this.turns) : this.turn;
    this.turn = Math.min(turn, this.turns);
  }

  /** Shows the position after so many turns at once. */
  go(turn: number): void {
    this.stopMoving();
    this.turn = Math.max(0, Math.min(this.turns, turn));
  }

  /** One turn on, as it was played. */
  async forward(): Promise<void> {
    // Whoever is in a hurry does not wait for the turn that is moving.
    const from = this.turn + (this.abort ? 1 : 0);
    this.go(from);
    const next = from + 1;
    if (next > this.turns) return;
    const abort = new AbortController();
    this.abort = abort;
    const events = this.steps.find((step) => step.turn === next)?.events ?? [];
    await this.move(events, abort.signal);
    if (abort.signal.aborted) return;
    this.abort = null;
    this.turn = next;
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.turn >= this.turns) this.go(0);
    this.playing = true;
    this.wait(PAUSE / 3);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** By hand: whatever was moving stops. */
  by(steps: number): void {
    this.pause();
    if (steps === 1) void this.forward();
    else this.go(this.turn + steps + (this.abort ? 1 : 0));
  }

  close(): void {
    this.pause();
    this.stopMoving();
  }

  private wait(pause: number): void {
    this.timer = window.setTimeout(() => void this.playOn(), pause);
  }

  private async playOn(): Promise<void> {
    await this.forward();
    if (!this.playing) return;
    if (this.turn >= this.turns) this.pause();
    else this.wait(PAUSE);
  }

  private async move(events: GameEvent[], signal: AbortSignal): Promise<void> {
    if (!settings.moves || document.hidden) return;
    try {
      await this.animate?.(events, signal);
    } catch (cause) {
      if (!signal.aborted) console.error(cause);
    }
  }

  private stopMoving(): void {
    this.abort?.abort();
    this.abort = null;
  }
}

export function positionsOf(answer: HistoryAnswer): Position[] {
  const positions = [positionOf(answer.start)];
  for (const step of answer.chapters) positions[step.turn] = positionOf(step);
  return positions;
}

function positionOf(told: Schemas["HistoryPosition"]): Position {
  if (!told.view) throw new Error("The history came without views.");
  return { view: told.view, toMove: told.to_move };
}
