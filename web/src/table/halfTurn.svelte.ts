/**
 * A turn being made: choices so far, and the position they would lead to. It lives in this page
 * alone, so taking it back is free; the server hears of it when it is complete.
 */

import { api, type AttemptAnswer } from "../api/client";
import type { Choice, GameEvent, View } from "../games/contract";

type Attempt = (moves: string[], seq: number) => Promise<AttemptAnswer>;

/** An answer that takes longer than this is worth a word. */
const PATIENCE = 300;

interface Step {
  moves: string[];
  tried: AttemptAnswer;
}

export class HalfTurn {
  busy = $state(false);
  /** Busy for so long that people see it. */
  slow = $state(false);
  private steps = $state.raw<Step[]>([]);

  constructor(
    /** Goes on when something happens at the table that leaves the position as it is. */
    public seq: number,
    readonly seat: number,
    private readonly first: Choice[],
    private readonly attempt: Attempt,
  ) {}

  static at(table: string, seq: number, seat: number, first: Choice[]): HalfTurn {
    const attempt: Attempt = (moves, expected) => api.attempt(table, moves, expected);
    return new HalfTurn(seq, seat, first, attempt);
  }

  private get last(): Step | null {
    return this.steps.at(-1) ?? null;
  }

  get moves(): string[] {
    return this.last?.moves ?? [];
  }

  get choices(): Choice[] {
    return this.last ? this.last.tried.choices : this.first;
  }

  /** The position after the choices made so far; null before the first. */
  get view(): View | null {
    return this.last ? this.last.tried.view : null;
  }

  get events(): GameEvent[] {
    return this.last ? this.last.tried.events : [];
  }

  get complete(): boolean {
    return this.last?.tried.turn_complete ?? false;
  }

  get begun(): boolean {
    return this.steps.length > 0;
  }

  /** What a choice would do, without making it. */
  look(choice: Choice): Promise<AttemptAnswer> {
    return this.attempt([...this.moves, ...choice.moves], this.seq);
  }

  /** Makes a choice, and then every step in which nothing can be chosen. Returns what is new. */
  async choose(choice: Choice): Promise<GameEvent[]> {
    const before = this.events.length;
    this.busy = true;
    const timer = setTimeout(() => (this.slow = true), PATIENCE);
    try {
      const step = await this.onward([...this.moves, ...choice.moves]);
      this.steps = [...this.steps, step];
    } finally {
      clearTimeout(timer);
      this.busy = this.slow = false;
    }
    return this.events.slice(before);
  }

  /** Takes the last choice back. */
  back(): void {
    this.steps = this.steps.slice(0, -1);
  }

  private async onward(moves: string[]): Promise<Step> {
    const tried = await this.attempt(moves, this.seq);
    const [only, ...others] = tried.choices;
    if (tried.turn_complete || !only || others.length) return { moves, tried };
    return this.onward([...moves, ...only.moves]);
  }
}
