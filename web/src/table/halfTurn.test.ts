import { expect, test, vi } from "vitest";
import type { AttemptAnswer } from "../api/client";
import scenes from "../gallery/azul_scenes.json";
import type { Choice, EventOf } from "../games/contract";
import { HalfTurn } from "./halfTurn.svelte";

function choice(code: string): Choice {
  const plain = { kind: "take", touches: [], tile: null, amount: 1, suggested: false };
  return { ...plain, code, moves: [code] };
}

/** A game in which a turn is A or B, then after A only C, then D or E. */
const NEXT: Record<string, string[]> = { A: ["C"], "A C": ["D", "E"], B: [] };

/** Any event that can carry the name of a move. */
function ended(reason: string): EventOf<"azul"> {
  return { kind: "game-ended", rule: "azul.end", seat: null, reason };
}

function answer(moves: string[]): AttemptAnswer {
  const next = NEXT[moves.join(" ")] ?? [];
  return {
    seq: 7,
    events: moves.map((move) => ended(move)),
    lines: [],
    view: { ...scenes.early.view, turn: moves.length },
    choices: next.map((code) => ({ ...choice(code) })),
    turn_complete: next.length === 0,
  };
}

function begun(asked: string[][] = []): HalfTurn {
  return new HalfTurn(7, 0, [choice("A"), choice("B")], (moves) => {
    asked.push(moves);
    return Promise.resolve(answer(moves));
  });
}

test("steps without a choice are made by themselves", async () => {
  const half = begun();
  const events = await half.choose(choice("A"));
  expect(half.moves).toEqual(["A", "C"]);
  expect(events).toEqual([ended("A"), ended("C")]);
  expect(half.choices.map(({ code }) => code)).toEqual(["D", "E"]);
  expect(half.complete).toBe(false);
});

test("only what is new is told of the next choice", async () => {
  const half = begun();
  await half.choose(choice("A"));
  const events = await half.choose(choice("E"));
  expect(events).toEqual([ended("E")]);
  expect(half.complete).toBe(true);
  expect(half.moves).toEqual(["A", "C", "E"]);
});

test("taking back goes choice by choice, forced steps with the choice before them", async () => {
  const half = begun();
  await half.choose(choice("A"));
  await half.choose(choice("D"));
  half.back();
  expect(half.moves).toEqual(["A", "C"]);
  half.back();
  expect(half.begun).toBe(false);
  expect(half.choices.map(({ code }) => code)).toEqual(["A", "B"]);
  expect(half.view).toBeNull();
});

test("looking changes nothing and asks about the whole turn so far", async () => {
  const asked: string[][] = [];
  const half = begun(asked);
  await half.choose(choice("A"));
  await half.look(choice("D"));
  expect(asked.at(-1)).toEqual(["A", "C", "D"]);
  expect(half.moves).toEqual(["A", "C"]);
});

test("a refused choice leaves the turn as it was", async () => {
  const half = new HalfTurn(7, 0, [choice("A")], () => Promise.reject(new Error("stale")));
  await expect(half.choose(choice("A"))).rejects.toThrow("stale");
  expect([half.begun, half.busy]).toEqual([false, false]);
});

test("only an answer that takes its time is called slow", async () => {
  vi.useFakeTimers();
  let arrive: (answered: AttemptAnswer) => void = () => undefined;
  const half = new HalfTurn(
    7,
    0,
    [choice("B")],
    () => new Promise((resolve) => (arrive = resolve)),
  );
  const chosen = half.choose(choice("B"));
  await vi.advanceTimersByTimeAsync(100);
  expect([half.busy, half.slow]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(900);
  expect([half.busy, half.slow]).toEqual([true, true]);
  arrive(answer(["B"]));
  await chosen;
  expect([half.busy, half.slow]).toEqual([false, false]);
  vi.useRealTimers();
});
