/** Two quick taps of one finger, which a browser would use for the whole page. */

const QUICK = 300;
const NEAR = 30;

type Heard = (x: number, y: number, target: EventTarget | null) => void;

export function doubleTap(node: HTMLElement, heard: Heard): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isOne = true;
  let tap = { at: 0, x: 0, y: 0 };

  node.addEventListener("touchstart", ({ touches }) => (isOne = touches.length === 1), {
    signal,
    passive: true,
  });
  node.addEventListener(
    "touchend",
    ({ touches, changedTouches: [lifted], timeStamp: at, target }) => {
      if (touches.length || !isOne || !lifted) return;
      const { clientX: x, clientY: y } = lifted;
      const isSecond = at - tap.at < QUICK && Math.hypot(x - tap.x, y - tap.y) < NEAR;
      if (isSecond) heard(x, y, target);
      tap = { at: isSecond ? 0 : at, x, y };
    },
    { signal, passive: true },
  );
  return () => stop.abort();
}
