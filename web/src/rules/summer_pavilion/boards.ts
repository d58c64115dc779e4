/** Boards that are drawn beside the rules, put together by hand. */

import facts from "../../../../src/azulejos/engine/summer_pavilion/board.json";
import type { summer_pavilion } from "../../generated/games";

export interface BoardSketch {
  variant: "coloured" | "grey";
  /** What is seen of the board: left, top, width and height. */
  box: [number, number, number, number];
  /** In pixels, the side of a tile. */
  unit: number;
  /** Laid tiles by space: `ne-4`. */
  tiles: Record<string, string>;
  /** The spaces that the rule is about. */
  fresh?: string[];
  /** Decorations whose spaces are all covered, and those that lack one. */
  won?: string[];
  near?: string[];
  /** On the grey side: what a star takes, if not everything. */
  accepts?: Record<string, string[]>;
  corner?: string[];
  /** What the turn brings: points or tiles. */
  gain?: string;
}

export function boardView(sketch: BoardSketch): summer_pavilion.BoardView {
  return {
    seat: 0,
    score: facts.score.start,
    stars: facts.stars.map((star) => starView(sketch, star)),
    decorations: facts.decorations.map(({ id }) => decorationView(sketch, id)),
    hand: { id: "hand", tiles: [] },
    corner: { id: "corner", tiles: sketch.corner ?? [] },
    has_token: false,
    passed: false,
  };
}

function starView(
  { variant, tiles, accepts }: BoardSketch,
  { id, colour, numbers }: (typeof facts.stars)[number],
): summer_pavilion.StarView {
  return {
    id: `star/${id}`,
    printed: variant === "coloured" ? colour : null,
    accepts: accepts?.[id] ?? facts.colours,
    spaces: numbers[variant].map((number, slot) => ({
      id: `space/${id}-${slot + 1}`,
      number,
      tile: tiles[`${id}-${slot + 1}`] ?? null,
    })),
  };
}

function decorationView({ won, near }: BoardSketch, id: string): summer_pavilion.DecorationView {
  const kind = id.replace(/\/.*/, "") as keyof typeof facts.bonus_tiles;
  const missing = won?.includes(id) ? 0 : near?.includes(id) ? 1 : 2;
  return { id, kind, tiles: facts.bonus_tiles[kind], missing };
}

/** A table around the board, of which nothing else is seen. */
export function tableView(sketch: BoardSketch): summer_pavilion.PavilionView {
  const nothing = { tiles: [], token: false };
  return {
    game: "summer_pavilion",
    rules: 1,
    players: 1,
    variant: sketch.variant,
    options: {},
    round: 1,
    turn: 0,
    phase: "lay",
    start: 0,
    scores: [],
    joker: null,
    jokers: [],
    picks: 0,
    asks: null,
    outcome: null,
    factories: [],
    centre: { id: "centre", ...nothing },
    supply: { id: "supply", tiles: [] },
    bag: { id: "bag", counts: {} },
    tower: { id: "tower", counts: {} },
    boards: [boardView(sketch)],
  };
}
