/** Which tiles are picked up and which target is looked at: the board's own short memory. */

import type { BoardProps, Choice } from "../contract";
import { takeCode, tilingCode, type Group } from "./codes";
import { isOffered, sameGroup, targetsOf } from "./selection";

type Asked = Pick<BoardProps, "choices" | "onchoose" | "onlook" | "onwhy">;

export class Picking {
  private picked = $state.raw<Group | null>(null);
  private seen = $state.raw<Choice | null>(null);

  constructor(private readonly asked: () => Asked) {}

  /** What is picked up; nothing once the choices no longer have it. */
  readonly group = $derived.by(() =>
    this.picked && isOffered(this.asked().choices, this.picked) ? this.picked : null,
  );

  readonly targets = $derived.by(() => targetsOf(this.asked().choices, this.group));

  readonly looked = $derived.by(() =>
    this.seen && this.asked().choices.includes(this.seen) ? this.seen : null,
  );

  offers(group: Group): boolean {
    return isOffered(this.asked().choices, group);
  }

  holds(group: Group): boolean {
    return sameGroup(this.group, group);
  }

  pick(group: Group): void {
    this.look(null);
    this.picked = this.offers(group) ? group : null;
  }

  putBack(): void {
    this.look(null);
    this.picked = null;
  }

  /** A part is hovered, focused or dragged over; null when it is left. */
  look(part: string | null): void {
    const choice = (part && this.targets.get(part)) || null;
    if (choice === this.seen) return;
    this.seen = choice;
    this.asked().onlook(choice);
  }

  /** A part was clicked or tiles were dropped on it: a choice is made, or the page says why not. */
  aim(part: string): void {
    const choice = this.targets.get(part);
    if (choice) {
      this.picked = null;
      this.seen = null;
      this.asked().onchoose(choice);
    } else if (this.group) this.asked().onwhy(takeCode(this.group, part));
    else if (part.startsWith("wall/")) this.asked().onwhy(tilingCode(part));
  }
}
