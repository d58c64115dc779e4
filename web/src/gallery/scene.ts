/** What the gallery shows: a position of a game, and the turn that led to it. */

import type { AttemptAnswer } from "../api/client";
import type { Choice, EventOf, Rules, ViewOf } from "../games/contract";

export interface Scene<Own extends Rules> {
  before: ViewOf<Own>;
  view: ViewOf<Own>;
  choices: Choice[];
  events: EventOf<Own>[];
}

/** With a choice that is looked at, and the answer to it. */
export interface LookedScene<Own extends Rules> extends Scene<Own> {
  looked: string | null;
  preview: AttemptAnswer | null;
}
