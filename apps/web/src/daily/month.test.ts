import { expect, test } from "vitest";
import { monthAfter, weeksOf } from "./month";

test("a month has all its days, each under its weekday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[3]?.[0]).toBe("2026-11-16");
  expect(weeks.flat().filter(Boolean).length).toBe(30);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test("February of a leap year has 29 days, and one that begins on Monday no gap", () => {
  expect(weeksOf("2028-02").flat().filter(Boolean).length).toBe(29);
  expect(weeksOf("2027-02")).toHaveLength(4);
});

test("months follow each other over the year", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
});
