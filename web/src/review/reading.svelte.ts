/** Somebody reading a review: the turn they look at, whose mistakes, and how far along a line. */

import { Analyst } from "../analysis/analyst.svelte";
import type { Depth, Review, ReviewedTurn } from "../analysis/messages";
import { Trials, type Trial } from "../analysis/trials";
import { api, Refusal, type HistoryAnswer } from "../api/client";
import type { GameEvent, View } from "../games/contract";
import { positionsOf, type Position } from "../replay/playback.svelte";
import { stepsOf, type HistoryStep } from "../table/gameHistory.svelte";
import { Notices } from "../table/notices.svelte";
import { fault } from "../words/words.svelte";
import { isMistake, mistakeFrom } from "./course";
import { betterOf, type Option } from "./options";
import { TryAgain } from "./tryAgain.svelte";

/** Turns that would have followed an option, and how many of them are shown on the board. */
export interface Line {
  option: Option;
  trials: Trial[];
  step: number;
}

export class Reading {
  readonly trials = new Trials();
  readonly notices = new Notices();
  /** 0 is the whole game. */
  turn = $state(0);
  whose = $state<number | null>(null);
  line = $state.raw<Line | null>(null);
  attempt = $state.raw<TryAgain | null>(null);
  /** What the better turn would do. */
  private better = $state.raw<Trial | null>(null);
  private readonly positions: Position[];
  private readonly steps: HistoryStep[];
  private readonly before = new Map<number, Promise<string>>();

  constructor(
    readonly table: string,
    readonly review: Review,
    readonly depth: Depth,
    history: HistoryAnswer,
    private readonly analyst: Analyst,
  ) {
    this.positions = positionsOf(history);
    this.steps = stepsOf(history);
  }

  readonly turns = $derived.by(() => this.review.turns.length);
  readonly looked = $derived.by<ReviewedTurn | null>(
    () => this.review.turns[this.turn - 1] ?? null,
  );
  readonly mayTry = $derived.by(() => this.looked !== null && isMistake(this.looked));

  /** What the board shows: the position before the turn, or what became of it. */
  readonly view = $derived.by<View | null>(() => {
    if (this.attempt) return this.attempt.view;
    const { line } = this;
    const along = line ? line.trials[line.step - 1] : null;
    return along?.view ?? this.positions[this.turn ? this.turn - 1 : this.turns]?.view ?? null;
  });

  /** What has just happened on the board. */
  readonly last = $derived.by<GameEvent[]>(() => {
    const { line } = this;
    if (this.attempt || !this.turn) return [];
    return line?.trials[line.step - 1]?.events ?? [];
  });

  /** Turns are drawn on the position in which they were to be chosen. */
  readonly isDrawn = $derived.by(() => !this.attempt && !this.line && this.turn > 0);
  readonly playedEvents = $derived.by<GameEvent[]>(
    () => this.steps.find(({ turn }) => turn === this.turn)?.events ?? [],
  );
  readonly betterEvents = $derived.by<GameEvent[]>(() => this.better?.events ?? []);

  look(turn: number): void {
    this.turn = Math.max(0, Math.min(this.turns, turn));
    this.line = this.attempt = this.better = null;
    this.notices.clear();
    void this.load();
  }

  by(steps: 1 | -1): void {
    this.look(this.turn + steps);
  }

  /** To the next mistake, or the one before; where there is none nothing happens. */
  toMistake(direction: 1 | -1): void {
    const found = this.mistake(direction);
    if (found !== null) this.look(found);
  }

  mistake(direction: 1 | -1): number | null {
    return mistakeFrom(this.review, this.turn, direction, this.whose === null ? [] : [this.whose]);
  }

  /** On to the next mistake, which is to be mended. */
  tryNext(): void {
    const found = this.mistake(1);
    if (found === null) return;
    this.look(found);
    void this.tryAgain();
  }

  /** The position before the turn that is looked at, as text. */
  position(): Promise<string> {
    const { turn, before } = this;
    const known =
      before.get(turn) ?? api.position(this.table, turn - 1).then(({ position }) => position);
    before.set(turn, known);
    known.catch(() => before.delete(turn));
    return known;
  }

  /** What a turn would do here. */
  async trial(moves: string[]): Promise<Trial> {
    return this.trials.of(await this.position(), moves);
  }

  /** Shows what would have followed, so many turns on; 0 is the position before. */
  async follow(option: Option, step: number): Promise<void> {
    const { turn } = this;
    this.attempt = null;
    if (step <= 0) {
      this.line = null;
      return;
    }
    try {
      const turns = [option.moves, ...option.line];
      const trials = await this.trials.line(await this.position(), turns);
      if (this.turn === turn) this.line = { option, trials, step: Math.min(step, trials.length) };
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  /** The board is theirs: a better turn is to be found. */
  async tryAgain(): Promise<void> {
    const { looked, turn } = this;
    if (!looked) return;
    try {
      const position = await this.position();
      const stands = await this.trials.of(position, []);
      if (this.turn !== turn) return;
      this.line = null;
      const where = { table: this.table, depth: this.depth, position, stands };
      this.attempt = new TryAgain(looked, where, this.trials, this.analyst);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  private async load(): Promise<void> {
    const { turn, looked } = this;
    const better = looked && betterOf(looked);
    if (!better) return;
    try {
      const found = await this.trial(better.moves);
      if (this.turn === turn) this.better = found;
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  private explain(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) throw refusal;
    this.notices.say(fault(refusal.code, refusal.details), "no");
  }
}
