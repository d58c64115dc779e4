/**
 * A turn being made: choices so far, and the position they would lead to. It lives in this page
 * alone, so taking it back is free; the server hears of it when it is complete.
 */

import { api, type AttemptAnswer } from "../api/client";
import type { Choice, View } from "../games/contract";

type Attempt = (moves: string[], seq: number) => Promise<AttemptAnswer>;

export class HalfTurn {
  moves = $state.raw<string[]>([]);
  tried = $state.raw<AttemptAnswer | null>(null);
  busy = $state(false);
  private steps: { moves: string[]; tried: AttemptAnswer }[] = [];

  constructor(
    readonly seq: number,
    private readonly first: Choice[],
    private readonly attempt: Attempt,
  ) {}

  static at(table: string, seq: number, first: Choice[]): HalfTurn {
    return new HalfTurn(seq, first, (moves, expected) => api.attempt(table, moves, expected));
  }

  get choices(): Choice[] {
    return this.tried ? (this.tried.choices as unknown as Choice[]) : this.first;
  }

  get view(): View | null {
    return this.tried ? (this.tried.view as unknown as View) : null;
  }

  get complete(): boolean {
    return this.tried?.turn_complete ?? false;
  }

  get begun(): boolean {
    return this.moves.length > 0;
  }

  /** What a choice would do, without making it. */
  look(choice: Choice): Promise<AttemptAnswer> {
    return this.attempt([...this.moves, ...choice.moves], this.seq);
  }

  /** Makes a choice, and then every step in which nothing can be chosen. */
  async choose(choice: Choice): Promise<void> {
    this.busy = true;
    try {
      let moves = [...this.moves, ...choice.moves];
      let tried = await this.attempt(moves, this.seq);
      while (!tried.turn_complete && tried.choices.length === 1) {
        moves = [...moves, ...(tried.choices as unknown as Choice[]).flatMap((only) => only.moves)];
        tried = await this.attempt(moves, this.seq);
      }
      this.steps.push({ moves, tried });
      this.moves = moves;
      this.tried = tried;
    } finally {
      this.busy = false;
    }
  }

  /** Takes the last choice back. */
  back(): void {
    this.steps.pop();
    const last = this.steps.at(-1);
    this.moves = last?.moves ?? [];
    this.tried = last?.tried ?? null;
  }
}
