/** How large a drawing is seen in its frame: two fingers, two taps or buttons change it. */

import { tick } from "svelte";

interface Limits {
  most: number;
  /** How large two taps make it. */
  tapped: number;
  /** Where two taps are meant for the game. */
  choices: string;
  /** How large a fingertip needs it. */
  forFingers: (frame: HTMLElement) => number;
}

export class Zooming {
  scale = $state(1);
  private frame: HTMLElement | null = null;
  /** Whether somebody has set the scale, who keeps it. */
  private isSet = false;
  private pinch: { distance: number; scale: number } | null = null;

  constructor(private readonly limits: Limits) {}

  get canGrow(): boolean {
    return this.scale < this.limits.most;
  }

  /** The element that clips and scrolls the drawing. */
  readonly attach = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    const stop = new AbortController();
    const { signal } = stop;
    const end = (): void => void (this.pinch = null);
    // Not passive: two fingers must not move the page as well.
    frame.addEventListener("touchstart", (event) => this.touch(event), { signal, passive: false });
    frame.addEventListener("touchmove", (event) => this.spread(event), { signal, passive: false });
    frame.addEventListener("touchend", end, { signal });
    frame.addEventListener("touchcancel", end, { signal });
    return () => stop.abort();
  };

  /** From the buttons: around the middle of what is seen. */
  grow(by: number): void {
    const { frame } = this;
    this.isSet = true;
    if (frame) void this.zoomTo(this.scale * by, ...middleOf([frame]));
  }

  /** Something is to be chosen: where fingers choose, it becomes as large as their tips. */
  async reach(): Promise<void> {
    await tick();
    const { frame, limits } = this;
    const choices = [...(frame?.querySelectorAll(limits.choices) ?? [])];
    if (!frame || this.isSet || !choices.length || !matchMedia("(pointer: coarse)").matches) return;
    await this.zoomTo(Math.max(this.scale, limits.forFingers(frame)), ...middleOf(choices));
  }

  /** The whole again. */
  rest(): void {
    this.isSet = false;
    void this.zoomTo(1, 0, 0);
  }

  doubleTap(x: number, y: number, target: EventTarget | null): void {
    if (target instanceof Element && target.closest(this.limits.choices)) return;
    this.isSet = true;
    void this.zoomTo(this.scale > 1 ? 1 : this.limits.tapped, x, y);
  }

  private touch(event: TouchEvent): void {
    const fingers = between(event.touches);
    if (!fingers) return;
    event.preventDefault();
    this.pinch = { distance: fingers.distance, scale: this.scale };
  }

  private spread(event: TouchEvent): void {
    const fingers = between(event.touches);
    if (!this.pinch || !fingers) return;
    event.preventDefault();
    this.isSet = true;
    const wanted = (this.pinch.scale * fingers.distance) / this.pinch.distance;
    void this.zoomTo(wanted, fingers.x, fingers.y);
  }

  /** What lies at this point of the screen stays there. */
  private async zoomTo(wanted: number, x: number, y: number): Promise<void> {
    const { frame } = this;
    const scale = Math.min(this.limits.most, Math.max(1, wanted));
    if (!frame || scale === this.scale) return;
    const box = frame.getBoundingClientRect();
    const [left, top] = [x - box.left, y - box.top];
    const by = scale / this.scale;
    const [toLeft, toTop] = [(frame.scrollLeft + left) * by, (frame.scrollTop + top) * by];
    this.scale = scale;
    await tick();
    frame.scrollTo({ left: toLeft - left, top: toTop - top, behavior: "instant" });
  }
}

/** The point between the outermost edges of some elements. */
function middleOf(elements: Element[]): [x: number, y: number] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const between = (starts: number[], ends: number[]): number =>
    (Math.min(...starts) + Math.max(...ends)) / 2;
  return [
    between(
      boxes.map(({ left }) => left),
      boxes.map(({ right }) => right),
    ),
    between(
      boxes.map(({ top }) => top),
      boxes.map(({ bottom }) => bottom),
    ),
  ];
}

/** The distance of two fingers and the point between them; null unless there are two. */
function between(touches: TouchList): { distance: number; x: number; y: number } | null {
  const [one, other, ...more] = touches;
  if (!one || !other || more.length) return null;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
