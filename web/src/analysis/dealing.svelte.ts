/** A deal that is chosen item by item, or left to chance. */

import { api, type Schemas } from "../api/client";
import type { View } from "../games/contract";

type Answer = Schemas["DrawAnswer"];

interface Listener {
  /** The deal as far as it has come. */
  shown(view: View): void;
  dealt(answer: Answer, deal: string): void;
  failed(refusal: unknown): void;
}

export class Dealing {
  isOpen = $state(false);
  busy = $state(false);
  drawn = $state.raw<Schemas["PossibleDraw"][]>([]);
  draws = $state.raw<Answer["draws"]>([]);
  private position = "";

  constructor(private readonly listener: Listener) {}

  /** Asks for one item after the other. */
  async open(position: string): Promise<void> {
    this.position = position;
    this.drawn = [];
    await this.ask([], false);
    this.isOpen = true;
  }

  close(view: View | null): void {
    this.isOpen = false;
    if (view) this.listener.shown(view);
  }

  draw(one: Schemas["PossibleDraw"]): Promise<void> {
    return this.ask([...this.drawn, one], false);
  }

  takeBack(): Promise<void> {
    return this.ask(this.drawn.slice(0, -1), false);
  }

  /** All that is missing, or the whole deal. */
  byChance(position: string): Promise<void> {
    if (!this.isOpen) [this.position, this.drawn] = [position, []];
    return this.ask(this.drawn, true);
  }

  private async ask(drawn: Schemas["PossibleDraw"][], byChance: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { position } = this;
    try {
      const items = drawn.map(({ item }) => item);
      const answer = await api.draw(position, items, byChance);
      if (position !== this.position) return;
      [this.drawn, this.draws] = [drawn, answer.draws];
      if (answer.deal === null) this.listener.shown(answer.view);
      else this.listener.dealt(answer, answer.deal);
    } catch (refusal) {
      this.listener.failed(refusal);
    } finally {
      this.busy = false;
    }
  }
}
