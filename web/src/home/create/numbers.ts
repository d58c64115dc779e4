/** An option that consists of numbers in rows, each with a name; it is written as `1,2,1/2,1`. */

import type { Schemas } from "../../api/client";

type NumbersFacts = NonNullable<Schemas["OptionFacts"]["numbers"]>;
export type NumbersOption = Schemas["OptionFacts"] & { numbers: NumbersFacts };

export interface Cell {
  name: string;
  /** Null: nothing is written there. */
  number: number | null;
  usual: number | null;
}

export function hasNumbers(option: Schemas["OptionFacts"]): option is NumbersOption {
  return option.numbers !== null;
}

/** The field of one of the numbers, by which it is said to be wrong. */
export function fieldOf(option: Schemas["OptionFacts"], name: string): string {
  return `${option.name}/${name}`;
}

/** The numbers as they are written now, beside those that are usual. */
export function cellsOf({ numbers, default: usual }: NumbersOption, text: string): Cell[][] {
  const [now, before] = [written(text), written(String(usual))];
  return numbers.rows.map((names, row) =>
    names.map((name, place) => ({
      name,
      number: now[row]?.[place] ?? null,
      usual: before[row]?.[place] ?? null,
    })),
  );
}

/** The text with another number at this name. */
export function withNumber(
  option: NumbersOption,
  text: string,
  changed: string,
  value: number | null,
): string {
  const rows = cellsOf(option, text).map((cells) =>
    cells.map(({ name, number }) => (name === changed ? value : number) ?? ""),
  );
  return rows.map((row) => row.join(",")).join("/");
}

/** The names of those that are missing or out of range. */
export function wrongNumbers(option: NumbersOption, text: string): string[] {
  const { lowest, highest } = option.numbers;
  const wrong = cellsOf(option, text)
    .flat()
    .filter(({ number }) => {
      const isWhole = number !== null && Number.isInteger(number);
      return !isWhole || number < lowest || number > highest;
    });
  return wrong.map(({ name }) => name);
}

function written(text: string): (number | null)[][] {
  return text
    .split("/")
    .map((row) => row.split(",").map((one) => (one.trim() === "" ? null : Number(one))));
}
