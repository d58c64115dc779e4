/**
 * What every board needs to show events as motion. A table says what each kind of event sets moving:
 * pieces are lifted off the board, fly over it as copies on a layer, and settle elsewhere.
 */

import { settings } from "../settings/settings.svelte";
import { Layer, type Box } from "./layer";

/** What each kind of event sets moving; kinds without an entry are not shown. */
export type MotionTable<Event extends { kind: string }> = {
  readonly [Kind in Event["kind"]]?: (event: Extract<Event, { kind: Kind }>) => void;
};

export function begin<Event extends { kind: string }>(
  motions: MotionTable<Event>,
  event: Event,
): void {
  const kind: Event["kind"] = event.kind;
  // The compiler does not see that the entry of a kind takes the events of this kind.
  const motion = motions[kind] as ((event: Event) => void) | undefined;
  motion?.(event);
}

/** Plays on a layer over the board; nothing moves where nobody wants it or sees it. */
export async function playOver(
  root: HTMLElement,
  board: string,
  signal: AbortSignal,
  play: (layer: Layer) => Promise<void>,
): Promise<void> {
  if (!settings.moves || signal.aborted || document.hidden) return;
  const layer = new Layer(root.querySelector(board) ?? root, signal);
  try {
    await play(layer);
  } finally {
    layer.remove();
  }
}

/** The parts that a board has drawn. */
export class Parts {
  constructor(
    protected readonly root: Element,
    protected readonly layer: Layer,
  ) {}

  /** An enlarged board repeats parts: the first is the one on the table. */
  part(part: string, inside = ""): HTMLElement | null {
    return this.root.querySelector(`[data-part="${part}"]${inside}`);
  }

  boxOf(part: string, inside = ""): Box | null {
    const element = this.part(part, inside);
    return element && this.layer.boxOf(element);
  }
}

/** Something of this size in the middle of a box. */
export function middleOf(box: Box, width: number, height: number): Box {
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}
