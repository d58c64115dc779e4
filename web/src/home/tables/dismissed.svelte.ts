/** Games of one's own that nobody wants to see any more in this browser. */

import type { ListedTable } from "../../api/client";

const KEY = "azulejos-dismissed";

/** By table, when something had last happened there. */
type Dismissed = Record<string, number>;

class DismissedGames {
  private kept = $state.raw<Dismissed>(read());

  /** A game comes back when something happens in it. */
  has({ id, updated_at }: ListedTable): boolean {
    return (this.kept[id] ?? 0) >= updated_at;
  }

  add({ id, updated_at }: ListedTable): void {
    this.keep({ ...this.kept, [id]: updated_at });
  }

  restore(tables: ListedTable[]): void {
    const back = new Set(tables.map(({ id }) => id));
    this.keep(Object.fromEntries(Object.entries(this.kept).filter(([id]) => !back.has(id))));
  }

  private keep(dismissed: Dismissed): void {
    this.kept = dismissed;
    try {
      localStorage.setItem(KEY, JSON.stringify(dismissed));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

function read(): Dismissed {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Dismissed;
  } catch {
    return {};
  }
}

export const dismissed = new DismissedGames();
