/** The texts of one language. Each is read when it is first asked for: a page needs few of them. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Value } from "./textValues";

/** Before every line that begins a text or a comment; the rest of a text is indented or closes it. */
const BOUNDARY = /\n(?=[a-z#])/;
const NAME = /^[a-z][\w-]*/;
/** A text within a text. */
const MENTION = /\{ ([a-z][\w-]*) \}/g;

/** The numbers of a game are small: they are written without the slow work of `Intl`. */
class SmallNumber extends FluentNumber {
  static readonly LEAST_LARGE = 1000;

  override toString(): string {
    return String(this.value).replace("-", "−");
  }
}

export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly sources = new Map<string, string>();
  private readonly read = new Set<string>();

  constructor(language: string, source: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of source.split(BOUNDARY)) {
      const name = NAME.exec(text)?.[0];
      if (name) this.sources.set(name, text);
    }
  }

  has(name: string): boolean {
    return this.sources.has(name);
  }

  /** A text that is not there is shown by its name. */
  text(name: string, values: Record<string, Value>): string {
    this.look(name);
    const pattern = this.bundle.getMessage(name)?.value;
    if (pattern === null || pattern === undefined) return name;
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, written(values), faults);
    if (faults.length) console.error(`${name}: ${faults.join("; ")}`);
    return text;
  }

  private look(name: string): void {
    const source = this.sources.get(name);
    if (source === undefined || this.read.has(name)) return;
    this.read.add(name);
    this.bundle.addResource(new FluentResource(source));
    for (const [, mentioned = ""] of source.matchAll(MENTION)) this.look(mentioned);
  }
}

function written(values: Record<string, Value>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, small(value)]));
}

function small(value: Value): FluentVariable {
  const isSmall = Number.isInteger(value) && Math.abs(Number(value)) < SmallNumber.LEAST_LARGE;
  return isSmall ? new SmallNumber(Number(value)) : value;
}
