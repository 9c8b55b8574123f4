// Month: the days of a month as a calendar shows them. Pure.
//   monthOf("2026-11-16")   // "2026-11"
import { type Day, dayNumber, dayOfNumber } from "./daily";

/** "2026-11" */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month that many months later. */
export function monthAfter(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Weeks from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = dayNumber(`${month}-01`);
  const length = dayNumber(`${monthAfter(month, 1)}-01`) - first;
  // 1 January 1970 was a Thursday.
  const before = (first + 3) % 7;
  const weeks: (Day | null)[][] = [];
  for (let place = -before; place < length; place += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => {
        const day = place + weekday;
        return day >= 0 && day < length ? dayOfNumber(first + day) : null;
      }),
    );
  }
  return weeks;
}
