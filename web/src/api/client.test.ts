import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "./client";

type Fetch = (request: Request) => Promise<Response>;
const TRIED = { seq: 4, choices: [], turn_complete: true };

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });
}

const away: Fetch = () =>
  Promise.resolve(json({ code: "storage-unavailable", message: "", details: {} }, 503));
const silent: Fetch = ({ signal }) =>
  new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
  );
/** Says the head of its answer and never the rest. */
const halfway: Fetch = ({ signal }) => {
  const body = new ReadableStream({
    start(rest) {
      signal.addEventListener("abort", () => rest.error(new DOMException("", "AbortError")));
    },
  });
  return Promise.resolve(new Response(body, { headers: { "content-type": "application/json" } }));
};
const there: Fetch = () => Promise.resolve(json(TRIED));

/** What servers answer, one after the other; the last goes on. Returns how often they were asked. */
function servers(...answers: Fetch[]): () => number {
  let asked = 0;
  vi.stubGlobal("fetch", (request: Request) => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (!answer) throw new Error("no server");
    return answer(request);
  });
  return () => asked;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["has lost its database", away, 500],
  ["does not answer", silent, 5500],
  ["falls silent in its answer", halfway, 5500],
])("a choice is tried again when a server %s", async (_, first, milliseconds) => {
  const asked = servers(first, there);
  const tried = api.attempt("t", ["1B1"], 4);
  await vi.advanceTimersByTimeAsync(milliseconds);
  expect(asked()).toBe(2);
  await expect(tried).resolves.toEqual(TRIED);
});

test("not for ever", async () => {
  const asked = servers(away);
  const tried = expect(api.attempt("t", ["1B1"], 4)).rejects.toMatchObject({
    code: "storage-unavailable",
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await tried;
  expect(asked()).toBe(3);
});

test("what a server refuses is not asked again", async () => {
  const asked = servers(() =>
    Promise.resolve(json({ code: "stale", message: "", details: {} }, 409)),
  );
  await expect(api.attempt("t", ["1B1"], 4)).rejects.toBeInstanceOf(Refusal);
  expect(asked()).toBe(1);
});
