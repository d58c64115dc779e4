/** A position that is set up by hand. What it consists of and what is wrong with it the server says. */

import { api, Refusal, type Schemas } from "../api/client";
import type { View } from "../games/contract";
import { fault } from "../words/words.svelte";

export type Field = Schemas["EditField"];
export type Value = Field["value"];
export type PositionFault = Schemas["PositionFault"];

export class Editor {
  position = $state("");
  fields = $state.raw<Field[]>([]);
  faults = $state.raw<PositionFault[]>([]);
  /** The last position that was in order. */
  view = $state.raw<View | null>(null);
  /** The tile that is put where one presses; empty takes away. */
  brush = $state("");
  problem = $state("");
  busy = $state(false);

  constructor(position: string) {
    void this.ask({ position });
  }

  readonly isInOrder = $derived.by(() => this.fields.length > 0 && !this.faults.length);
  /** Every tile there is, in the order of the game. */
  readonly pieces = $derived.by(() => {
    const held = this.fields.filter(({ form }) => form !== "word" && form !== "number");
    return [...new Set(held.flatMap(({ choices }) => choices))];
  });
  readonly parts = $derived.by(() => new Map(this.fields.map((field) => [field.part, field])));

  faultsOf(part: string): PositionFault[] {
    return this.faults.filter(({ parts }) => parts[0] === part);
  }

  isFaulty(part: string): boolean {
    return this.faults.some(({ parts }) => parts.includes(part));
  }

  change(part: string, value: Value): Promise<void> {
    return this.ask({ position: this.position, part, value });
  }

  /** The bag holds what lies nowhere else. */
  fillUp(): Promise<void> {
    return this.ask({ position: this.position, fill_up: true });
  }

  private async ask(
    wanted: Pick<Schemas["EditRequest"], "position"> & Partial<Schemas["EditRequest"]>,
  ): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const edited = await api.editPosition({ fill_up: false, ...wanted });
      this.position = edited.position;
      this.fields = edited.fields;
      this.faults = edited.faults;
      this.view = (edited.view as View | null) ?? this.view;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = fault(refusal.code, refusal.details);
    } finally {
      this.busy = false;
    }
  }
}

/** What a field holds after one more of a tile, or one less. */
export function withOne(field: Field, piece: string, more: number): Value {
  if (Array.isArray(field.value)) {
    const at = field.value.indexOf(piece);
    return more > 0 ? [...field.value, piece] : field.value.filter((_, place) => place !== at);
  }
  const counts = countsOf(field);
  return { ...counts, [piece]: (counts[piece] ?? 0) + more };
}

export function countsOf({ value }: Field): Record<string, number> {
  return typeof value === "object" && !Array.isArray(value) ? value : {};
}

/** Whether one more of a tile can lie there. */
export function hasRoom(field: Field, piece: string): boolean {
  if (!piece || !field.choices.includes(piece)) return false;
  if (Array.isArray(field.value)) return field.value.length < field.most;
  const counts = countsOf(field);
  const together = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (counts[piece] ?? 0) < field.each && (!field.most || together < field.most);
}

/** `0:wall/2-3`: the seat, the kind, and what tells one of a kind from the others. */
export interface PartName {
  seat: number | null;
  kind: string;
  place: string;
  number: number;
}

export function partNameOf(part: string): PartName {
  const [, seat, kind, place = "", number = ""] =
    /^(?:(\d):)?([a-z]+)(?:\/([a-z0-9]+)(?:-(\d+))?)?$/.exec(part) ?? [];
  return {
    seat: seat === undefined ? null : Number(seat),
    kind: kind ?? part,
    place,
    number: Number(number),
  };
}

/** Fields that lie in a row: the spaces of a row of a wall, of a star, of a part of a garden. */
export interface FieldRow {
  key: string;
  fields: Field[];
}

export function rowsOf(fields: Field[]): FieldRow[] {
  const rows = new Map<string, Field[]>();
  for (const field of fields) {
    const { kind, place } = partNameOf(field.part);
    const key = field.form === "space" && kind !== "face" ? `${kind}/${place}` : field.part;
    rows.set(key, [...(rows.get(key) ?? []), field]);
  }
  return [...rows].map(([key, together]) => ({ key, fields: together }));
}
