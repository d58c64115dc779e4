/** Points pop up where they are scored, what they are for lights up, and the score counts on. */

import type { queens_garden } from "../../generated/games";
import { Parts } from "../../motion/kit";
import type { Layer } from "../../motion/layer";
import { Points } from "../../motion/points";
import { signed } from "../board/signed";
import { partOf } from "../contract";
import { isOf } from "./hexagons";

const STAYS = 950;
const LOOK = { className: "garden-points", stays: STAYS, rises: [0, -50, -60, -130] } as const;
const PAUSE = 520;

type Scored = Extract<queens_garden.GameEvent, { points: number }>;

export class Scoring extends Parts {
  private readonly points: Points;

  constructor(root: Element, layer: Layer) {
    super(root, layer);
    this.points = new Points(layer, this, LOOK);
  }

  async play(events: queens_garden.GameEvent[]): Promise<void> {
    for (const event of events) {
      if (this.layer.signal.aborted) return;
      if (!("points" in event) || !event.points) continue;
      this.show(event);
      await this.layer.pause(PAUSE);
    }
  }

  private show(event: Scored): void {
    const { seat, points } = event;
    const pieces = this.piecesOf(event);
    for (const piece of pieces) this.glow(piece);
    const place = pieces[0] ?? this.part(partOf("score", seat));
    if (place) this.chip(place, points, event.rule);
    this.points.add(seat, points);
  }

  /** What the points are for. */
  private piecesOf(event: Scored): HTMLElement[] {
    if (event.kind === "pavilions-scored") return this.parts(`${event.seat}:pavilion/`);
    if ("category" in event)
      return this.parts(`${event.seat}:space/`).filter((space) => {
        const tile = space.querySelector<HTMLElement>("[data-tile]:not(.ghost)");
        return isOf(tile?.dataset["tile"] ?? "", event.category);
      });
    const part = "target" in event ? this.part(partOf(event.target, event.seat)) : null;
    return part ? [part] : [];
  }

  private parts(beginning: string): HTMLElement[] {
    const found = this.root.querySelectorAll<HTMLElement>(`[data-part^="${beginning}"]`);
    return [...found].filter((element) => !element.closest("dialog"));
  }

  private glow(piece: HTMLElement): void {
    this.layer.animate(
      piece,
      [
        { filter: "none" },
        { filter: "brightness(1.3) saturate(1.3)", offset: 0.3 },
        { filter: "none" },
      ],
      { duration: STAYS, easing: "ease-in-out" },
    );
  }

  private chip(place: HTMLElement, points: number, rule: string): void {
    const box = this.layer.boxOf(place);
    this.points.pop({
      text: signed(points),
      tone: points < 0 ? "bad" : "good",
      rule,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
    });
  }
}
