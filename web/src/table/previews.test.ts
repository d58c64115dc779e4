import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AttemptAnswer } from "../api/client";
import scenes from "../gallery/azul_scenes.json";
import type { Choice } from "../games/contract";
import { Previews } from "./previews.svelte";

function choice(code: string): Choice {
  const plain = { kind: "take", touches: [], tile: null, amount: 1, suggested: false };
  return { ...plain, code, moves: [code] };
}
const answer = (seq: number) =>
  ({
    seq,
    events: [],
    lines: [],
    view: scenes.early.view,
    choices: [],
    turn_complete: true,
  }) satisfies AttemptAnswer;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("only the choice that is looked at for a moment is asked about", async () => {
  const asked: string[] = [];
  const ask = (one: Choice) => {
    asked.push(one.code);
    return Promise.resolve(answer(1));
  };
  const previews = new Previews();
  for (const code of ["A", "B", "C"]) previews.look(choice(code), ask);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(["C"]);
  expect(previews.shown).toEqual(answer(1));
});

test("an answer is asked for once", async () => {
  const ask = vi.fn(() => Promise.resolve(answer(1)));
  const previews = new Previews();
  for (const one of [choice("A"), null, choice("A")]) {
    previews.look(one, ask);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  expect(previews.shown).not.toBeNull();
});

test("an answer that comes too late is not shown", async () => {
  let reply: (late: AttemptAnswer) => void = () => undefined;
  const previews = new Previews();
  previews.look(choice("A"), () => new Promise((resolve) => (reply = resolve)));
  await vi.advanceTimersByTimeAsync(100);
  previews.look(choice("B"), () => Promise.resolve(answer(2)));
  await vi.advanceTimersByTimeAsync(100);
  reply(answer(1));
  await vi.advanceTimersByTimeAsync(1);
  expect(previews.shown).toEqual(answer(2));
});

test("after a move nothing that was known holds", async () => {
  const ask = vi.fn(() => Promise.resolve(answer(1)));
  const previews = new Previews();
  previews.look(choice("A"), ask);
  await vi.advanceTimersByTimeAsync(100);
  previews.forget();
  expect(previews.shown).toBeNull();
  previews.look(choice("A"), ask);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).toHaveBeenCalledTimes(2);
});
