import { expect, test } from "vitest";
import { duration } from "./duration";

test.each([
  [86_400, "en", "1 day"],
  [30 * 86_400, "pl", "30 dni"],
  [3600, "uk", "1 година"],
  [5400, "en", "1 hour"],
  [90, "en", "1 minute"],
  [7, "en", "7 seconds"],
])("%i seconds in %s", (seconds, language, said) => {
  expect(duration(seconds, language)).toBe(said);
});
