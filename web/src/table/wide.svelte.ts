/** Whether there is room for something beside the board, which wants 900 pixels itself. */

class Wide {
  private readonly query = matchMedia("(min-width: 1260px)");
  now = $state(this.query.matches);

  constructor() {
    this.query.addEventListener("change", () => (this.now = this.query.matches));
  }
}

export const wide = new Wide();
