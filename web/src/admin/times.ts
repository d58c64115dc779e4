/** Moments as a host reads them. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago", in the largest unit that fits. */
export function ago(at: number, now: number, language: string): string {
  const [unit, length] = UNITS.find(([, size]) => now - at >= size) ?? ["second", 1000];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.floor(Math.max(0, now - at) / length), unit);
}

export function moment(at: number, language: string): string {
  return new Date(at).toLocaleString(language, { dateStyle: "short", timeStyle: "short" });
}
