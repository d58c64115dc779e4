import { expect, test } from "vitest";
import type { HistoryAnswer, Standing } from "../api/client";
import scenes from "../gallery/azul_scenes.json";
import type { GameEvent } from "../games/contract";
import type { GameMessage } from "../live/table.svelte";
import { GameHistory } from "./gameHistory.svelte";

const position = (score: number) => ({ scores: [score, 0], to_move: 0, view: null });
const TAKEN: GameEvent = {
  kind: "tiles-taken",
  rule: "azul.take",
  seat: 0,
  tile: "blue",
  source: "centre",
  target: "line/1",
  amount: 1,
};
const OPENED: GameEvent = { kind: "round-opened", rule: "azul.round", seat: 0, round: 1 };
const LAID: GameEvent = {
  kind: "tile-laid",
  rule: "azul.tiling",
  seat: 0,
  tile: "blue",
  source: "line/1",
  target: "wall/1-1",
};
const SCORED: GameEvent = {
  kind: "scored-alone",
  rule: "azul.score-alone",
  seat: 0,
  points: 3,
  target: "wall/1-1",
};

const step = (turn: number, seat: number | null, events: GameEvent[], score = 0) => ({
  ...position(score),
  turn,
  round: 1,
  seat,
  moves: [],
  at: 0,
  events,
  lines: [],
});

const STORY: HistoryAnswer = {
  seq: 4,
  start: position(0),
  chapters: [
    step(0, null, [OPENED]),
    step(1, 0, [TAKEN]),
    step(2, 1, [LAID, SCORED], 3),
    step(2, null, [OPENED], 3),
  ],
  points: [{}, {}],
};

function message(
  first: number,
  turns: number,
  kind: string,
  events: GameEvent[] = [],
): GameMessage {
  const entries = [{ kind, seat: 1 }];
  return {
    v: 1,
    type: "game",
    first,
    seq: first + 1,
    at: 0,
    entries,
    events,
    lines: [],
    standing: at(turns),
  };
}

function at(turns: number): Standing {
  return {
    phase: "running",
    seats: [],
    to_move: 0,
    turns,
    scores: [5, 0],
    view: { ...scenes.early.view, round: 2 },
    choices: [],
    clock: { kind: "none", at: 0, remaining: [null, null], running: null, deadline: null },
    undo: null,
    outcome: null,
  };
}

/** With the number of times that the story was asked for. */
async function counted(): Promise<[GameHistory, () => number]> {
  let asked = 0;
  const history = new GameHistory("x", () => {
    asked++;
    return Promise.resolve(structuredClone(STORY));
  });
  await history.load();
  return [history, () => asked];
}

async function loaded(): Promise<GameHistory> {
  return (await counted())[0];
}

test("a turn and the deal after it are one step", async () => {
  const { steps } = await loaded();
  expect(steps.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  expect(steps[2]?.events).toHaveLength(3);
});

test("what is told goes on with the story", async () => {
  const history = await loaded();
  history.hear(message(4, 3, "turn", [TAKEN]));
  expect(history.last).toMatchObject({ turn: 3, seat: 1, scores: [5, 0], round: 2 });
});

test("a message that the story already has is not told twice, nor asked for again", async () => {
  const [history, asked] = await counted();
  history.hear(message(3, 2, "turn", [TAKEN]));
  expect(history.steps[2]?.events).toHaveLength(3);
  expect(asked()).toBe(1);
});

test("an undone turn is gone", async () => {
  const history = await loaded();
  history.hear(message(4, 1, "undone"));
  expect(history.steps.map(({ turn }) => turn)).toEqual([0, 1]);
});

test("a gap is filled by asking for the whole story", async () => {
  const [history, asked] = await counted();
  history.hear(message(9, 7, "turn", [TAKEN]));
  expect(asked()).toBe(2);
});

test("what happened since one's own last turn is new, and only the last turn to others", async () => {
  const chapters = [
    step(0, null, [OPENED]),
    ...[0, 1, 2, 0, 1, 2].map((seat, at) => step(at + 1, seat, [TAKEN])),
  ];
  const answer = { seq: 7, start: position(0), chapters, points: [{}, {}, {}] };
  const history = new GameHistory("table", () => Promise.resolve(answer as HistoryAnswer));
  await history.load();
  expect([[0], [1], [2], [], [0, 1]].map((mine) => history.seenBy(mine))).toEqual([4, 5, 5, 5, 5]);
  expect(history.seenBy([3])).toBe(0);
  expect(history.after(4)).toHaveLength(2);
});
