/** A review that is asked for: waited for in the queue, made step by step, or there at once. */

import type { Analyst } from "../analysis/analyst.svelte";
import type { Answer, Depth, Review } from "../analysis/messages";
import { api, Refusal } from "../api/client";
import { me } from "../settings/me.svelte";

export type State =
  | { kind: "idle" }
  | { kind: "asking" }
  /** Nobody has asked for it, and nobody here is known to the server. */
  | { kind: "absent" }
  | { kind: "queued"; place: number }
  | { kind: "progress"; done: number; steps: number }
  | { kind: "refused"; code: string; details: Record<string, unknown> };

export class ReviewRequest {
  state = $state.raw<State>({ kind: "idle" });

  constructor(
    private readonly table: string,
    private readonly depth: Depth,
    private readonly analyst: Analyst,
    private readonly found: (review: Review) => void,
  ) {}

  /** Strangers see what others have asked for; who plays here may ask for more. */
  async open(): Promise<void> {
    if (me.name !== null) return this.ask();
    this.state = { kind: "asking" };
    try {
      this.finish(await api.review(this.table, this.depth));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const { code, details } = refusal;
      this.state = code === "no-review" ? { kind: "absent" } : { kind: "refused", code, details };
    }
  }

  ask(): void {
    this.state = { kind: "asking" };
    const { table, depth } = this;
    this.analyst.ask({ type: "review", table, depth }, (answer) => this.hear(answer));
  }

  private hear(answer: Answer): void {
    if (answer.type === "review") this.finish(answer.review);
    else if (answer.type === "queued") this.state = { kind: "queued", place: answer.place };
    else if (answer.type === "progress") {
      const { done, steps } = answer;
      this.state = { kind: "progress", done, steps };
    } else if (answer.type === "refused") {
      const { code, details } = answer;
      this.state = { kind: "refused", code, details };
    }
  }

  private finish(review: Review): void {
    this.state = { kind: "idle" };
    this.found(review);
  }
}
