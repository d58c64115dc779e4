import { expect, test, vi } from "vitest";
import type { Analyst } from "../analysis/analyst.svelte";
import type { Answer, Question, ReviewedTurn } from "../analysis/messages";
import { Trials, type Trial } from "../analysis/trials";
import type { Choice } from "../games/contract";
import { BLUNDER } from "./sample";
import { TryAgain } from "./tryAgain.svelte";

vi.mock("../sound/sound", () => ({ sound: { tiles: vi.fn(), points: vi.fn(), refused: vi.fn() } }));

function choice(code: string): Choice {
  return {
    kind: "take",
    code,
    moves: [code],
    touches: [],
    tile: null,
    amount: 1,
    suggested: false,
  };
}

/** A server to which every position is its name and the moves made there. */
function trialOf(position: string, moves: string[]): Trial {
  const at = [position, ...moves].join(" ");
  return {
    position: at,
    view: { at },
    events: [],
    lines: [],
    choices: moves.length ? [] : [choice("5R3"), choice("2W4")],
    turn_complete: moves.length > 0,
  } as unknown as Trial;
}

function begun() {
  const asked: Question[] = [];
  let hear: (answer: Answer) => void = () => undefined;
  const stop = vi.fn();
  const analyst = {
    ask: (question: Question, listener: typeof hear) => {
      asked.push(question);
      hear = listener;
      return stop;
    },
  } as unknown as Analyst;
  const trials = new Trials((position, moves) => Promise.resolve(trialOf(position, moves)));
  const where = { table: "t", depth: "usual", position: "p", stands: trialOf("p", []) } as const;
  const attempt = new TryAgain(BLUNDER, where, trials, analyst);
  const tell = (turn: Partial<ReviewedTurn>): void =>
    hear({ v: 1, type: "tried", id: "1", turn: { ...BLUNDER, ...turn } });
  const refuse = (): void =>
    hear({ v: 1, type: "refused", id: "1", code: "analysis-busy", message: "", details: {} });
  return { attempt, asked, tell, refuse, stop };
}

const FIRST = choice("5R3");

test("the whole turn is asked about, in the position before the turn that was played", async () => {
  const { attempt, asked, tell } = begun();
  expect(attempt.choices.map(({ code }) => code)).toEqual(["5R3", "2W4"]);
  await attempt.choose(FIRST);
  expect(asked).toEqual([{ type: "try", table: "t", turn: 2, moves: ["5R3"], depth: "usual" }]);
  expect(attempt.thinking).toBe(true);
  expect(attempt.choices).toEqual([]);
  tell({ class: "best", loss: 0 });
  expect(attempt.thinking).toBe(false);
  expect(attempt.verdict).toBe("best");
});

test.each([
  ["best", 0, 0, "best"],
  ["good", 0.02, 1, "good"],
  ["mistake", 0.1, 10, "better"],
  ["blunder", 0.195, 0, "worse"],
  ["blunder", 0.2, 10.25, "worse"],
  ["mistake", 0, 20, "better"],
  ["blunder", 0.1, 40, "worse"],
] as const)(
  "a turn of class %s that loses %f and %f points is %s",
  async (grade, loss, points, verdict) => {
    const { attempt, tell } = begun();
    await attempt.choose(FIRST);
    tell({ class: grade, loss, loss_points: points });
    expect(attempt.verdict).toBe(verdict);
  },
);

test("another try starts afresh, and what is asked no more is stopped", async () => {
  const { attempt, stop } = begun();
  await attempt.choose(FIRST);
  attempt.again();
  expect(stop).toHaveBeenCalled();
  expect(attempt.thinking).toBe(false);
  expect(attempt.choices).toHaveLength(2);
});

test("a refusal gives the turn back and says why", async () => {
  const { attempt, refuse } = begun();
  await attempt.choose(FIRST);
  refuse();
  expect(attempt.choices).toHaveLength(2);
  expect(attempt.notices.current?.kind).toBe("no");
});

test("the hint shows nothing of the solution but its beginning", async () => {
  const { attempt } = begun();
  await attempt.show("hint");
  expect(attempt.hinted).toEqual([]);
  expect(attempt.solution).not.toBeNull();
  await attempt.show("solution");
  expect(attempt.hinted).toEqual(["5R3"]);
});
