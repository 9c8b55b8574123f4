import { expect, test } from "vitest";
import { mergeKnown } from "./storage";

const defaults = { theme: "auto", timer: true };

test("what was stored goes before the defaults", () => {
  expect(mergeKnown(defaults, { timer: false })).toEqual({ theme: "auto", timer: false });
});

test("members of another type, or that nobody knows, do not count", () => {
  expect(mergeKnown(defaults, { theme: 7, timer: false, ghost: 1 })).toEqual({ theme: "auto", timer: false });
});

test("a value that may not be so does not count", () => {
  const allowed = { theme: ["auto", "dark"] };
  expect(mergeKnown(defaults, { theme: "dark" }, allowed).theme).toBe("dark");
  expect(mergeKnown(defaults, { theme: "pink" }, allowed).theme).toBe("auto");
});

test.each([null, undefined, 3, "text"])("%j is no object and changes nothing", (stored) => {
  expect(mergeKnown(defaults, stored)).toEqual(defaults);
});
