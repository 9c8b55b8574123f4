import { expect, test } from "vitest";
import { clockText } from "./clock_text";

test.each([
  [0, "0:00"],
  [999, "0:00"],
  [61_000, "1:01"],
  [3_599_999, "59:59"],
  [3_600_000, "1:00:00"],
  [37_353_000, "10:22:33"],
])("%i milliseconds are %s", (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
