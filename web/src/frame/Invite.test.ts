import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { t, words } from "../words/words.svelte";
import Invite from "./Invite.svelte";

const LINK = "http://192.168.1.5:8000/table/abc";

beforeAll(() => words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8")));

async function copyTheLink(): Promise<void> {
  render(Invite, { link: LINK, text: "Come", how: "Open it" });
  await fireEvent.click(screen.getByRole("button", { name: t("page-invite-copy") }));
}

test("the link is copied, and the button says so", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await copyTheLink();
  expect(writeText).toHaveBeenCalledWith(LINK);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(t("page-invite-copied")));
  vi.unstubAllGlobals();
});

test("without a clipboard the selected link is copied the old way", async () => {
  const copy = vi.fn(() => true);
  document.execCommand = copy;
  await copyTheLink();
  await waitFor(() => expect(copy).toHaveBeenCalledWith("copy"));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(t("page-invite-copied")));
});

test("the QR code holds dark squares and a name", async () => {
  render(Invite, { link: LINK, text: "Come", how: "Open it" });
  const code = await screen.findByRole("img", { name: t("page-invite-qr") });
  expect(code.querySelector("path")?.getAttribute("d")?.length).toBeGreaterThan(500);
});
