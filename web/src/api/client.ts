/** Requests to the server, typed by its own document. */

import type { components } from "../generated/api";

export type Schemas = components["schemas"];
export type TableAnswer = Schemas["TableAnswer"];
export type TableRequest = Schemas["TableRequest"];
export type ListedTable = Schemas["ListedTable"];
export type GamesAnswer = Schemas["GamesAnswer"];
export type GameFacts = Schemas["GameFacts"];
export type HintAnswer = Schemas["HintAnswer"];
export type AttemptAnswer = Schemas["AttemptAnswer"];
export type Standing = Schemas["TableSnapshot"];
export type SeatStanding = Schemas["SeatSnapshot"];
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

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const sent: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, sent);
  } catch {
    throw new Refusal(0, "server-gone", {});
  }
  return (await answer(response)) as Answer;
}

async function answer(response: Response): Promise<unknown> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (response.ok) return isJson ? response.json() : response.text();
  if (!isJson) throw new Refusal(response.status, "http-error", { status: response.status });
  const { code, details } = (await response.json()) as Schemas["ErrorBody"];
  throw new Refusal(response.status, code, details);
}

/** What moves would do. Those that the rules forbid are refused, though asking is no mistake. */
async function tried<Answer extends object>(path: string, body: object): Promise<Answer> {
  const found = await request<Answer | Schemas["RefusedMoves"]>("POST", path, body);
  if (!("refused" in found)) return found;
  const { code, details } = found.refused;
  throw new Refusal(200, code, details);
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => request<GamesAnswer>("GET", "/games"),
  guest: () => request<Schemas["GuestAnswer"]>("GET", "/guest"),
  introduce: (name: string) => request<Schemas["GuestAnswer"]>("POST", "/guest", { name }),
  create: (wanted: TableRequest) => request<TableAnswer>("POST", "/tables", wanted),
  table: (id: string) => request<TableAnswer>("GET", table(id)),
  publicTables: () => request<Schemas["TablesAnswer"]>("GET", "/tables"),
  myTables: () => request<Schemas["TablesAnswer"]>("GET", "/tables/mine"),
  finished: () => request<Schemas["TablesAnswer"]>("GET", "/tables/finished"),
  takeSeat: (id: string, seat: number) =>
    request<Schemas["SeatAnswer"]>("PUT", `${table(id)}/seats/${seat}`, {}),
  leaveSeat: (id: string, seat: number) => request<unknown>("DELETE", `${table(id)}/seats/${seat}`),
  seatLink: (id: string, seat: number) =>
    request<Schemas["SeatLinkAnswer"]>("POST", `${table(id)}/seats/${seat}/link`),
  moveSeat: (id: string, token: string) =>
    request<Schemas["SeatAnswer"]>("POST", `${table(id)}/seats/move`, { token }),
  attempt: (id: string, moves: string[], seq: number) =>
    tried<AttemptAnswer>(`${table(id)}/attempt`, { moves, expected_seq: seq }),
  /** In a position of no table. */
  tryMoves: (position: string, moves: string[]) =>
    tried<Schemas["TrialAnswer"]>("/positions/attempt", { position, moves }),
  hint: (id: string) => request<HintAnswer>("GET", `${table(id)}/hint`),
  record: (id: string) => request<string>("GET", `${table(id)}/record`),
  position: (id: string, turn?: number) =>
    request<Schemas["PositionAnswer"]>(
      "GET",
      `${table(id)}/position${turn === undefined ? "" : `?turn=${turn}`}`,
    ),
  picture: (id: string, language: string, turn?: number) =>
    request<string>(
      "GET",
      `${table(id)}/picture.svg?language=${language}${turn === undefined ? "" : `&turn=${turn}`}`,
    ),
  story: (id: string) => request<Schemas["HistoryAnswer"]>("GET", `${table(id)}/story`),
  replay: (id: string) => request<Schemas["HistoryAnswer"]>("GET", `${table(id)}/story?views=true`),
  rematch: (id: string) => request<Schemas["RematchAnswer"]>("POST", `${table(id)}/rematch`),
  version: async () => ((await (await fetch("/health")).json()) as Schemas["HealthAnswer"]).version,
};
