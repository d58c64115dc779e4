/** A time in words, in the largest fitting unit: "30 days", "1 hour". */

const UNITS: [string, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function duration(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 1];
  const style: Intl.NumberFormatOptions = { style: "unit", unit, unitDisplay: "long" };
  return new Intl.NumberFormat(language, style).format(Math.floor(seconds / length));
}
