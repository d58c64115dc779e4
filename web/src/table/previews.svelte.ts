/** The answer to the choice that is looked at: asked for after a moment, remembered, latest wins. */

import type { AttemptAnswer } from "../api/client";
import type { Choice } from "../games/contract";

const MOMENT = 60;

export class Previews {
  shown = $state.raw<AttemptAnswer | null>(null);
  /** The choice that is looked at, whether its answer is there or not. */
  choice = $state.raw<Choice | null>(null);
  private readonly known = new Map<string, Promise<AttemptAnswer>>();
  private timer = 0;

  look(choice: Choice | null, ask: (choice: Choice) => Promise<AttemptAnswer>): void {
    clearTimeout(this.timer);
    this.choice = choice;
    this.shown = null;
    if (!choice) return;
    const pause = this.known.has(choice.code) ? 0 : MOMENT;
    this.timer = window.setTimeout(() => void this.ask(choice, ask), pause);
  }

  /** The position has changed: nothing that is known holds any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.known.clear();
    this.choice = null;
    this.shown = null;
  }

  /** The answer about a choice, asked for once. */
  about(choice: Choice, ask: (choice: Choice) => Promise<AttemptAnswer>): Promise<AttemptAnswer> {
    const known = this.known.get(choice.code) ?? ask(choice);
    this.known.set(choice.code, known);
    known.catch(() => this.known.delete(choice.code));
    return known;
  }

  private async ask(choice: Choice, ask: (choice: Choice) => Promise<AttemptAnswer>) {
    try {
      const answer = await this.about(choice, ask);
      if (this.choice?.code === choice.code) this.shown = answer;
    } catch {
      // Without an answer there is no preview; choosing will say what is wrong.
    }
  }
}
