// Daily: the puzzle of a day: the same for everybody who has the same version of the page, made from the date alone.
//   wishesOf("2026-11-16")   // { level: "easy", seed: … }
import type { Level } from "../core/api_boards";

/** A day of the calendar: "2026-11-16". */
export type Day = string;

const millisecondsPerDay = 86_400_000;

/** The day that the reader's calendar shows. */
export function today(now = new Date()): Day {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const momentOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Days since 1 January 1970; NaN for what is no day. */
export const dayNumber = (day: Day): number => momentOf(day) / millisecondsPerDay;

export const dayOfNumber = (number: number): Day => new Date(number * millisecondsPerDay).toISOString().slice(0, 10);

/** The first puzzle of a day was that of this one. */
export const firstDay: Day = "2026-01-01";

export const isPlayable = (day: Day, now: Day = today()): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && dayOfNumber(dayNumber(day) || 0) === day && day >= firstDay && day <= now;

/** From Sunday on: the week begins gently on Monday and ends with a climb. */
const levels: readonly Level[] = ["extreme", "easy", "medium", "medium", "hard", "hard", "expert"];

/** requires: a day */
export function wishesOf(day: Day): { level: Level; seed: number } {
  const weekday = new Date(momentOf(day)).getUTCDay();
  return { level: levels[weekday] ?? "medium", seed: dayNumber(day) };
}

/** How many days in a row, up to today or yesterday, are among the solved ones. */
export function streak(solved: ReadonlySet<Day>, now: Day = today()): number {
  const last = dayNumber(now);
  const first = solved.has(now) ? last : last - 1;
  let length = 0;
  while (solved.has(dayOfNumber(first - length))) ++length;
  return length;
}
