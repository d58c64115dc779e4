/**
 * An analysis board: one plays for every seat, deals, goes back and branches off. What is allowed
 * and what it does the server says, as at a table; the tree is kept in this page alone.
 */

import { api, Refusal, type Schemas } from "../api/client";
import type { Choice, GameEvent, View } from "../games/contract";
import { settings } from "../settings/settings.svelte";
import { sound } from "../sound/sound";
import { playSounds } from "../table/gameMessages";
import { HalfTurn } from "../table/halfTurn.svelte";
import { MotionQueue } from "../table/motionQueue";
import { Notices } from "../table/notices.svelte";
import { Previews } from "../table/previews.svelte";
import type { Animate } from "../table/tableSession.svelte";
import { fault } from "../words/words.svelte";
import { Dealing } from "./dealing.svelte";
import { START, type Step, type Variations } from "./variations.svelte";

type Stands = Pick<Schemas["TrialAnswer"], "view" | "choices" | "position">;

export class AnalysisSession {
  readonly previews = new Previews();
  readonly notices = new Notices();
  readonly dealing: Dealing;
  view = $state.raw<View | null>(null);
  moving = $state(false);
  /** What the board asks for now, in a sentence. */
  ask = $state("");
  /** A turn of the engine, shown on the board. */
  hinted = $state.raw<string[]>([]);
  /** Set by the page once the board is there. */
  animate: Animate | null = null;

  private half = $state.raw<HalfTurn | null>(null);
  private stands = $state.raw<Stands | null>(null);
  private events = $state.raw<GameEvent[]>([]);
  private readonly queue = new MotionQueue({
    animation: () => (settings.moves && !document.hidden ? this.animate : null),
    playing: (isPlaying) => (this.moving = isPlaying),
  });

  constructor(
    readonly tree: Variations,
    readonly names: string[],
  ) {
    this.dealing = new Dealing({
      shown: (view) => (this.view = view),
      dealt: (answer, deal) => this.goOn({ ...answer, deal, moves: [], seat: null }, answer),
      failed: (refusal) => this.explain(refusal),
    });
    void this.show();
  }

  close(): void {
    this.queue.clear();
  }

  readonly position = $derived.by(() => this.tree.current.position);
  readonly needsDeal = $derived.by(() => {
    const view = this.stands?.view;
    return !!view && !view.asks && !view.outcome;
  });
  readonly outcome = $derived.by(() => this.stands?.view.outcome ?? null);
  /** Whose turn it is; null where nobody can move. */
  readonly toMove = $derived.by(() => this.stands?.view.asks?.seat ?? null);
  /** What the engine may think about. */
  readonly undecided = $derived.by(() => (this.stands?.view.asks ? this.stands.position : null));
  readonly mayChoose = $derived.by(
    () => !!this.half && !this.half.busy && !this.half.complete && !this.moving,
  );
  readonly begun = $derived.by(() => this.half?.begun ?? false);
  readonly choices = $derived.by(() => (this.mayChoose ? (this.half?.choices ?? []) : []));
  readonly last = $derived.by(() => (this.moving || this.begun ? [] : this.events));

  /** Shows a node of the tree, at once. */
  async go(id: number): Promise<void> {
    this.tree.at = id;
    await this.show();
  }

  async back(): Promise<void> {
    if (this.dealing.isOpen) return this.dealing.close(this.stands?.view ?? null);
    if (this.begun) return this.putBack();
    const { parent } = this.tree.current;
    if (parent !== null) await this.go(parent);
  }

  async forward(): Promise<void> {
    const [next] = this.tree.current.next;
    if (next !== undefined) await this.go(next);
  }

  /** Draws what the tree says; the events are those that led there. */
  private async show(): Promise<void> {
    this.reset();
    const { id, position, parent, deal, moves } = this.tree.current;
    try {
      const stands = await api.tryMoves(position, []);
      const before = parent === null ? null : this.tree.node(parent).position;
      const events = before && !deal ? (await api.tryMoves(before, moves)).events : [];
      if (this.tree.at === id) this.stand(stands, events);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  private reset(): void {
    this.queue.clear();
    this.previews.forget();
    this.notices.clear();
    this.dealing.close(null);
    this.half = null;
    this.hinted = [];
    this.ask = "";
  }

  private stand(stands: Stands, events: GameEvent[]): void {
    this.stands = stands;
    this.view = stands.view;
    this.events = events;
    const seat = stands.view.asks?.seat;
    this.half = seat === undefined ? null : this.turnOf(seat, stands);
  }

  private turnOf(seat: number, { choices, position }: Stands): HalfTurn {
    const attempt = async (moves: string[]) => ({
      ...(await api.tryMoves(position, moves)),
      seq: 0,
    });
    return new HalfTurn(0, seat, choices, attempt);
  }

  async choose(choice: Choice): Promise<void> {
    const { half } = this;
    if (!half || !this.mayChoose) return;
    this.previews.forget();
    this.notices.clear();
    try {
      const events = await half.choose(choice);
      if (this.half !== half) return;
      if (half.complete) await this.played(half.seat, half.moves, events);
      else await this.move(events, half.view);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  /** A whole turn at once, such as one that the engine proposes. */
  async playTurn(moves: string[]): Promise<void> {
    const seat = this.toMove;
    if (seat === null) return;
    try {
      await this.played(seat, moves, null);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  private async played(seat: number, moves: string[], shown: GameEvent[] | null): Promise<void> {
    const before = this.tree.at;
    const answer = await api.tryMoves(this.position, moves);
    if (this.tree.at !== before) return;
    await this.move(shown ?? answer.events, answer.view);
    if (this.tree.at !== before) return;
    await this.goOn({ ...answer, deal: "", moves, seat }, answer, answer.events);
  }

  private goOn(step: Step, stands: Stands, events: GameEvent[] = []): void {
    this.reset();
    this.tree.play(step);
    this.stand(stands, events);
  }

  private move(events: GameEvent[], view: View | null): Promise<void> {
    return new Promise((resolve) => {
      this.queue.play({
        events,
        open: () => playSounds(events),
        close: () => {
          this.view = view;
          // After this the queue says that nothing moves any more.
          setTimeout(resolve);
        },
      });
    });
  }

  private putBack(): void {
    this.previews.forget();
    this.queue.clear();
    this.half?.back();
    this.view = this.half?.view ?? this.stands?.view ?? null;
  }

  look(choice: Choice | null): void {
    const { half } = this;
    if (half && this.mayChoose) this.previews.look(choice, (one) => half.look(one));
    else this.previews.forget();
  }

  /** Says why a move that is no choice is none. */
  async why(move: string): Promise<void> {
    const { half } = this;
    if (!half || !this.mayChoose) return;
    try {
      await api.tryMoves(this.position, [...half.moves, move]);
    } catch (refusal) {
      sound.refused();
      this.explain(refusal);
    }
  }

  remove(id: number): void {
    const { at } = this.tree;
    this.tree.remove(id);
    if (this.tree.at !== at) void this.show();
  }

  get isAtStart(): boolean {
    return this.tree.at === START && !this.begun;
  }

  explain(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) throw refusal;
    this.notices.say(fault(refusal.code, refusal.details), "no");
  }
}
