// Days and moments as the reader writes them.
import { language } from "../i18n/messages";
import type { Day } from "./daily";

/** The reader's own kind of the language: British and American dates differ. */
function locale(): string {
  const own = navigator.languages.find((tag) => tag.split("-")[0] === language.value);
  return own ?? language.value;
}

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale(), options);

/** "16 November 2026" */
export const dayText = (day: Day): string => format({ dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** "16 Nov" */
export const shortDayText = (day: Day): string =>
  format({ day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** "November 2026" */
export const monthText = (month: string): string =>
  format({ month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-01T00:00:00Z`));

/** "Mon", "Tue" and so on. */
export const weekdayTexts = (): string[] =>
  // 5 January 1970 was a Monday.
  Array.from({ length: 7 }, (_, day) => format({ weekday: "short", timeZone: "UTC" }).format(Date.UTC(1970, 0, 5 + day)));

/** "16 Nov 2026, 14:05" */
export const momentText = (moment: number): string => format({ dateStyle: "medium", timeStyle: "short" }).format(moment);
