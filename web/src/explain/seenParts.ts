/** The parts of a board as they are seen just now, measured from the board's corner. */

import { within, type Box, type Part } from "./questions";

export function seenParts(board: HTMLElement): Part[] {
  const origin = board.getBoundingClientRect();
  const frames = new Frames(board);
  const parts: Part[] = [];
  for (const element of board.querySelectorAll<HTMLElement>("[data-part], [data-about]")) {
    const box = frames.seen(element);
    const id = element.dataset["about"] ?? element.dataset["part"] ?? "";
    if (!box) continue;
    const { left, top, width, height } = box;
    parts.push({ id, box: { left: left - origin.left, top: top - origin.top, width, height } });
  }
  return parts;
}

/** What scrolls shows only a part of what is in it. */
class Frames {
  private readonly known = new Map<Element, Box | null>();

  constructor(private readonly board: Element) {}

  seen(element: Element): Box | null {
    let box: Box | null = element.getBoundingClientRect();
    let above = element.parentElement;
    for (; above && above !== this.board && box; above = above.parentElement) {
      const frame = this.frameOf(above);
      if (frame) box = within(box, frame);
    }
    return box?.width && box.height ? box : null;
  }

  private frameOf(element: Element): Box | null {
    let frame = this.known.get(element);
    if (frame === undefined) {
      const scrolls = /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow);
      frame = scrolls ? element.getBoundingClientRect() : null;
      this.known.set(element, frame);
    }
    return frame;
  }
}
