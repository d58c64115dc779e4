/** Takes a game along: its record, its position, a picture of its board. */

import { api } from "../api/client";

export async function saveRecord(table: string): Promise<void> {
  const record = await api.record(table);
  save(new Blob([record], { type: "text/plain" }), `azulejos-${table}.txt`);
}

export async function copyPosition(table: string, turn?: number): Promise<void> {
  const { position } = await api.position(table, turn);
  await navigator.clipboard.writeText(position);
}

export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
