/** How large something is seen, and which point of it stays where it is while that changes. */

const MOST = 2.8;

export class Zooming {
  zoom = $state(1);
  private frame: HTMLElement | null = null;
  private pinch: { distance: number; zoom: number } | null = null;

  get canGrow(): boolean {
    return this.zoom < MOST;
  }

  readonly attach = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    // Not passive: two fingers must not move the page as well.
    const options = { passive: false };
    const start = (event: TouchEvent): void => this.touch(event);
    const move = (event: TouchEvent): void => this.spread(event);
    const end = (): void => void (this.pinch = null);
    frame.addEventListener("touchstart", start, options);
    frame.addEventListener("touchmove", move, options);
    frame.addEventListener("touchend", end);
    frame.addEventListener("touchcancel", end);
    return () => {
      frame.removeEventListener("touchstart", start);
      frame.removeEventListener("touchmove", move);
      frame.removeEventListener("touchend", end);
      frame.removeEventListener("touchcancel", end);
    };
  };

  /** From the buttons: around the middle of what is seen. */
  grow(by: number): void {
    const box = this.frame?.getBoundingClientRect();
    if (box) this.zoomTo(this.zoom * by, box.left + box.width / 2, box.top + box.height / 2);
  }

  doubleTap(event: MouseEvent): void {
    const isOnChoice = (event.target as Element).closest('button[aria-disabled="false"]');
    if (!isOnChoice) this.zoomTo(this.zoom > 1 ? 1 : 2, event.clientX, event.clientY);
  }

  private touch(event: TouchEvent): void {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    this.pinch = { distance: between(event.touches).distance, zoom: this.zoom };
  }

  private spread(event: TouchEvent): void {
    if (!this.pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const { distance, x, y } = between(event.touches);
    this.zoomTo((this.pinch.zoom * distance) / this.pinch.distance, x, y);
  }

  private zoomTo(wanted: number, x: number, y: number): void {
    const { frame } = this;
    const zoom = Math.min(MOST, Math.max(1, wanted));
    if (!frame || zoom === this.zoom) return;
    const box = frame.getBoundingClientRect();
    const [left, top] = [x - box.left, y - box.top];
    const by = zoom / this.zoom;
    const scroll = {
      left: (frame.scrollLeft + left) * by - left,
      top: (frame.scrollTop + top) * by - top,
    };
    this.zoom = zoom;
    requestAnimationFrame(() => frame.scrollTo(scroll));
  }
}

export function between(touches: TouchList): { distance: number; x: number; y: number } {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return { distance: 1, x: 0, y: 0 };
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
