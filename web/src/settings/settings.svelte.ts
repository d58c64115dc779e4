/** What this browser has chosen: language, theme, sound, motion, opponent. Kept from visit to visit. */

import { LANGUAGES, words, type Language } from "../words/words.svelte";

export type Theme = "light" | "dark" | "system";
/** How tiles travel; `full` is the usual speed. */
export type Motion = "slow" | "full" | "fast" | "instant";
/** When a whole turn waits to be confirmed; `touch` is where fingers play. */
export type Confirm = "touch" | "always" | "never";

/** How much longer than usual everything takes. */
const PACES: Record<Motion, number> = { slow: 1.7, full: 1, fast: 0.5, instant: 0 };

const KEY = "azulejos-settings";

interface Kept {
  language?: Language;
  theme: Theme;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  motion: Motion;
  confirm: Confirm;
  notify: boolean;
  level: string;
}

const USUAL: Kept = {
  theme: "system",
  sound: true,
  volume: 60,
  motion: "full",
  confirm: "touch",
  notify: false,
  level: "easy",
};

class Settings {
  private kept = $state<Kept>({ ...USUAL, ...read() });

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.kept.theme = theme;
    this.keep();
    showTheme(theme);
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.kept.sound = sound;
    this.keep();
  }

  get volume(): number {
    return this.kept.volume;
  }
  set volume(volume: number) {
    this.kept.volume = volume;
    this.keep();
  }

  get confirm(): Confirm {
    return this.kept.confirm;
  }
  set confirm(confirm: Confirm) {
    this.kept.confirm = confirm;
    this.keep();
  }

  /** Whether a whole turn waits to be confirmed before it is played. */
  get confirms(): boolean {
    if (this.confirm !== "touch") return this.confirm === "always";
    return matchMedia("(pointer: coarse)").matches;
  }

  get motion(): Motion {
    return this.kept.motion;
  }
  set motion(motion: Motion) {
    this.kept.motion = motion;
    this.keep();
    showMotion(motion);
  }

  /** Whether tiles may travel: chosen here and not refused by the system. */
  get moves(): boolean {
    return this.motion !== "instant" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Times that motions are multiplied by. */
  get pace(): number {
    return PACES[this.motion];
  }

  get notify(): boolean {
    return this.kept.notify;
  }
  set notify(notify: boolean) {
    this.kept.notify = notify;
    this.keep();
  }

  /** Of the bot that plays when somebody wants to play at once. */
  get level(): string {
    return this.kept.level;
  }
  set level(level: string) {
    this.kept.level = level;
    this.keep();
  }

  get language(): Language {
    return this.kept.language ?? preferred(navigator.languages);
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    this.kept.language = language;
    document.documentElement.lang = language;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

/** The first language of the browser that the catalogues have. */
export function preferred(languages: readonly string[]): Language {
  const tags = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === tags.find(isKnown)) ?? "en";
}

function isKnown(tag: string): boolean {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** The frame of the browser takes the colour of the page. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  const paper = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

/** The styles keep everything still if nothing is to move. */
export function showMotion(motion: Motion): void {
  document.documentElement.dataset["motion"] = motion;
}

export const settings = new Settings();
