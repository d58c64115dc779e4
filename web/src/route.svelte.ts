/** Which page is shown: read off the address, changed without loading anything anew. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay" | "review"; id: string; turn: number | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "learn"; game: string }
  | { page: "analysis"; from: string }
  | { page: "gallery" | "admin" }
  | { page: "unknown" };

export function routeOf(address: URL): Route {
  const [page = "", id = "", ...more] = address.pathname.split("/").filter(Boolean);
  if (page === "") return { page: "home" };
  if (more.length) return { page: "unknown" };
  return id ? routeTo(page, id, address) : pageAlone(page, address);
}

function pageAlone(page: string, { search, hash }: URL): Route {
  if (page === "gallery" || page === "admin") return { page };
  if (page === "analysis") return { page, from: search + hash };
  return page === "learn" ? { page, game: "" } : { page: "unknown" };
}

function routeTo(page: string, id: string, address: URL): Route {
  if (page === "table") return { page, id };
  if (page === "replay" || page === "review") return { page, id, turn: turnIn(address) };
  if (page === "learn") return { page, game: id };
  if (page === "rules") return { page, game: id, rule: address.hash.slice(1) };
  return { page: "unknown" };
}

function turnIn(address: URL): number | null {
  const turn = address.searchParams.get("turn");
  return turn !== null && /^\d+$/.test(turn) ? Number(turn) : null;
}

class Address {
  current = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.current = routeOf(new URL(location.href));
  }
}

export const address = new Address();

/** For links of the page itself: `<a href=… onclick={follow}>` keeps ctrl-click and the like. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  address.go(link.pathname + link.search + link.hash);
}
