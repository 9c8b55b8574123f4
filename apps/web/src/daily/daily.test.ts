import { expect, test } from "vitest";
import { dayNumber, dayOfNumber, isPlayable, streak, today, wishesOf } from "./daily";

test("a day is the one of the reader's calendar, whatever the hour", () => {
  expect(today(new Date(2026, 10, 16, 0, 0, 1))).toBe("2026-11-16");
  expect(today(new Date(2026, 10, 16, 23, 59, 59))).toBe("2026-11-16");
});

test("days are counted without a gap", () => {
  expect(dayOfNumber(dayNumber("2028-02-28") + 1)).toBe("2028-02-29");
  expect(dayNumber("2027-01-01") - dayNumber("2026-12-31")).toBe(1);
});

test.each([
  ["2026-11-16", true],
  ["2026-11-15", true],
  ["2026-11-17", false],
  ["2025-12-31", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["nonsense", false],
  ["", false],
])("%j can be played on 2026-11-16: %j", (day, expected) => {
  expect(isPlayable(day, "2026-11-16")).toBe(expected);
});

test("the week goes from easy to extreme, and no two days have the same seed", () => {
  const week = ["16", "17", "18", "19", "20", "21", "22"].map((day) => wishesOf(`2026-11-${day}`));
  expect(week.map(({ level }) => level)).toEqual(["easy", "medium", "medium", "hard", "hard", "expert", "extreme"]);
  expect(new Set(week.map(({ seed }) => seed)).size).toBe(7);
});

test("a streak ends today or yesterday", () => {
  const solved = new Set(["2026-11-12", "2026-11-14", "2026-11-15"]);
  expect(streak(solved, "2026-11-16")).toBe(2);
  expect(streak(new Set([...solved, "2026-11-16"]), "2026-11-16")).toBe(3);
  expect(streak(solved, "2026-11-18")).toBe(0);
});
