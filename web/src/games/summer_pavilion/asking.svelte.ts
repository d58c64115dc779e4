/** What is pointed at and half chosen on this board: its own short memory. */

import type { summer_pavilion } from "../../generated/games";
import type { BoardProps, Choice } from "../contract";
import {
  canJoin,
  openSpaces,
  paymentsAt,
  places,
  proposal,
  selected,
  takeOf,
  tilesOf,
} from "./choosing";
import { layCode, takeCode } from "./codes";

type Asked = Pick<BoardProps, "choices" | "onchoose" | "onlook" | "onwhy"> & {
  view: summer_pavilion.PavilionView;
};

/** Something remembered as long as the choices stay the same. */
interface While<Value> {
  first: Choice | undefined;
  value: Value;
}

export class Asking {
  private holding = $state.raw<While<string | null> | null>(null);
  private paying = $state.raw<While<{ space: string; choice: Choice }> | null>(null);
  private choosing = $state.raw<While<string[]> | null>(null);
  private leaving = $state.raw<While<true> | null>(null);
  private seen = $state.raw<Choice | null>(null);

  constructor(private readonly asked: () => Asked) {}

  get choices(): Choice[] {
    return this.asked().choices;
  }

  readonly decision = $derived.by(() =>
    this.choices.length ? (this.asked().view.asks?.decision ?? null) : null,
  );

  readonly looked = $derived.by(() =>
    this.seen && this.choices.includes(this.seen) ? this.seen : null,
  );

  look(choice: Choice | null): void {
    if (choice === this.seen) return;
    this.seen = choice;
    this.asked().onlook(choice);
  }

  private choose(choice: Choice): void {
    this.forget();
    this.asked().onchoose(choice);
  }

  /** Puts everything back that is half chosen; says whether there was anything. */
  cancel(): boolean {
    const had = this.payment !== null || this.held !== null || this.passes;
    this.forget();
    return had;
  }

  private forget(): void {
    this.holding = this.paying = this.leaving = null;
    this.look(null);
  }

  private recall<Value>(memory: While<Value> | null): Value | null {
    return memory && memory.first === this.choices[0] ? memory.value : null;
  }

  private remember<Value>(value: Value): While<Value> {
    return { first: this.choices[0], value };
  }

  // Taking

  take(source: string, tile: string): Choice | null {
    return takeOf(this.choices, source, tile);
  }

  aimAtGroup(source: string, tile: string): void {
    const choice = this.take(source, tile);
    if (choice) this.choose(choice);
    else if (this.choices.length) this.asked().onwhy(takeCode(source, tile));
  }

  // Laying

  /** The colour of the hand that is to be laid, if somebody has said so. */
  readonly held = $derived.by(() => this.recall(this.holding));

  readonly spaces = $derived.by(() => openSpaces(this.choices, this.held));

  /** The space that is being paid for, and how. */
  readonly payment = $derived.by(() => this.recall(this.paying));

  hold(tile: string | null): void {
    this.holding = this.remember(tile === this.held ? null : tile);
    this.paying = null;
    this.look(null);
  }

  /** A space is hovered or focused; null when it is left. */
  lookAtSpace(space: string | null): void {
    if (this.payment) return;
    const [first] = space ? paymentsAt(this.choices, space, this.held) : [];
    this.look(first ? proposal(first) : null);
  }

  /** A space was pointed at: where there is one way to pay that is all, else it is asked for. */
  aimAtSpace(space: string): void {
    const payments = paymentsAt(this.choices, space, this.held);
    const [first] = payments;
    const choice = first ? proposal(first) : null;
    if (!choice) return this.wonder(space);
    if (payments.length === 1 && first?.ways.length === 1) return this.choose(choice);
    this.pay(space, choice);
  }

  pay(space: string, choice: Choice): void {
    this.leaving = null;
    this.paying = this.remember({ space, choice });
    this.look(choice);
  }

  settle(): void {
    if (this.payment) this.choose(this.payment.choice);
  }

  private wonder(space: string): void {
    const { asks, boards, joker } = this.asked().view;
    const board = boards[asks?.seat ?? -1];
    if (!this.choices.length || !board) return;
    this.cancel();
    this.asked().onwhy(questionAbout(space, board, joker, this.held));
  }

  // Passing

  readonly pass = $derived.by(() => this.choices.find(({ kind }) => kind === "pass") ?? null);

  /** Whether somebody is about to pass and has not yet confirmed it. */
  readonly passes = $derived.by(() => this.pass !== null && this.recall(this.leaving) !== null);

  /** Where something could still be laid, passing is asked for twice. */
  goPast(): void {
    if (!this.pass) return;
    if (this.passes || this.choices.length === 1) return this.choose(this.pass);
    this.paying = null;
    this.leaving = this.remember(true);
    this.look(this.pass);
  }

  // Bonus tiles, and tiles to keep

  readonly isSelecting = $derived.by(() => this.decision === "pick" || this.decision === "keep");

  readonly room = $derived.by(() => (this.isSelecting ? places(this.choices) : 0));

  /** What is kept is proposed; bonus tiles are picked one by one. */
  readonly chosen = $derived.by(() => {
    const chosen = this.isSelecting ? this.recall(this.choosing) : [];
    if (chosen || this.decision !== "keep") return chosen ?? [];
    const suggested = this.choices.find((choice) => choice.suggested);
    return suggested ? tilesOf(suggested) : [];
  });

  readonly selection = $derived.by(() =>
    this.isSelecting ? selected(this.choices, this.chosen) : null,
  );

  canAdd(tile: string): boolean {
    return this.isSelecting && canJoin(this.choices, this.chosen, tile);
  }

  add(tile: string): void {
    if (!this.canAdd(tile)) return;
    this.select([...this.chosen, tile]);
    if (this.decision === "pick" && this.room === 1) this.confirm();
  }

  putBack(index: number): void {
    this.select(this.chosen.filter((_, place) => place !== index));
  }

  private select(tiles: string[]): void {
    this.choosing = this.remember(tiles);
    this.look(this.selection);
  }

  confirm(): void {
    if (this.selection) this.choose(this.selection);
  }
}

/** The move somebody may have meant: with the colour in hand and all the jokers there are. */
function questionAbout(
  space: string,
  board: summer_pavilion.BoardView,
  joker: string | null,
  held: string | null,
): string {
  const star = board.stars.find(({ spaces }) => spaces.some(({ id }) => id === space));
  const number = star?.spaces.find(({ id }) => id === space)?.number ?? 1;
  const { tiles } = board.hand;
  const tile = held ?? (star ? likelyTile(star, tiles) : "red");
  const jokers = tile === joker ? 0 : tiles.filter((other) => other === joker).length;
  return layCode(space, tile, Math.min(jokers, number - 1));
}

function likelyTile(star: summer_pavilion.StarView, hand: string[]): string {
  const fitting = hand.find((tile) => star.accepts.includes(tile));
  return star.printed ?? fitting ?? hand[0] ?? star.accepts[0] ?? "red";
}
