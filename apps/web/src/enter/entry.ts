// Entry: the board that is being typed in, with undo. Pure: every change makes a new state.

import { mergeKnown } from "../app/storage";
import { isShape } from "../board/shapes";
import type { Board, Shape } from "../core/api_boards";
import { shapeOfSize } from "../play/sizes";

export interface Entry {
  board: Board;
  undone: readonly Board[];
  done: readonly Board[];
}

const longestHistory = 500;

/** Without further rules, too. */
export function emptyBoard(shape: Shape): Board {
  const { rules, ...plain } = shape;
  return { shape: rules ? plain : shape, digits: Array<number>(shape.size ** 2).fill(0) };
}

export const freshEntry = (board: Board): Entry => ({ board, done: [], undone: [] });

export const usualEntry = (): Entry => freshEntry(emptyBoard(shapeOfSize("sudoku", 9)));

const sameBoard = (one: Board, other: Board) =>
  one.shape === other.shape && one.digits.every((digit, cell) => digit === other.digits[cell]);

export function changed(entry: Entry, board: Board): Entry {
  if (sameBoard(entry.board, board)) return entry;
  return { board, done: [...entry.done.slice(-longestHistory), entry.board], undone: [] };
}

/** Puts the digit into the cells; takes it away where all of them hold it. 0 empties them. */
export function entered(entry: Entry, cells: readonly number[], digit: number): Entry {
  const { shape, digits } = entry.board;
  const everywhere = cells.every((cell) => digits[cell] === digit);
  const next = digits.map((old, cell) => (cells.includes(cell) ? (everywhere ? 0 : digit) : old));
  return changed(entry, { shape, digits: next });
}

/** Writes the digit into one cell, whatever it held. */
export function written(entry: Entry, cell: number, digit: number): Entry {
  const { shape, digits } = entry.board;
  return changed(entry, { shape, digits: digits.map((old, index) => (index === cell ? digit : old)) });
}

export function undone(entry: Entry): Entry {
  const before = entry.done.at(-1);
  if (!before) return entry;
  return { board: before, done: entry.done.slice(0, -1), undone: [...entry.undone, entry.board] };
}

export function redone(entry: Entry): Entry {
  const after = entry.undone.at(-1);
  if (!after) return entry;
  return { board: after, done: [...entry.done, entry.board], undone: entry.undone.slice(0, -1) };
}

/** Whether this can be drawn and asked about, whoever has written it. */
const isBoard = (shape: Shape, digits: readonly unknown[]): boolean =>
  isShape(shape) &&
  digits.length === shape.size ** 2 &&
  digits.every((digit) => Number.isInteger(digit) && Number(digit) >= 0 && Number(digit) <= shape.size);

/** The entry as it was remembered; the usual one where that is not a board. */
export function recalledEntry(text: string | null): Entry {
  const usual = usualEntry();
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    const board = mergeKnown(usual.board, stored);
    const shape = mergeKnown(usual.board.shape, board.shape);
    const rules = (stored as Partial<Board> | null)?.shape?.rules;
    const whole = typeof rules?.source === "string" && Array.isArray(rules.drawn) ? { ...shape, rules } : shape;
    return isBoard(shape, board.digits) ? freshEntry({ shape: whole, digits: board.digits }) : usual;
  } catch {
    return usual;
  }
}
