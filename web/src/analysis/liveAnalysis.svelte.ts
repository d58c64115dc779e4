/** What the engine thinks of the position that is looked at, ever deeper while it is. */

import type { Schemas } from "../api/client";
import type { Analyst } from "./analyst.svelte";
import type { Answer } from "./messages";

export type Analysis = Schemas["AnalysisMessage"];

const COUNT = 3;
/** Whoever steps through a game does not ask about every position on the way. */
const PAUSE = 350;
const KEY = "azulejos-engine";

export class LiveAnalysis {
  isOn = $state(read());
  found = $state.raw<Analysis | null>(null);
  /** How many wait before us; 0 if nobody does. */
  place = $state(0);
  refused = $state.raw<{ code: string; details: Record<string, unknown> } | null>(null);
  /** What it is asked about; null where nobody can move. */
  position = $state<string | null>(null);
  private timer = 0;
  private stop: (() => void) | null = null;

  constructor(private readonly analyst: Analyst) {
    document.addEventListener("visibilitychange", this.look);
  }

  watch(position: string | null): void {
    if (position === this.position) return;
    this.position = position;
    this.begin(PAUSE);
  }

  turn(on: boolean): void {
    this.isOn = on;
    keep(on);
    this.begin(0);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.look);
    this.end();
  }

  /** A page that nobody sees needs no engine. */
  private readonly look = (): void => {
    if (document.hidden) this.end();
    else if (!this.found?.done) this.begin(0);
  };

  private begin(pause: number): void {
    this.end();
    [this.found, this.refused, this.place] = [null, null, 0];
    const { position } = this;
    if (!this.isOn || position === null || document.hidden) return;
    this.timer = window.setTimeout(() => {
      const question = { type: "analyse" as const, position, count: COUNT };
      this.stop = this.analyst.ask(question, (answer) => this.hear(answer));
    }, pause);
  }

  private end(): void {
    clearTimeout(this.timer);
    this.stop?.();
    this.stop = null;
  }

  private hear(answer: Answer): void {
    if (answer.type === "analysis") [this.found, this.place] = [answer, 0];
    else if (answer.type === "queued") this.place = answer.place;
    else if (answer.type === "refused") this.refused = answer;
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Without storage it lasts as long as the page.
  }
}
