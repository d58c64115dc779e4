/** A list that is asked for again now and then, while somebody looks at the page. */

import { Refusal, type ListedTable, type Schemas } from "../../api/client";

const EVERY = 15_000;

export class WatchedList {
  tables = $state.raw<ListedTable[]>([]);
  /** False until the first answer. */
  known = $state(false);
  failed = $state(false);

  constructor(private readonly ask: () => Promise<Schemas["TablesAnswer"]>) {}

  /** Starts asking; returns how to stop. */
  watch(): () => void {
    const look = () => void (document.hidden || this.fetch());
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  private async fetch(): Promise<void> {
    try {
      this.tables = (await this.ask()).tables;
      this.known = true;
      this.failed = false;
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      this.failed = true;
    }
  }
}
