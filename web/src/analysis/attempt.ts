/** Does something that the server may refuse, and returns what it then says; else nothing. */

import { Refusal } from "../api/client";
import { fault } from "../words/words.svelte";

export async function attempt(deed: () => Promise<unknown>): Promise<string> {
  try {
    await deed();
    return "";
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return fault(refusal.code, refusal.details);
  }
}
