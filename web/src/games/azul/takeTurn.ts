/** Tiles travel from a display to a line, to the floor and to the centre. */

import { begin, middleOf, type MotionTable } from "../../motion/kit";
import type { Box, Copy, Layer } from "../../motion/layer";
import { partOf } from "../contract";
import type { azul } from "../../generated/games";
import type { Pieces } from "./pieces";

const FLIGHT = 380;
const STAGGER = 30;

export class TakeTurn {
  private hand: Copy[] = [];
  private sent = 0;

  constructor(
    private readonly layer: Layer,
    private readonly pieces: Pieces,
  ) {}

  shows(event: azul.GameEvent): boolean {
    return event.kind in this.motions;
  }

  async play(events: azul.GameEvent[]): Promise<void> {
    for (const event of events) begin(this.motions, event);
    await this.layer.pause(FLIGHT + this.sent * STAGGER);
  }

  private readonly motions: MotionTable<azul.GameEvent> = {
    "tiles-taken": ({ source, tile, amount }) => {
      this.hand = this.pieces.take(source, tile, amount);
    },
    "line-fell": ({ source, seat, tile, amount }) => {
      this.hand = this.pieces.take(partOf(source, seat), tile, amount);
    },
    "tiles-moved-to-centre": ({ source, tile, amount }) => this.toCentre(source, tile, amount),
    "marker-taken": ({ target, seat }) =>
      this.toFloor(this.pieces.take("centre", "marker", 1), [target], seat),
    "line-filled": ({ target, seat, amount }) => this.toLine(partOf(target, seat), amount),
    "tiles-dropped": ({ amount, targets, seat }) =>
      this.toFloor(this.hand.splice(0, amount), targets, seat),
    "floor-overflowed": ({ amount }) =>
      this.hand.splice(0, amount).forEach((copy) => this.fly(copy, "lid")),
  };

  private toLine(line: string, amount: number): void {
    for (const copy of this.hand.splice(0, amount))
      this.fly(copy, line, ` [data-cell="${this.pieces.count(line)}"]`);
  }

  private toFloor(copies: Copy[], targets: (string | null)[], seat: number | null): void {
    copies.forEach((copy, index) => {
      const target = targets[index];
      if (target) this.fly(copy, partOf(target, seat));
      else this.layer.vanish(copy, FLIGHT);
    });
  }

  /** To the tiles of the same colour, or to a free spot round the middle. */
  private toCentre(source: string, tile: string, amount: number): void {
    const pile = this.pieces.boxOf("centre", ` [data-group="centre ${tile}"]`);
    const whole = this.pieces.boxOf("centre");
    for (const copy of this.pieces.take(source, tile, amount)) {
      const around = pile ?? whole;
      if (around) this.flyTo(copy, "centre", within(around, copy.box, this.sent));
    }
  }

  private fly(copy: Copy, part: string, inside = ""): void {
    const box = this.pieces.boxOf(part, inside);
    if (box) this.flyTo(copy, part, fitted(box, copy.box));
    else this.layer.vanish(copy, FLIGHT);
  }

  private flyTo(copy: Copy, part: string, box: Box): void {
    this.layer.send(copy, box, FLIGHT, this.sent++ * STAGGER);
    this.pieces.put(part, copy);
  }
}

/** The largest square in a box, in its middle; a box that is no slot keeps the tile's own size. */
function fitted(box: Box, tile: Box): Box {
  const size = Math.min(box.width, box.height) || tile.width;
  return middleOf(box, size, size);
}

/** Somewhere in a box, a little beside the one before. */
function within(box: Box, tile: Box, step: number): Box {
  const angle = step * 2.4;
  const spread = step ? tile.width * 0.55 : 0;
  return {
    left: box.left + (box.width - tile.width) / 2 + Math.cos(angle) * spread,
    top: box.top + (box.height - tile.height) / 2 + Math.sin(angle) * spread,
    width: tile.width,
    height: tile.height,
  };
}
