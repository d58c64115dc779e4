import { describe, expect, it } from "vitest";
import scenes from "../../gallery/azul_scenes.json";
import { eventsOf } from "../contract";
import { hintedOf, touchedBy } from "./marks";
import { ghostsOf } from "./preview";

describe("preview", () => {
  it("shows what fits and what falls", () => {
    const { tiles } = ghostsOf(eventsOf("azul", scenes.middle.preview?.events ?? []));
    expect(tiles.get("0:line/3")).toEqual(["yellow", "yellow", "yellow"]);
    expect(tiles.get("0:floor/3")).toEqual(["yellow"]);
  });

  it("adds up the points of each seat, lost ones too", () => {
    const { points } = ghostsOf(scenes.scored.events);
    expect(points.get(0)).toBe(19 - 8);
    expect(points.get(1)).toBe(15 - 7);
  });
});

describe("marks", () => {
  it("show where the last turn's tiles came from and where they lie", () => {
    expect(touchedBy(scenes.middle.events)).toContain("1:line/5");
    expect([...touchedBy(scenes.three.events)]).toContain("2:floor/1");
  });

  it("show the first move of a hint on the board of who is asked", () => {
    expect(hintedOf(["3B2"], 1)).toEqual({
      group: { source: "factory/3", tile: "blue" },
      target: "1:line/2",
    });
    expect(hintedOf([], 1)).toBeNull();
  });
});
