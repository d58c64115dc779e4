/** What lies over the table: one sheet at a time. */

import type { GameEvent } from "../games/contract";

export type Lying =
  | { kind: "panel" | "menu" | "result" | "resign" }
  | { kind: "why"; events: GameEvent[] }
  | { kind: "score"; seat: number }
  | { kind: "rule"; rule: string };

export class Sheets {
  lying = $state.raw<Lying | null>(null);

  lay(sheet: Lying): void {
    this.lying = sheet;
  }

  clear(): void {
    this.lying = null;
  }
}
