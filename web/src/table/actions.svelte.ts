/** What somebody may want beside playing their turn: to take it back, a hint, to give up. */

import type { TableSession } from "./tableSession.svelte";

export class Actions {
  constructor(private readonly session: TableSession) {}

  readonly mayUndo = $derived.by(
    () =>
      this.undoSeat !== null &&
      this.session.standing?.phase === "running" &&
      !this.session.standing.undo,
  );
  readonly mayHint = $derived.by(
    () => (this.session.table.facts?.hints ?? false) && this.session.myTurn,
  );
  private readonly undoSeat = $derived.by(() => {
    const turns = this.session.history.steps.filter((step) => step.seat !== null);
    return turns.filter((step) => this.session.mine.includes(step.seat ?? -1)).at(-1)?.seat ?? null;
  });

  /** Takes our last turn back, or asks the others for it. */
  async undo(): Promise<void> {
    if (this.undoSeat === null) return;
    const expected_seq = this.session.table.seq ?? 0;
    try {
      await this.session.table.command({ type: "undo", seat: this.undoSeat, expected_seq });
    } catch (refusal) {
      this.session.explain(refusal);
    }
  }

  async hint(): Promise<void> {
    try {
      await this.session.advice.ask();
    } catch (refusal) {
      this.session.explain(refusal);
    }
  }

  /** Plays a whole turn of the hint as it is. */
  async follow(moves: string[]): Promise<void> {
    const { found } = this.session.advice;
    if (!found || this.session.half?.begun || this.session.sending) return;
    this.session.sending = true;
    try {
      await this.session.table.play(found.seat, moves, found.seq);
    } catch (refusal) {
      this.session.sending = false;
      this.session.explain(refusal);
    }
  }

  /** The seat that moves, if it is ours, else our first. */
  async resign(): Promise<void> {
    const { mine, seat, table } = this.session;
    const own = seat !== null && mine.includes(seat) ? seat : mine[0];
    if (own === undefined) return;
    try {
      await table.command({ type: "resign", seat: own, expected_seq: table.seq ?? 0 });
    } catch (refusal) {
      this.session.explain(refusal);
    }
  }
}
