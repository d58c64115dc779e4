/**
 * Shows one thing after the other: what happened moves across the board, then the board stands as
 * it is told. Nothing waits for ever: whatever piles up is shown at once.
 */

import type { GameEvent } from "../games/contract";

export interface Scene {
  events: GameEvent[];
  /** Called before anything moves. */
  open?(): void;
  /** Draws the board as it stands afterwards. */
  close(): void;
}

type Animate = (events: GameEvent[], signal: AbortSignal) => Promise<void>;

interface House {
  /** Null where nothing may move: no board, reduced motion, a hidden page. */
  animation(): Animate | null;
  /** Told when something begins to move and when all is shown. */
  playing(isPlaying: boolean): void;
}

/** More scenes than this are not shown one by one. */
const PATIENCE = 2;

export class Stage {
  private readonly queue: Scene[] = [];
  private running = false;
  private abort: AbortController | null = null;
  private current: Scene | null = null;

  constructor(private readonly house: House) {}

  get isIdle(): boolean {
    return !this.running;
  }

  play(scene: Scene): void {
    this.queue.push(scene);
    if (this.queue.length > PATIENCE) this.abort?.abort();
    if (!this.running) void this.run();
  }

  /** Ends what is moving; what is waiting is shown without motion. */
  skip(): void {
    for (const scene of this.queue) scene.events = [];
    this.abort?.abort();
  }

  /** Forgets what was to be shown: everything has changed. */
  clear(): void {
    this.queue.length = 0;
    this.current = null;
    this.abort?.abort();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.house.playing(true);
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      await this.show(scene);
    }
    this.running = false;
    this.house.playing(false);
  }

  private async show(scene: Scene): Promise<void> {
    const behind = this.queue.length >= PATIENCE;
    this.current = scene;
    scene.open?.();
    const animate = this.house.animation();
    if (animate && scene.events.length && !behind) {
      const abort = new AbortController();
      this.abort = abort;
      try {
        await animate(scene.events, abort.signal);
      } catch (cause) {
        if (!abort.signal.aborted) console.error(cause);
      }
      this.abort = null;
    }
    if (this.current === scene) scene.close();
  }
}
