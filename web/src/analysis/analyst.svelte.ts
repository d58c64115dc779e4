/** The server's engine, asked over one socket, which comes back by itself and asks again. */

import { api } from "../api/client";
import { me } from "../settings/me.svelte";
import type { Answer, Message, Question } from "./messages";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20_000;

type Hear = (answer: Answer) => void;

interface Asked {
  question: Question;
  hear: Hear;
}

export class Analyst {
  /** Nothing is heard at the moment; it is asked again. */
  lost = $state(false);
  private readonly asked = new Map<string, Asked>();
  private socket: WebSocket | null = null;
  private number = 0;
  private pause = FIRST_PAUSE;
  private retry = 0;
  private beat = 0;
  private closed = false;

  /** Every answer is heard; returns how to stop. */
  ask(question: Question, hear: Hear): () => void {
    const id = String(++this.number);
    this.asked.set(id, { question, hear });
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ ...question, id });
    else if (!this.socket && !this.retry) void this.connect();
    return () => this.stop(id);
  }

  close(): void {
    this.closed = true;
    this.asked.clear();
    this.stopTimers();
    this.socket?.close();
  }

  private stop(id: string): void {
    if (this.asked.delete(id)) this.send({ type: "stop", id });
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ v: 1, ...message }));
  }

  private async connect(): Promise<void> {
    this.retry = -1;
    try {
      await me.as(() => api.guest());
    } catch {
      return this.later();
    }
    if (this.closed) return;
    this.retry = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/analysis`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as Message);
    socket.onclose = () => this.later();
  }

  private opened(): void {
    this.lost = false;
    this.pause = FIRST_PAUSE;
    this.beat = window.setInterval(() => this.send({ type: "ping" }), HEARTBEAT);
    for (const [id, { question }] of this.asked) this.send({ ...question, id });
  }

  private later(): void {
    this.socket = null;
    this.stopTimers();
    this.retry = 0;
    // Whoever has been answered needs no connection until the next question.
    if (this.closed || !this.asked.size) return;
    this.lost = true;
    const spread = this.pause * (0.75 + Math.random() / 2);
    this.retry = window.setTimeout(() => void this.connect(), spread);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private hear(message: Message): void {
    if (!("id" in message) || message.id === null) return;
    const asked = this.asked.get(message.id);
    if (isLast(message)) this.asked.delete(message.id);
    asked?.hear(message);
  }

  private stopTimers(): void {
    clearTimeout(this.retry);
    clearInterval(this.beat);
  }
}

function isLast(answer: Answer): boolean {
  if (answer.type === "analysis") return answer.done;
  return answer.type !== "queued" && answer.type !== "progress";
}
