import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../api/client";
import { LiveTable } from "./table.svelte";

/** A socket that the test holds the other end of. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ v: 1, ...message }) });
  }
}

const WELCOME = {
  type: "welcome",
  table: { id: "t" },
  you: { name: "Ana", seats: [0] },
  seq: 4,
  now: 5000,
  presence: { seats: [], watchers: 0 },
  chat: [],
  rematch: null,
};
const SNAPSHOT = { type: "snapshot", seq: 4, standing: { phase: "running" } };

function last(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error("no socket");
  return socket;
}

function opened(): LiveTable {
  const table = new LiveTable("t");
  last().tell(WELCOME);
  last().tell(SNAPSHOT);
  return table;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 4200 });
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what the server tells is what the page knows", () => {
  const table = opened();
  expect(table.connection).toBe("open");
  expect([table.seq, table.you.name, table.ahead]).toEqual([4, "Ana", 800]);
  last().tell({ type: "game", first: 4, seq: 5, events: [], entries: [], standing: {} });
  expect(table.seq).toBe(5);
  table.close();
});

test("told to come back at once, it does", async () => {
  const table = opened();
  last().close(1012);
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.made).toHaveLength(2);
  last().close(1012); // nobody was there: from now on with pauses
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.made).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.made).toHaveLength(3);
  table.close();
});

test("a lost connection comes back with the last number seen", async () => {
  const table = opened();
  last().close();
  expect(table.connection).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(last().url).toMatch(/\?seq=4$/);
  table.close();
});

test("a command without an answer is sent again, as the same one", async () => {
  const table = opened();
  const done = table.play(0, ["1B1"], 4);
  const [first] = last().sent;
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  last().tell(WELCOME);
  expect(last().sent).toEqual([first]);
  last().tell({ type: "ack", id: first?.["id"], seq: 5 });
  await expect(done).resolves.toBe(5);
  last().tell(WELCOME);
  expect(last().sent).toHaveLength(1);
  table.close();
});

test("a refused command says why", async () => {
  const table = opened();
  const done = table.play(0, ["1B1"], 3);
  const id = last().sent[0]?.["id"];
  last().tell({ type: "refused", id, code: "stale", message: "", details: { seq: 4 } });
  await expect(done).rejects.toEqual(new Refusal(409, "stale", { seq: 4 }));
  table.close();
});

test("a command of unknown fate is waited for and asked about again", async () => {
  const table = opened();
  let played = 0;
  void table.play(0, ["1B1"], 4).then((seq) => (played = seq));
  const [first] = last().sent;
  last().tell({ type: "unknown", id: first?.["id"] });
  expect(table.unsure).toBe(true);
  await vi.advanceTimersByTimeAsync(3500);
  expect(last().sent).toEqual([first, first]);
  expect([table.unsure, played]).toEqual([true, 0]);
  last().tell({ type: "ack", id: first?.["id"], seq: 5 });
  await vi.advanceTimersByTimeAsync(4000);
  expect([table.unsure, played]).toEqual([false, 5]);
  expect(last().sent).toHaveLength(2);
  table.close();
});

test("a command of unknown fate may yet be refused", async () => {
  const table = opened();
  const done = table.play(0, ["1B1"], 4);
  const id = last().sent[0]?.["id"];
  last().tell({ type: "unknown", id });
  last().tell({ type: "refused", id, code: "stale", message: "", details: {} });
  await expect(done).rejects.toEqual(new Refusal(409, "stale", {}));
  expect(table.unsure).toBe(false);
  table.close();
});

test("a server that falls silent is left and looked for again", async () => {
  const table = opened();
  const silent = last();
  silent.close = () => undefined; // it does not answer that either
  await vi.advanceTimersByTimeAsync(15_000);
  expect(silent.sent.at(-1)).toMatchObject({ type: "ping" });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(FakeSocket.made).toHaveLength(2);
  last().tell(WELCOME);
  silent.onclose?.({ code: 1006 });
  expect(table.connection).toBe("open");
  table.close();
});

test("a server that says nothing to a command is left at once, and the next gets it", async () => {
  const table = opened();
  const silent = last();
  silent.close = () => undefined;
  void table.play(0, ["1B1"], 4);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(FakeSocket.made).toHaveLength(2);
  last().tell(WELCOME);
  expect(last().sent).toEqual(silent.sent);
  table.close();
});

test("nor is a server waited for that takes a connection and never greets", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("silence")));
  const table = new LiveTable("t");
  last().close = () => undefined;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(FakeSocket.made).toHaveLength(2);
  last().tell(WELCOME);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(FakeSocket.made).toHaveLength(2);
  table.close();
});

test("a page that is looked at again does not wait for its next try", async () => {
  const table = opened();
  last().close = () => undefined;
  void table.play(0, ["1B1"], 4);
  await vi.advanceTimersByTimeAsync(10_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(2);
  table.close();
});

test("a socket that never opened is a table that may not exist", async () => {
  const body = JSON.stringify({ code: "no-table", message: "", details: {} });
  const headers = { "content-type": "application/json" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status: 404, headers })));
  const table = new LiveTable("t");
  last().close();
  await vi.advanceTimersByTimeAsync(100);
  expect(table.connection).toBe("refused");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a line of the chat that comes twice is said once", () => {
  const table = opened();
  const said = { id: "a", at: 0, seat: 0, name: "Ana", text: "Olá" };
  last().tell({ type: "chat", said });
  last().tell({ type: "chat", said });
  expect(table.chat).toHaveLength(1);
  table.close();
});

test("whoever was signed out elsewhere comes back as somebody who watches, and knows", async () => {
  const table = opened();
  expect(table.isSignedOut).toBe(false);
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  last().tell({ ...WELCOME, you: { name: null, seats: [] } });
  expect(table.isSignedOut).toBe(true);
  table.comeInAgain();
  last().tell(WELCOME);
  expect(table.isSignedOut).toBe(false);
  table.close();
});
