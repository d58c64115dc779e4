/** The next round: tiles come out of the bag onto the factories, the marker goes to the centre. */

import { middleOf } from "../../motion/kit";
import type { Box, Layer } from "../../motion/layer";
import { partOf } from "../contract";
import type { azul } from "../../generated/games";
import type { Pieces } from "./pieces";
import { groupsOn } from "./selection";

const FLIGHT = 340;
const LONGEST = 420;

type Drawn = Extract<azul.GameEvent, { kind: "tile-drawn" }>;

export class Deal {
  /** The tiles of each factory in the order in which it will show them. */
  private readonly free = new Map<string, (string | null)[]>();

  constructor(
    private readonly layer: Layer,
    private readonly pieces: Pieces,
    events: azul.GameEvent[],
  ) {
    const drawn = events.filter((event) => event.kind === "tile-drawn");
    for (const { target } of drawn) {
      const tiles = drawn.filter((event) => event.target === target).map(({ tile }) => tile);
      this.free.set(target, inOrder(target, tiles));
    }
  }

  shows(event: azul.GameEvent): boolean {
    return event.kind === "tile-drawn";
  }

  async play(events: azul.GameEvent[]): Promise<void> {
    this.markerBack();
    const drawn = events.filter((event) => event.kind === "tile-drawn");
    const stagger = Math.min(22, LONGEST / drawn.length);
    drawn.forEach((event, index) => this.draw(event, index * stagger));
    await this.layer.pause(FLIGHT + drawn.length * stagger);
  }

  private draw(event: Drawn, delay: number): void {
    const slots = this.free.get(event.target) ?? [];
    const slot = slots.indexOf(event.tile);
    slots[slot] = null;
    const plate = this.pieces.boxOf(partOf(event.target), " .tiles");
    if (!plate || slot < 0) return;
    const bag = this.pieces.boxOf("bag") ?? plate;
    const to = quarter(plate, slot);
    const from = { ...bag, width: to.width * 0.4, height: to.height * 0.4 };
    const copy = this.pieces.make(event.tile, from);
    this.layer.send(copy, to, FLIGHT, delay);
  }

  private markerBack(): void {
    const centre = this.pieces.boxOf("centre");
    for (let seat = 0; centre && seat < 4; seat++)
      for (let space = 1; space <= 7; space++)
        for (const marker of this.pieces.take(partOf(`floor/${space}`, seat), "marker", 1)) {
          const { width, height } = marker.box;
          this.layer.send(marker, middleOf(centre, width, height), FLIGHT);
        }
  }
}

function inOrder(factory: string, tiles: string[]): string[] {
  return groupsOn(factory, tiles).flatMap(({ tile, amount }) => Array<string>(amount).fill(tile));
}

/** The places of a factory's four tiles. */
function quarter(plate: Box, slot: number): Box {
  const size = plate.width / 2.08;
  return {
    left: plate.left + (slot % 2) * (plate.width - size),
    top: plate.top + Math.floor(slot / 2) * (plate.height - size),
    width: size,
    height: size,
  };
}
