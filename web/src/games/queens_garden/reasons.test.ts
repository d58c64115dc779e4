import { expect, test } from "vitest";
import type { AttemptAnswer } from "../../api/client";
import scenes from "../../gallery/garden_scenes.json";
import type { Scene } from "../../gallery/scene";
import { reasons } from "./reasons";

type GardenScene = Scene<"queens_garden">;
const [scene] = Object.values(scenes) as GardenScene[];

/** What an attempt would answer in the first scene, with these events. */
function answer(events: object[], change: object = {}): AttemptAnswer {
  return { events, view: { ...scene?.view, ...change } } as unknown as AttemptAnswer;
}

function event(kind: string, more: object = {}): object {
  return { kind, rule: "queens_garden.any", seat: 0, ...more };
}

test("what is acquired is counted", () => {
  const events = [event("tile-acquired"), event("expansion-acquired"), event("stack-moved")];
  expect(reasons(answer(events), 0)["gained"]).toBe(2);
});

test("a tile makes the larger of its groups", () => {
  const [board] = scene?.view.boards ?? [];
  const groups = [
    { category: "tree", spaces: ["space/01", "space/02"], points: 0 },
    { category: "yellow", spaces: ["space/02", "space/03", "space/04"], points: 3 },
  ];
  const placed = [event("tile-placed", { target: "space/02" })];
  expect(reasons(answer(placed, { boards: [{ ...board, groups }] }), 0)["size"]).toBe(3);
  expect(reasons(answer(placed, { boards: [{ ...board, groups: [] }] }), 0)["size"]).toBe(1);
});

test("only before the last round does what is kept serve again", () => {
  const [board] = scene?.view.boards ?? [];
  const boards = [{ ...board, jokers: 1 }];
  const passed = event("player-passed");
  const next = (events: object[], round: number): unknown =>
    reasons(answer(events, { boards, round }), 0)["next"];
  expect(next([passed], 3)).toBe("yes");
  expect(next([passed], 4)).toBe("no");
  expect(next([passed, event("garden-round-opened")], 4)).toBe("yes");
});
