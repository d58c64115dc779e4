/** Where an analysis comes from: a link, a table, a position or a record that somebody pastes. */

import { api, type Schemas } from "../api/client";
import { unpack } from "./packedLink";
import { Variations } from "./variations.svelte";

export const LONGEST_RECORD = 100_000;

export interface Opened {
  tree: Variations;
  names: string[];
}

/** Nothing if the address names nothing to analyse. */
export async function openAddress(from: string): Promise<Opened | null> {
  const { searchParams: query, hash } = new URL(from, location.origin);
  const packed = await unpack(hash, LONGEST_RECORD);
  const turn = query.get("turn");
  if (packed !== null) return openText(packed, turn);
  const table = query.get("table");
  if (table) return openText(await api.record(table), turn);
  const position = query.get("position");
  return position ? openText(position) : null;
}

/** A record as text or JSON lines, or a position. */
export async function openText(text: string, turn: string | null = null): Promise<Opened> {
  const read = await api.readRecord(text.trim() + (isOneLine(text) ? "" : "\n"));
  const after = turn !== null && /^\d+$/.test(turn) ? Number(turn) : null;
  return { tree: Variations.from(read, after), names: read.names };
}

export async function openGame(wanted: Schemas["StartRequest"]): Promise<Opened> {
  const { position } = await api.startPosition(wanted);
  return { tree: new Variations(position), names: [] };
}

function isOneLine(text: string): boolean {
  return !text.trim().includes("\n");
}
