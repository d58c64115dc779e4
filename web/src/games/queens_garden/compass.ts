/** Arrow keys lead to the nearest part of the board in their direction. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction; what lies aside counts as farther away. */
export function nearestIn(from: Spot, spots: Spot[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  const [wx, wy] = way;
  let best = -1;
  let least = Infinity;
  spots.forEach(({ x, y }, index) => {
    const ahead = (x - from.x) * wx + (y - from.y) * wy;
    const aside = Math.abs((x - from.x) * wy) + Math.abs((y - from.y) * wx);
    if (ahead <= 1 || aside > ahead * 3) return;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Moves the focus inside `root`; false if the key or the focus has nothing to do with it. */
export function stepTo(root: HTMLElement, key: string): boolean {
  const from = document.activeElement;
  if (!WAYS[key] || !from || !root.contains(from)) return false;
  const parts = [...root.querySelectorAll<HTMLElement>('button:not([tabindex="-1"], :disabled)')];
  const index = nearestIn(middleOf(from), parts.map(middleOf), key);
  parts[index]?.focus();
  return index >= 0;
}
