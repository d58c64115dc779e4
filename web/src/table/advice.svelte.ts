/** A hint: asked for, thought about, shown until the game goes on. */

import { api, type HintAnswer } from "../api/client";

export class Advice {
  thinking = $state(false);
  found = $state.raw<HintAnswer | null>(null);
  private asked = 0;

  constructor(private readonly table: string) {}

  get moves(): string[] {
    return this.found?.moves ?? [];
  }

  async ask(): Promise<void> {
    const number = ++this.asked;
    this.thinking = true;
    this.found = null;
    try {
      const found = await api.hint(this.table);
      if (number === this.asked) this.found = found;
    } finally {
      if (number === this.asked) this.thinking = false;
    }
  }

  clear(): void {
    this.asked++;
    this.thinking = false;
    this.found = null;
  }
}
