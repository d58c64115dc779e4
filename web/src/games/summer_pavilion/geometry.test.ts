import { describe, expect, it } from "vitest";
import { layCode, read, takeCode } from "./codes";
import { nextPlace, placeOf, SPACES, supplyPlaces } from "./geometry";

describe("the board", () => {
  it("has its spaces where the printed one has them", () => {
    expect(SPACES.size).toBe(42);
    const { x, y, angle } = placeOf("space/e-5");
    expect([x, y]).toEqual([expect.closeTo(3.75, 3), expect.closeTo(-0.433, 3)]);
    expect(angle).toBe(60);
  });

  it("is walked over by arrows: each space is reached", () => {
    const names = [...SPACES.keys()];
    const steps: [number, number][] = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ];
    const reached = new Set(["space/centre-1"]);
    for (const from of reached)
      for (const step of steps) reached.add(nextPlace(from, names, ...step));
    expect(reached.size).toBe(42);
    expect(nextPlace("space/e-6", names, 1, 0)).toBe("space/e-6");
  });

  it("has ten places in the supply of either edition", () => {
    expect(supplyPlaces("summer_pavilion").places).toHaveLength(10);
    expect(supplyPlaces("summer_pavilion_mini").places).toHaveLength(10);
  });
});

describe("codes", () => {
  it("name displays, spaces and jokers", () => {
    expect(takeCode("centre", "purple")).toBe("CP");
    expect(layCode("space/centre-4", "blue", 0)).toBe("C4B");
    expect(layCode("space/ne-4", "blue", 2)).toBe("NE4B2");
  });

  it("are read back", () => {
    expect(read("3R")).toEqual({ kind: "take", source: "factory/3", tile: "red" });
    expect(read("NE4B2")).toEqual({ kind: "lay", space: "space/ne-4", tile: "blue", jokers: 2 });
    expect(read("C4B")).toMatchObject({ space: "space/centre-4", jokers: 0 });
    expect(read("+GG")).toEqual({ kind: "pick", tiles: ["green", "green"] });
    expect(read("T24")).toBeNull();
  });
});
