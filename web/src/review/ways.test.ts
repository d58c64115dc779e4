import { expect, test } from "vitest";
import type { GameEvent } from "../games/contract";
import { waysOf } from "./ways";

const TAKEN: GameEvent = {
  kind: "tiles-taken",
  rule: "azul.take",
  seat: 0,
  tile: "blue",
  source: "factory/3",
  target: "line/2",
  amount: 2,
};
const LAID: GameEvent = {
  kind: "tile-laid",
  rule: "azul.tiling",
  seat: 0,
  tile: "red",
  source: "line/2",
  target: "wall/2-4",
};

test("from the group that is taken to the line it goes to", () => {
  expect(waysOf([TAKEN], 0)).toEqual([
    {
      from: [
        '[data-group="factory/3 blue"]',
        '[data-part="factory/3"] [data-offer="blue"]',
        '[data-part="factory/3"]',
      ],
      to: ['[data-part="0:line/2"]'],
    },
  ]);
});

test("what the end of a round lays by itself is no part of the turn", () => {
  expect(waysOf([TAKEN, LAID], 0)).toHaveLength(1);
  expect(waysOf([LAID], 0)[0]?.to).toEqual(['[data-part="0:wall/2-4"]']);
  expect(waysOf([LAID], 0)[0]?.from).toEqual(['[data-part="0:line/2"]']);
  expect(waysOf([LAID], 1)).toEqual([]);
});

test("what has no place on the board goes to the hand or the storage, and comes from there", () => {
  const acquired: GameEvent = {
    kind: "tile-acquired",
    rule: "queens_garden.acquire",
    seat: 1,
    tile: "yellow:lily",
    source: "display/2",
  };
  expect(waysOf([acquired, acquired], 1)).toHaveLength(2);
  expect(waysOf([acquired], 1)[0]?.to).toEqual(['[data-part="1:hand"]', '[data-part="1:storage"]']);
  const placed: GameEvent = {
    kind: "tile-placed",
    rule: "queens_garden.place-tile",
    seat: 1,
    tile: "yellow:lily",
    target: "space/0-5",
  };
  expect(waysOf([placed], 1)[0]?.from).toContain(
    '[data-part="1:storage"] [data-tile="yellow:lily"]',
  );
});
