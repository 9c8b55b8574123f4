// Days and moments as the reader writes them.
import { language } from "../i18n/messages";
import type { Day } from "./daily";

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language.value, options);

/** "16 November 2026" */
export const dayText = (day: Day): string => format({ dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** "16 Nov 2026, 14:05" */
export const momentText = (moment: number): string => format({ dateStyle: "medium", timeStyle: "short" }).format(moment);
