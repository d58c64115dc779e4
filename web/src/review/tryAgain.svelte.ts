/** A turn that went wrong, once more: somebody looks for a better one, and the engine answers. */

import type { Analyst } from "../analysis/analyst.svelte";
import type { Answer, Depth, ReviewedTurn } from "../analysis/messages";
import type { Trial, Trials } from "../analysis/trials";
import { Refusal } from "../api/client";
import type { Choice, GameEvent, View } from "../games/contract";
import { sound } from "../sound/sound";
import { playSounds } from "../table/gameMessages";
import { HalfTurn } from "../table/halfTurn.svelte";
import { Notices } from "../table/notices.svelte";
import { Previews } from "../table/previews.svelte";
import { fault } from "../words/words.svelte";
import { isMistake } from "./course";

/** A turn that costs less by a hair is no better: the numbers beside the verdict would be the same. */
const NOTICEABLE = 0.01;
/** A point of lead is worth so much of the chance to win, as in the classes of turns. */
const POINT = 0.005;

export type Verdict = "best" | "good" | "better" | "worse";

interface Where {
  table: string;
  depth: Depth;
  position: string;
  /** The position with what may be chosen there. */
  stands: Trial;
}

export class TryAgain {
  readonly previews = new Previews();
  readonly notices = new Notices();
  /** The place in the queue while others are answered first. */
  waiting = $state<number | null>(null);
  thinking = $state(false);
  tried = $state.raw<ReviewedTurn | null>(null);
  /** What was asked for: where the best turn begins, or all of it. */
  help = $state<"none" | "hint" | "solution">("none");
  /** What the board asks for at this step. */
  ask = $state("");
  private half = $state.raw<HalfTurn | null>(null);
  /** What the best turn does, once somebody wants to know. */
  solution = $state.raw<Trial | null>(null);
  private stop: (() => void) | null = null;

  constructor(
    readonly played: ReviewedTurn,
    private readonly where: Where,
    private readonly trials: Trials,
    private readonly analyst: Analyst,
  ) {
    this.half = this.newTurn();
  }

  readonly view = $derived.by<View>(() => this.half?.view ?? this.where.stands.view);
  readonly mayChoose = $derived.by(
    () => !!this.half && !this.half.busy && !this.half.complete && !this.tried,
  );
  readonly choices = $derived.by(() => (this.mayChoose ? (this.half?.choices ?? []) : []));
  readonly begun = $derived.by(() => (this.half?.begun ?? false) && !this.tried);
  readonly events = $derived.by<GameEvent[]>(() => this.half?.events ?? []);
  readonly hinted = $derived.by(() =>
    this.help === "solution" && !this.tried ? (this.played.best[0]?.moves ?? []) : [],
  );
  readonly solutionEvents = $derived.by<GameEvent[]>(() => this.solution?.events ?? []);

  /** How the turn that was tried compares with the one that was played. */
  readonly verdict = $derived.by<Verdict | null>(() => {
    const { tried, played } = this;
    if (!tried) return null;
    if (tried.class === "best") return "best";
    if (!isMistake(tried)) return "good";
    return costOf(tried) <= costOf(played) - NOTICEABLE ? "better" : "worse";
  });

  async choose(choice: Choice): Promise<void> {
    const { half } = this;
    if (!half || !this.mayChoose) return;
    this.previews.forget();
    this.notices.clear();
    try {
      playSounds(await half.choose(choice));
      if (this.half === half && half.complete) this.judge(half.moves);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  look(choice: Choice | null): void {
    const { half } = this;
    if (half && this.mayChoose) this.previews.look(choice, (one) => half.look(one));
    else this.previews.forget();
  }

  back(): void {
    this.previews.forget();
    this.half?.back();
  }

  /** Says why a move that is no choice is none. */
  async why(move: string): Promise<void> {
    const { half } = this;
    if (!half || !this.mayChoose) return;
    try {
      await this.trials.of(this.where.position, [...half.moves, move]);
    } catch (refusal) {
      sound.refused();
      this.explain(refusal);
    }
  }

  again(): void {
    this.close();
    this.tried = null;
    this.half = this.newTurn();
  }

  async show(help: "hint" | "solution"): Promise<void> {
    const best = this.played.best[0];
    if (!best) return;
    if (this.tried || help === "solution") this.again();
    this.help = help;
    try {
      this.solution = await this.trials.of(this.where.position, best.moves);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  close(): void {
    this.stop?.();
    this.thinking = false;
    this.previews.forget();
  }

  private newTurn(): HalfTurn {
    const { position, stands } = this.where;
    const attempt = async (moves: string[]) => ({
      ...(await this.trials.of(position, moves)),
      seq: 0,
    });
    return new HalfTurn(0, this.played.seat, stands.choices, attempt);
  }

  private judge(moves: string[]): void {
    const { table, depth } = this.where;
    this.thinking = true;
    this.stop = this.analyst.ask(
      { type: "try", table, turn: this.played.turn - 1, moves, depth },
      (answer) => this.hear(answer),
    );
  }

  private hear(answer: Answer): void {
    if (answer.type === "queued") this.waiting = answer.place;
    else if (answer.type === "tried") this.tried = answer.turn;
    else if (answer.type === "refused") {
      this.notices.say(fault(answer.code, answer.details), "no");
      this.again();
    }
    this.thinking = answer.type === "queued";
  }

  private explain(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) throw refusal;
    this.notices.say(fault(refusal.code, refusal.details), "no");
  }
}

function costOf(turn: ReviewedTurn): number {
  return Math.max(turn.loss, turn.loss_points * POINT);
}
