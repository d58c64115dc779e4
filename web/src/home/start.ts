/** From the home page to a table. */

import { api, type TableRequest } from "../api/client";
import { address } from "../route.svelte";
import { me } from "../settings/me.svelte";

/** What the server does not need to be told has its usual value there. */
export type Wish = Partial<TableRequest> & Pick<TableRequest, "game" | "seats">;

export function againstBot(game: string, level: string): Wish {
  return {
    game,
    seats: [
      { kind: "person", name: "" },
      { kind: "bot", level, name: "" },
    ],
  };
}

/** Makes the table and goes there. */
export async function sitDown(wish: Wish): Promise<void> {
  const made = await me.as(() => api.create(wish as TableRequest));
  address.go(`/table/${made.table.id}`);
}
