/** One sentence near the board, for a while. */

const WHILE = 6000;

export interface Notice {
  text: string;
  kind: "calm" | "no";
}

export class Notices {
  current = $state.raw<Notice | null>(null);
  private timer = 0;

  say(text: string, kind: Notice["kind"] = "calm"): void {
    clearTimeout(this.timer);
    this.current = { text, kind };
    this.timer = window.setTimeout(() => this.clear(), WHILE);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.current = null;
  }
}
