/** Tiles carried by the pointer, from the hand to a star or from a display to the board. */

/** A pointer that moves less than this has only pressed. */
const SLACK = 6;

/** What is carried, and what becomes of it; a target is the `data-target` under the pointer. */
export interface Load {
  tile: string;
  amount: number;
  start(): void;
  over(target: string | null): void;
  drop(target: string | null): void;
}

interface Carried {
  load: Load;
  x: number;
  y: number;
}

export class Dragging {
  carried = $state.raw<Carried | null>(null);
  private stop: AbortController | null = null;

  /** A pointer went down on something: it may become a drag. */
  press(event: PointerEvent, load: Load): void {
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

  private carry(event: PointerEvent, load: Load): void {
    if (!this.carried) load.start();
    this.carried = { load, x: event.clientX, y: event.clientY };
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
