/** Points pop up where they are scored, what they are for lights up, and the score counts on. */

import type { queens_garden } from "../../generated/games";
import type { Layer } from "../../motion/layer";
import { RunningScores } from "../board/runningScores";
import { signed } from "../board/signed";
import { partOf } from "../contract";
import { isOf } from "./hexagons";

const STAYS = 950;
const PAUSE = 520;

type Scored = Extract<queens_garden.GameEvent, { points: number }>;

export class Scoring {
  private readonly scores: RunningScores;

  constructor(
    private readonly root: Element,
    private readonly layer: Layer,
  ) {
    this.scores = new RunningScores(layer, this);
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
    this.scores.add(seat, points);
  }

  part(part: string): HTMLElement | null {
    return this.root.querySelector(`[data-part="${part}"]`);
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
    piece.animate(
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
    const chip = document.createElement("span");
    chip.className = "garden-points";
    chip.dataset["rule"] = rule;
    chip.dataset["tone"] = points < 0 ? "bad" : "good";
    chip.textContent = signed(points);
    const { element } = this.layer.lay(chip, box);
    Object.assign(element.style, { width: "", height: "" });
    element.style.left = `${box.left + box.width / 2}px`;
    element.style.top = `${box.top + box.height / 2}px`;
    element.animate(
      [
        { opacity: 0, transform: "translate(-50%, 0) scale(0.6)" },
        { opacity: 1, transform: "translate(-50%, -50%) scale(1.08)", offset: 0.18 },
        { opacity: 1, transform: "translate(-50%, -60%)", offset: 0.7 },
        { opacity: 0, transform: "translate(-50%, -130%)" },
      ],
      { duration: STAYS, easing: "ease-out", fill: "both" },
    );
  }
}
