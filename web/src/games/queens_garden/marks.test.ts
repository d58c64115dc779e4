import { describe, expect, it } from "vitest";
import type { Choice, EventOf } from "../contract";
import { hintOf, outlookOf, spaceCode, touchedBy } from "./marks";

const PLACED: EventOf<"queens_garden">[] = [
  {
    kind: "item-paid",
    rule: "queens_garden.payment",
    seat: 1,
    tile: "yellow:tree",
    item: "tile",
  },
  {
    kind: "tile-placed",
    rule: "queens_garden.place-tile",
    seat: 1,
    tile: "yellow:bird",
    target: "space/1-2",
  },
  { kind: "jokers-won", rule: "queens_garden.jokers", seat: 1, feature: "bench/1", amount: 2 },
];

describe("marks on the board", () => {
  it("show where the last turn has been", () => {
    expect([...touchedBy(PLACED)]).toEqual(["1:space/1-2", "1:bench/1"]);
  });

  it("show a hint's first piece and its place", () => {
    const hint = hintOf(["TY2", "S12", "WJ"], 0);
    expect(hint.item).toEqual({ hexagon: "yellow:bird", isExpansion: false });
    expect([...hint.parts]).toEqual(["0:space/1-2"]);
    expect(hintOf(["A4"], 0).category).toBe("flower");
    expect([...hintOf(["EY2", "X31"], 0).parts]).toEqual(["0:slot/3", "0:space/3-1"]);
  });

  it("show jokers and hexagons to come", () => {
    const outlook = outlookOf(PLACED, [], true);
    expect(outlook.jokers.get("1:bench/1")).toBe(2);
    expect(outlook.tiles.get("1:space/1-2")).toBe("yellow:bird");
  });

  it("show what would be open next, unless the turn is over", () => {
    const next = [{ kind: "space", touches: ["storage", "space/0-1"] }] as Choice[];
    expect([...outlookOf([], next, false).open]).toEqual(["space/0-1"]);
    expect(outlookOf([], next, true).open.size).toBe(0);
  });

  it("name spaces as moves do", () => {
    expect(spaceCode("space/1-2")).toBe("S12");
  });
});
