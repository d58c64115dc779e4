/** What has happened at a table, turn by turn: asked for once, then kept up with what is told. */

import { api, type Schemas } from "../api/client";
import type { GameEvent } from "../games/contract";
import type { GameMessage } from "../live/table.svelte";

export type Story = Schemas["StoryAnswer"];

/** A turn with the deals that follow it; turn 0 is what was dealt at the beginning. */
export interface Chapter {
  turn: number;
  round: number;
  seat: number | null;
  events: GameEvent[];
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
    private readonly fetchStory: (id: string) => Promise<Story> = (id) => api.story(id),
  ) {}

  get last(): Chapter | null {
    return this.chapters.at(-1) ?? null;
  }

  /** What a seat has won and lost in these chapters, event by event. */
  pointsOf(seat: number): GameEvent[] {
    return this.chapters
      .flatMap((chapter) => chapter.events)
      .filter((event) => event.seat === seat && typeof event["points"] === "number");
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
    const kept = this.chapters.filter((chapter) => chapter.turn < turns || !played(message));
    this.chapters = kept.filter((chapter) => chapter.turn <= turns);
    const events = message.events as unknown as GameEvent[];
    if (!events.length) return;
    const before = this.last;
    if (before?.turn === turns) {
      const events_ = [...before.events, ...events];
      this.chapters = [...this.chapters.slice(0, -1), { ...before, events: events_, scores }];
    } else {
      const round = Number(message.standing.view["round"]);
      const opened = events.some((event) => event.kind.endsWith("round-opened"));
      const began = opened && turns > 0 ? round - 1 : round;
      this.chapters = [
        ...this.chapters,
        { turn: turns, round: began, seat: seatOf(message), events, scores },
      ];
    }
  }
}

function played(message: GameMessage): boolean {
  return message.entries.some((entry) => entry["kind"] === "turn");
}

function seatOf(message: GameMessage): number | null {
  const turn = message.entries.find((entry) => entry["kind"] === "turn");
  return typeof turn?.["seat"] === "number" ? turn["seat"] : null;
}

/** A turn and the deals after it belong together. */
export function chaptersOf(story: Story): Chapter[] {
  const chapters: Chapter[] = [];
  for (const told of story.chapters) {
    const events = told.events as unknown as GameEvent[];
    const last = chapters.at(-1);
    if (last && last.turn === told.turn) {
      last.events.push(...events);
      last.scores = told.scores;
    } else {
      const { turn, round, seat, scores } = told;
      chapters.push({ turn, round, seat, events: [...events], scores });
    }
  }
  return chapters;
}
