/**
 * A sheet over the board on which copies of pieces travel. Nothing on it stays: when it is taken
 * away, the originals are visible again, whatever happened meanwhile.
 */

import { settings } from "../settings/settings.svelte";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const TRAVEL = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** A copy of a piece, and where it lies on the sheet. */
export interface Copy {
  element: HTMLElement | SVGElement;
  box: Box;
}

export class Layer {
  private readonly sheet = document.createElement("div");
  private readonly hidden = new Set<HTMLElement | SVGElement>();

  constructor(
    parent: Element,
    readonly signal: AbortSignal,
  ) {
    this.sheet.setAttribute("aria-hidden", "true");
    // A place may lie beside the screen, in an enlarged board: a phone would shrink the whole page.
    this.sheet.setAttribute(
      "style",
      "position: absolute; inset: 0; z-index: 40; overflow-x: clip; pointer-events: none",
    );
    parent.append(this.sheet);
  }

  remove(): void {
    for (const element of this.hidden) element.style.visibility = "";
    this.sheet.remove();
  }

  /** Where an element of the page lies, measured from the corner of this sheet. */
  boxOf(element: Element): Box {
    const corner = this.sheet.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - corner.left, top: top - corner.top, width, height };
  }

  hide(element: HTMLElement | SVGElement): void {
    this.hidden.add(element);
    element.style.visibility = "hidden";
  }

  /** Takes an element up: its copy lies exactly over it, itself is hidden. */
  lift(original: HTMLElement | SVGElement): Copy {
    const box = this.boxOf(original);
    const element = original.cloneNode(true) as HTMLElement | SVGElement;
    this.hide(original);
    return this.lay(element, box);
  }

  lay(element: HTMLElement | SVGElement, box: Box): Copy {
    element.style.position = "absolute";
    this.sheet.append(element);
    const copy = { element, box };
    place(copy, box);
    return copy;
  }

  /** At the speed that was chosen, with delay and duration as they usually are. */
  animate(
    element: Element,
    keyframes: Keyframe[],
    timing: KeyframeEffectOptions & { duration: number },
  ): void {
    const { pace } = settings;
    const { duration, delay = 0 } = timing;
    element.animate(keyframes, { ...timing, duration: duration * pace, delay: delay * pace });
  }

  /** Sends a copy to another place; it arrives after delay and duration. */
  send(copy: Copy, to: Box, duration: number, delay = 0): void {
    const from = copy.box;
    const scale = to.width ? from.width / to.width : 1;
    const [x, y] = [from.left - to.left, from.top - to.top];
    const rise = Math.min(24, Math.hypot(x, y) * 0.12);
    const halfway = `translate(${x * 0.45}px, ${y * 0.45 - rise}px) scale(${(scale + 1) * 0.54})`;
    place(copy, to);
    copy.element.style.transformOrigin = "0 0";
    this.sheet.append(copy.element);
    this.animate(
      copy.element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})` },
        { transform: halfway, offset: 0.5 },
        { transform: "none" },
      ],
      { duration, delay, easing: TRAVEL, fill: "backwards" },
    );
  }

  vanish(copy: Copy, duration: number, delay = 0): void {
    this.animate(copy.element, [{ opacity: 1 }, { opacity: 0, transform: "scale(0.6)" }], {
      duration,
      delay,
      easing: "ease-in",
      fill: "forwards",
    });
  }

  /** Ends early when somebody does not want to wait. */
  pause(milliseconds: number): Promise<void> {
    if (this.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds * settings.pace);
      this.signal.addEventListener("abort", end);
    });
  }
}

function place(copy: Copy, box: Box): void {
  copy.box = box;
  const { style } = copy.element;
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
}
