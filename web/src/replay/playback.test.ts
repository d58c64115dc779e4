import { beforeEach, expect, test, vi } from "vitest";
import type { Schemas } from "../api/client";
import type { GameEvent } from "../games/contract";
import scenes from "../gallery/azul_scenes.json";
import { Playback } from "./playback.svelte";

const at = (turn: number) => ({
  scores: [0, 0],
  to_move: 0,
  view: { ...scenes.early.view, turn },
});
function opened(round: number): GameEvent {
  return { kind: "round-opened", rule: "azul.round", seat: 0, round };
}

function story(turns: number): Schemas["HistoryAnswer"] {
  const steps = Array.from({ length: turns + 1 }, (_, turn) => ({
    ...at(turn),
    turn,
    round: 1,
    seat: turn ? 0 : null,
    moves: [],
    at: 0,
    events: [opened(turn)],
    lines: [],
  }));
  return { seq: turns, start: at(0), chapters: steps, points: [{}, {}] };
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

function shown(playback: Playback): number | undefined {
  return playback.position?.view.turn;
}

test("a replay opens at the wanted turn, else at the end", () => {
  const [wanted, end] = [new Playback(2), new Playback(null)];
  wanted.read(story(5));
  end.read(story(5));
  expect([shown(wanted), shown(end)]).toEqual([2, 5]);
});

test("a turn that is not there is the last one", () => {
  const playback = new Playback(99);
  playback.read(story(3));
  expect(playback.turn).toBe(3);
});

test("a story that has become longer leaves the reader where they are", () => {
  const playback = new Playback(2);
  playback.read(story(3));
  playback.read(story(6));
  expect([playback.turn, playback.turns]).toEqual([2, 6]);
});

test("forward moves the events of the turn, then shows it", async () => {
  const playback = new Playback(1);
  playback.read(story(3));
  const moved: unknown[] = [];
  playback.animate = (events) => {
    moved.push(...events, playback.turn);
    return Promise.resolve();
  };
  await playback.forward();
  expect(moved).toEqual([opened(2), 1]);
  expect(playback.turn).toBe(2);
});

test("whoever jumps elsewhere meanwhile stays there", async () => {
  const playback = new Playback(1);
  playback.read(story(5));
  let end = (): void => undefined;
  playback.animate = () => new Promise((resolve) => (end = resolve));
  const moving = playback.forward();
  playback.go(5);
  end();
  await moving;
  expect(playback.turn).toBe(5);
});

test("two steps in a hurry are two turns, and a step back undoes the one that is moving", async () => {
  const playback = new Playback(1);
  playback.read(story(5));
  playback.animate = () => new Promise(() => undefined);
  playback.by(1);
  await Promise.resolve();
  playback.by(1);
  expect(playback.turn).toBe(2);
  playback.by(-1);
  expect(playback.turn).toBe(2);
});

test("playing ends by itself at the end", async () => {
  vi.useFakeTimers();
  const playback = new Playback(3);
  playback.read(story(5));
  playback.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([playback.turn, playback.playing]).toEqual([5, false]);
  vi.useRealTimers();
});
