import { expect, test } from "vitest";
import { textValues } from "./textValues";

test("ids of board parts are taken apart", () => {
  expect(textValues({ target: "wall/2-4" })).toMatchObject({
    target_kind: "wall",
    target_number: 2,
    target_column: 4,
  });
  expect(textValues({ target: "space/ne-4" })).toMatchObject({
    target_kind: "space",
    target_place: "ne",
    target_number: 4,
  });
  expect(textValues({ source: "centre" })).toMatchObject({ source_kind: "centre" });
});

test("tiles of two names, seats and nothing", () => {
  expect(textValues({ tile: "yellow:lily", seat: 1, target: null })).toMatchObject({
    tile_colour: "yellow",
    tile_pattern: "lily",
    player: 2,
    target: "none",
  });
});
