/** What the table page and a board have to do with each other. Boards contain no rules. */

import type { Component, Snippet } from "svelte";
import type { AttemptAnswer, Schemas, SeatStanding } from "../api/client";
import type { Asks, Choice, GameEvent, RuleSets, View } from "../generated/games";

export type { Asks, Choice, GameEvent, View };

/** A rule set; Summer Pavilion and its Mini are games of one. */
export type Rules = keyof RuleSets;
export type EventOf<Own extends Rules> = RuleSets[Own]["event"];
export type ViewOf<Own extends Rules> = RuleSets[Own]["view"];

/** The events of one rule set; those of others are left out. */
export function eventsOf<Own extends Rules>(
  rules: Own,
  events: readonly GameEvent[],
): EventOf<Own>[] {
  return events.filter((event): event is EventOf<Own> => event.rule.startsWith(`${rules}.`));
}

/** The view that a board can draw. */
export function viewOf<Own extends Rules>(rules: Own, view: View): ViewOf<Own> {
  if (!isViewOf(rules, view)) throw new Error(`This board cannot show ${view.game}.`);
  return view;
}

function isViewOf<Own extends Rules>(rules: Own, view: View): view is ViewOf<Own> {
  return view.game.startsWith(rules);
}

/** The order of the board's parts on the screen and everything that can be done there. */
export interface BoardProps {
  /** The position to draw: the live one, a half-made turn, or a step of a replay. */
  view: View;
  seats: SeatStanding[];
  /** The seat whose board is drawn large and nearest. */
  near: number;
  /** Name, clock and state of a seat, to be drawn at its board; the board shows the score itself. */
  badge: Snippet<[number]>;
  /** What this person may choose now; empty for everybody else. */
  choices: Choice[];
  /** The answer to the choice that is looked at (hovered, focused), once it is there. */
  preview: AttemptAnswer | null;
  /** Moves that a hint proposes, to be shown on the board. */
  hinted: string[];
  /** The last turn, to be highlighted. */
  last: GameEvent[];
  /** One of `choices` was chosen. */
  onchoose: (choice: Choice) => void;
  /** A choice is looked at, or none: `preview` will follow. */
  onlook: (choice: Choice | null) => void;
  /** Somebody wants a move that is no choice: the page will say why not. */
  onwhy: (move: string) => void;
  /** Somebody asks for a rule, by its id. */
  onrule: (rule: string) => void;
  /** Somebody puts back what the half-made turn has picked up. */
  onback?: () => void;
  /** What this person is asked to do now, in a sentence; nothing while there is no choice. */
  onask?: (sentence: string) => void;
  /** Where the page has room for buttons that have no place on the board. */
  deeds?: HTMLElement | null | undefined;
}

/** Every part of a board carries `data-part`: its id, and for parts of a seat `0:line/2`. */
export function partOf(id: string, seat?: number | null): string {
  return seat === undefined || seat === null ? id : `${seat}:${id}`;
}

/** What a kind of parts is: `line` for `0:line/2`. Elements that are no part carry `data-about`. */
export type PartKind =
  /** It belongs to a larger part, which is explained in its place. */
  | { within: string }
  | {
      /** What it is called in `page-part`, if not by its kind. */
      name?: string;
      /** The ids of the rules that tell what it is. */
      rules: readonly string[];
      /** Those of a variant that has others. */
      inVariant?: Readonly<Record<string, readonly string[]>>;
      /** Each one is asked about by itself; otherwise all that a seat has of the kind are one. */
      each?: true;
      /** Its corners touch others, so the mark lies in its middle. */
      marked?: "middle" | "before";
    };

export type PartKinds = Readonly<Record<string, PartKind>>;

/** Values for a text; a list of things is put into words, or pictures, one by one. */
export type TextValues = Record<string, string | number | Schemas["LogItem"][]>;

export interface GameBoard {
  /** A tile as it stands in a line of text, by the name that events use. */
  Tile: Component<{ tile: string }>;
  /** What the text of a choice needs beyond its fields: how it is paid, which tiles it selects. */
  listed?: (choice: Choice) => TextValues;
  /** What speaks for a turn, beyond what its phrases say. */
  reasons?: (answer: AttemptAnswer, seat: number) => Record<string, string | number>;
  /** What a rule means at this table, where its numbers are the table's own; mostly nothing. */
  noteOn?: (rule: string, view: View) => string;
  /** Whatever can be asked about on the board, by its kind. */
  parts: PartKinds;
  Board: Component<BoardProps>;
  /**
   * Shows what happened, over the elements with `data-part` in `root`. It is called while the board
   * still draws the position before the events; the page draws the new one as soon as it ends.
   * An aborted signal ends it at once.
   */
  animate?: (root: HTMLElement, events: GameEvent[], signal: AbortSignal) => Promise<void>;
}
