// What a board is asked to draw, and what it reports.
import type { CellView } from "../core/api_boards";

export interface BoardCell extends CellView {
  /** Small digits, each at a fixed place; drawn where the cell has no digit. */
  candidates?: readonly number[];
}

/** What the paper of a cell says; the last four are the families of rules. */
export type Tint = "same" | "peer" | "conflict" | "wrong" | "differs" | "hint" | "good" | "cell" | "row" | "column" | "box";

export interface BoardPointer {
  kind: "down" | "move" | "up" | "double" | "hover" | "leave";
  /** -1 where the pointer has left the cells. */
  cell: number;
  /** The candidate whose place is under the pointer; 0 for none. */
  digit: number;
  /** Whether Shift, Ctrl or Cmd is held. */
  extend: boolean;
}

/** Cells that hold digits and nothing else; those of `givens`, or all if it is left out, are givens. */
export function plainCells(digits: readonly number[], givens: readonly number[] = digits): BoardCell[] {
  return digits.map((digit, cell) => ({
    digit,
    given: digit > 0 && givens[cell] === digit,
    corner: [],
    centre: [],
    colours: [],
  }));
}
