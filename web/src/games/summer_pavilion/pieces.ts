/** Tiles while they move: those that the board has drawn are hidden, and copies travel. */

import { Parts } from "../../motion/kit";
import type { Copy } from "../../motion/layer";
import { layOutArt } from "./art";
import { LONG } from "./geometry";

const SVG = "http://www.w3.org/2000/svg";

/** The middle of a tile on the screen, its width, and how far it is turned. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  angle: number;
}

/** A copy of a tile under way. */
export interface Flyer {
  copy: Copy;
  spot: Spot;
}

export class Pieces extends Parts {
  private readonly gone = new Set<Element>();

  get joker(): string {
    return this.root.querySelector<HTMLElement>("[data-joker]")?.dataset["joker"] ?? "";
  }

  /** Where something drawn in units of a tile lies; null where it is not shown. */
  drawnAt(element: Element | null | undefined): Spot | null {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    if (!matrix) return null;
    const { a, b, e, f } = matrix;
    const size = Math.hypot(a, b);
    return size
      ? this.onSheet({ x: e, y: f, size, angle: (Math.atan2(b, a) * 180) / Math.PI })
      : null;
  }

  /** The middle of something else, for a tile of this width. */
  middleOf(element: Element | null | undefined, size: number): Spot | null {
    if (!element) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!width) return null;
    return this.onSheet({ x: left + width / 2, y: top + height / 2, size, angle: 0 });
  }

  private onSheet(spot: Spot): Spot {
    const box = this.layer.boxOf(document.documentElement);
    const page = document.documentElement.getBoundingClientRect();
    return { ...spot, x: spot.x + box.left - page.left, y: spot.y + box.top - page.top };
  }

  /** Takes up to `amount` tiles from a part, the last drawn first. */
  take(part: string, tile: string, amount: number): Flyer[] {
    const drawn = [
      ...(this.part(part)?.querySelectorAll<SVGElement>(`[data-tile="${tile}"]:not(.ghost)`) ?? []),
    ].filter((element) => !this.gone.has(element));
    const flyers: Flyer[] = [];
    for (const element of drawn.slice(Math.max(0, drawn.length - amount))) {
      const spot = this.drawnAt(element);
      this.gone.add(element);
      this.layer.hide(element);
      if (spot) flyers.push(this.make(tile, spot));
    }
    return flyers;
  }

  /** The colours of all tiles that still lie in a part. */
  colours(part: string): string[] {
    const drawn = this.part(part)?.querySelectorAll<SVGElement>("[data-tile]:not(.ghost)") ?? [];
    const there = [...drawn].filter((element) => !this.gone.has(element));
    return [...new Set(there.map((element) => element.dataset["tile"] ?? ""))];
  }

  make(tile: string, spot: Spot): Flyer {
    layOutArt();
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", `-0.5 ${-LONG} 1 ${2 * LONG}`);
    picture.style.overflow = "visible";
    const turned = document.createElementNS(SVG, "g");
    const use = document.createElementNS(SVG, "use");
    const box = { href: `#pavilion-${tile}`, x: -0.5, y: -LONG, width: 1, height: 2 * LONG };
    for (const [name, value] of Object.entries(box)) use.setAttribute(name, String(value));
    turned.append(use);
    picture.append(turned);
    return { copy: this.layer.lay(picture, boxAround(spot)), spot };
  }

  fly({ copy, spot }: Flyer, to: Spot, duration: number, delay: number): void {
    const turned = copy.element.firstElementChild;
    const far = ((to.angle - spot.angle + 270) % 180) - 90;
    const keyframes = [to.angle - far, to.angle].map((angle) => ({
      transform: `rotate(${angle}deg)`,
    }));
    const timing = { duration, delay, easing: "ease-in-out", fill: "both" as const };
    if (turned) this.layer.animate(turned, keyframes, timing);
    this.layer.send(copy, boxAround(to), duration, delay);
  }

  vanish({ copy }: Flyer, duration: number, delay: number): void {
    this.layer.vanish(copy, duration, delay);
  }
}

function boxAround({ x, y, size }: Spot) {
  const height = size * 2 * LONG;
  return { left: x - size / 2, top: y - height / 2, width: size, height };
}
