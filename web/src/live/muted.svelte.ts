/** Whom this browser does not want to hear at a table. Kept from visit to visit. */

const KEY = "azulejos-muted";
/** Tables that are remembered; the oldest are forgotten. */
const MOST = 50;
/** In the place of a speaker: everybody who only watches. */
const WATCHERS = "watchers";

interface Line {
  by: string;
  seat: number | null;
}

type Muted = Record<string, string[]>;

export class MutedSpeakers {
  private all = $state.raw<Muted>(read());
  readonly speakers = $derived.by(() => this.all[this.table] ?? []);
  readonly watchers = $derived.by(() => this.speakers.includes(WATCHERS));

  constructor(private readonly table: string) {}

  hears({ by, seat }: Line): boolean {
    return !this.speakers.includes(by) && !(this.watchers && seat === null);
  }

  mute(speaker: string): void {
    this.keep([...this.speakers.filter((one) => one !== speaker), speaker]);
  }

  muteWatchers(): void {
    this.mute(WATCHERS);
  }

  clear(): void {
    this.keep([]);
  }

  private keep(speakers: string[]): void {
    const others = Object.entries(this.all).filter(([table]) => table !== this.table);
    const kept: [string, string[]][] = speakers.length ? [[this.table, speakers]] : [];
    this.all = Object.fromEntries([...others, ...kept].slice(-MOST));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

function read(): Muted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Muted;
  } catch {
    return {};
  }
}
