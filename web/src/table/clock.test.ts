import { expect, test } from "vitest";
import { remaining, spelledTime } from "./clock.svelte";

const clock = {
  kind: "per-game" as const,
  at: 1_000_000,
  remaining: [60_000, 45_000],
  running: 0,
  deadline: 1_060_000,
};

test("only the running clock goes on, in the server's time", () => {
  expect(remaining(clock, 0, 1_012_000)).toBe(48_000);
  expect(remaining(clock, 1, 1_012_000)).toBe(45_000);
});

test("a clock never shows less than nothing, nor more than it had", () => {
  expect(remaining(clock, 0, 1_090_000)).toBe(0);
  expect(remaining(clock, 0, 999_000)).toBe(60_000);
});

test("no clock, no time", () => {
  const none = { ...clock, kind: "none" as const, remaining: [null, null], running: null };
  expect(remaining(none, 0, 1_012_000)).toBeNull();
});

test.each([
  [245_000, "4:05"],
  [3_729_999, "1:02:09"],
  [10_000, "0:10"],
  [9_960, "9.9"],
  [0, "0.0"],
])("%i ms is spelled %s", (milliseconds, text) => {
  expect(spelledTime(milliseconds)).toBe(text);
});
