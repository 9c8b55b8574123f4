// What went wrong, in the reader's language: to be put into a sentence, or as one.
//   failureText(error)       // "expected 81 cells for a 9x9 board, found 80"
//   failureSentence(error)   // "Line 2, column 81: expected 81 cells for a 9x9 board, found 80."
// The core tells its faults itself; where it broke down, the page does.
import { isRefusal } from "../core/client";
import { messages } from "./messages";

export function failureText(error: unknown): string {
  return isRefusal(error) ? error.message : messages.value.faults.crash;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function failureSentence(error: unknown): string {
  const { faults } = messages.value;
  return isRefusal(error) ? error.sentence : faults.sentence(capital(faults.crash));
}
