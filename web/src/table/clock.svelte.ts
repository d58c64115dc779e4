/** Clocks run in the server's time; this page only counts down what it was told. */

import type { Standing } from "../api/client";

type Clock = Standing["clock"];

/** Milliseconds that a seat has left at this server time; null without a clock. */
export function remaining(clock: Clock, seat: number, now: number): number | null {
  const left = clock.remaining[seat] ?? null;
  if (left === null) return null;
  const gone = clock.running === seat ? Math.max(0, now - clock.at) : 0;
  return Math.max(0, left - gone);
}

/** `4:05`, `1:02:09`, and tenths in the last ten seconds. */
export function spelledTime(milliseconds: number): string {
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  return spelledSeconds(milliseconds);
}

/** `0:09`, `4:05`, `1:02:09`. */
export function spelledSeconds(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  const tail = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** The time of this device, which moves while somebody looks at it. */
class Ticker {
  now = $state(Date.now());
  private watchers = 0;
  private timer = 0;

  watch(): () => void {
    if (this.watchers++ === 0) this.timer = window.setInterval(() => this.tick(), 200);
    this.tick();
    return () => {
      if (--this.watchers === 0) clearInterval(this.timer);
    };
  }

  private tick(): void {
    this.now = Date.now();
  }
}

export const ticker = new Ticker();
