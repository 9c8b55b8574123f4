// Stroke: the cells that a pointer or the keyboard went over while a rule is drawn. Pure: what they stand for the core says.
import type { Gesture } from "../core/api_boards";
import { including, type Selection } from "../play/selection";

/** The cells from one to another, without the first: straight or across corners, so that a quick pointer leaves none out. */
export function wayTo(from: number, to: number, size: number): number[] {
  const way: number[] = [];
  let [row, column] = [Math.floor(from / size), from % size];
  const [lastRow, lastColumn] = [Math.floor(to / size), to % size];
  while (row !== lastRow || column !== lastColumn) {
    row += Math.sign(lastRow - row);
    column += Math.sign(lastColumn - column);
    way.push(row * size + column);
  }
  return way;
}

/** A line that goes back the way it came gets shorter. */
const goesBack = (gesture: Gesture) => gesture === "line" || gesture === "pairs";

export function extended(stroke: Selection, cell: number, gesture: Gesture): Selection {
  if (goesBack(gesture) && stroke.cells.at(-2) === cell) return { cells: stroke.cells.slice(0, -1), cursor: cell };
  return including(stroke, cell);
}

/** Whether its cells may be drawn in several strokes. */
export const gathers = (gesture: Gesture) => gesture === "area" || gesture === "copies";

/** Whether a cell is one of these, or beside one of them. */
export const touches = (cells: readonly number[], cell: number, size: number) =>
  cells.some(
    (other) =>
      wayTo(other, cell, size).length < 2 &&
      (other % size === cell % size || Math.floor(other / size) === Math.floor(cell / size)),
  );
