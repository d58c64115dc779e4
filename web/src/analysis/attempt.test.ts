import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Refusal } from "../api/client";
import { words } from "../words/words.svelte";
import { attempt } from "./attempt";

function refused(code: string, details: Record<string, unknown>): Promise<string> {
  return attempt(() => Promise.reject(new Refusal(422, code, details)));
}

test.each(["en", "pl", "uk"] as const)(
  "a broken record is told with its line in %s",
  async (one) => {
    words.use(one, readFileSync(`../src/azulejos/messages/${one}.ftl`, "utf8"));
    const said = await refused("record-move", {
      line: 12,
      found: "9R3",
      reason: "azul.no-such-factory",
    });
    expect(said).toMatch(/^(Line|Wiersz|Рядок) 12 .*: .*9R3\.$/);
    expect(said).not.toContain("$");
    expect(await refused("record-tree", { line: 3, value: 5 })).not.toMatch(
      /record:|zapisu:|запису:/,
    );
    expect(await attempt(() => Promise.resolve())).toBe("");
  },
);
