import { describe, expect, it } from "vitest";
import scenes from "../../gallery/azul_scenes.json";
import type { Choice } from "../contract";
import { groupsOn, isOffered, targetsOf } from "./selection";

const early = scenes.early.choices as Choice[];
const grey = scenes.grey.choices as Choice[];
const blue = { source: "factory/3", tile: "blue" };

describe("selection", () => {
  it("offers exactly the groups that lie on the displays", () => {
    const { factories, centre } = scenes.early.view;
    for (const display of [...factories, centre])
      for (const tile of ["blue", "yellow", "red", "black", "white"])
        expect(isOffered(early, { source: display.id, tile })).toBe(display.tiles.includes(tile));
  });

  it("has one target for each choice of the group, and nothing of another group", () => {
    const own = early.filter((choice) => /^3B.$/.test(choice.code));
    const targets = targetsOf(early, blue);
    expect(own.length).toBeGreaterThan(1);
    expect([...targets.values()].map((choice) => choice.code).sort()).toEqual(
      own.map((choice) => choice.code).sort(),
    );
    expect(targets.get("floor")?.code).toBe("3BF");
  });

  it("has no targets while nothing is picked up", () => {
    expect(targetsOf(early, null).size).toBe(0);
  });

  it("has spaces of the grey wall as targets without picking anything up", () => {
    const targets = targetsOf(grey, null);
    expect([...targets.keys()]).toEqual(grey.map((choice) => choice.touches[1]));
    expect([...targets.keys()].every((part) => part.startsWith("wall/"))).toBe(true);
  });

  it("puts the largest group of a display first", () => {
    expect(groupsOn("factory/1", ["blue", "red", "red", "white"])).toEqual([
      { source: "factory/1", tile: "red", amount: 2 },
      { source: "factory/1", tile: "blue", amount: 1 },
      { source: "factory/1", tile: "white", amount: 1 },
    ]);
    expect(groupsOn("centre", [])).toEqual([]);
  });
});
