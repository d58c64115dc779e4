/** What the lists of the home page say about a table, and in which order. */

import type { ListedTable } from "../../api/client";

export type Part = "your-turn" | ListedTable["phase"];

export function partOf(table: ListedTable): Part {
  if (table.phase !== "running") return table.phase;
  const yours = table.to_move !== null && table.your_seats.includes(table.to_move);
  return yours ? "your-turn" : "running";
}

const ORDER: Part[] = ["your-turn", "running", "waiting"];

/** Games to go on with: those that wait for you first, then the last played first. */
export function toContinue(tables: ListedTable[]): ListedTable[] {
  return tables
    .filter((table) => table.phase !== "finished" && !hasGone(table))
    .sort((a, b) => rank(a) - rank(b) || b.updated_at - a.updated_at);
}

/** Whoever has resigned is only waited for by the list. */
function hasGone({ seats, your_seats }: ListedTable): boolean {
  return your_seats.length > 0 && your_seats.every((seat) => seats[seat]?.out);
}

/** Finished games, everybody's and one's own, the last to finish first. */
export function toReplay(tables: ListedTable[], mine: ListedTable[]): ListedTable[] {
  const own = mine.filter(({ phase }) => phase === "finished");
  const all = new Map([...tables, ...own].map((table) => [table.id, table]));
  return [...all.values()].sort((a, b) => (b.finished_at ?? 0) - (a.finished_at ?? 0));
}

/** Tables to sit down at first, then those to watch; never those where one sits already. */
export function toJoin(tables: ListedTable[], mine: ListedTable[]): ListedTable[] {
  const own = new Set(mine.map(({ id }) => id));
  return tables
    .filter(({ id }) => !own.has(id))
    .sort((a, b) => Number(freeSeats(b) > 0) - Number(freeSeats(a) > 0) || byAge(a, b));
}

function rank(table: ListedTable): number {
  return ORDER.indexOf(partOf(table));
}

function byAge(a: ListedTable, b: ListedTable): number {
  return b.created_at - a.created_at;
}

export function freeSeats({ seats }: ListedTable): number {
  return seats.filter(({ free }) => free).length;
}

export function winners({ outcome }: ListedTable): number[] {
  return (outcome?.["winners"] as number[] | undefined) ?? [];
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Dear to make, so that one serves all rows. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(language: string): Intl.RelativeTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  formats.set(language, made);
  return made;
}

/** How long ago, in the largest fitting unit. */
export function since(then: number, now: number, language: string): string {
  const [count, unit] = inUnits(now - then);
  return formatOf(language).format(-count, unit);
}

/** How long until then. */
export function until(then: number, now: number, language: string): string {
  const [count, unit] = inUnits(then - now);
  return formatOf(language).format(count, unit);
}

function inUnits(passed: number): [number, Intl.RelativeTimeFormatUnit] {
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ["second", Infinity];
  return [Math.floor(Math.max(0, passed) / length), unit];
}

const NOTICE = 7 * 86_400_000;

/** Whether a table will be closed so soon that whoever wants to go on should know. */
export function endsSoon({ ends_at }: ListedTable, now: number): boolean {
  return ends_at !== null && ends_at - now < NOTICE;
}
