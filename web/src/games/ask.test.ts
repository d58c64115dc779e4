/** In every step of every game the board says what to do. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import azulScenes from "../gallery/azul_scenes.json";
import gardenScenes from "../gallery/garden_scenes.json";
import pavilionScenes from "../gallery/pavilion_scenes.json";
import { words } from "../words/words.svelte";
import { askOf as askInAzul } from "./azul/ask";
import { Picking } from "./azul/picking.svelte";
import { askOf as askInGarden } from "./queens_garden/ask";
import { Planting } from "./queens_garden/planting.svelte";
import { askOf as askInPavilion } from "./summer_pavilion/ask";
import { Asking } from "./summer_pavilion/asking.svelte";

const page = { onchoose: vi.fn(), onlook: vi.fn(), onwhy: vi.fn(), onback: vi.fn() };

beforeAll(() => words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8")));

test("Azul: take, then choose a line, or a column of the grey wall", () => {
  const { view, choices } = azulScenes.early;
  const picking = new Picking(() => ({ ...page, choices }));
  expect(askInAzul(view, picking)).toBe("Take tiles from a factory or the centre.");
  picking.pick({ source: "factory/3", tile: "blue" });
  expect(askInAzul(view, picking)).toBe("Choose a line for the blue tile.");
  const onFloor = choices.filter(({ code }) => code.endsWith("F"));
  const stuck = new Picking(() => ({ ...page, choices: onFloor }));
  stuck.pick({ source: "factory/3", tile: "blue" });
  expect(askInAzul(view, stuck)).toBe("No line can take the blue tile: choose the floor line.");
  const { grey } = azulScenes;
  expect(askInAzul(grey.view, new Picking(() => ({ ...page, choices: grey.choices })))).toBe(
    "Choose a column for the yellow tile from line 1.",
  );
});

type PavilionScene = "taking" | "laying" | "picking";

function atPavilion(name: PavilionScene) {
  const { view, choices } = pavilionScenes[name];
  const asking = new Asking(() => ({ ...page, view, choices }));
  return { view, asking, said: () => askInPavilion(view, asking) };
}

test("Summer Pavilion: take, lay, pay, pass at a price, and pick", () => {
  expect(atPavilion("taking").said()).toMatch(/^Take all tiles of one colour/);
  expect(atPavilion("picking").said()).toMatch(/^Choose .*bonus tile/);
  const { view, asking, said } = atPavilion("laying");
  expect(said()).toBe("Lay a tile on a highlighted space, or pass.");
  const held = asking.choices.find(({ kind }) => kind === "lay")?.tile ?? "";
  asking.hold(held);
  expect(said()).toBe(`Choose a highlighted space for the ${held} tile.`);
  asking.goPast();
  const hold = view.boards[0]?.hand.tiles.length ?? 0;
  const points = hold - 4;
  expect(points).toBeGreaterThan(1);
  expect(said()).toBe(`Pass? You hold ${hold} tiles and may keep 4: −${points} points.`);
});

test("Summer Pavilion: nobody pays more for discarded tiles than the score allows", () => {
  const { laying } = pavilionScenes;
  const asks = { decision: "keep", seat: 0, about: null, tile: null };
  const choices = laying.choices.slice(0, 1);
  const said = (score: number): string => {
    const boards = laying.view.boards.map((board) => ({ ...board, score }));
    const view = { ...laying.view, asks, boards };
    return askInPavilion(view, new Asking(() => ({ ...page, view, choices })));
  };
  expect(said(32)).toContain("Discarding 11: −11 points.");
  expect(said(3)).toContain("Discarding 11: −2 points.");
  expect(said(2)).toContain("Discarding 11: −1 point.");
});

type GardenScene = "middle" | "copy" | "space" | "slot" | "buying" | "pay" | "discard";

function inGarden(name: GardenScene): string {
  const { view, choices } = gardenScenes[name];
  const planting = new Planting(
    () => ({ ...page, choices }),
    () => view,
  );
  return askInGarden(view, planting);
}

test("Queen's Garden: every decision", () => {
  expect(inGarden("middle")).toBe("Acquire tiles from the display, place one, buy or pass.");
  expect(inGarden("copy")).toBe("Choose which dark green lily to take.");
  expect(inGarden("space")).toBe("Choose a space for the light blue tree.");
  expect(inGarden("slot")).toMatch(/^Choose a slot for the expansion\./);
  expect(inGarden("buying")).toBe("Choose a slot for the expansion you bought.");
  expect(inGarden("pay")).toMatch(/^Cost 2: this hexagon and 1 more\./);
  expect(inGarden("discard")).toMatch(/^Pass\? First to pass: −1 point, .* next round\. Tap/);
});

test("Queen's Garden: with an empty storage passing is asked for twice", () => {
  const { view, choices } = gardenScenes.middle;
  const boards = view.boards.map((board) => ({ ...board, tiles: [], expansions: [] }));
  const empty = { ...view, boards };
  const props = { ...page, choices };
  const planting = new Planting(
    () => props,
    () => empty,
  );
  planting.goPast();
  expect(page.onchoose).not.toHaveBeenCalled();
  expect(askInGarden(empty, planting)).toBe(
    "Pass? First to pass: −1 point, you start the next round.",
  );
  planting.stay();
  expect(askInGarden(empty, planting)).toMatch(/^Acquire/);
  planting.goPast();
  planting.goPast();
  expect(page.onchoose).toHaveBeenCalledExactlyOnceWith(
    choices.find(({ code }) => code === "PASS"),
  );
});
