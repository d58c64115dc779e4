import { expect, test, vi } from "vitest";
import type { GameEvent } from "../games/contract";
import { MotionQueue, type QueuedMotion } from "./motionQueue";

const EVENT: GameEvent = { kind: "round-opened", rule: "azul.round", seat: 0, round: 1 };

/** A board whose motion ends when it is told to, or aborted. */
function queueOn() {
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const animate = vi.fn((events: GameEvent[], signal: AbortSignal) => {
    log.push(`moves ${events.length}`);
    return new Promise<void>((resolve) => {
      ends.push(resolve);
      signal.addEventListener("abort", () => resolve());
    });
  });
  const queue = new MotionQueue({
    animation: () => animate,
    playing: (isPlaying) => log.push(isPlaying ? "begins" : "ends"),
  });
  const motion = (name: string, events = [EVENT]): QueuedMotion => ({
    events,
    close: () => log.push(name),
  });
  return { queue, motion, log, ends, animate };
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("the board changes after the motion, one motion after the other", async () => {
  const { queue, motion, log, ends } = queueOn();
  queue.play(motion("first"));
  queue.play(motion("second"));
  await moment();
  expect(log).toEqual(["begins", "moves 1"]);
  ends[0]?.();
  await moment();
  expect(log).toEqual(["begins", "moves 1", "first", "moves 1"]);
  ends[1]?.();
  await moment();
  expect(log.slice(-2)).toEqual(["second", "ends"]);
  expect(queue.isIdle).toBe(true);
});

test("skipping shows everything that is waiting at once", async () => {
  const { queue, motion, log, animate } = queueOn();
  queue.play(motion("first"));
  queue.play(motion("second"));
  await moment();
  queue.skip();
  await moment();
  expect(log.filter((entry) => !entry.startsWith("moves"))).toEqual([
    "begins",
    "first",
    "second",
    "ends",
  ]);
  expect(animate).toHaveBeenCalledTimes(1);
});

test("whoever falls behind catches up without motion", async () => {
  const { queue, motion, log, ends } = queueOn();
  for (const name of ["a", "b", "c", "d"]) queue.play(motion(name));
  await moment();
  expect(log).toEqual(["begins", "moves 1", "a", "b", "moves 1"]);
  ends.forEach((end) => end());
  await moment();
  expect(log).toContain("c");
});

test("what was cleared away is never shown", async () => {
  const { queue, motion, log } = queueOn();
  queue.play(motion("old"));
  queue.play(motion("older"));
  await moment();
  queue.clear();
  queue.play(motion("new", []));
  await moment();
  expect(log).toEqual(["begins", "moves 1", "new", "ends"]);
});

test("a board that fails in its motion still shows the position", async () => {
  const log: string[] = [];
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const queue = new MotionQueue({
    animation: () => () => Promise.reject(new Error("no such part")),
    playing: () => undefined,
  });
  queue.play({ events: [EVENT], close: () => log.push("shown") });
  await moment();
  expect(log).toEqual(["shown"]);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
