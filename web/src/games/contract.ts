/** What the table page and a board have to do with each other. Boards contain no rules. */

import type { Component, Snippet } from "svelte";
import type { AttemptAnswer, SeatStanding } from "../api/client";
import type { azul } from "../generated/views";

export type Choice = azul.Choice;
export type Asks = azul.Asks;

/** Something that happened, as the rules told it; `rule` names the paragraph of the rules. */
export interface GameEvent {
  kind: string;
  rule: string;
  seat: number | null;
  [value: string]: unknown;
}

/** What every view has; a game's own board knows the rest. */
export interface View {
  game: string;
  players: number;
  variant: string;
  round: number;
  turn: number;
  phase: string;
  scores: number[];
  asks: Asks | null;
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
      marked?: "middle";
    };

export type PartKinds = Readonly<Record<string, PartKind>>;

export interface GameBoard {
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
