import { beforeEach, expect, test, vi } from "vitest";
import { preferred, settings } from "./settings.svelte";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("the first language of the browser that the catalogues have", () => {
  expect(preferred(["pl-PL", "en"])).toBe("pl");
  expect(preferred(["de-DE", "uk", "pl"])).toBe("uk");
  expect(preferred(["UK-ua"])).toBe("uk");
  expect(preferred(["de", "fr"])).toBe("en");
  expect(preferred([])).toBe("en");
});

test("choices are kept for the next visit", async () => {
  const first = (await import("./settings.svelte")).settings;
  first.level = "hard";
  first.sound = false;
  first.motion = "instant";
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  expect([settings.level, settings.sound, settings.motion]).toEqual(["hard", false, "instant"]);
});

test("a theme is shown at once", async () => {
  const { settings } = await import("./settings.svelte");
  settings.theme = "dark";
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("the styles know how tiles travel", async () => {
  const { settings } = await import("./settings.svelte");
  settings.motion = "instant";
  expect(document.documentElement.dataset["motion"]).toBe("instant");
});

test("what was kept by accident does no harm", async () => {
  localStorage.setItem("azulejos-settings", "nonsense{");
  const { settings } = await import("./settings.svelte");
  expect(settings.theme).toBe("system");
});

test("a turn waits to be confirmed always, never, or where fingers play", () => {
  const pointer = (coarse: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
  pointer(true);
  expect(settings.confirms).toBe(true);
  settings.confirm = "never";
  expect(settings.confirms).toBe(false);
  pointer(false);
  settings.confirm = "touch";
  expect(settings.confirms).toBe(false);
  settings.confirm = "always";
  expect(settings.confirms).toBe(true);
  settings.confirm = "touch";
  vi.unstubAllGlobals();
});
