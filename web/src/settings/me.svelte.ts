/** Who plays in this browser: a guest with a name, made silently when one is first needed. */

import { api, Refusal } from "../api/client";
import { t } from "../words/words.svelte";

const KEY = "azulejos-name";
const GUESTS = 8;

class Me {
  /** Null until the server has made a guest; the cookie itself cannot be read by the page. */
  name = $state<string | null>(read());

  async rename(name: string): Promise<void> {
    const guest = await api.introduce(name);
    this.name = guest.name;
    keep(guest.name);
  }

  /** Does what needs a guest, and makes one if there is none or the server has forgotten it. */
  async as<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
    if (this.name === null) await this.rename(someName());
    try {
      return await deed();
    } catch (reason) {
      if (!(reason instanceof Refusal) || reason.code !== "no-guest") throw reason;
      await this.rename(this.name ?? someName());
      return deed();
    }
  }
}

function someName(): string {
  return t("page-home-guest", { number: Math.floor(Math.random() * GUESTS) });
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the name lasts as long as the page.
  }
}

export const me = new Me();
