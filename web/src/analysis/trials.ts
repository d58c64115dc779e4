/** Turns played in positions of no table, to see what they would do. Each is asked for once. */

import { api, type Schemas } from "../api/client";

export type Trial = Schemas["TrialAnswer"];

export class Trials {
  private readonly known = new Map<string, Promise<Trial>>();

  constructor(private readonly attempt: typeof api.tryMoves = api.tryMoves) {}

  of(position: string, moves: string[]): Promise<Trial> {
    const key = `${position} ${moves.join(" ")}`;
    const known = this.known.get(key) ?? this.attempt(position, moves);
    this.known.set(key, known);
    known.catch(() => this.known.delete(key));
    return known;
  }

  /** Turns one after the other, as far as they can be played. */
  async line(position: string, turns: string[][]): Promise<Trial[]> {
    const found: Trial[] = [];
    for (const moves of turns) {
      const trial = await this.of(found.at(-1)?.position ?? position, moves);
      found.push(trial);
      if (!trial.turn_complete) break;
    }
    return found;
  }
}
