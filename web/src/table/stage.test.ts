import { expect, test, vi } from "vitest";
import type { GameEvent } from "../games/contract";
import { Stage, type Scene } from "./stage";

const EVENT: GameEvent = { kind: "round-opened", rule: "azul.round", seat: 0, round: 1 };

/** A board whose motion ends when it is told to, or aborted. */
function theatre() {
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const animate = vi.fn((events: GameEvent[], signal: AbortSignal) => {
    log.push(`moves ${events.length}`);
    return new Promise<void>((resolve) => {
      ends.push(resolve);
      signal.addEventListener("abort", () => resolve());
    });
  });
  const stage = new Stage({
    animation: () => animate,
    playing: (isPlaying) => log.push(isPlaying ? "begins" : "ends"),
  });
  const scene = (name: string, events = [EVENT]): Scene => ({
    events,
    close: () => log.push(name),
  });
  return { stage, scene, log, ends, animate };
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("the board changes after the motion, one scene after the other", async () => {
  const { stage, scene, log, ends } = theatre();
  stage.play(scene("first"));
  stage.play(scene("second"));
  await moment();
  expect(log).toEqual(["begins", "moves 1"]);
  ends[0]?.();
  await moment();
  expect(log).toEqual(["begins", "moves 1", "first", "moves 1"]);
  ends[1]?.();
  await moment();
  expect(log.slice(-2)).toEqual(["second", "ends"]);
  expect(stage.isIdle).toBe(true);
});

test("skipping shows everything that is waiting at once", async () => {
  const { stage, scene, log, animate } = theatre();
  stage.play(scene("first"));
  stage.play(scene("second"));
  await moment();
  stage.skip();
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
  const { stage, scene, log, ends } = theatre();
  for (const name of ["a", "b", "c", "d"]) stage.play(scene(name));
  await moment();
  expect(log).toEqual(["begins", "moves 1", "a", "b", "moves 1"]);
  ends.forEach((end) => end());
  await moment();
  expect(log).toContain("c");
});

test("what was cleared away is never shown", async () => {
  const { stage, scene, log } = theatre();
  stage.play(scene("old"));
  stage.play(scene("older"));
  await moment();
  stage.clear();
  stage.play(scene("new", []));
  await moment();
  expect(log).toEqual(["begins", "moves 1", "new", "ends"]);
});

test("a board that fails in its motion still shows the position", async () => {
  const log: string[] = [];
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const stage = new Stage({
    animation: () => () => Promise.reject(new Error("no such part")),
    playing: () => undefined,
  });
  stage.play({ events: [EVENT], close: () => log.push("shown") });
  await moment();
  expect(log).toEqual(["shown"]);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
