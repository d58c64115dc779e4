/** What lies over a table: one sheet at a time. */

import type { GameEvent } from "../games/contract";

/** Asked of a board wherever it is shown. */
export type Question =
  | { kind: "why"; events: GameEvent[] }
  | { kind: "score"; seat: number }
  | { kind: "rule"; rule: string };

export class Sheets<Sheet> {
  lying = $state.raw<Sheet | Question | null>(null);

  lay(sheet: Sheet | Question): void {
    this.lying = sheet;
  }

  clear(): void {
    this.lying = null;
  }
}
