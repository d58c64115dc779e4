/** What somebody may want beside playing their turn: to take it back, a hint, to give up. */

import type { Sitting } from "./sitting.svelte";

export class Wishes {
  constructor(private readonly sitting: Sitting) {}

  readonly mayUndo = $derived.by(
    () =>
      this.undoSeat !== null &&
      this.sitting.standing?.phase === "running" &&
      !this.sitting.standing.undo,
  );
  readonly mayHint = $derived.by(
    () => (this.sitting.table.facts?.hints ?? false) && this.sitting.myTurn,
  );
  private readonly undoSeat = $derived.by(() => {
    const turns = this.sitting.chronicle.chapters.filter((chapter) => chapter.seat !== null);
    return (
      turns.filter((chapter) => this.sitting.mine.includes(chapter.seat ?? -1)).at(-1)?.seat ?? null
    );
  });

  /** Takes our last turn back, or asks the others for it. */
  async undo(): Promise<void> {
    if (this.undoSeat === null) return;
    const expected_seq = this.sitting.table.seq ?? 0;
    try {
      await this.sitting.table.command({ type: "undo", seat: this.undoSeat, expected_seq });
    } catch (refusal) {
      this.sitting.explain(refusal);
    }
  }

  async hint(): Promise<void> {
    try {
      await this.sitting.advice.ask();
    } catch (refusal) {
      this.sitting.explain(refusal);
    }
  }

  /** Plays a whole turn of the hint as it is. */
  async follow(moves: string[]): Promise<void> {
    const { found } = this.sitting.advice;
    if (!found || this.sitting.half?.begun || this.sitting.sending) return;
    this.sitting.sending = true;
    try {
      await this.sitting.table.play(found.seat, moves, found.seq);
    } catch (refusal) {
      this.sitting.sending = false;
      this.sitting.explain(refusal);
    }
  }

  /** The seat that moves, if it is ours, else our first. */
  async resign(): Promise<void> {
    const { mine, seat, table } = this.sitting;
    const own = seat !== null && mine.includes(seat) ? seat : mine[0];
    if (own === undefined) return;
    try {
      await table.command({ type: "resign", seat: own, expected_seq: table.seq ?? 0 });
    } catch (refusal) {
      this.sitting.explain(refusal);
    }
  }
}
