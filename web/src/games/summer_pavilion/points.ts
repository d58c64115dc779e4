/** Points that pop up where they are scored, and run up at the score. */

import type { Layer } from "../../motion/layer";
import { RunningScores } from "../board/runningScores";
import type { Pieces, Spot } from "./pieces";

const STAYS = 1000;

export class Points {
  private readonly scores: RunningScores;

  constructor(
    private readonly layer: Layer,
    pieces: Pieces,
  ) {
    this.scores = new RunningScores(layer, pieces);
  }

  pop(text: string, tone: "good" | "bad" | "gold", at: Spot): void {
    const chip = document.createElement("span");
    chip.className = "pavilion-points";
    chip.dataset["tone"] = tone;
    chip.textContent = text;
    const { element } = this.layer.lay(chip, { left: at.x, top: at.y, width: 0, height: 0 });
    element.style.width = element.style.height = "";
    element.animate(
      [
        { opacity: 0, transform: "translate(-50%, 0) scale(0.6)" },
        { opacity: 1, transform: "translate(-50%, -50%) scale(1.08)", offset: 0.18 },
        { opacity: 1, transform: "translate(-50%, -55%)", offset: 0.7 },
        { opacity: 0, transform: "translate(-50%, -110%)" },
      ],
      { duration: STAYS, easing: "ease-out", fill: "both" },
    );
  }

  add(seat: number, points: number): void {
    this.scores.add(seat, points);
  }
}
