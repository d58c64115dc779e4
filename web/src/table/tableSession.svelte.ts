/**
 * One person at one table: what is drawn, what may be chosen, and what becomes of a choice. The
 * table says what is true; the queue of motions decides when it is seen.
 */

import { api, Refusal, type Standing } from "../api/client";
import type { Choice, GameBoard, GameEvent, View } from "../games/contract";
import { LiveTable, type GameMessage } from "../live/table.svelte";
import { settings } from "../settings/settings.svelte";
import { sound } from "../sound/sound";
import { fault, t } from "../words/words.svelte";
import { Advice } from "./advice.svelte";
import { GameHistory } from "./gameHistory.svelte";
import { HalfTurn } from "./halfTurn.svelte";
import { changesGame, playSounds } from "./gameMessages";
import { namesOf } from "./names";
import { Notices } from "./notices.svelte";
import { Previews } from "./previews.svelte";
import { MotionQueue } from "./motionQueue";
import { Actions } from "./actions.svelte";

export type Animate = (events: GameEvent[], signal: AbortSignal) => Promise<void>;

export class TableSession {
  readonly table: LiveTable;
  readonly history: GameHistory;
  readonly advice: Advice;
  readonly previews = new Previews();
  readonly notices = new Notices();
  readonly actions = new Actions(this);
  /** What is shown, which may be behind what the table has told. */
  standing = $state.raw<Standing | null>(null);
  view = $state.raw<View | null>(null);
  half = $state.raw<HalfTurn | null>(null);
  moving = $state(false);
  /** From the sending of a turn until the table tells what it did. */
  sending = $state(false);
  /** Set by the page once the board is there. */
  animate: Animate | null = null;
  /** What moves across the board just now. */
  shownEvents = $state.raw<readonly GameEvent[]>([]);
  private asked = $state("");
  /** Nothing until it has come; null if the game has none. */
  board = $state.raw<GameBoard | null>();

  private readonly queue = new MotionQueue({
    animation: () => (settings.moves && !document.hidden ? this.animate : null),
    playing: (isPlaying) => (this.moving = isPlaying),
  });
  private readonly leave: () => void;
  private shownSeq = 0;

  constructor(readonly id: string) {
    this.table = new LiveTable(id);
    this.history = new GameHistory(id);
    this.advice = new Advice(id);
    this.leave = this.table.listen({
      snapshot: (standing) => this.snapshot(standing),
      game: (message) => this.game(message),
    });
  }

  close(): void {
    this.leave();
    this.queue.clear();
    this.table.close();
  }

  readonly mine = $derived.by(() => this.table.you.seats);
  readonly names = $derived.by(() => namesOf(this.standing?.seats ?? []));
  readonly cast = $derived.by(() => ({ names: this.names, variant: this.view?.variant ?? "" }));
  readonly seat = $derived.by(() => this.standing?.to_move ?? null);
  /** It is the turn of a seat on this device. */
  readonly myTurn = $derived(this.seat !== null && this.mine.includes(this.seat));
  readonly mayChoose = $derived.by(
    () => !!this.half && !this.half.busy && !this.half.complete && !this.moving && !this.sending,
  );
  readonly choices = $derived.by(() => (this.mayChoose ? (this.half?.choices ?? []) : []));
  /** The table waits for this person, and the board has come to rest. */
  readonly isCalled = $derived.by(
    () =>
      this.myTurn &&
      !this.sending &&
      this.standing?.phase === "running" &&
      (!this.moving || this.half !== null),
  );
  /** A whole turn that waits to be confirmed. */
  readonly isReady = $derived.by(() => !!this.half?.complete && !this.sending && !this.moving);
  /** The seat whose board lies nearest: the one that moves on this device, or one that was chosen. */
  chosenNear = $state<number | null>(null);
  private lastOwn = $state<number | null>(null);
  readonly near = $derived.by(() => {
    if (this.myTurn && this.mine.length > 1) return this.seat ?? 0;
    return this.chosenNear ?? this.lastOwn ?? this.mine[0] ?? 0;
  });
  /** What happened after this turn is new to this person. */
  readonly seenTurn = $derived.by(() => this.history.seenBy(this.mine));
  readonly last = $derived.by(() => this.history.after(this.seenTurn));

  /** What this person is to do now, as the board says it. */
  readonly ask = $derived.by(() => (this.isCalled && !this.half?.complete ? this.asked : ""));

  /** Between two steps the board has nothing to ask: what it asked last stays. */
  hearAsk(sentence: string): void {
    if (sentence) this.asked = sentence;
  }

  // The half-made turn

  async choose(choice: Choice): Promise<void> {
    const { half } = this;
    if (!half || !this.mayChoose) return;
    this.previews.forget();
    this.notices.clear();
    try {
      const events = await half.choose(choice);
      if (this.half === half) this.showStep(half, events);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  private showStep(half: HalfTurn, events: GameEvent[]): void {
    const { view } = half;
    this.queue.play({
      events,
      open: () => this.open(events),
      close: () => (this.view = view),
    });
    if (half.complete && !settings.confirms) void this.send();
  }

  back(): void {
    this.previews.forget();
    this.queue.clear();
    this.half?.back();
    this.view = this.half?.view ?? this.standing?.view ?? null;
  }

  async send(): Promise<void> {
    const { half } = this;
    if (!half?.complete || this.sending) return;
    this.sending = true;
    try {
      await this.table.play(half.seat, half.moves, half.seq);
    } catch (refusal) {
      this.sending = false;
      this.explain(refusal);
      this.queue.clear();
      if (this.half === half) this.begin();
    }
  }

  look(choice: Choice | null): void {
    const { half } = this;
    if (half && this.mayChoose) this.previews.look(choice, (one) => half.look(one));
    else this.previews.forget();
  }

  /** Says why a move that is no choice is none. */
  async why(move: string): Promise<void> {
    const { half } = this;
    if (this.mine.length && !this.myTurn) this.notices.say(t("page-table-moves-none"), "no");
    if (!half || !this.mayChoose) return;
    try {
      await api.attempt(this.id, [...half.moves, move], half.seq);
    } catch (refusal) {
      sound.refused();
      this.explain(refusal);
    }
  }

  explain(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) throw refusal;
    const why =
      refusal.code === "stale" ? t("page-table-stale") : fault(refusal.code, refusal.details);
    this.notices.say(why, "no");
  }

  skip(): void {
    this.queue.skip();
  }

  // What the table tells

  private snapshot(standing: Standing): void {
    this.queue.clear();
    this.sending = false;
    this.show(standing, this.table.seq ?? 0);
    void this.history.load().catch(() => undefined);
  }

  private game(message: GameMessage): void {
    this.history.hear(message);
    this.tellUndo(message);
    this.tellWhoLeaves(message);
    if (!changesGame(message)) return this.keepTurn(message);
    const seen = this.ownEvents(message);
    const events = message.events.slice(seen);
    this.half = null;
    this.sending = false;
    this.advice.clear();
    this.previews.forget();
    this.queue.play({
      events,
      open: () => this.open(events),
      close: () => this.show(message.standing, message.seq),
    });
  }

  private open(events: GameEvent[]): void {
    this.shownEvents = events;
    playSounds(events);
  }

  private tellUndo({ entries }: GameMessage): void {
    const undone = entries.find(({ kind }) => kind === "undone");
    const who = this.names[Number(undone?.["seat"])] ?? "";
    if (undone) this.notices.say(t("page-table-undone", { who }));
    else if (entries.some(({ kind }) => kind === "undo-refused"))
      this.notices.say(t("page-table-undo-refused"));
  }

  /** Where the others play on, nothing else would say why somebody has no more turns. */
  private tellWhoLeaves({ entries, standing }: GameMessage): void {
    if (standing.phase === "finished") return;
    for (const { kind, seat } of entries) {
      const why = LEAVING[String(kind)];
      const names = this.names[Number(seat)] ?? "";
      if (why) this.notices.say(t("page-table-outcome-out", { why, names }));
    }
  }

  /** Somebody sat down, or asked for an undo: the turn under way goes on. */
  private keepTurn({ standing, seq }: GameMessage): void {
    if (this.half) this.half.seq = seq;
    this.queue.play({
      events: [],
      close: () => {
        [this.standing, this.shownSeq] = [standing, seq];
        if (!this.half) this.begin();
      },
    });
  }

  /** How many events of the message this page has already shown, choice by choice. */
  private ownEvents(message: GameMessage): number {
    const turn = message.entries.find((entry) => entry["kind"] === "turn");
    const isOwn = this.half && String(turn?.["moves"]) === String(this.half.moves);
    return isOwn ? (this.half?.events.length ?? 0) : 0;
  }

  private show(standing: Standing, seq: number): void {
    this.standing = standing;
    this.shownSeq = seq;
    this.begin();
  }

  /** A new turn from the position that is shown, if it is ours and nothing newer is on its way. */
  private begin(): void {
    const { standing } = this;
    if (!standing) return;
    this.view = standing.view;
    this.previews.forget();
    const isOurs = standing.to_move !== null && this.mine.includes(standing.to_move);
    if (!isOurs || this.shownSeq !== this.table.seq || standing.to_move === null) {
      this.half = null;
      return;
    }
    const choices = standing.choices;
    this.half = HalfTurn.at(this.id, this.shownSeq, standing.to_move, choices);
    this.lastOwn = standing.to_move;
    const [only, ...others] = choices;
    if (only && !others.length) void this.playForced(this.half, only);
  }

  /** Where nothing can be chosen, nobody need choose. */
  private async playForced(half: HalfTurn, only: Choice): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, FORCED_PAUSE));
    if (this.half !== half || half.begun || !this.mayChoose) return;
    await this.choose(only);
    this.notices.say(t("page-table-forced"));
  }

  /** Our seats may have changed since the position was shown. */
  seatsChanged(): void {
    if (!this.moving && !this.half?.begun) this.begin();
  }
}

/** Why somebody is out, by kind of entry. */
const LEAVING: Record<string, string> = { resigned: "resigned", "time-expired": "time" };

/** Long enough to see that it was our turn. */
const FORCED_PAUSE = 600;
