// Figures as the reader's language writes them.
//   decimalText("4.2")        // "4,2" in German
//   millisecondsText(0.04)    // "< 0.1"
import { language } from "./messages";

const decimalSign = () => (1.5).toLocaleString(language.value).charAt(1);

/** Of a figure that the core has written, such as "4.2" or "> 6.0". */
export const decimalText = (text: string): string => text.replace(".", decimalSign());

const least = 0.1;

export function millisecondsText(milliseconds: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const text = Math.max(milliseconds, least).toLocaleString(language.value, digits);
  return milliseconds < least ? `< ${text}` : text;
}
