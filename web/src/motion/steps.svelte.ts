import { onMount } from "svelte";

/** A large drawing comes in steps, each in a task of its own: a slow phone answers in between. */
export class Steps {
  now = $state(0);
  private timer = 0;

  constructor(readonly last: number) {
    onMount(() => {
      this.wait();
      return () => clearTimeout(this.timer);
    });
  }

  get done(): boolean {
    return this.now >= this.last;
  }

  private wait(): void {
    this.timer = window.setTimeout(() => {
      this.now += 1;
      if (!this.done) this.wait();
    });
  }
}
