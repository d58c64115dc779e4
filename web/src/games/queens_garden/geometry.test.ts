import { describe, expect, it } from "vitest";
import scenes from "../../gallery/garden_scenes.json";
import { centreOf, REACH, slotCentre, spaceNumbers, step } from "./geometry";
import { codeOf, hexagonOf, valueOf } from "./hexagons";

const boards = Object.values(scenes).flatMap(({ view }) => view.boards);

describe("the geometry of the page", () => {
  it("puts slots where the engine has their spaces", () => {
    for (const { id, at } of boards.flatMap(({ spaces }) => spaces)) {
      const [slot, place] = spaceNumbers(id);
      const middle = slot ? slotCentre(`slot/${slot}`) : { x: 0, y: 0 };
      const away = place > 6 ? { x: 0, y: 0 } : step(place - 1);
      const { x, y } = centreOf(at);
      expect(middle.x + away.x).toBeCloseTo(x);
      expect(middle.y + away.y).toBeCloseTo(y);
    }
  });

  it("has room for everything", () => {
    for (const { at } of boards.flatMap(({ spaces, features }) => [...spaces, ...features])) {
      const { x, y } = centreOf(at);
      expect(Math.abs(x) + Math.sqrt(3) / 2).toBeLessThanOrEqual(REACH.x + 1e-9);
      expect(Math.abs(y) + 1).toBeLessThanOrEqual(REACH.y + 1e-9);
    }
  });
});

describe("a hexagon", () => {
  it("has a code, and a value by its pattern", () => {
    expect(codeOf("yellow:lily")).toBe("Y6");
    expect(hexagonOf("V3")).toBe("dark_purple:butterfly");
    expect(valueOf("light_blue:bird")).toBe(2);
  });
});
