/** Points that pop up where they are scored, and run up at the score. */

import type { Box, Layer } from "../../motion/layer";
import { Points } from "../../motion/points";
import { signed } from "../board/signed";
import { partOf } from "../contract";
import type { azul } from "../../generated/games";
import type { Pieces } from "./pieces";

type Scored = Extract<azul.GameEvent, { points: number }>;

const STAYS = 900;
const LOOK = { className: "azul-points", stays: STAYS, rises: [40, 0, -6, -60] } as const;
const SIGNS: Record<string, string> = { "scored-across": " ↔", "scored-down": " ↕" };

export class ScoredPoints {
  private readonly points: Points;

  constructor(
    private readonly layer: Layer,
    private readonly pieces: Pieces,
  ) {
    this.points = new Points(layer, pieces, LOOK);
  }

  pop(event: Scored): void {
    const box = this.pieces.boxOf(partOf(placeOf(event), event.seat));
    if (box && event.points) this.chip(event, box);
    this.frame(event);
    this.points.add(event.seat, event.points);
  }

  private chip({ kind, points, rule }: Scored, box: Box): void {
    const height = Math.max(22, box.height * 0.5);
    const raised = kind === "scored-down" ? 1.08 : 0;
    this.points.pop({
      text: signed(points) + (SIGNS[kind] ?? ""),
      tone: points < 0 ? "bad" : "good",
      rule,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2 - height * raised,
      height,
      fontSize: Math.max(13, height * 0.62),
    });
  }

  /** A bonus shows which tiles it is for. */
  private frame(event: Scored): void {
    const [first, last] = spanOf(event).map((part) => this.pieces.boxOf(partOf(part, event.seat)));
    if (!first || !last) return;
    const frame = document.createElement("span");
    frame.className = "azul-span";
    const { element } = this.layer.lay(frame, {
      left: first.left,
      top: first.top,
      width: last.left + last.width - first.left,
      height: last.top + last.height - first.top,
    });
    this.layer.animate(element, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }], {
      duration: STAYS,
      fill: "both",
    });
  }
}

/** The first and the last space of the tiles that a bonus is for. */
function spanOf(event: Scored): string[] {
  if (event.kind === "row-bonus") return [`wall/${event.row}-1`, `wall/${event.row}-5`];
  if (event.kind === "column-bonus") return [`wall/1-${event.column}`, `wall/5-${event.column}`];
  return event.kind === "colour-bonus" ? ["wall/1-1", "wall/5-5"] : [];
}

function placeOf(event: Scored): string {
  switch (event.kind) {
    case "floor-scored":
      return "floor";
    case "row-bonus":
      return `wall/${event.row}-3`;
    case "column-bonus":
      return `wall/3-${event.column}`;
    case "colour-bonus":
      return "wall/3-3";
    default:
      return event.target;
  }
}
