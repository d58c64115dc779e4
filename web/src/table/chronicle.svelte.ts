/** What has happened at a table, turn by turn: asked for once, then kept up with what is told. */

import { api, type Schemas } from "../api/client";
import type { GameEvent } from "../games/contract";
import type { GameMessage } from "../live/table.svelte";
import { shifted, type Phrase, type Told } from "../words/logLines";

export type Story = Schemas["HistoryAnswer"];

/** A turn with the deals that follow it; turn 0 is what was dealt at the beginning. */
export interface Chapter {
  turn: number;
  round: number;
  seat: number | null;
  events: GameEvent[];
  lines: Phrase[][];
  scores: number[];
}

export class Chronicle {
  chapters = $state.raw<Chapter[]>([]);
  start = $state.raw<number[]>([]);
  private seq = -1;
  private waiting: GameMessage[] = [];
  private loading = false;

  constructor(
    private readonly table: string,
    private readonly fetchStory: (id: string) => Promise<Story> = (id) => api.history(id),
  ) {}

  get last(): Chapter | null {
    return this.chapters.at(-1) ?? null;
  }

  async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      const story = await this.fetchStory(this.table);
      this.seq = story.seq;
      this.start = story.start.scores;
      this.chapters = chaptersOf(story);
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
    const before = this.chapters.filter((chapter) => chapter.turn <= turns);
    const last = before.at(-1);
    if (!message.events.length) this.chapters = before;
    else if (last?.turn === turns)
      this.chapters = [...before.slice(0, -1), { ...last, ...joined(last, message), scores }];
    else {
      const { events, lines } = message;
      this.chapters = [...before, { ...told(message), events, lines, scores }];
    }
  }
}

/** What happened first and what happened then, as one. */
function joined(first: Told, then: Told): Pick<Chapter, "events" | "lines"> {
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
}: GameMessage): Omit<Chapter, "events" | "lines" | "scores"> {
  const { turns: turn, view } = standing;
  const entry = entries.find(({ kind }) => kind === "turn");
  const opensRound = events.some(({ kind }) => String(kind).endsWith("round-opened"));
  const round = Number(view["round"]) - (opensRound && turn > 0 ? 1 : 0);
  return { turn, round, seat: typeof entry?.["seat"] === "number" ? entry["seat"] : null };
}

/** A turn and the deals after it belong together. */
export function chaptersOf(story: Story): Chapter[] {
  const chapters: Chapter[] = [];
  for (const told of story.chapters) {
    const last = chapters.at(-1);
    const { turn, round, seat, events, lines, scores } = told;
    if (last?.turn === turn) Object.assign(last, joined(last, told), { scores });
    else chapters.push({ turn, round, seat, events, lines, scores });
  }
  return chapters;
}
