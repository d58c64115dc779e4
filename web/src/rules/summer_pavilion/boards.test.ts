import { expect, test } from "vitest";
import facts from "../../../../src/azulejos/engine/summer_pavilion/board.json";
import type { BoardSketch } from "./boards";
import { chaptersOf } from "./chapters";
import { drawingsOf } from "./sketches";

const drawings = drawingsOf("summer_pavilion");
const boards = Object.entries(drawings).flatMap(([rule, drawn]) =>
  drawn.flatMap((drawing) => ("box" in drawing ? [[rule, drawing] as const] : [])),
);

function lacking(board: BoardSketch, amount: number): string[] {
  const free = (spaces: (string | number)[][]) =>
    spaces.filter(([star, slot]) => !board.tiles[`${star}-${slot}`]).length;
  return facts.decorations.filter(({ spaces }) => free(spaces) === amount).map(({ id }) => id);
}

test.each(boards)("%s: pillars, statues and windows shine as the tiles lie", (_, board) => {
  expect(lacking(board, 0)).toEqual(board.won ?? []);
  expect(lacking(board, 1)).toEqual(board.near ?? []);
});

test.each(boards)("%s: what is new lies on the board", (_, board) => {
  for (const space of board.fresh ?? []) expect(board.tiles).toHaveProperty(space);
});

test("every drawing belongs to a rule", () => {
  const rules = chaptersOf("summer_pavilion").flatMap((chapter) => chapter.rules);
  for (const rule of Object.keys(drawings)) expect(rules).toContain(`summer_pavilion.${rule}`);
});
