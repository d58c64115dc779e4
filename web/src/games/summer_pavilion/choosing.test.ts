import { describe, expect, it } from "vitest";
import type { Choice } from "../contract";
import {
  canJoin,
  openSpaces,
  paymentsAt,
  places,
  proposal,
  selected,
  takeOf,
  tilesOf,
  without,
} from "./choosing";

function choice(kind: string, code: string, more: Partial<Choice> = {}): Choice {
  return {
    kind,
    code,
    moves: [code],
    touches: [],
    tile: null,
    amount: 0,
    suggested: false,
    ...more,
  };
}

function lay(code: string, tile: string, space: string, suggested = false): Choice {
  const star = space.replace(/space\/(.*)-\d/, "star/$1");
  return choice("lay", code, { tile, touches: [star, space], amount: 4, suggested });
}

const LAYS = [
  lay("C4B1", "blue", "space/centre-4", true),
  lay("C4B2", "blue", "space/centre-4"),
  lay("C4R", "red", "space/centre-4", true),
  lay("NE1R", "red", "space/ne-1", true),
  choice("pass", "PASS", { touches: ["hand", "corner"] }),
];

describe("taking", () => {
  const choices = [
    choice("take", "1B", { tile: "blue", touches: ["factory/1", "hand"] }),
    choice("take", "CB", { tile: "blue", touches: ["centre", "hand"] }),
  ];

  it("finds the choice of a colour on a display", () => {
    expect(takeOf(choices, "centre", "blue")?.code).toBe("CB");
    expect(takeOf(choices, "factory/1", "red")).toBeNull();
  });
});

describe("paying", () => {
  it("gathers the ways to pay for each colour, fewest jokers first", () => {
    const shuffled = [...LAYS].reverse();
    const payments = paymentsAt(shuffled, "space/centre-4", null);
    const told = Object.fromEntries(
      payments.map(({ tile, ways }) => [tile, ways.map(({ jokers }) => jokers)]),
    );
    expect(told).toEqual({ blue: [1, 2], red: [0] });
  });

  it("proposes what the server suggests", () => {
    const [blue] = paymentsAt([...LAYS].reverse(), "space/centre-4", "blue");
    expect(blue && proposal(blue)?.code).toBe("C4B1");
  });

  it("lights the spaces of all colours, or of the one in hand", () => {
    expect([...openSpaces(LAYS, null)]).toEqual(["space/centre-4", "space/ne-1"]);
    expect([...openSpaces(LAYS, "blue")]).toEqual(["space/centre-4"]);
    expect(paymentsAt(LAYS, "space/ne-1", "blue")).toEqual([]);
  });
});

describe("bonus tiles", () => {
  const picks = ["+PP", "+PG", "+GR"].map((code) => choice("pick", code));

  it("knows the tiles of a choice", () => {
    expect(tilesOf(choice("pick", "+PPG"))).toEqual(["purple", "purple", "green"]);
    expect(places(picks)).toBe(2);
  });

  it("lets a tile join only where some choice has them all", () => {
    expect(canJoin(picks, [], "red")).toBe(true);
    expect(canJoin(picks, ["purple"], "purple")).toBe(true);
    expect(canJoin(picks, ["purple"], "red")).toBe(false);
    expect(canJoin(picks, ["purple", "purple"], "purple")).toBe(false);
  });

  it("finds the choice in whatever order the tiles were pointed at", () => {
    expect(selected(picks, ["red", "green"])?.code).toBe("+GR");
    expect(selected(picks, ["purple"])).toBeNull();
    expect(selected(picks, ["green", "green"])).toBeNull();
  });
});

describe("tiles to keep", () => {
  const keeps = ["DONE", "KP", "KG", "KPG"].map((code) => choice("keep", code));

  it("may be any number of them, none included", () => {
    expect(selected(keeps, [])?.code).toBe("DONE");
    expect(selected(keeps, ["green"])?.code).toBe("KG");
    expect(selected(keeps, ["green", "purple"])?.code).toBe("KPG");
  });

  it("leave the others in the hand", () => {
    expect(without(["red", "red", "blue"], ["red"])).toEqual(["red", "blue"]);
  });
});
