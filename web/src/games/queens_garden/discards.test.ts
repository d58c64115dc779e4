import { describe, expect, it } from "vitest";
import type { Choice } from "../contract";
import { costOf, discardedMore, discarding, NO_DISCARDS } from "./discards";

function choice(kind: string, code: string, amount: number): Choice {
  return { kind, code, moves: [code], touches: [], tile: null, amount, suggested: false };
}

const CHOICES = [
  choice("discard-tile", "DB4", 4),
  choice("discard-expansion", "DEG2", 2),
  choice("discard-tile", "DY1", 1),
  choice("stop", "D0", 1),
];
const stored = (code: string): number => (code === "DB4" ? 2 : 1);

describe("what is discarded", () => {
  it("is counted up to all that is stored, then none", () => {
    const one = discardedMore(NO_DISCARDS, "DB4", 2);
    const two = discardedMore(one, "DB4", 2);
    expect([one.get("DB4"), two.get("DB4")]).toEqual([1, 2]);
    expect(discardedMore(two, "DB4", 2).has("DB4")).toBe(false);
  });

  it("costs its values", () => {
    expect(
      costOf(
        CHOICES,
        new Map([
          ["DB4", 2],
          ["DY1", 1],
        ]),
      ),
    ).toBe(9);
  });

  it("is told in the order of the choices, however it was chosen", () => {
    const discards = new Map([
      ["DEG2", 1],
      ["DB4", 2],
    ]);
    expect(discarding(CHOICES, discards, stored)?.moves).toEqual(["DB4", "DB4", "DEG2", "D0"]);
  });

  it("needs no end when the last item goes too", () => {
    expect(discarding(CHOICES, new Map([["DY1", 1]]), stored)?.moves).toEqual(["DY1"]);
  });

  it("may be nothing", () => {
    expect(discarding(CHOICES, NO_DISCARDS, stored)?.moves).toEqual(["D0"]);
    expect(discarding([], NO_DISCARDS, stored)).toBeNull();
  });
});
