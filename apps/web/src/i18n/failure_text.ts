// What went wrong, in the reader's language: to be put into a sentence, or as one.
//   failureText(error)       // "expected 81 cells for a 9x9 board, found 80"
//   failureSentence(error)   // "Line 2, column 81: expected 81 cells for a 9x9 board, found 80."
// The core tells its faults itself; where it broke down, the page does.
import { isRefusal, isUnloaded } from "../core/client";
import { messages } from "./messages";

/** What the page says where the core could not say anything. */
function ownText(error: unknown): string {
  const { faults } = messages.value;
  return isUnloaded(error) ? faults.unloaded : faults.crash;
}

export function failureText(error: unknown): string {
  return isRefusal(error) ? error.message : ownText(error);
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function failureSentence(error: unknown): string {
  return isRefusal(error) ? error.sentence : messages.value.faults.sentence(capital(ownText(error)));
}
