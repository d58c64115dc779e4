/** What fits on this screen. */

class Screen {
  private readonly query: MediaQueryList;
  now = $state(false);

  constructor(condition: string) {
    this.query = matchMedia(condition);
    this.now = this.query.matches;
    this.query.addEventListener("change", () => (this.now = this.query.matches));
  }
}

/** Whether there is room for something beside the board, which wants 900 pixels itself. */
export const wide = new Screen("(min-width: 1260px)");
/** A phone on its side: every line above the board is one too many. */
export const low = new Screen("(max-height: 500px)");
