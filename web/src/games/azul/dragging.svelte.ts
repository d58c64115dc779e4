/** Tiles carried by the pointer from a display to a line or to the floor. */

import { Carrying, type Load } from "../board/carrying.svelte";
import type { Group } from "./codes";
import type { Picking } from "./picking.svelte";

interface Tiles extends Load {
  tile: string;
  amount: number;
  size: number;
}

export class Dragging extends Carrying<Tiles> {
  constructor(private readonly picking: Picking) {
    super();
  }

  /** A pointer went down on a group, whose tiles are drawn so large. */
  pressGroup(event: PointerEvent, group: Group & { amount: number }, size: number): void {
    const { picking } = this;
    this.press(event, {
      tile: group.tile,
      amount: group.amount,
      size,
      start: () => picking.pick(group),
      over: (target) => picking.look(target),
      drop(target) {
        if (target) picking.aim(target);
        picking.putBack();
      },
    });
  }
}
