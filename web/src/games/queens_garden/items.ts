/** What lies in a storage, piece by piece, and how moves speak of it. */

import { codeOf, hexagonOf } from "./hexagons";

export interface Item {
  hexagon: string;
  isExpansion: boolean;
}

const ITEM = /^[TEWD](E?)([BGLYPV][1-6])$/;

export function sameItem(one: Item | null, other: Item | null): boolean {
  return one?.hexagon === other?.hexagon && one?.isExpansion === other?.isExpansion;
}

export function placeCode({ hexagon, isExpansion }: Item): string {
  return (isExpansion ? "E" : "T") + codeOf(hexagon);
}

export function payCode({ hexagon, isExpansion }: Item): string {
  return `W${isExpansion ? "E" : ""}${codeOf(hexagon)}`;
}

export function discardCode({ hexagon, isExpansion }: Item): string {
  return `D${isExpansion ? "E" : ""}${codeOf(hexagon)}`;
}

/** The item of `TY6`, `EY6`, `WY6`, `WEY6`, `DY6` or `DEY6`; none for other moves. */
export function itemOf(code: string): Item | null {
  const [, mark, hexagon] = ITEM.exec(code) ?? [];
  if (!hexagon) return null;
  return { hexagon: hexagonOf(hexagon), isExpansion: mark === "E" || code.startsWith("E") };
}
