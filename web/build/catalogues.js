// Reads the catalogues: which values each text takes. Fails if the three do not say the same things.
import { parse, Visitor } from "@fluent/syntax";
import { readFileSync } from "node:fs";

const LANGUAGES = ["en", "pl", "uk"];
const FOLDER = new URL("../../src/azulejos/messages/", import.meta.url);

class Values extends Visitor {
  own = new Set();
  others = new Set();
  visitVariableReference(node) {
    this.own.add(node.id.name);
  }
  visitMessageReference(node) {
    this.others.add(node.id.name);
  }
}

/** The values of every text, those of the texts that it contains among them. */
function valuesOf(language) {
  const { body } = parse(readFileSync(new URL(`${language}.ftl`, FOLDER), "utf8"), {});
  const found = new Map();
  for (const entry of body) {
    if (entry.type === "Junk") throw new Error(`${language}.ftl: ${entry.content.trim()}`);
    if (entry.type !== "Message") continue;
    const values = new Values();
    values.visit(entry.value);
    found.set(entry.id.name, values);
  }
  return new Map([...found.keys()].map((name) => [name, allValues(found, name)]));
}

function allValues(found, name) {
  const values = found.get(name);
  if (!values) throw new Error(`There is no text “${name}”.`);
  return new Set([...values.own, ...[...values.others].flatMap((o) => [...allValues(found, o)])]);
}

function expectSame(first, other, language) {
  for (const [name, values] of first) {
    const there = other.get(name);
    if (!there) throw new Error(`${language}.ftl: “${name}” is missing.`);
    for (const value of there)
      if (!values.has(value)) throw new Error(`${language}.ftl: “${name}” has no value $${value}.`);
  }
}

export function catalogueTypes() {
  const [first, ...others] = LANGUAGES.map(valuesOf);
  others.forEach((other, index) => expectSame(first, other, LANGUAGES[index + 1]));
  const lines = [...first].map(([name, values]) => {
    const fields = [...values].map((value) => `${value}: string | number`).join("; ");
    return `  "${name}": ${values.size ? `{ ${fields} }` : "Nothing"};`;
  });
  return `type Nothing = Record<never, never>;\n\nexport interface Texts {\n${lines.join("\n")}\n}\n`;
}
