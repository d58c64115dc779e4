/** Whom somebody wants to report to the host of the site: in a seat, or by what they said. */

export interface Reported {
  name: string;
  about: { seat: number } | { by: string; line: string };
  text?: string;
}
