/** Small drawings beside the rules. A tile is ten units wide. */

interface Laid {
  x: number;
  y: number;
  /** In degrees, clockwise, around x and y. */
  angle?: number;
}

export type Mark =
  /** One of the game's drawn pieces; its box lies to the right of x and below y, or around them. */
  | (Laid & { kind: "piece"; symbol: string; width: number; height: number; around?: boolean })
  /** A space, an `open` one where the rule lets a tile go, or the light around a `new` tile. */
  | (Laid & { kind: "outline"; path: string; look: "space" | "open" | "new" })
  | { kind: "arrow"; x: number; y: number; length: number }
  | { kind: "note"; x: number; y: number; text: string; good?: boolean };

export interface Sketch {
  width: number;
  height: number;
  marks: Mark[];
}

export function sheet(width: number, height: number, ...marks: Mark[][]): Sketch {
  return { width, height, marks: marks.flat() };
}

export function arrow(x: number, y: number, length: number): Mark[] {
  return [{ kind: "arrow", x, y, length }];
}

/** What something brings or costs. */
export function note(text: string, x: number, y: number, good = true): Mark[] {
  return [{ kind: "note", x, y, text, good }];
}
