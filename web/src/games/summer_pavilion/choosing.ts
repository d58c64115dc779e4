/** What can be chosen by pointing at things, read off the choices that the server sent. */

import type { Choice } from "../contract";
import { read } from "./codes";

/** Ways to pay for one tile on one space; the first needs the fewest jokers. */
export interface Payment {
  tile: string;
  ways: { jokers: number; choice: Choice }[];
}

export function takeOf(choices: Choice[], source: string, tile: string): Choice | null {
  const fits = (choice: Choice): boolean =>
    choice.kind === "take" && choice.touches[0] === source && choice.tile === tile;
  return choices.find(fits) ?? null;
}

/** The tiles that may be laid on a space and what each may cost; only one colour if it is given. */
export function paymentsAt(choices: Choice[], space: string, only: string | null): Payment[] {
  const payments = new Map<string, Payment>();
  for (const choice of choices) {
    const move = choice.kind === "lay" ? read(choice.code) : null;
    if (move?.kind !== "lay" || move.space !== space || (only && move.tile !== only)) continue;
    const payment = payments.get(move.tile) ?? { tile: move.tile, ways: [] };
    payment.ways.push({ jokers: move.jokers, choice });
    payment.ways.sort((one, other) => one.jokers - other.jokers);
    payments.set(move.tile, payment);
  }
  return [...payments.values()];
}

/** The proposal for a payment: what the server suggests, else the fewest jokers. */
export function proposal(payment: Payment): Choice | null {
  return (payment.ways.find(({ choice }) => choice.suggested) ?? payment.ways[0])?.choice ?? null;
}

/** Every space on which something can be laid. */
export function openSpaces(choices: Choice[], only: string | null): Set<string> {
  const lays = choices.filter((choice) => choice.kind === "lay" && (!only || choice.tile === only));
  return new Set(lays.flatMap((choice) => choice.touches.slice(1)));
}

/** Tiles that a choice of bonus tiles, or of tiles to keep, consists of. */
export function tilesOf(choice: Choice): string[] {
  const move = read(choice.code);
  return move && (move.kind === "pick" || move.kind === "keep") ? move.tiles : [];
}

/** The choice that takes exactly these tiles, in whatever order they were pointed at. */
export function selected(choices: Choice[], tiles: string[]): Choice | null {
  const wanted = counted(tiles);
  const equals = (choice: Choice): boolean =>
    tilesOf(choice).length === tiles.length && holds(counted(tilesOf(choice)), wanted);
  return choices.find(equals) ?? null;
}

/** Whether another tile can join those that are selected: some choice has them all. */
export function canJoin(choices: Choice[], tiles: string[], tile: string): boolean {
  const wanted = counted([...tiles, tile]);
  return choices.some((choice) => holds(counted(tilesOf(choice)), wanted));
}

/** The most tiles that any choice takes. */
export function places(choices: Choice[]): number {
  return Math.max(0, ...choices.map((choice) => tilesOf(choice).length));
}

function holds(tiles: Map<string, number>, wanted: Map<string, number>): boolean {
  return [...wanted].every(([tile, amount]) => (tiles.get(tile) ?? 0) >= amount);
}

export function counted(tiles: readonly string[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const tile of tiles) amounts.set(tile, (amounts.get(tile) ?? 0) + 1);
  return amounts;
}

/** The tiles without some of them. */
export function without(tiles: readonly string[], gone: readonly string[]): string[] {
  const left = [...tiles];
  for (const tile of gone) {
    const index = left.lastIndexOf(tile);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
