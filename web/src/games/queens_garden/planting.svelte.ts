/**
 * The board's short memory between two choices: which hexagon of the display is looked at, where a
 * picked-up expansion lies and how it is turned, what is to be paid or thrown away.
 */

import type { queens_garden } from "../../generated/games";
import type { BoardProps, Choice } from "../contract";
import { costOf, discardedMore, discarding, NO_DISCARDS, type Discards } from "./discards";
import { numberOf, spaceNumbers } from "./geometry";
import { categoryCode } from "./hexagons";
import { discardCode, itemOf, payCode, placeCode, sameItem, type Item } from "./items";
import { jokersOf, suggestedOf, toggled, withJokers } from "./payment";

type Asked = Pick<BoardProps, "choices" | "onchoose" | "onlook" | "onwhy" | "onback">;
type View = queens_garden.QueensGardenView;

const RING = 6;

export class Planting {
  /** The category that is looked at in the display. */
  category = $state<string | null>(null);
  private seen = $state.raw<Choice | null>(null);
  private slot = $state<string | null>(null);
  private turned = $state(0);
  private payment = $state.raw<Choice | null>(null);
  private discards = $state.raw<Discards>(NO_DISCARDS);

  constructor(
    private readonly props: () => Asked,
    private readonly view: () => View,
  ) {}

  readonly choices = $derived.by(() => this.props().choices);
  private readonly byCode = $derived.by(
    () => new Map(this.choices.map((choice) => [choice.code, choice])),
  );
  /** What is decided now by this person; null for everybody else. */
  readonly decision = $derived.by(() =>
    this.choices.length ? (this.view().asks?.decision ?? null) : null,
  );
  /** The hexagon whose copy, place or price is decided. */
  readonly asked = $derived.by(() => this.view().asks?.tile ?? null);
  readonly seat = $derived.by(() => this.view().asks?.seat ?? null);
  /** What the half-made turn has picked up. */
  readonly hand = $derived.by(() => itemOf(this.view().under_way?.moves[0] ?? ""));
  /** The space where it will lie as soon as it is paid for. */
  readonly target = $derived.by(() => this.view().under_way?.target ?? null);
  readonly looked = $derived.by(() =>
    this.seen && this.byCode.get(this.seen.code) === this.seen ? this.seen : null,
  );

  offers(code: string): boolean {
    return this.byCode.has(code);
  }

  amountOf(code: string): number {
    return this.byCode.get(code)?.amount ?? 0;
  }

  look(code: string | null): void {
    const choice = code === null ? null : (this.byCode.get(code) ?? null);
    if (choice === this.seen) return;
    this.seen = choice;
    this.props().onlook(choice);
  }

  /** Makes a choice, or lets the page say why it is none. */
  choose(code: string): void {
    const choice = this.byCode.get(code);
    if (choice) this.make(choice);
    else this.props().onwhy(code);
  }

  private make(choice: Choice): void {
    this.forget();
    this.props().onchoose(choice);
  }

  private forget(): void {
    this.leaving = null;
    this.seen = null;
    this.category = null;
    this.slot = null;
    this.payment = null;
    this.discards = NO_DISCARDS;
  }

  /** One step back; false if there is nothing to put back. */
  back(): boolean {
    if (!this.view().under_way || !this.decision) return false;
    this.look(null);
    this.forget();
    this.props().onback?.();
    return true;
  }

  // Acquiring

  lookAt(category: string | null): void {
    this.category = category;
    this.look(category && `A${categoryCode(category)}`);
  }

  acquire(category: string): void {
    this.choose(`A${categoryCode(category)}`);
  }

  // Placing

  /** Picks an item up, or puts it back. */
  pick(item: Item): void {
    if (sameItem(item, this.hand)) this.back();
    else if (this.decision === "action") this.choose(placeCode(item));
    else if (this.view().under_way) this.props().onwhy(placeCode(item));
  }

  // Expansions: laid down on trial, turned, then placed

  /** The slot on which the picked-up expansion lies on trial. */
  readonly aimed = $derived.by(() => (this.decision === "slot" ? this.slot : null));

  /** On which place of the ring, from 0, the printed hexagon of an expansion on this slot lies. */
  orientationOn(slot: string): number | null {
    if (this.aimed === slot) return this.turned;
    if (!this.hand?.isExpansion || !this.target) return null;
    const [number, place] = spaceNumbers(this.target);
    return number === numberOf(slot) ? place - 1 : null;
  }

  private slotCode(slot: string): string {
    return `X${numberOf(slot)}${this.turned + 1}`;
  }

  /** Whether the expansion fits there, one way or another. */
  canTake(slot: string): boolean {
    return this.choices.some(({ kind, touches }) => kind === "slot" && touches.includes(slot));
  }

  readonly fits = $derived.by(() => this.aimed !== null && this.offers(this.slotCode(this.aimed)));

  /** Lays the expansion on a slot on trial, turned so that it fits if it can. */
  aim(slot: string): void {
    if (this.slot === slot) return this.turn(1);
    this.slot = slot;
    for (let tries = 0; tries < RING && !this.offers(this.slotCode(slot)); tries++) this.rotate(1);
    this.lookAtSlot();
  }

  turn(by: number): void {
    this.rotate(by);
    this.lookAtSlot();
  }

  lay(): void {
    if (this.aimed) this.choose(this.slotCode(this.aimed));
  }

  private rotate(by: number): void {
    this.turned = (this.turned + by + RING) % RING;
  }

  private lookAtSlot(): void {
    this.look(this.slot && this.slotCode(this.slot));
  }

  // Paying

  readonly paying = $derived.by(() => {
    if (this.decision !== "pay") return null;
    const kept = this.payment && this.byCode.get(this.payment.code);
    return kept ?? suggestedOf(this.choices);
  });

  canPay(code: string): boolean {
    return this.choices.some(({ kind, moves }) => kind === "pay" && moves.includes(code));
  }

  togglePayment(item: Item): void {
    if (!this.paying) return;
    const next = toggled(this.choices, this.paying, payCode(item));
    if (next) this.propose(next);
    else if (!this.paying.moves.includes(payCode(item))) this.props().onwhy(payCode(item));
  }

  /** One joker more, or one less. */
  payJokers(change: number): void {
    const next = this.paying && withJokers(this.choices, this.paying, change);
    if (next) this.propose(next);
  }

  readonly jokers = $derived.by(() => (this.paying ? jokersOf(this.paying) : 0));

  private propose(payment: Choice): void {
    this.payment = payment;
    this.look(payment.code);
  }

  pay(): void {
    if (this.paying) this.make(this.paying);
  }

  // Passing

  private leaving = $state.raw<Choice | null>(null);
  /** Whether somebody is about to pass and has not yet confirmed it. */
  readonly leaves = $derived.by(
    () => this.leaving !== null && this.byCode.get("PASS") === this.leaving,
  );

  /** Where nothing can be discarded, which would be asked next, passing is asked for twice. */
  goPast(): void {
    const pass = this.byCode.get("PASS");
    const board = this.view().boards[this.seat ?? 0];
    const isEmpty = !board?.tiles.length && !board?.expansions.length;
    if (pass && isEmpty && !this.leaves) this.leaving = pass;
    else this.choose("PASS");
  }

  stay(): void {
    this.leaving = null;
  }

  discardedOf(item: Item): number {
    return this.decision === "discard" ? (this.discards.get(discardCode(item)) ?? 0) : 0;
  }

  discard(item: Item): void {
    const code = discardCode(item);
    if (!this.offers(code)) return this.props().onwhy(code);
    this.discards = discardedMore(this.discards, code, this.stored(code));
  }

  readonly loss = $derived.by(() => costOf(this.choices, this.discards));

  pass(): void {
    const choice = discarding(this.choices, this.discards, (code) => this.stored(code));
    if (choice) this.make(choice);
  }

  private stored(code: string): number {
    const item = itemOf(code);
    const board = this.view().boards[this.seat ?? 0];
    const there = item?.isExpansion ? board?.expansions : board?.tiles;
    return there?.filter((hexagon) => hexagon === item?.hexagon).length ?? 0;
  }
}
