/** Something carried by the pointer: mouse, pen or finger. */

/** A pointer that moves less than this has only pressed. */
const SLACK = 6;

/** What becomes of what is carried; a target is the `data-target` under the pointer. */
export interface Load {
  start(): void;
  over(target: string | null): void;
  /** Nothing lies under the pointer, or it was not meant: null. */
  drop(target: string | null): void;
}

interface Carried<What> {
  load: What;
  x: number;
  y: number;
  isTouch: boolean;
}

export class Carrying<What extends Load> {
  carried = $state.raw<Carried<What> | null>(null);
  private stop: AbortController | null = null;

  /** A pointer went down on something: it may become a drag. */
  press(event: PointerEvent, load: What): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.end();
    const { clientX, clientY, pointerId } = event;
    const move = (now: PointerEvent): void => {
      const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > SLACK;
      if (far || this.carried) this.carry(now, load);
    };
    const stop = (this.stop = new AbortController());
    const listen = (type: "pointermove" | "pointerup" | "pointercancel", hear: typeof move): void =>
      addEventListener(type, (now) => now.pointerId === pointerId && hear(now), {
        signal: stop.signal,
      });
    listen("pointermove", move);
    listen("pointerup", (now) => this.drop(now));
    listen("pointercancel", () => this.cancel());
    addEventListener("keydown", (key) => key.key === "Escape" && this.cancel(), {
      signal: stop.signal,
    });
  }

  private carry(event: PointerEvent, load: What): void {
    if (!this.carried) load.start();
    const isTouch = event.pointerType === "touch";
    this.carried = { load, x: event.clientX, y: event.clientY, isTouch };
    load.over(targetUnder(event));
  }

  private drop(event: PointerEvent): void {
    const load = this.carried?.load;
    this.end();
    if (!load) return;
    swallowClick();
    load.drop(targetUnder(event));
  }

  private cancel(): void {
    const load = this.carried?.load;
    this.end();
    load?.drop(null);
  }

  private end(): void {
    this.carried = null;
    this.stop?.abort();
    this.stop = null;
  }
}

function targetUnder(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<SVGElement | HTMLElement>("[data-target]")?.dataset["target"] ?? null;
}

/** The browser reports a click after a drag; nobody meant one. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
