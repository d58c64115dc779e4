/** What the host can do from a list, once it is confirmed. */

import { hostApi } from "./hostApi";

export type Deed =
  | { kind: "close"; table: string; name: string }
  | { kind: "rename"; guest: string; name: string }
  | { kind: "block-guest" | "block-address"; subject: string; name: string }
  | { kind: "unblock"; number: number; name: string }
  | { kind: "handle"; number: number; name: string };

/** Keys of the texts; `ever` has no end. */
export const HOURS = { h1: 1, h24: 24, h168: 168, h720: 720, ever: null } as const;

/** `written` is the reason, the note or the new name. */
export function perform(deed: Deed, written: string, hours: number | null): Promise<unknown> {
  switch (deed.kind) {
    case "close":
      return hostApi.close(deed.table, written);
    case "rename":
      return hostApi.rename(deed.guest, written);
    case "unblock":
      return hostApi.unblock(deed.number);
    case "handle":
      return hostApi.handle(deed.number, written);
    default: {
      const kind = deed.kind === "block-guest" ? "guest" : "address";
      return hostApi.block({ kind, subject: deed.subject, reason: written, hours });
    }
  }
}
