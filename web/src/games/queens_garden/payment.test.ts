import { describe, expect, it } from "vitest";
import type { Choice } from "../contract";
import { itemsOf, suggestedOf, toggled, withJokers } from "./payment";

function payment(moves: string[], jokers: number, suggested = false): Choice {
  const code = moves.join("+");
  return { kind: "pay", code, moves, touches: [], tile: "yellow:lily", amount: jokers, suggested };
}

const BOTH = payment(["WY1", "WY3"], 0, true);
const ONE = payment(["WY1", "WJ"], 1);
const OTHER = payment(["WY3", "WJ"], 1);
const JOKERS = payment(["WJ"], 2);
const EXPANSION = payment(["WEB6", "WJ"], 1);
const ALL = [BOTH, ONE, OTHER, EXPANSION, JOKERS];

describe("a payment", () => {
  it("is first the suggested one", () => {
    expect(suggestedOf([ONE, BOTH])).toBe(BOTH);
    expect(suggestedOf([])).toBeNull();
  });

  it("takes from the storage what is no joker", () => {
    expect(itemsOf(ONE)).toEqual(["WY1"]);
  });

  it("without an item keeps the others", () => {
    expect(toggled(ALL, BOTH, "WY1")).toBe(OTHER);
  });

  it("with an item more changes as little as possible", () => {
    expect(toggled(ALL, JOKERS, "WY3")).toBe(OTHER);
    expect(toggled(ALL, ONE, "WY3")).toBe(BOTH);
    expect(toggled(ALL, BOTH, "WEB6")).toBe(EXPANSION);
  });

  it("has no way with an item that cannot be paid", () => {
    expect(toggled(ALL, BOTH, "WB1")).toBeNull();
  });

  it("takes one joker more or less", () => {
    expect(withJokers(ALL, ONE, 1)).toBe(JOKERS);
    expect(withJokers(ALL, OTHER, -1)).toBe(BOTH);
    expect(withJokers(ALL, JOKERS, 1)).toBeNull();
  });
});
