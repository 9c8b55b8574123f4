// Positions: the board before each step, and what the step does to it, ready to be drawn.
//   cellsBefore(start, steps, 12)   // as it is when eleven steps have been made
import { type BoardCell, plainCells, type Tint } from "../board/board_state";
import { cellName, type SymbolStyle, symbolOf } from "../board/symbols";
import type { Candidate } from "../core/api_boards";
import type { OptionNumber, Step, StepBoard } from "../core/api_steps";
import { largestWithCandidates } from "../play/hint_board";

export const candidateOf = (option: OptionNumber, size: number): Candidate => ({
  cell: Math.floor(option / size),
  digit: (option % size) + 1,
});

export const candidatesOf = (options: readonly OptionNumber[], size: number): Candidate[] =>
  options.map((option) => candidateOf(option, size));

/** "r4c2=7" */
export function optionText(option: OptionNumber, size: number, symbols: SymbolStyle, between = "="): string {
  const { cell, digit } = candidateOf(option, size);
  return `${cellName(cell, size)}${between}${symbolOf(digit, size, symbols)}`;
}

/** On larger boards candidates are hard to read. */
const largestLegible = 9;

/** `number` counts the steps that have been made. */
export function cellsBefore(start: StepBoard, steps: readonly Step[], number: number): BoardCell[] {
  const { size } = start.shape;
  const digits = [...start.digits];
  const left = new Set(start.candidates);
  for (const { places, gone } of steps.slice(0, number)) {
    for (const option of gone) left.delete(option);
    if (places !== null) digits[Math.floor(places / size)] = (places % size) + 1;
  }
  const candidates: number[][] = digits.map(() => []);
  for (const option of left) candidates[Math.floor(option / size)]?.push((option % size) + 1);
  const step = steps[number];
  const shown = step && size > largestWithCandidates ? touched(step, size) : null;
  return plainCells(digits, start.givens).map((cell, index) =>
    cell.digit > 0 || (shown && !shown.has(index)) ? cell : { ...cell, candidates: candidates[index] ?? [] },
  );
}

/** On boards whose candidates are small, what a step is about is seen by the paper of its cells. */
export function papersOf({ pattern, second, rulesOut, places }: Step, size: number): Map<number, Tint> {
  const papers = new Map<number, Tint>();
  const lay = (options: readonly OptionNumber[], tint: Tint) => {
    for (const option of options) papers.set(Math.floor(option / size), tint);
  };
  if (size > largestLegible) {
    lay([...pattern, ...second], "good");
    lay(rulesOut, "conflict");
  }
  if (places !== null) lay([places], "good");
  return papers;
}

/** The cells in which a step has something to show. */
export function touched({ pattern, second, rulesOut, places }: Step, size: number): Set<number> {
  const options = [...pattern, ...second, ...rulesOut, ...(places === null ? [] : [places])];
  return new Set(options.map((option) => Math.floor(option / size)));
}

/** What a step does, in the fewest signs: "r4c2=7", "r4c5≠4, r4c6≠4 …" */
export function effectText({ places, rulesOut }: Step, size: number, symbols: SymbolStyle): string {
  if (places !== null) return optionText(places, size, symbols);
  const [first, ...others] = rulesOut;
  if (first === undefined) return "";
  return `${optionText(first, size, symbols, "≠")}${others.length > 0 ? ` +${others.length}` : ""}`;
}
