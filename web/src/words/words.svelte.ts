/** Every text that people read, from the catalogues that the whole program shares. */

import enReading from "../../../src/azulejos/messages/en.ftl?reading";
import en from "../../../src/azulejos/messages/en.ftl?texts";
import plReading from "../../../src/azulejos/messages/pl.ftl?reading";
import pl from "../../../src/azulejos/messages/pl.ftl?texts";
import ukReading from "../../../src/azulejos/messages/uk.ftl?reading";
import uk from "../../../src/azulejos/messages/uk.ftl?texts";
import type { Texts } from "../generated/texts";
import { Catalogue } from "./catalogue";
import { PICTURED, piecesOf, type Piece } from "./pictured";
import { textValues, type Value } from "./textValues";

export const LANGUAGES = ["en", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

const TEXTS: Record<Language, string> = { en, pl, uk };
const READING: Record<Language, string> = { en: enReading, pl: plReading, uk: ukReading };

type Values<Key extends keyof Texts> = keyof Texts[Key] extends never ? [] : [Texts[Key]];

class Words {
  language = $state<Language>("en");
  private catalogue = $state.raw<Catalogue | null>(null);
  private pictured = $state.raw<Catalogue | null>(null);

  private spoken: Language = "en";
  private withReading = false;
  private reading: Promise<void> | null = null;

  /** Fetches a catalogue; the texts on the screen change as soon as it is there. */
  async speak(language: Language): Promise<void> {
    this.spoken = language;
    const { withReading } = this;
    const parts = withReading ? [TEXTS[language], READING[language]] : [TEXTS[language]];
    const sources = await Promise.all(parts.map(async (part) => (await fetch(part)).text()));
    // Somebody may have asked for another language meanwhile, or for more.
    if (this.spoken === language && this.withReading === withReading)
      this.use(language, sources.join("\n"));
  }

  /** Rules and lessons are long, so their texts come when somebody reads them. */
  fetchReading(): Promise<void> {
    this.withReading = true;
    return (this.reading ??= this.speak(this.spoken));
  }

  use(language: Language, source: string): void {
    this.catalogue = new Catalogue(language, source);
    this.pictured = new Catalogue(language, source + PICTURED);
    this.language = language;
  }

  has(name: string): boolean {
    return this.catalogue?.has(name) ?? false;
  }

  text(name: string, values: Record<string, Value> = {}): string {
    return this.catalogue?.text(name, values) ?? name;
  }

  /** The same with pictures in the place of tiles: marks, for `piecesOf`. */
  marked(name: string, values: Record<string, Value> = {}): string {
    return this.pictured?.text(name, values) ?? name;
  }
}

export const words = new Words();

/** A text by its name; a name or a value that the catalogues do not know fails the build. */
export function t<Key extends keyof Texts>(name: Key, ...values: Values<Key>): string {
  return words.text(name, values[0]);
}

/** What an error says, given its code and values. */
export function fault(code: string, details: Record<string, unknown>): string {
  const name = "error-" + code.replaceAll(".", "-").replaceAll("_", "-");
  // What caused it, as some texts end with, the server says by its code alone.
  return words.has(name) ? words.text(name, textValues({ why: "", ...details })).trim() : code;
}

/** The words that a game shares with its variants in the catalogues: `azul`, `summer-pavilion`. */
export function vocabulary(game: string): string {
  return game.replace(/_mini$/, "").replaceAll("_", "-");
}

/**
 * What the catalogues say about a kind of thing, in the words of the game if it has its own:
 * `event-azul-…`, else `event-…`.
 */
export function about(
  family: string,
  game: string,
  kind: string,
  values: Record<string, unknown>,
): string {
  return words.text(ownName(family, game, kind), textValues(values));
}

/** What is said, in words and with pictures. */
export interface Said {
  text: string;
  pieces: Piece[];
}

/** As `about`, with marks in the place of tiles. */
export function markedAbout(
  family: string,
  game: string,
  kind: string,
  values: Record<string, unknown>,
): string {
  return words.marked(ownName(family, game, kind), textValues(values));
}

export function saidOf(text: string, marked: string): Said {
  return { text, pieces: piecesOf(marked) };
}

/** Boards of the page show no names such as those that are typed in a terminal: `page-event-…`. */
export function ownName(family: string, game: string, kind: string): string {
  const own = [game, game.replace(/_mini$/, ""), vocabulary(game)].map(
    (name) => `${family}-${name}-${kind}`,
  );
  const known = [...own.map((name) => `page-${name}`), ...own].find((name) => words.has(name));
  return known ?? `${family}-${kind}`;
}
