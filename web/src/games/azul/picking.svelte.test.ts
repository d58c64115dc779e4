import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import scenes from "../../gallery/azul_scenes.json";
import type { Choice } from "../contract";
import { Picking } from "./picking.svelte";

const group = { source: "factory/3", tile: "blue" };
const calls = { onchoose: vi.fn(), onlook: vi.fn(), onwhy: vi.fn() };

function picking(choices: unknown[]): Picking {
  return new Picking(() => ({ choices: choices as Choice[], ...calls }));
}

beforeEach(() => vi.clearAllMocks());

describe("picking", () => {
  it("chooses by a group and a target", () => {
    const hand = picking(scenes.early.choices);
    hand.pick(group);
    expect(hand.holds(group)).toBe(true);
    hand.aim("floor");
    expect(calls.onchoose).toHaveBeenCalledOnce();
    expect(calls.onchoose.mock.calls[0]?.[0]).toMatchObject({ code: "3BF" });
    expect(hand.group).toBeNull();
  });

  it("asks why a target is shut and keeps the tiles in the hand", () => {
    const hand = picking(scenes.early.choices.filter(({ code }) => code !== "3B2"));
    hand.pick(group);
    hand.aim("line/2");
    expect(calls.onwhy).toHaveBeenCalledExactlyOnceWith("3B2");
    expect(calls.onchoose).not.toHaveBeenCalled();
    expect(hand.holds(group)).toBe(true);
  });

  it("looks at a target once, and away when it is left", () => {
    const hand = picking(scenes.early.choices);
    hand.pick(group);
    hand.look("floor");
    hand.look("floor");
    expect(calls.onlook).toHaveBeenCalledOnce();
    hand.look(null);
    expect(calls.onlook).toHaveBeenLastCalledWith(null);
  });

  it("picks up nothing that is not offered", () => {
    const hand = picking([]);
    hand.pick(group);
    expect(hand.group).toBeNull();
  });

  it("lets go of what the choices no longer have", () => {
    let choices = $state.raw(scenes.early.choices as Choice[]);
    const hand = new Picking(() => ({ choices, ...calls }));
    hand.pick(group);
    choices = [];
    flushSync();
    expect(hand.group).toBeNull();
  });

  it("lays a tile on the grey wall, or asks why not", () => {
    const hand = picking(scenes.grey.choices);
    hand.aim("wall/1-1");
    expect(calls.onchoose.mock.calls[0]?.[0]).toMatchObject({ code: "T11" });
    hand.aim("wall/5-5");
    expect(calls.onwhy).toHaveBeenCalledExactlyOnceWith("T55");
  });
});
