import { expect, test } from "vitest";
import type { GameMessage } from "../live/table.svelte";
import { Chronicle, type Story } from "./chronicle.svelte";

const position = (score: number) => ({ scores: [score, 0], to_move: 0, view: null });
const event = (kind: string, more: object = {}) => ({ kind, rule: "", seat: 0, ...more });
const chapter = (turn: number, seat: number | null, events: object[], score = 0) => ({
  ...position(score),
  turn,
  round: 1,
  seat,
  moves: [],
  at: 0,
  events: events as Record<string, unknown>[],
});

const STORY: Story = {
  seq: 4,
  start: position(0),
  chapters: [
    chapter(0, null, [event("round-opened")]),
    chapter(1, 0, [event("tiles-taken")]),
    chapter(2, 1, [event("tile-laid"), event("scored-alone", { points: 3 })], 3),
    chapter(2, null, [event("round-opened")], 3),
  ],
  points: [{}, {}],
};

function message(first: number, turns: number, kind: string, events: object[] = []): GameMessage {
  const standing = { turns, scores: [5, 0], view: { round: 2 } };
  const told = { v: 1, type: "game", first, seq: first + 1, at: 0, standing, events };
  return { ...told, entries: [{ kind, seat: 1 }] } as unknown as GameMessage;
}

/** With the number of times that the story was asked for. */
async function counted(): Promise<[Chronicle, () => number]> {
  let asked = 0;
  const chronicle = new Chronicle("x", () => {
    asked++;
    return Promise.resolve(structuredClone(STORY));
  });
  await chronicle.load();
  return [chronicle, () => asked];
}

async function loaded(): Promise<Chronicle> {
  return (await counted())[0];
}

test("a turn and the deal after it are one chapter", async () => {
  const { chapters } = await loaded();
  expect(chapters.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  expect(chapters[2]?.events).toHaveLength(3);
});

test("what is told goes on with the story", async () => {
  const chronicle = await loaded();
  chronicle.hear(message(4, 3, "turn", [event("tiles-taken")]));
  expect(chronicle.last).toMatchObject({ turn: 3, seat: 1, scores: [5, 0], round: 2 });
});

test("a message that the story already has is not told twice, nor asked for again", async () => {
  const [chronicle, asked] = await counted();
  chronicle.hear(message(3, 2, "turn", [event("tiles-taken")]));
  expect(chronicle.chapters[2]?.events).toHaveLength(3);
  expect(asked()).toBe(1);
});

test("an undone turn is gone", async () => {
  const chronicle = await loaded();
  chronicle.hear(message(4, 1, "undone"));
  expect(chronicle.chapters.map(({ turn }) => turn)).toEqual([0, 1]);
});

test("a gap is filled by asking for the whole story", async () => {
  const [chronicle, asked] = await counted();
  chronicle.hear(message(9, 7, "turn", [event("tiles-taken")]));
  expect(asked()).toBe(2);
});
