/** Lessons as data: prepared positions, what is said about them, and what the learner is to do. */

import type { Texts } from "../generated/texts";

/** Texts that need no values. */
type Text = { [Key in keyof Texts]: keyof Texts[Key] extends never ? Key : never }[keyof Texts];
/** A part of the board by its `data-part`, or several that are lit as one. */
export type Lit = string | string[];

export interface Step {
  text: Text;
  position: string;
  lit: Lit[];
  /** What is to be done, in one sentence; only where something is wanted. */
  task?: Text;
  /** Turns that will do, each by its first moves; `any` for every turn. Without it one only reads. */
  wanted?: string[][] | "any";
  /** Turns that follow by themselves and lead to the next step's position. */
  then?: string[][];
  /** What is said about the learner's turn where nothing follows by itself. */
  after?: Text;
}

export interface Lesson {
  steps: Step[];
}

const LESSONS: Record<string, () => Promise<{ default: unknown }>> = {
  azul: () => import("./lessons/azul.json"),
  summer_pavilion: () => import("./lessons/summer_pavilion.json"),
  summer_pavilion_mini: () => import("./lessons/summer_pavilion_mini.json"),
  queens_garden: () => import("./lessons/queens_garden.json"),
};

export const TAUGHT = Object.keys(LESSONS);

export async function lessonOf(game: string): Promise<Lesson | null> {
  return ((await LESSONS[game]?.())?.default as Lesson | undefined) ?? null;
}

/** Whether the first moves of a turn are, or could still become, one that the step wants. */
export function isWanted({ wanted = [] }: Step, moves: string[]): boolean {
  if (wanted === "any") return true;
  return wanted.some((turn) => moves.every((move, index) => move === (turn[index] ?? move)));
}

/** The moves that a learner who asks for help is shown. */
export function shownMoves({ wanted = [] }: Step): string[] {
  return wanted === "any" ? [] : (wanted[0] ?? []);
}
