import { expect, test } from "vitest";
import { NumberEntry } from "./number_entry";

test("two quick figures make one number", () => {
  const entry = new NumberEntry();
  expect(entry.next(1, "cell 3", 16, 0)).toEqual({ digit: 1, replaces: false });
  expect(entry.next(2, "cell 3", 16, 300)).toEqual({ digit: 12, replaces: true });
  expect(entry.next(1, "cell 3", 16, 500)).toEqual({ digit: 1, replaces: false });
});

test("a zero completes a ten, and clears when it stands alone", () => {
  const entry = new NumberEntry();
  entry.next(1, "cell 3", 25, 0);
  expect(entry.next(0, "cell 3", 25, 100)).toEqual({ digit: 10, replaces: true });
  expect(entry.next(0, "cell 3", 25, 150)).toEqual({ digit: 0, replaces: false });
});

test("slow figures, other cells, and numbers too large are digits of their own", () => {
  const entry = new NumberEntry();
  entry.next(1, "cell 3", 16, 0);
  expect(entry.next(2, "cell 3", 16, 2000)?.replaces).toBe(false);
  expect(entry.next(1, "cell 4", 16, 2100)?.replaces).toBe(false);
  expect(entry.next(7, "cell 4", 16, 2200)).toEqual({ digit: 7, replaces: false });
});

test("on small boards figures never go together, and those too large mean nothing", () => {
  const entry = new NumberEntry();
  expect(entry.next(1, "cell 0", 9, 0)).toEqual({ digit: 1, replaces: false });
  expect(entry.next(1, "cell 0", 9, 10)).toEqual({ digit: 1, replaces: false });
  expect(new NumberEntry().next(7, "cell 0", 6, 0)).toBeNull();
});
