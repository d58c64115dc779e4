/** A round is scored: tiles slide to the wall, points pop up and add up, the floor is paid for. */

import type { Copy, Layer } from "../../motion/layer";
import { partOf } from "../contract";
import type { azul } from "../../generated/games";
import type { Pieces } from "./pieces";
import { ScoredPoints } from "./scoredPoints";

const SLIDE = 260;
const STEP = 330;
const BONUS = 480;
/** However many tiles there are, nobody waits longer than about this. */
const LONGEST = 5600;

type Laid = Extract<azul.GameEvent, { kind: "tile-laid" }>;

export class Scoring {
  private readonly points: ScoredPoints;
  private readonly speed: number;

  constructor(
    private readonly layer: Layer,
    private readonly pieces: Pieces,
    events: azul.GameEvent[],
  ) {
    this.points = new ScoredPoints(layer, pieces);
    this.speed = Math.min(1, LONGEST / (1 + lengthOf(events)));
  }

  shows(event: azul.GameEvent): boolean {
    return event.kind === "tile-laid" || "points" in event;
  }

  async play(events: azul.GameEvent[]): Promise<void> {
    for (const [index, event] of events.entries()) {
      if (this.layer.signal.aborted) return;
      const next = events[index + 1];
      await this.step(event);
      if (next && "seat" in event && "seat" in next && next.seat !== event.seat)
        await this.pause(SLIDE);
    }
    await this.pause(STEP);
  }

  private async step(event: azul.GameEvent): Promise<void> {
    if (event.kind === "tile-laid") {
      this.slide(event);
      await this.pause(SLIDE);
    } else if ("points" in event) {
      if (event.kind === "floor-scored") this.sweep(event.seat);
      this.points.pop(event);
      await this.pause(pauseAfter(event));
    }
  }

  private slide({ seat, tile, source, target }: Laid): void {
    const line = partOf(source, seat);
    const all = this.pieces.take(line, tile, this.pieces.count(line));
    const [first, ...rest] = all;
    const box = this.pieces.boxOf(partOf(target, seat));
    if (first && box) this.layer.send(first, box, SLIDE * this.speed);
    this.discard(rest);
  }

  /** All tiles of the floor go to the lid; the marker waits for the next round. */
  private sweep(seat: number): void {
    for (let space = 1; space <= 7; space++) {
      const part = partOf(`floor/${space}`, seat);
      for (const tile of ["blue", "yellow", "red", "black", "white"])
        this.discard(this.pieces.take(part, tile, 1));
    }
  }

  private discard(copies: Copy[]): void {
    copies.forEach((copy, index) => this.layer.vanish(copy, 240 * this.speed, index * 25));
  }

  private pause(milliseconds: number): Promise<void> {
    return this.layer.pause(milliseconds * this.speed);
  }
}

function pauseAfter(event: azul.GameEvent): number {
  if (event.kind.endsWith("-bonus")) return BONUS;
  return event.kind === "floor-scored" ? STEP : STEP / 3;
}

function lengthOf(events: azul.GameEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.kind === "tile-laid") return sum + SLIDE;
    return "points" in event ? sum + pauseAfter(event) : sum;
  }, 0);
}
