/**
 * Shows one thing after the other: what happened moves across the board, then the board stands as
 * it is told. Nothing waits for ever: whatever piles up is shown at once.
 */

import type { GameEvent } from "../games/contract";

export interface QueuedMotion {
  events: GameEvent[];
  /** Called before anything moves. */
  open?(): void;
  /** Draws the board as it stands afterwards. */
  close(): void;
}

type Animate = (events: GameEvent[], signal: AbortSignal) => Promise<void>;

interface Screen {
  /** Null where nothing may move: no board, reduced motion, a hidden page. */
  animation(): Animate | null;
  /** Told when something begins to move and when all is shown. */
  playing(isPlaying: boolean): void;
}

/** More motions than this are not shown one by one. */
const PATIENCE = 2;

export class MotionQueue {
  private readonly queue: QueuedMotion[] = [];
  private running = false;
  private abort: AbortController | null = null;
  private current: QueuedMotion | null = null;

  constructor(private readonly screen: Screen) {}

  get isIdle(): boolean {
    return !this.running;
  }

  play(motion: QueuedMotion): void {
    this.queue.push(motion);
    if (this.queue.length > PATIENCE) this.abort?.abort();
    if (!this.running) void this.run();
  }

  /** Ends what is moving; what is waiting is shown without motion. */
  skip(): void {
    for (const motion of this.queue) motion.events = [];
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
    this.screen.playing(true);
    for (let motion = this.queue.shift(); motion; motion = this.queue.shift()) {
      await this.show(motion);
    }
    this.running = false;
    this.screen.playing(false);
  }

  private async show(motion: QueuedMotion): Promise<void> {
    const behind = this.queue.length >= PATIENCE;
    this.current = motion;
    motion.open?.();
    const animate = this.screen.animation();
    if (animate && motion.events.length && !behind) {
      const abort = new AbortController();
      this.abort = abort;
      try {
        await animate(motion.events, abort.signal);
      } catch (cause) {
        if (!abort.signal.aborted) console.error(cause);
      }
      this.abort = null;
    }
    if (this.current === motion) motion.close();
  }
}
