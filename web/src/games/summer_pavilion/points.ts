/** Points that pop up where they are scored, and run up at the score. */

import type { Layer } from "../../motion/layer";
import { partOf } from "../contract";
import type { Pieces, Spot } from "./pieces";

const STAYS = 1000;
/** What the copy of a score cannot inherit, because it lies elsewhere. */
const LETTERING = ["font-family", "font-size", "font-weight", "line-height", "color", "padding"];

export class Points {
  private readonly totals = new Map<number, { element: HTMLElement; score: number }>();

  constructor(
    private readonly layer: Layer,
    private readonly pieces: Pieces,
  ) {}

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

  /** The score on the board is covered by a copy that counts on. */
  add(seat: number, points: number): void {
    const total = this.totals.get(seat) ?? this.cover(seat);
    if (!total || !points) return;
    total.score += points;
    total.element.textContent = String(total.score);
    total.element.animate([{ transform: "scale(1.25)" }, { transform: "none" }], {
      duration: 260,
      easing: "ease-out",
    });
  }

  private cover(seat: number): { element: HTMLElement; score: number } | null {
    const original = this.pieces.part(partOf("score", seat));
    if (!original) return null;
    const drawn = getComputedStyle(original);
    const { element } = this.layer.lift(original);
    for (const property of LETTERING)
      element.style.setProperty(property, drawn.getPropertyValue(property));
    const total = { element: element as HTMLElement, score: Number(original.textContent) };
    this.totals.set(seat, total);
    return total;
  }
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
