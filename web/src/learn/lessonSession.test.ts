import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../games/contract";
import { settings } from "../settings/settings.svelte";
import { isWanted, type Lesson, type Step } from "./lessons";
import { firstStep, keepProgress, progressIn } from "./progress";

const tryMoves = vi.fn();
vi.mock("../api/client", () => ({ api: { tryMoves }, Refusal: class extends Error {} }));

const text = "page-learn-azul-goal";
const task = "page-learn-azul-take-task";
const TAKE: Step = { text, task, position: "one", lit: [], wanted: [["1B2"]], then: [["2K3"]] };
const FREE: Step = { text, task, position: "two", lit: [], wanted: "any", after: text };
const READ: Step = { text, position: "three", lit: [] };

function choice(...moves: string[]): Choice {
  const code = moves.join("+");
  return { kind: "take", code, moves, touches: [], tile: null, amount: 1, suggested: false };
}

/** A server to which every position is its name and the moves made there. */
async function sessionOf(...steps: Step[]) {
  tryMoves.mockImplementation((position: string, moves: string[]) => ({
    position: [position, ...moves].join(" "),
    view: { at: [position, ...moves].join(" ") },
    events: [],
    choices: moves.length ? [] : [choice("1B2"), choice("3R4")],
    turn_complete: moves.length > 0,
  }));
  const { LessonSession } = await import("./lessonSession.svelte");
  const lesson: Lesson = { steps };
  const reached: number[] = [];
  const session = new LessonSession(lesson, 0, (step) => reached.push(step));
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  return { session, reached };
}

beforeEach(() => {
  tryMoves.mockReset();
  localStorage.clear();
  settings.motion = "instant";
});

test("the beginning of a wanted turn, the turn itself, and more of it are wanted", () => {
  const step = { ...READ, wanted: [["TY2", "S02"], ["PASS"]] };
  expect(isWanted(step, ["TY2"])).toBe(true);
  expect(isWanted(step, ["TY2", "S02", "WJ"])).toBe(true);
  expect(isWanted(step, ["TY2", "S03"])).toBe(false);
  expect(isWanted(step, ["BUY"])).toBe(false);
  expect(isWanted(READ, ["PASS"])).toBe(false);
});

test("another turn is not played, and what is wanted is shown", async () => {
  const { session } = await sessionOf(TAKE, READ);
  await session.choose(choice("3R4"));
  expect(session.view).toEqual({ at: "one" });
  expect(session.notices.current?.kind).toBe("calm");
  expect(session.hinted).toEqual(["1B2"]);
});

test("the wanted turn is answered from where it led to, then the next step begins", async () => {
  const { session, reached } = await sessionOf(TAKE, READ);
  await session.choose(choice("1B2"));
  expect(tryMoves).toHaveBeenCalledWith("one 1B2", ["2K3"]);
  expect(reached).toEqual([0, 1]);
  expect(session.view).toEqual({ at: "three" });
});

test("where nothing follows the turn stays in sight until the learner goes on", async () => {
  const { session } = await sessionOf(FREE, READ);
  await session.choose(choice("3R4"));
  expect([session.done, session.index, session.choices]).toEqual([true, 0, []]);
  expect(session.view).toEqual({ at: "two 3R4" });
  await session.go(1);
  expect([session.done, session.view]).toEqual([false, { at: "three" }]);
});

test("nothing can be chosen where one only reads, and the end is behind the last step", async () => {
  const { session } = await sessionOf(READ);
  expect(session.choices).toEqual([]);
  await session.go(1);
  expect(session.step).toBeNull();
});

test("a lesson goes on where it was left, and begins anew after its end", () => {
  keepProgress("azul", 3, 9);
  expect([firstStep("azul", 9), firstStep("azul", 3), firstStep("mini", 8)]).toEqual([3, 0, 0]);
  keepProgress("azul", 9, 9);
  expect(progressIn("azul")).toEqual({ step: 0, steps: 9, done: true });
  keepProgress("azul", 2, 9);
  expect(progressIn("azul")?.done).toBe(true);
});
