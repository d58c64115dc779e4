/** Two fingers that spread, and two quick taps of one: what a browser would use for the whole page. */

interface Heard {
  /** Fingers have come down: from now on they are compared with this moment. */
  down(): void;
  /** They are `apart` times as far from each other as when they came down. */
  spread(apart: number, x: number, y: number): void;
  doubleTap(x: number, y: number, target: EventTarget | null): void;
}

const QUICK = 300;
const NEAR = 30;

export function fingers(node: HTMLElement, heard: Heard): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let first = 0;
  let tap = { at: 0, x: 0, y: 0 };

  node.addEventListener(
    "touchstart",
    ({ touches }) => {
      first = distance(touches);
      heard.down();
    },
    { signal, passive: true },
  );
  node.addEventListener(
    "touchmove",
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other || !first) return;
      event.preventDefault();
      const middle = [
        (one.clientX + other.clientX) / 2,
        (one.clientY + other.clientY) / 2,
      ] as const;
      heard.spread(distance(event.touches) / first, ...middle);
    },
    { signal, passive: false },
  );
  node.addEventListener(
    "touchend",
    ({ touches, changedTouches: [lifted], timeStamp: at, target }) => {
      if (touches.length || first || !lifted) return;
      const { clientX: x, clientY: y } = lifted;
      const isSecond = at - tap.at < QUICK && Math.hypot(x - tap.x, y - tap.y) < NEAR;
      if (isSecond) heard.doubleTap(x, y, target);
      tap = { at: isSecond ? 0 : at, x, y };
    },
    { signal, passive: true },
  );
  return () => stop.abort();
}

/** Between the first two fingers; 0 if there is one only. */
function distance([one, other]: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
