/** Requests to the server, typed by its own document. */

import createClient from "openapi-fetch";
import type { components, paths } from "../generated/api";

export type Schemas = components["schemas"];
export type TableAnswer = Schemas["TableAnswer"];
export type TableRequest = Schemas["TableRequest"];
export type ListedTable = Schemas["ListedTable"];
export type GamesAnswer = Schemas["GamesAnswer"];
export type NetworkBotsAnswer = Schemas["NetworkBotsAnswer"];
export type GameFacts = Schemas["GameFacts"];
export type HintAnswer = Schemas["HintAnswer"];
export type AttemptAnswer = Schemas["AttemptAnswer"];
export type Standing = Schemas["TableSnapshot"];
export type SeatStanding = Schemas["SeatSnapshot"];
export type HistoryAnswer = Schemas["HistoryAnswer"];
export type TableFacts = Schemas["TableFacts"];

/** The server said no: a code and values, which `fault()` puts into words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: Record<string, unknown>,
  ) {
    super(code);
  }
}

export const client = createClient<paths>({
  baseUrl: location.origin,
  credentials: "same-origin",
  fetch: async (sent) => {
    try {
      return await fetch(sent);
    } catch {
      throw new Refusal(0, "server-gone", {});
    }
  },
});

type Reply<Answer> =
  | { data: Answer; error?: never; response: Response }
  | { data?: never; error: NonNullable<unknown>; response: Response };

/** What the server has answered; a refusal is thrown. */
export async function answer<Answer>(sent: Promise<Reply<Answer>>): Promise<Answer> {
  const { data, error, response } = await sent;
  if (error !== undefined || !response.ok) throw refusal(response.status, error);
  return data;
}

function refusal(status: number, error: unknown): Refusal {
  if (!isErrorBody(error)) return new Refusal(status, "http-error", { status });
  return new Refusal(status, error.code, error.details);
}

function isErrorBody(error: unknown): error is Schemas["ErrorBody"] {
  return typeof error === "object" && error !== null && "code" in error && "details" in error;
}

/** Moves that the rules forbid are refused, though asking about them is no mistake. */
async function allowed<Answer extends object>(
  sent: Promise<Reply<Answer | Schemas["RefusedMoves"]>>,
): Promise<Answer> {
  const found = await answer(sent);
  if (!("refused" in found)) return found;
  const { code, details } = found.refused;
  throw new Refusal(200, code, details);
}

/** How long to wait before asking again, and for how long an answer is waited for. */
const PAUSES = [300, 1200];
const PATIENCE = 5000;
/** No answer; or one of a proxy without a server, or of a server without its database. */
const AWAY = [0, 502, 503, 504];

/** For what changes nothing, and so can be asked again: another server may have taken over. */
async function patiently<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await inTime(ask);
    } catch (refusal) {
      if (!(refusal instanceof Refusal && AWAY.includes(refusal.status))) throw refusal;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return inTime(ask);
}

async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    return await ask(patience.signal);
  } catch (fault) {
    if (patience.signal.aborted) throw new Refusal(0, "server-gone", {});
    throw fault;
  } finally {
    clearTimeout(timer);
  }
}

const at = (table: string) => ({ params: { path: { table } } });
const seatAt = (table: string, seat: number) => ({ params: { path: { table, seat } } });

export const api = {
  games: () => answer(client.GET("/api/games")),
  networkBots: () => answer(client.GET("/api/bots")),
  guest: () => answer(client.GET("/api/guest")),
  introduce: (name: string) => answer(client.POST("/api/guest", { body: { name } })),
  signOut: () => answer(client.DELETE("/api/guest/sessions")),
  create: (wanted: TableRequest) => answer(client.POST("/api/tables", { body: wanted })),
  table: (id: string) => answer(client.GET("/api/tables/{table}", at(id))),
  publicTables: () => answer(client.GET("/api/tables")),
  myTables: () => answer(client.GET("/api/tables/mine")),
  finished: () => answer(client.GET("/api/tables/finished")),
  takeSeat: (id: string, seat: number) =>
    answer(
      client.PUT("/api/tables/{table}/seats/{seat}", {
        ...seatAt(id, seat),
        body: { entropy: "" },
      }),
    ),
  leaveSeat: (id: string, seat: number) =>
    answer(client.DELETE("/api/tables/{table}/seats/{seat}", seatAt(id, seat))),
  seatBot: (id: string, seat: number, level: string) =>
    answer(
      client.PUT("/api/tables/{table}/seats/{seat}/bot", {
        ...seatAt(id, seat),
        body: { level },
      }),
    ),
  letWatchersChat: (id: string, watchers: boolean) =>
    answer(client.PUT("/api/tables/{table}/chat", { ...at(id), body: { watchers } })),
  cancel: (id: string) => answer(client.DELETE("/api/tables/{table}", at(id))),
  seatLink: (id: string, seat: number) =>
    answer(client.POST("/api/tables/{table}/seats/{seat}/link", seatAt(id, seat))),
  moveSeat: (id: string, token: string) =>
    answer(client.POST("/api/tables/{table}/seats/move", { ...at(id), body: { token } })),
  attempt: (id: string, moves: string[], seq: number) =>
    patiently((signal) =>
      allowed<AttemptAnswer>(
        client.POST("/api/tables/{table}/attempt", {
          ...at(id),
          body: { moves, expected_seq: seq },
          signal,
        }),
      ),
    ),
  /** In a position of no table. */
  tryMoves: (position: string, moves: string[]) =>
    allowed<Schemas["TrialAnswer"]>(
      client.POST("/api/positions/attempt", { body: { position, moves } }),
    ),
  startPosition: (wanted: Schemas["StartRequest"]) =>
    answer(client.POST("/api/positions/start", { body: wanted })),
  editPosition: (wanted: Schemas["EditRequest"]) =>
    answer(client.POST("/api/positions/edit", { body: wanted })),
  draw: (position: string, drawn: string[], byChance: boolean) =>
    answer(client.POST("/api/positions/draw", { body: { position, drawn, by_chance: byChance } })),
  readRecord: (text: string) => answer(client.POST("/api/records/read", { body: { text } })),
  writeRecord: (tree: Schemas["WriteRequest"]) =>
    answer(client.POST("/api/records/write", { body: tree, parseAs: "text" })),
  hint: (id: string) => answer(client.GET("/api/tables/{table}/hint", at(id))),
  record: (id: string) =>
    answer(client.GET("/api/tables/{table}/record", { ...at(id), parseAs: "text" })),
  position: (id: string, turn?: number) =>
    answer(
      client.GET("/api/tables/{table}/position", {
        params: { path: { table: id }, query: { turn: turn ?? null } },
      }),
    ),
  picture: (id: string, language: string, turn?: number) =>
    answer(
      client.GET("/api/tables/{table}/picture.svg", {
        params: { path: { table: id }, query: { language, turn: turn ?? null } },
        parseAs: "text",
      }),
    ),
  history: (id: string, views = false) =>
    answer(
      client.GET("/api/tables/{table}/story", {
        params: { path: { table: id }, query: { views } },
      }),
    ),
  review: (id: string, depth: "usual" | "deep") =>
    answer(
      client.GET("/api/tables/{table}/review", {
        params: { path: { table: id }, query: { depth } },
      }),
    ),
  reviewPicture: (id: string, language: string, depth: "usual" | "deep") =>
    answer(
      client.GET("/api/tables/{table}/review.svg", {
        params: { path: { table: id }, query: { language, depth } },
        parseAs: "text",
      }),
    ),
  report: (id: string, wanted: Schemas["ReportRequest"]) =>
    answer(client.POST("/api/tables/{table}/reports", { ...at(id), body: wanted })),
  rematch: (id: string) => answer(client.POST("/api/tables/{table}/rematch", at(id))),
  version: async () => (await answer(client.GET("/health"))).version,
};
