import { expect, test } from "vitest";
import { ago } from "./times";

const NOW = 1_700_000_000_000;

test.each([
  [0, "now"],
  [59_000, "59 seconds ago"],
  [60_000, "1 minute ago"],
  [3_600_000 * 5, "5 hours ago"],
  [86_400_000 * 3, "3 days ago"],
  [-5000, "now"],
])("%i milliseconds", (passed, expected) => {
  expect(ago(NOW - passed, NOW, "en")).toBe(expected);
});
