/** Where the tiles lie while they move: those that the board has drawn, and copies under way. */

import "../../generated/pictures/azul/pictures.css";
import { Parts } from "../../motion/kit";
import type { Box, Copy } from "../../motion/layer";

export class Pieces extends Parts {
  private readonly lying = new Map<string, Copy[]>();

  count(part: string): number {
    return this.of(part).length;
  }

  /** Takes up to `amount` tiles from a part, the last laid first. */
  take(part: string, tile: string, amount: number): Copy[] {
    const there = this.of(part);
    const fitting = there.filter(({ element }) => element.dataset["tile"] === tile);
    const taken = fitting.slice(Math.max(0, fitting.length - amount));
    this.lying.set(
      part,
      there.filter((copy) => !taken.includes(copy)),
    );
    return taken;
  }

  put(part: string, copy: Copy): void {
    this.of(part).push(copy);
  }

  /** A new tile, out of the bag. */
  make(tile: string, box: Box): Copy {
    const picture = document.createElement("span");
    picture.className = `azul-${tile}`;
    picture.dataset["tile"] = tile;
    return this.layer.lay(picture, box);
  }

  private of(part: string): Copy[] {
    const known = this.lying.get(part);
    if (known) return known;
    const drawn = [...(this.part(part)?.querySelectorAll<HTMLElement>("[data-tile]") ?? [])];
    const copies = drawn
      .filter((element) => element.dataset["tile"] !== "factory")
      .map((element) => this.layer.lift(element));
    this.lying.set(part, copies);
    return copies;
  }
}
