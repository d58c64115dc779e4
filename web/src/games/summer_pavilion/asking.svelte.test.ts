import { beforeEach, describe, expect, it, vi } from "vitest";
import scenes from "../../gallery/pavilion_scenes.json";
import type { Choice } from "../contract";
import { Asking } from "./asking.svelte";

const onchoose = vi.fn();
const onlook = vi.fn();
const onwhy = vi.fn();

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

function asked(decision: string, choices: Choice[]): Asking {
  const spaces = [{ id: "space/ne-6", number: 6, tile: null }];
  const stars = [{ id: "star/ne", printed: "red", accepts: ["red"], spaces }];
  const hand = { id: "hand", tiles: ["red", "blue", "blue"] };
  const { laying } = scenes;
  const view = {
    ...laying.view,
    asks: { decision, seat: 0, about: null, tile: null },
    joker: "blue",
    boards: laying.view.boards.map((board) => ({ ...board, stars, hand })),
  };
  return new Asking(() => ({ view, choices, onchoose, onlook, onwhy }));
}

beforeEach(() => vi.clearAllMocks());

describe("laying", () => {
  const touches = ["star/ne", "space/ne-2"];
  const one = choice("lay", "NE2R", { tile: "red", touches, suggested: true });
  const other = choice("lay", "NE2R1", { tile: "red", touches });
  const pass = choice("pass", "PASS");

  it("chooses at once where there is one way to pay", () => {
    asked("lay", [one, pass]).aimAtSpace("space/ne-2");
    expect(onchoose).toHaveBeenCalledWith(one);
  });

  it("asks for the payment where there are several, and shows what it would do", () => {
    const asking = asked("lay", [one, other, pass]);
    asking.aimAtSpace("space/ne-2");
    expect(onchoose).not.toHaveBeenCalled();
    expect(asking.payment?.choice).toBe(one);
    expect(onlook).toHaveBeenLastCalledWith(one);
    asking.pay("space/ne-2", other);
    asking.settle();
    expect(onchoose).toHaveBeenCalledWith(other);
  });

  it("forgets a payment that is cancelled", () => {
    const asking = asked("lay", [one, other, pass]);
    asking.aimAtSpace("space/ne-2");
    expect(asking.cancel()).toBe(true);
    expect(asking.payment).toBeNull();
    expect(onlook).toHaveBeenLastCalledWith(null);
  });

  it("asks why about a space that is not lit, with all the jokers in the hand", () => {
    asked("lay", [one, pass]).aimAtSpace("space/ne-6");
    expect(onwhy).toHaveBeenCalledWith("NE6R2");
  });

  it("passes at the second word only, unless nothing else can be done", () => {
    const asking = asked("lay", [one, pass]);
    asking.goPast();
    expect(onchoose).not.toHaveBeenCalled();
    asking.goPast();
    expect(onchoose).toHaveBeenCalledWith(pass);
    onchoose.mockClear();
    asked("lay", [pass]).goPast();
    expect(onchoose).toHaveBeenCalledWith(pass);
  });
});

describe("selecting", () => {
  it("takes a single bonus tile at once", () => {
    const [red, green] = [choice("pick", "+R"), choice("pick", "+G")];
    asked("pick", [red, green]).add("green");
    expect(onchoose).toHaveBeenCalledWith(green);
  });

  it("gathers several and waits until they are confirmed", () => {
    const both = choice("pick", "+GR");
    const asking = asked("pick", [choice("pick", "+GG"), both]);
    asking.add("red");
    asking.add("red");
    expect(asking.chosen).toEqual(["red"]);
    asking.confirm();
    expect(onchoose).not.toHaveBeenCalled();
    asking.add("green");
    asking.confirm();
    expect(onchoose).toHaveBeenCalledWith(both);
  });

  it("proposes what to keep, and lets it be changed", () => {
    const none = choice("keep", "DONE");
    const asking = asked("keep", [
      none,
      choice("keep", "KB"),
      choice("keep", "KBB", { suggested: true }),
    ]);
    expect(asking.chosen).toEqual(["blue", "blue"]);
    asking.putBack(0);
    asking.putBack(0);
    asking.confirm();
    expect(onchoose).toHaveBeenCalledWith(none);
  });
});
