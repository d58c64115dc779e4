import { cleanup, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { SeatStanding } from "../api/client";
import { t, words } from "../words/words.svelte";
import SeatBadge from "./SeatBadge.svelte";

beforeAll(() => words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8")));

function badgeOf(standing: Partial<SeatStanding>, more = {}): HTMLElement {
  const ana: SeatStanding = {
    kind: "person",
    name: "Ana",
    level: null,
    network_bot: false,
    on_device: false,
    free: false,
    out: null,
  };
  const props = { seat: 0, name: "Ana", isMine: false, moves: false, onopen: () => undefined };
  render(SeatBadge, { ...props, standing: { ...ana, ...standing }, ...more });
  return screen.getByRole("button");
}

test("a bot is described by its character", () => {
  const bot = badgeOf({ kind: "bot", name: "easy", level: "easy" });
  expect(bot.title).toBe("Easy: is still learning and overlooks things");
  expect(bot.querySelector("svg")?.classList).toContain("bot");
  expect(bot.querySelector("i")).toBeNull();
});

test("a person is described by whether they are here, which a mark shows", () => {
  const ana = badgeOf({});
  expect(ana.title).toBe(t("page-table-here", { state: "here" }));
  expect(ana.querySelector("i.here")).not.toBeNull();
});

test("who has resigned is no longer described as a bot", () => {
  const bot = badgeOf({ kind: "bot", name: "easy", level: "easy", out: "resigned" });
  expect(bot.querySelector("i.resigned")).not.toBeNull();
  expect(bot.title).not.toContain("learning");
});

test("a program that plays over the network is marked, whatever it is called", () => {
  const program = badgeOf({ network_bot: true });
  expect(program.querySelector("abbr")?.textContent).toBe(t("page-network-bot"));
  expect(program.title).toContain(t("page-network-bot-about"));
  expect(program.querySelector("i.here")).not.toBeNull();
});

test("only during the game a connection is lost: who goes afterwards has left", () => {
  const presence = { state: "dropped", bot_plays: false, bot_at: null };
  expect(badgeOf({}, { presence }).title).toBe(t("page-table-here", { state: "dropped" }));
  cleanup();
  const gone = badgeOf({}, { presence, isOver: true });
  expect(gone.title).toBe(t("page-table-here", { state: "left" }));
});
