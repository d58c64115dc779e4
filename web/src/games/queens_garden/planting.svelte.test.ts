import { beforeEach, describe, expect, it, vi } from "vitest";
import scenes from "../../gallery/garden_scenes.json";
import { Planting } from "./planting.svelte";

type Name = keyof typeof scenes;
const page = { onchoose: vi.fn(), onlook: vi.fn(), onwhy: vi.fn(), onback: vi.fn() };

function at(name: Name): Planting {
  const { choices, view } = scenes[name];
  const props = { ...page, choices };
  return new Planting(
    () => props,
    () => view,
  );
}

beforeEach(() => vi.clearAllMocks());

describe("acquiring", () => {
  it("chooses a colour or a pattern that is offered, and asks why another is not", () => {
    const planting = at("middle");
    const offered = planting.choices.filter(({ kind }) => kind === "acquire");
    planting.acquire("light_blue");
    expect(page.onchoose).toHaveBeenCalledWith(offered.find(({ code }) => code === "AB"));
    planting.acquire("tree");
    expect(page.onwhy).toHaveBeenCalledExactlyOnceWith("A1");
  });
});

describe("an expansion in the hand", () => {
  it("is laid on trial so that it fits, turned, and placed", () => {
    const planting = at("slot");
    planting.aim("slot/4");
    expect(planting.fits).toBe(true);
    const first = planting.orientationOn("slot/4");
    planting.turn(1);
    expect(planting.orientationOn("slot/4")).toBe(((first ?? 0) + 1) % 6);
    planting.aim("slot/4");
    expect(planting.orientationOn("slot/4")).toBe(((first ?? 0) + 2) % 6);
    planting.turn(-2);
    planting.lay();
    const code = `X4${(first ?? 0) + 1}`;
    expect(page.onchoose.mock.calls[0]?.[0].code).toBe(code);
  });

  it("tells why it cannot lie as it is turned", () => {
    const planting = at("slot");
    const open = new Set(planting.choices.map(({ code }) => code));
    const shut = [1, 2, 3, 4, 5, 6].flatMap((slot) =>
      [1, 2, 3, 4, 5, 6].map((place) => `X${slot}${place}`).filter((code) => !open.has(code)),
    );
    const [code = ""] = shut.filter((one) => planting.canTake(`slot/${one[1]}`));
    planting.aim(`slot/${code[1]}`);
    while (planting.orientationOn(`slot/${code[1]}`) !== Number(code[2]) - 1) planting.turn(1);
    planting.lay();
    expect(page.onwhy).toHaveBeenCalledWith(code);
  });

  it("goes back to the storage", () => {
    const planting = at("slot");
    planting.aim("slot/4");
    expect(planting.back()).toBe(true);
    expect(planting.aimed).toBeNull();
    expect(page.onback).toHaveBeenCalledOnce();
    expect(at("middle").back()).toBe(false);
  });
});

describe("paying", () => {
  it("begins with the suggestion and ends with one of the payments", () => {
    const planting = at("pay");
    expect(planting.paying?.suggested).toBe(true);
    planting.togglePayment({ hexagon: "light_purple:bird", isExpansion: false });
    expect(planting.paying?.moves).toContain("WP2");
    planting.pay();
    expect(planting.choices).toContain(page.onchoose.mock.calls[0]?.[0]);
  });

  it("tells why something cannot pay", () => {
    at("pay").togglePayment({ hexagon: "dark_purple:butterfly", isExpansion: false });
    expect(page.onwhy).toHaveBeenCalledWith("WV3");
  });
});

describe("passing", () => {
  it("makes one choice of all discards", () => {
    const planting = at("discard");
    planting.discard({ hexagon: "dark_green:plant", isExpansion: false });
    planting.discard({ hexagon: "dark_green:tree", isExpansion: false });
    expect(planting.loss).toBe(6);
    planting.pass();
    expect(page.onchoose.mock.calls[0]?.[0].moves).toEqual(["DG1", "DG5", "D0"]);
  });
});
