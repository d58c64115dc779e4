/** What the host of the site asks of the server. */

import { answer, client, type Schemas } from "../api/client";

export type HostAnswer = Schemas["HostAnswer"];
export type HostTable = Schemas["HostTable"];
export type Visitor = Schemas["VisitorFacts"];
export type Report = Schemas["ReportFacts"];
export type Block = Schemas["BlockFacts"];
export type AuditedDeed = Schemas["DeedFacts"];

/** A part of a list; `next` is where it goes on. */
export interface Page<Item> {
  items: Item[];
  next: string | number | null;
  isIncomplete?: boolean;
}

const numbered = (number: number) => ({ params: { path: { number } } });

export const hostApi = {
  session: () => answer(client.GET("/api/admin/session")),
  signIn: (key: string) => answer(client.POST("/api/admin/session", { body: { key } })),
  signOut: () => answer(client.DELETE("/api/admin/session")),
  overview: () => answer(client.GET("/api/admin/overview")),
  async tables(search: string, before: string | null): Promise<Page<HostTable>> {
    const query = { search, before };
    const { tables, next } = await answer(client.GET("/api/admin/tables", { params: { query } }));
    return { items: tables, next };
  },
  async people(search: string): Promise<Page<Visitor>> {
    const query = { search };
    const found = await answer(client.GET("/api/admin/people", { params: { query } }));
    return { items: found.people, next: null, isIncomplete: found.silent.length > 0 };
  },
  async reports(handled: boolean, before: number | null): Promise<Page<Report>> {
    const query = { handled, before };
    const { reports, next } = await answer(client.GET("/api/admin/reports", { params: { query } }));
    return { items: reports, next };
  },
  async blocks(): Promise<Page<Block>> {
    return { items: (await answer(client.GET("/api/admin/blocks"))).blocks, next: null };
  },
  async audit(before: number | null): Promise<Page<AuditedDeed>> {
    const query = { before };
    const { deeds, next } = await answer(client.GET("/api/admin/audit", { params: { query } }));
    return { items: deeds, next };
  },
  close: (table: string, reason: string) =>
    answer(
      client.POST("/api/admin/tables/{table}/close", {
        params: { path: { table } },
        body: { reason },
      }),
    ),
  rename: (guest: string, name: string) =>
    answer(
      client.POST("/api/admin/guests/{guest}/name", {
        params: { path: { guest } },
        body: { name },
      }),
    ),
  block: (wanted: Schemas["BlockRequest"]) =>
    answer(client.POST("/api/admin/blocks", { body: wanted })),
  unblock: (number: number) =>
    answer(client.DELETE("/api/admin/blocks/{number}", numbered(number))),
  handle: (number: number, note: string) =>
    answer(
      client.POST("/api/admin/reports/{number}/handled", { ...numbered(number), body: { note } }),
    ),
};
