import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import Avatar from "./Avatar.svelte";
import { faceOf, guestTile } from "./avatar";

const LEVELS = ["random", "beginner", "easy", "greedy", "medium", "hard", "master"];
const STYLES = readFileSync("src/frame/Avatar.svelte", "utf8");

function drawn(name: string, level: string | null): SVGElement | null {
  return render(Avatar, { name, seat: 0, level }).container.querySelector("svg");
}

test("a name has the same tile wherever it sits", () => {
  expect(guestTile("Ana", 0)).toEqual(guestTile("Ana", 3));
});

test("names spread over all tiles, and each tile has its colour in the style", () => {
  const tiles = Array.from({ length: 1000 }, (_, number) => guestTile(`Guest ${number}`, 0));
  expect(new Set(tiles.map(({ colour, ornament }) => colour + ornament)).size).toBe(36);
  for (const { colour, ornament } of tiles) {
    expect(ornament).not.toBe("");
    expect(STYLES).toContain(`  .${colour} {`);
  }
});

test("four seats without names differ in colour and ornament", () => {
  const tiles = [0, 1, 2, 3].map((seat) => guestTile("", seat));
  expect(new Set(tiles.map(({ colour }) => colour)).size).toBe(4);
  expect(new Set(tiles.map(({ ornament }) => ornament)).size).toBe(4);
});

test("every level has a face of its own, and an unknown one has any", () => {
  expect(new Set(LEVELS.map(faceOf)).size).toBe(LEVELS.length);
  expect(faceOf("tomorrow").filled).not.toBe("");
});

test("a bot is drawn as a face whatever it is called, and screen readers pass over it", () => {
  const [guest, bot] = [drawn("Ana", null), drawn("Ana", "easy")];
  expect(bot?.classList).toContain("bot");
  expect(guest?.classList).not.toContain("bot");
  for (const picture of [guest, bot]) expect(picture?.getAttribute("aria-hidden")).toBe("true");
});
