import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { begin, middleOf, playOver, Parts, type MotionTable } from "./kit";
import { Layer } from "./layer";

type Told = { kind: "laid"; tile: string } | { kind: "ended" };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.motion = "full";
  document.body.innerHTML =
    '<div class="board"><b data-part="0:line/1"><i class="cell"></i></b></div>';
});

test("an event sets moving what the table says for its kind; others are not shown", () => {
  const laid: string[] = [];
  const motions: MotionTable<Told> = { laid: ({ tile }) => void laid.push(tile) };
  begin<Told>(motions, { kind: "laid", tile: "blue" });
  begin<Told>(motions, { kind: "ended" });
  expect(laid).toEqual(["blue"]);
});

test("the layer lies over the board while something moves, and is gone afterwards", async () => {
  const signal = new AbortController().signal;
  const sheets = (): number => document.querySelectorAll(".board > [aria-hidden]").length;
  const seen: number[] = [];
  await playOver(document.body, ".board", signal, () => Promise.resolve(void seen.push(sheets())));
  const failing = playOver(document.body, ".board", signal, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect([seen, sheets()]).toEqual([[1], 0]);
});

test("nothing moves where nobody wants it", async () => {
  const play = vi.fn(() => Promise.resolve());
  settings.motion = "instant";
  await playOver(document.body, ".board", new AbortController().signal, play);
  settings.motion = "full";
  await playOver(document.body, ".board", AbortSignal.abort(), play);
  expect(play).not.toHaveBeenCalled();
});

test("parts are found by their names, and what lies inside them", () => {
  const parts = new Parts(document.body, new Layer(document.body, new AbortController().signal));
  expect(parts.part("0:line/1", " .cell")?.className).toBe("cell");
  expect(parts.boxOf("1:line/1")).toBeNull();
});

test("the middle of a box", () => {
  const box = { left: 10, top: 20, width: 100, height: 40 };
  expect(middleOf(box, 20, 10)).toEqual({ left: 50, top: 35, width: 20, height: 10 });
});

test("the chosen speed changes how long a motion takes, and when it begins", () => {
  const animate = vi.fn();
  const element = { animate } as unknown as Element;
  const layer = new Layer(document.body, new AbortController().signal);
  settings.motion = "fast";
  layer.animate(element, [], { duration: 400, delay: 100 });
  settings.motion = "slow";
  layer.animate(element, [], { duration: 400 });
  settings.motion = "full";
  const timings = animate.mock.calls.map(([, timing]) => timing as { duration: number });
  expect(timings[0]).toEqual({ duration: 200, delay: 50 });
  expect(timings[1]?.duration).toBeGreaterThan(400);
});
