/** The codes of moves, to and from the parts of the board that they touch. */

import { LETTERS } from "./geometry";

const TAKE = /^([1-9C])([A-Z])$/;
const LAY = /^(C|NW|NE|E|SE|SW|W)([1-6])([A-Z])([1-5]?)$/;
const TILES = /^([+K])([A-Z]+)$/;

export type Move =
  | { kind: "take"; source: string; tile: string }
  | { kind: "lay"; space: string; tile: string; jokers: number }
  | { kind: "pick" | "keep"; tiles: string[] }
  | { kind: "pass" };

export function takeCode(source: string, tile: string): string {
  return (source === "centre" ? "C" : source.replace("factory/", "")) + letterOf(tile);
}

export function layCode(space: string, tile: string, jokers: number): string {
  const place = space.replace("space/", "").replace("-", "").toUpperCase();
  return place.replace("CENTRE", "C") + letterOf(tile) + (jokers || "");
}

/** What a code says; `DONE` keeps no (more) tiles. Null for a code of another game. */
export function read(code: string): Move | null {
  if (code === "PASS") return { kind: "pass" };
  if (code === "DONE") return { kind: "keep", tiles: [] };
  return readTake(code) ?? readLay(code) ?? readTiles(code);
}

function readTake(code: string): Move | null {
  const [, source, letter] = TAKE.exec(code) ?? [];
  if (!source || !letter) return null;
  return {
    kind: "take",
    source: source === "C" ? "centre" : `factory/${source}`,
    tile: colour(letter),
  };
}

function readLay(code: string): Move | null {
  const [, star, slot, letter, jokers] = LAY.exec(code) ?? [];
  if (!star || !letter) return null;
  const space = `space/${star === "C" ? "centre" : star.toLowerCase()}-${slot}`;
  return { kind: "lay", space, tile: colour(letter), jokers: Number(jokers) };
}

function readTiles(code: string): Move | null {
  const [, sign, letters] = TILES.exec(code) ?? [];
  if (!sign || !letters) return null;
  return { kind: sign === "+" ? "pick" : "keep", tiles: [...letters].map(colour) };
}

function letterOf(tile: string): string {
  return [...LETTERS].find(([, name]) => name === tile)?.[0] ?? "";
}

function colour(letter: string): string {
  return LETTERS.get(letter) ?? "";
}
