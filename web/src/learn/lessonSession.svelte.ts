/**
 * One learner's way through a lesson: which step is shown, and what becomes of a choice. What is
 * allowed and what it does the server says, as at a table.
 */

import { api, Refusal } from "../api/client";
import type { Choice, GameEvent, View } from "../games/contract";
import { settings } from "../settings/settings.svelte";
import { sound } from "../sound/sound";
import { HalfTurn } from "../table/halfTurn.svelte";
import { playSounds } from "../table/gameMessages";
import { Notices } from "../table/notices.svelte";
import { Previews } from "../table/previews.svelte";
import type { Animate } from "../table/tableSession.svelte";
import { MotionQueue } from "../table/motionQueue";
import { fault, t } from "../words/words.svelte";
import { isWanted, shownMoves, type Lesson, type Step } from "./lessons";

/** The seat of the learner in every position. */
export const LEARNER = 0;
/** Long enough to see one's own turn before the other's. */
const PAUSE = 600;

export class LessonSession {
  readonly previews = new Previews();
  readonly notices = new Notices();
  index = $state(0);
  view = $state.raw<View | null>(null);
  moving = $state(false);
  /** The task is done, and the learner looks at it until they go on. */
  done = $state(false);
  /** What follows by itself is on its way. */
  replying = $state(false);
  /** The board shows what is wanted. */
  helped = $state(false);
  /** Set by the page once the board is there. */
  animate: Animate | null = null;

  /** What the board asks within the task, and what it asked at first: that the task says. */
  private asked = $state("");
  private askedFirst = $state("");
  private half = $state.raw<HalfTurn | null>(null);
  private stands = $state.raw<View | null>(null);
  private events = $state.raw<GameEvent[]>([]);
  private readonly queue = new MotionQueue({
    animation: () => (settings.moves && !document.hidden ? this.animate : null),
    playing: (isPlaying) => (this.moving = isPlaying),
  });

  constructor(
    readonly lesson: Lesson,
    first: number,
    /** Told about every step that is reached. */
    private readonly reached: (step: number) => void,
  ) {
    void this.go(first);
  }

  close(): void {
    this.queue.clear();
  }

  /** Null once the last step is behind. */
  readonly step = $derived.by<Step | null>(() => this.lesson.steps[this.index] ?? null);
  readonly mayChoose = $derived.by(
    () => !!this.half && !this.half.busy && !this.half.complete && !this.moving,
  );
  /** Something of what is asked is done, and may be put back. */
  readonly begun = $derived.by(() => (this.half?.begun ?? false) && !this.done);
  readonly choices = $derived.by(() => (this.mayChoose ? (this.half?.choices ?? []) : []));
  readonly hinted = $derived.by(() =>
    this.helped && this.mayChoose && this.step ? shownMoves(this.step) : [],
  );
  readonly last = $derived.by(() =>
    this.moving || (this.half?.begun && !this.done) ? [] : this.events,
  );

  readonly ask = $derived.by(() => (this.asked === this.askedFirst ? "" : this.asked));

  hearAsk(sentence: string): void {
    if (!sentence) return;
    this.askedFirst ||= sentence;
    this.asked = sentence;
  }

  /** Shows a step from its beginning; one behind the last is the end. */
  async go(index: number, events: GameEvent[] = []): Promise<void> {
    this.queue.clear();
    this.previews.forget();
    this.notices.clear();
    this.half = null;
    this.asked = this.askedFirst = "";
    this.done = this.replying = this.helped = false;
    this.index = Math.max(0, Math.min(this.lesson.steps.length, index));
    this.reached(this.index);
    const { step } = this;
    if (!step) return;
    try {
      const stands = await api.tryMoves(step.position, []);
      if (this.step !== step) return;
      this.stands = this.view = stands.view;
      this.events = events;
      if (step.wanted) this.half = this.turnIn(step, stands.choices);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  private turnIn(step: Step, choices: Choice[]): HalfTurn {
    const attempt = async (moves: string[]) => ({
      ...(await api.tryMoves(step.position, moves)),
      seq: 0,
    });
    return new HalfTurn(0, LEARNER, choices, attempt);
  }

  async choose(choice: Choice): Promise<void> {
    const { half, step } = this;
    if (!half || !step || !this.mayChoose) return;
    if (!isWanted(step, [...half.moves, ...choice.moves])) return this.tellTask(step);
    this.previews.forget();
    this.notices.clear();
    try {
      const events = await half.choose(choice);
      if (this.half !== half) return;
      await this.show(events, half.view);
      if (this.half === half && half.complete) await this.goOn(step, half);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  /** The rules would let them, the lesson has something else in mind. */
  private tellTask(step: Step): void {
    this.helped = true;
    this.previews.forget();
    if (step.task) this.notices.say(t("page-learn-other", { task: t(step.task) }));
  }

  private async goOn(step: Step, half: HalfTurn): Promise<void> {
    this.events = half.events;
    if (!step.then) {
      this.done = true;
      return;
    }
    this.replying = true;
    let { position } = await api.tryMoves(step.position, half.moves);
    for (const turn of step.then) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const reply = await api.tryMoves(position, turn);
      if (this.half !== half) return;
      const events = reply.events;
      await this.show(events, reply.view);
      this.events = events;
      position = reply.position;
    }
    if (this.half === half) await this.go(this.index + 1, this.events);
  }

  private show(events: GameEvent[], view: View | null): Promise<void> {
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

  back(): void {
    this.previews.forget();
    this.queue.clear();
    this.half?.back();
    this.view = this.half?.view ?? this.stands;
  }

  look(choice: Choice | null): void {
    const { half } = this;
    if (half && this.mayChoose) this.previews.look(choice, (one) => half.look(one));
    else this.previews.forget();
  }

  /** Says why a move that is no choice is none. */
  async why(move: string): Promise<void> {
    const { half, step } = this;
    if (!half || !step || !this.mayChoose) return;
    try {
      await api.tryMoves(step.position, [...half.moves, move]);
    } catch (refusal) {
      sound.refused();
      this.explain(refusal);
    }
  }

  skipMotion(): void {
    this.queue.skip();
  }

  private explain(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) throw refusal;
    this.notices.say(fault(refusal.code, refusal.details), "no");
  }
}
