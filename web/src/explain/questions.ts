/** What can be asked about on a board, and where the mark for it lies. */

import type { PartKind, PartKinds } from "../games/contract";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the board: `0:wall/2-3`, and where it is seen. */
export interface Part {
  id: string;
  box: Box;
}

export interface Question {
  /** Tells it from the others: the part, or what the parts of a seat have in common. */
  key: string;
  kind: string;
  box: Box;
  /** What it is called, by its name in `page-part`. */
  name: string;
  rules: readonly string[];
  /** One of several alike. */
  isOneOf: boolean;
  mark: "corner" | "middle" | "beside-middle" | "before";
}

/** Too small to be pressed: the same on a larger board is asked about instead. */
const SMALL = 22;
/** Of many alike those are left out that are so much smaller than the largest. */
const SMALLER = 0.67;
const LARGE = 90;

/** `0:wall/2-3` is a wall, whosesoever it is. */
export function kindOf(part: string): string {
  return part.replace(/^\d+:/, "").replace(/\/.*/, "");
}

export function questionsAbout(parts: Part[], kinds: PartKinds, variant: string): Question[] {
  const questions = new Map<string, Question>();
  for (const { id, box } of parts) {
    const kind = kindOf(id);
    const about = kinds[kind];
    if (!about || "within" in about) continue;
    const key = about.each ? id : id.replace(/\/.*/, "");
    const known = questions.get(key);
    if (known) known.box = around(known.box, box);
    else questions.set(key, { key, kind, box, ...answerTo(kind, about, variant) });
  }
  return [...questions.values()].filter(isLargeAmong).map(markedInside);
}

function answerTo(
  kind: string,
  about: Exclude<PartKind, { within: string }>,
  variant: string,
): Omit<Question, "key" | "kind" | "box"> {
  const { name = kind, rules, inVariant, each = false, marked } = about;
  const mark = marked ?? "corner";
  return { name, rules: inVariant?.[variant] ?? rules, isOneOf: each, mark };
}

function isLargeAmong(question: Question, _: number, all: Question[]): boolean {
  const alike = all.filter(({ kind }) => kind === question.kind);
  const largest = Math.max(...alike.map(sizeOf));
  const size = sizeOf(question);
  return size === largest || (size >= SMALL && !(question.isOneOf && size < SMALLER * largest));
}

/** The corner of a small one among many is too near to its neighbours. */
function markedInside(question: Question): Question {
  const isSmall = question.isOneOf && question.mark === "corner" && sizeOf(question) < LARGE;
  return isSmall ? { ...question, mark: "beside-middle" } : question;
}

function sizeOf({ box }: Question): number {
  return Math.min(box.width, box.height);
}

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

/** What two boxes have in common; null if that is nothing. */
export function within(box: Box, frame: Box): Box | null {
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  const width = Math.min(box.left + box.width, frame.left + frame.width) - left;
  const height = Math.min(box.top + box.height, frame.top + frame.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
