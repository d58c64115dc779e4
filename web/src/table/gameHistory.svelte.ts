/** What has happened at a table, turn by turn: asked for once, then kept up with what is told. */

import { api, type HistoryAnswer } from "../api/client";
import type { GameEvent } from "../games/contract";
import type { GameMessage } from "../live/table.svelte";
import { shifted, type Phrase, type Told } from "../words/logLines";

/** A turn with the deals that follow it; turn 0 is what was dealt at the beginning. */
export interface HistoryStep {
  turn: number;
  round: number;
  seat: number | null;
  events: GameEvent[];
  lines: Phrase[][];
  scores: number[];
}

export class GameHistory {
  steps = $state.raw<HistoryStep[]>([]);
  start = $state.raw<number[]>([]);
  private seq = -1;
  private waiting: GameMessage[] = [];
  private loading = false;

  constructor(
    private readonly table: string,
    private readonly fetchHistory: (id: string) => Promise<HistoryAnswer> = (id) => api.history(id),
  ) {}

  get last(): HistoryStep | null {
    return this.steps.at(-1) ?? null;
  }

  /**
   * The turn up to which somebody has seen everything: their last one. For those who watch or share
   * a device, and right after one's own turn, only the last turn is new.
   */
  seenBy(mine: readonly number[]): number {
    const last = this.last?.turn ?? 0;
    if (mine.length !== 1) return last - 1;
    const own = this.steps.filter(({ seat }) => seat === mine[0]).at(-1);
    return Math.min(own?.turn ?? 0, last - 1);
  }

  /** Everything that happened after a turn. */
  after(turn: number): GameEvent[] {
    return this.steps.filter((step) => step.turn > turn).flatMap(({ events }) => events);
  }

  async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      const answer = await this.fetchHistory(this.table);
      this.seq = answer.seq;
      this.start = answer.start.scores;
      this.steps = stepsOf(answer);
    } finally {
      this.loading = false;
    }
    const waiting = this.waiting.splice(0);
    waiting.forEach((message) => this.hear(message));
  }

  hear(message: GameMessage): void {
    if (this.loading) this.waiting.push(message);
    else if (message.seq <= this.seq) return;
    else if (message.first !== this.seq) void this.load();
    else this.add(message);
  }

  private add(message: GameMessage): void {
    this.seq = message.seq;
    const { turns, scores } = message.standing;
    const before = this.steps.filter((step) => step.turn <= turns);
    const last = before.at(-1);
    if (!message.events.length) this.steps = before;
    else if (last?.turn === turns)
      this.steps = [...before.slice(0, -1), { ...last, ...joined(last, message), scores }];
    else {
      const { events, lines } = message;
      this.steps = [...before, { ...told(message), events, lines, scores }];
    }
  }
}

/** What happened first and what happened then, as one. */
function joined(first: Told, then: Told): Pick<HistoryStep, "events" | "lines"> {
  return {
    events: [...first.events, ...then.events],
    lines: [...first.lines, ...shifted(then.lines, first.events.length)],
  };
}

/** Whose turn it was, and in which round it began. */
function told({
  entries,
  events,
  standing,
}: GameMessage): Omit<HistoryStep, "events" | "lines" | "scores"> {
  const { turns: turn, view } = standing;
  const entry = entries.find(({ kind }) => kind === "turn");
  const opensRound = events.some(({ kind }) => String(kind).endsWith("round-opened"));
  const round = Number(view["round"]) - (opensRound && turn > 0 ? 1 : 0);
  return { turn, round, seat: typeof entry?.["seat"] === "number" ? entry["seat"] : null };
}

/** A turn and the deals after it belong together. */
export function stepsOf(answer: HistoryAnswer): HistoryStep[] {
  const steps: HistoryStep[] = [];
  for (const told of answer.chapters) {
    const last = steps.at(-1);
    const { turn, round, seat, events, lines, scores } = told;
    if (last?.turn === turn) Object.assign(last, joined(last, told), { scores });
    else steps.push({ turn, round, seat, events, lines, scores });
  }
  return steps;
}
