import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Analyst } from "./analyst.svelte";
import { LiveAnalysis, type Analysis } from "./liveAnalysis.svelte";
import type { Answer, Question } from "./messages";

const asked: { question: Question; hear: (answer: Answer) => void; stopped: boolean }[] = [];
const analyst = {
  ask(question: Question, hear: (answer: Answer) => void) {
    const one = { question, hear, stopped: false };
    asked.push(one);
    return () => (one.stopped = true);
  },
} as unknown as Analyst;

function analysis(simulations: number): Analysis {
  const found = { v: 1, type: "analysis", id: "1", seat: 0, simulations, nodes: 1, depth: 1 };
  return { ...found, done: false, turns: [] } as Analysis;
}

let engine: LiveAnalysis;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked.length = 0;
  engine = new LiveAnalysis(analyst);
});
afterEach(() => {
  engine.close();
  vi.useRealTimers();
});

test("it asks about the position where one stays, not about those on the way", () => {
  engine.watch("one");
  engine.watch("two");
  vi.runAllTimers();
  expect(asked.map(({ question }) => question)).toMatchObject([{ position: "two" }]);
  asked[0]?.hear(analysis(100));
  asked[0]?.hear(analysis(200));
  expect(engine.found?.simulations).toBe(200);
});

test("another position stops it, and forgets what was found", () => {
  engine.watch("one");
  vi.runAllTimers();
  asked[0]?.hear(analysis(100));
  engine.watch(null);
  vi.runAllTimers();
  expect([asked[0]?.stopped, engine.found, asked.length]).toEqual([true, null, 1]);
});

test("switched off it asks nothing, also the next time", () => {
  engine.turn(false);
  engine.watch("one");
  vi.runAllTimers();
  expect(asked).toEqual([]);
  expect(new LiveAnalysis(analyst).isOn).toBe(false);
});

test("whoever leaves stops it", () => {
  engine.watch("one");
  vi.runAllTimers();
  engine.close();
  expect(asked[0]?.stopped).toBe(true);
});
