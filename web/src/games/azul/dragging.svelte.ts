/** Tiles carried by the pointer: mouse, pen or finger. */

import type { Group } from "./codes";
import type { Picking } from "./picking.svelte";

/** A pointer that moves less than this has only pressed. */
const SLACK = 6;

interface Carried extends Group {
  amount: number;
  x: number;
  y: number;
  size: number;
  /** How far above the pointer the tiles are, in tiles: a finger would hide them. */
  lift: number;
}

export class Dragging {
  carried = $state.raw<Carried | null>(null);
  private stop: AbortController | null = null;

  constructor(private readonly picking: Picking) {}

  /** A pointer went down on a group: it may become a drag. */
  press(event: PointerEvent, group: Group & { amount: number }, size: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.end();
    const stop = (this.stop = new AbortController());
    const listening = { signal: stop.signal };
    const { clientX, clientY, pointerId } = event;
    const isOurs = (other: PointerEvent): boolean => other.pointerId === pointerId;
    addEventListener(
      "pointermove",
      (now) => {
        const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > SLACK;
        if (isOurs(now) && (far || this.carried)) this.carry(now, group, size);
      },
      listening,
    );
    addEventListener("pointerup", (now) => isOurs(now) && this.drop(now), listening);
    addEventListener("pointercancel", (now) => isOurs(now) && this.cancel(), listening);
    addEventListener("keydown", (key) => key.key === "Escape" && this.cancel(), listening);
  }

  private carry(event: PointerEvent, group: Group & { amount: number }, size: number): void {
    if (!this.carried) this.picking.pick(group);
    const lift = event.pointerType === "touch" ? 1.2 : 0.6;
    this.carried = { ...group, x: event.clientX, y: event.clientY, size, lift };
    this.picking.look(targetUnder(event));
  }

  private drop(event: PointerEvent): void {
    if (this.carried) {
      swallowClick();
      const target = targetUnder(event);
      if (target) this.picking.aim(target);
      this.picking.putBack();
    }
    this.end();
  }

  private cancel(): void {
    if (this.carried) this.picking.putBack();
    this.end();
  }

  private end(): void {
    this.carried = null;
    this.stop?.abort();
    this.stop = null;
  }
}

function targetUnder(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>("[data-target]")?.dataset["target"] ?? null;
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
