/** Where turns and values lie in a graph. */

import type { Spot } from "./course";

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export class Plot {
  constructor(
    private readonly frame: Frame,
    private readonly turns: number,
    private readonly low: number,
    private readonly high: number,
  ) {}

  x(turn: number): number {
    const { left, right } = this.frame;
    return left + ((right - left) * turn) / Math.max(1, this.turns);
  }

  y(value: number): number {
    const { top, bottom } = this.frame;
    return top + ((bottom - top) * (this.high - value)) / (this.high - this.low);
  }

  line(course: readonly Spot[]): string {
    return course
      .map(([turn, value]) => `${round(this.x(turn))},${round(this.y(value))}`)
      .join(" ");
  }

  /** The turn nearest to this place, never the start. */
  turnAt(x: number): number {
    const { left, right } = this.frame;
    const turn = Math.round(((x - left) / (right - left)) * this.turns);
    return Math.max(1, Math.min(this.turns, turn));
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
