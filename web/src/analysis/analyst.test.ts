import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer } from "./messages";

const guest = vi.fn();
vi.mock("../api/client", () => ({
  api: { guest, introduce: () => ({ name: "Ana" }) },
  Refusal: class extends Error {},
}));

/** A socket that the test holds the other end of. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ v: 1, ...message }) });
  }
}

const REVIEW = { type: "review", table: "t", depth: "usual" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  guest.mockResolvedValue({ name: "Ana" });
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function asked() {
  const { Analyst } = await import("./analyst.svelte");
  const analyst = new Analyst();
  const heard: Answer[] = [];
  const stop = analyst.ask(REVIEW, (answer) => heard.push(answer));
  await vi.advanceTimersByTimeAsync(0);
  return { analyst, heard, stop };
}

const newest = () => FakeSocket.made.at(-1) as FakeSocket;

test("asks as soon as the socket is open, and hears what is told under its id", async () => {
  const { heard } = await asked();
  newest().open();
  expect(newest().sent).toEqual([{ v: 1, ...REVIEW, id: "1" }]);
  newest().tell({ type: "progress", id: "1", done: 2, steps: 9 });
  newest().tell({ type: "progress", id: "other", done: 2, steps: 9 });
  newest().tell({ type: "refused", id: "1", code: "analysis-busy", details: {} });
  newest().tell({ type: "progress", id: "1", done: 3, steps: 9 });
  expect(heard.map(({ type }) => type)).toEqual(["progress", "refused"]);
});

test("asks again after a lost connection, until it is answered", async () => {
  const { analyst, heard } = await asked();
  newest().open();
  newest().close();
  expect(analyst.lost).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(2);
  newest().open();
  expect(analyst.lost).toBe(false);
  expect(newest().sent).toHaveLength(1);
  newest().tell({ type: "review", id: "1", review: {} });
  expect(heard).toHaveLength(1);
  newest().close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.made).toHaveLength(2);
});

test("whoever stops says so, and is told nothing more", async () => {
  const { stop, heard } = await asked();
  newest().open();
  stop();
  expect(newest().sent.at(-1)).toEqual({ v: 1, type: "stop", id: "1" });
  newest().tell({ type: "progress", id: "1", done: 2, steps: 9 });
  expect(heard).toEqual([]);
});

test("a closed one does not come back", async () => {
  const { analyst } = await asked();
  newest().open();
  analyst.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.made).toHaveLength(1);
});
