// Selection: the cells that the next digit goes to, and the one at which the keyboard is. As quadrille/play/selection.h has it.
import type { CellView } from "../core/api_boards";

export interface Selection {
  readonly cells: readonly number[];
  /** -1 where nothing is selected. */
  readonly cursor: number;
}

export const noSelection: Selection = { cells: [], cursor: -1 };

export const only = (cell: number): Selection => ({ cells: [cell], cursor: cell });

export function including({ cells }: Selection, cell: number): Selection {
  return { cells: cells.includes(cell) ? cells : [...cells, cell], cursor: cell };
}

/** A press on a cell; one that extends adds the cell, or takes it out again. */
export function pressed(selection: Selection, cell: number, extend: boolean): Selection {
  if (!extend) return only(cell);
  if (!selection.cells.includes(cell)) return including(selection, cell);
  const cells = selection.cells.filter((other) => other !== cell);
  return { cells, cursor: cells.at(-1) ?? -1 };
}

/** A step of the keyboard, over the edge to the other side; from nowhere it begins in the middle. */
export function stepped(selection: Selection, size: number, rows: number, columns: number, extend: boolean): Selection {
  if (selection.cursor < 0) return only(Math.floor((size * size) / 2));
  const row = (Math.floor(selection.cursor / size) + rows + size) % size;
  const column = ((selection.cursor % size) + columns + size) % size;
  const cell = row * size + column;
  return extend ? including(selection, cell) : only(cell);
}

export const everything = (size: number, cursor: number): Selection => ({
  cells: Array.from({ length: size * size }, (_, cell) => cell),
  cursor: Math.max(cursor, 0),
});

const sameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** All cells like this one: with its digit; if it has none, with its marks; if it has none either, its colours. */
export function alike(cells: readonly CellView[], cell: number): Selection {
  const model = cells[cell];
  if (!model) return noSelection;
  const like = (other: CellView): boolean => {
    if (model.digit > 0) return other.digit === model.digit;
    if (other.digit > 0) return false;
    if (model.centre.length > 0) return sameSet(other.centre, model.centre);
    if (model.corner.length > 0) return sameSet(other.corner, model.corner);
    return model.colours.length > 0 && sameSet(other.colours, model.colours);
  };
  const found = cells.flatMap((other, index) => (index === cell || like(other) ? [index] : []));
  return { cells: found, cursor: cell };
}
