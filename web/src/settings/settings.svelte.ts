/** What this browser has chosen: language, theme, sound, motion, opponent. Kept from visit to visit. */

import { LANGUAGES, words, type Language } from "../words/words.svelte";

export type Theme = "light" | "dark" | "system";
export type Motion = "full" | "instant";

const KEY = "azulejos-settings";

interface Kept {
  language?: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  notify: boolean;
  level: string;
}

const USUAL: Kept = {
  theme: "system",
  sound: true,
  motion: "full",
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

  get motion(): Motion {
    return this.kept.motion;
  }
  set motion(motion: Motion) {
    this.kept.motion = motion;
    this.keep();
  }

  /** Whether tiles may travel: chosen here and not refused by the system. */
  get moves(): boolean {
    return this.motion === "full" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
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

export const settings = new Settings();
