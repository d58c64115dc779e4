/** Points that pop up where they are scored, and run up at the score. */

import type { Parts } from "./kit";
import type { Layer } from "./layer";
import { RunningScores } from "./runningScores";

export interface Chip {
  text: string;
  tone: "good" | "bad" | "gold";
  rule?: string;
  /** Its middle. */
  x: number;
  y: number;
  /** As large as its letters, unless it is given. */
  height?: number;
  fontSize?: number;
}

interface Look {
  className: string;
  /** How long a chip is seen. */
  stays: number;
  /** Its height over its place when it comes, has come, rests and goes, in parts of itself. */
  rises: readonly [comes: number, there: number, rests: number, goes: number];
}

export class Points {
  private readonly scores: RunningScores;

  constructor(
    private readonly layer: Layer,
    parts: Pick<Parts, "part">,
    private readonly look: Look,
  ) {
    this.scores = new RunningScores(layer, parts);
  }

  pop({ text, tone, rule, x, y, height, fontSize }: Chip): void {
    const { className, stays, rises } = this.look;
    const chip = document.createElement("span");
    chip.className = className;
    chip.dataset["tone"] = tone;
    if (rule) chip.dataset["rule"] = rule;
    if (fontSize) chip.style.fontSize = `${fontSize}px`;
    chip.textContent = text;
    const { element } = this.layer.lay(chip, { left: x, top: y, width: 0, height: height ?? 0 });
    element.style.width = "";
    if (height === undefined) element.style.height = "";
    const [comes, there, rests, goes] = rises.map((part) => `translate(-50%, ${part}%)`);
    this.layer.animate(
      element,
      [
        { opacity: 0, transform: `${comes} scale(0.6)` },
        { opacity: 1, transform: `${there} scale(1.08)`, offset: 0.18 },
        { opacity: 1, transform: `${rests}`, offset: 0.7 },
        { opacity: 0, transform: `${goes}` },
      ],
      { duration: stays, easing: "ease-out", fill: "both" },
    );
  }

  add(seat: number, points: number): void {
    this.scores.add(seat, points);
  }
}
