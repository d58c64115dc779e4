import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalogue } from "./catalogue";

test.each(["en", "pl", "uk"])(
  "every text of %s is the same as in the catalogue at once",
  (language) => {
    const source = readFileSync(`../src/azulejos/messages/${language}.ftl`, "utf8");
    const whole = new FluentBundle(language, { useIsolating: false });
    expect(whole.addResource(new FluentResource(source))).toEqual([]);
    const values = Object.fromEntries(
      [...source.matchAll(/\$(\w+)/g)].map(([, name = ""]) => [name, 5]),
    );
    const names = [...whole._messages.keys()];
    expect(names.length).toBeGreaterThan(500);
    for (const name of names) {
      const lazily = new Catalogue(language, source);
      expect(lazily.has(name)).toBe(true);
      const pattern = whole.getMessage(name)?.value ?? "";
      expect(lazily.text(name, values)).toBe(whole.formatPattern(pattern, values, []));
    }
  },
);

test("less than nothing is written with a minus, not a hyphen", () => {
  expect(new Catalogue("en", "lost = Lost: { $points }").text("lost", { points: -3 })).toBe(
    "Lost: −3",
  );
});

test("a text within a text, and one that is not there", () => {
  const texts = new Catalogue("en", "# Words\nwho = Ana\n\ngreeting = Good day, { who }!\n");
  expect(texts.text("greeting", {})).toBe("Good day, Ana!");
  expect(texts.has("Words")).toBe(false);
  expect(texts.text("farewell", {})).toBe("farewell");
});
