/** Pieces on their way: copies of what the board has drawn, and of what comes out of the bag. */

import { middleOf, Parts } from "../../motion/kit";
import type { Box, Copy } from "../../motion/layer";
import { PLATE } from "./geometry";
import { colourOf, patternOf } from "./hexagons";

const SVG = "http://www.w3.org/2000/svg";
const FLIGHT = 420;
const STAGGER = 70;

export class Flights extends Parts {
  private sent = 0;
  private readonly taken = new Set<Element>();

  /** How long until everything sent so far has arrived. */
  get time(): number {
    return this.sent ? FLIGHT + this.sent * STAGGER : 0;
  }

  tile(part: string, tile: string): Copy | null {
    const lying = this.all(part, `[data-tile="${tile}"]`);
    return this.lift(lying.find((element) => !element.closest(".printed")));
  }

  expansion(part: string, tile: string): Copy | null {
    const printed = this.all(part, `[data-tile="${tile}"]`).map((one) => one.closest(".expansion"));
    return this.plate(printed.find((one) => one && !this.taken.has(one)));
  }

  private plate(element: Element | null | undefined): Copy | null {
    const copy = this.lift(element);
    copy?.element.style.setProperty("--side", `${copy.box.width / PLATE.x}px`);
    return copy;
  }

  /** The expansion that lies on a place of the display. */
  expansionOn(place: string): Copy | null {
    return this.plate(this.part(place, " > .expansion"));
  }

  /** The next free space of a storage; a storage drawn small has just its end. */
  free(storage: string, isExpansion = false): Box | null {
    const space = this.all(storage, isExpansion ? ".free.plate" : ".free:not(.plate)")[0];
    if (space) this.taken.add(space);
    const joker = this.boxOf(storage, " .joker");
    const whole = this.boxOf(storage);
    if (space) return this.layer.boxOf(space);
    return joker && whole && { ...joker, left: whole.left + whole.width - joker.width };
  }

  /** The top one of the supply. */
  supplied(): Copy | null {
    const box = this.boxOf("supply", " .piece");
    return box && this.piece("expansion", box);
  }

  /** The top of the round's stack. */
  stack(): Box | null {
    const top = this.root.querySelector(".place.stack > .expansion");
    const first = top ?? this.root.querySelector(".place > .expansion");
    return first && this.layer.boxOf(first);
  }

  joker(part: string): Copy | null {
    const [joker] = this.all(part, ".joker");
    return this.lift(joker);
  }

  /** A hexagon that the board does not show yet. */
  fresh(tile: string, box: Box): Copy {
    return this.layer.lay(drawing([colourOf(tile), patternOf(tile)]), box);
  }

  piece(name: string, box: Box): Copy {
    return this.layer.lay(drawing([name]), box);
  }

  /** To the middle of a part, as large as there is room, or in its own size. */
  send(copy: Copy | null, to: Box | null, isFitted = false): void {
    if (!copy) return;
    const delay = this.sent++ * STAGGER;
    if (!to) return this.layer.vanish(copy, FLIGHT, delay);
    const ratio = copy.box.height / (copy.box.width || 1);
    const width = isFitted ? Math.min(to.width, to.height / ratio) : copy.box.width;
    const box = middleOf(to, width, width * ratio);
    const sides = copy.element.classList.contains("expansion") ? PLATE.x : 2;
    copy.element.style.setProperty("--side", `${width / sides}px`);
    this.layer.send(copy, box, FLIGHT, delay);
  }

  /** To a place where it cannot be seen any more: tower, supply, bag. */
  putAway(copy: Copy | null, part: string): void {
    this.send(copy, this.boxOf(part), true);
  }

  private all(part: string, inside: string): Element[] {
    const found = this.part(part)?.querySelectorAll(inside) ?? [];
    return [...found].filter((element) => !this.taken.has(element));
  }

  private lift(element: Element | null | undefined): Copy | null {
    if (!(element instanceof HTMLElement)) return null;
    this.taken.add(element);
    const copy = this.layer.lift(element);
    copy.element.style.setProperty("--side", `${copy.box.width / 2}px`);
    return copy;
  }
}

function drawing(pieces: string[]): SVGElement {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 100 100");
  for (const piece of pieces) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#queens_garden-${piece}`);
    picture.append(use);
  }
  return picture;
}
