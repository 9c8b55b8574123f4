// What went wrong, in the reader's language: to be put into a sentence, or as one.
//   failureText(error)       // "expected 81 cells for a board of 9 × 9, found 80"
//   failureSentence(error)   // "Line 2, column 81: expected 81 cells for a board of 9 × 9, found 80."
import { CoreFailure } from "../core/engine";
import type { Faults } from "./en/faults";
import { messages } from "./messages";

type Tell = (...values: string[]) => string;

/** Characters that cannot be seen, by their numbers. */
function visible(value: string): string {
  const seen = /^\s+$/u.test(value) ? /\s|\p{C}/gu : /[\p{C}\p{Zl}\p{Zp}]/gu;
  return value.replace(seen, (one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`);
}

/** Of a kind that has no sentence, the core's own words. */
export function faultText(faults: Faults, { kind, values, message }: Pick<CoreFailure, "kind" | "values" | "message">): string {
  const kinds: Record<string, Tell> = faults.kinds;
  const tell = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return tell ? tell(...values.map(visible)) : faults.other(message);
}

export function failureText(error: unknown): string {
  const { faults } = messages.value;
  return error instanceof CoreFailure ? faultText(faults, error) : faults.kinds.crash();
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function failureSentence(error: unknown): string {
  const { faults, enter } = messages.value;
  const text = failureText(error);
  const placed = error instanceof CoreFailure && error.line > 0;
  return faults.sentence(capital(placed ? enter.placed(enter.place(error.line, error.column), text) : text));
}
