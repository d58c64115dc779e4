/** Scores that count on while points are shown: each is covered by a copy of itself. */

import { partOf } from "../games/contract";
import type { Layer } from "./layer";

/** What the copy of a score cannot inherit, because it lies elsewhere. */
const LETTERING = ["font-family", "font-size", "font-weight", "line-height", "color", "padding"];

interface Board {
  part(part: string): HTMLElement | SVGElement | null;
}

interface Total {
  element: HTMLElement | SVGElement;
  score: number;
}

export class RunningScores {
  private readonly totals = new Map<number, Total>();

  constructor(
    private readonly layer: Layer,
    private readonly board: Board,
  ) {}

  add(seat: number, points: number): void {
    const total = this.totals.get(seat) ?? this.cover(seat);
    if (!total || !points) return;
    total.score += points;
    total.element.textContent = String(total.score);
    this.layer.animate(total.element, [{ transform: "scale(1.25)" }, { transform: "none" }], {
      duration: 260,
      easing: "ease-out",
    });
  }

  private cover(seat: number): Total | null {
    const original = this.board.part(partOf("score", seat));
    if (!original) return null;
    const drawn = getComputedStyle(original);
    const { element } = this.layer.lift(original);
    for (const property of LETTERING)
      element.style.setProperty(property, drawn.getPropertyValue(property));
    const total = { element, score: Number(original.textContent) };
    this.totals.set(seat, total);
    return total;
  }
}
