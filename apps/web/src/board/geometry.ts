// Geometry: where things stand on a drawn board. A cell is 100 units wide, the first one begins at 0, 0.
import type { Shape } from "../core/api_boards";

export const unit = 100;
/** Room around the cells, for the outer line, and for clues outside. */
export const marginOf = (shape: Shape) => (shape.rules?.outside ? 90 : 6);

type Edge = "top" | "right" | "bottom" | "left";

function edgePath(row: number, column: number, edge: Edge): string {
  const x = column * unit;
  const y = row * unit;
  switch (edge) {
    case "top":
      return `M${x} ${y}h${unit}`;
    case "bottom":
      return `M${x} ${y + unit}h${unit}`;
    case "left":
      return `M${x} ${y}v${unit}`;
    case "right":
      return `M${x + unit} ${y}v${unit}`;
  }
}

/** The thin lines between all cells. */
export function gridPath(size: number): string {
  let path = "";
  for (let line = 1; line < size; ++line) {
    path += `M0 ${line * unit}H${size * unit}M${line * unit} 0V${size * unit}`;
  }
  return path;
}

/** The strong lines between regions, without the frame. */
export function regionPath(shape: Shape): string {
  const { size, regions } = shape;
  if (regions.length === 0) return "";
  let path = "";
  for (let cell = 0; cell < size * size; ++cell) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    if (column + 1 < size && regions[cell] !== regions[cell + 1]) path += edgePath(row, column, "right");
    if (row + 1 < size && regions[cell] !== regions[cell + size]) path += edgePath(row, column, "bottom");
  }
  return path;
}

/** The line around a set of cells, which need not hang together. */
export function outlinePath(size: number, cells: readonly number[]): string {
  const inside = new Set(cells);
  let path = "";
  for (const cell of inside) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    if (row === 0 || !inside.has(cell - size)) path += edgePath(row, column, "top");
    if (row === size - 1 || !inside.has(cell + size)) path += edgePath(row, column, "bottom");
    if (column === 0 || !inside.has(cell - 1)) path += edgePath(row, column, "left");
    if (column === size - 1 || !inside.has(cell + 1)) path += edgePath(row, column, "right");
  }
  return path;
}

// Candidates have the places of render/mark_layout.h; tests/cases holds both to the same.

/** How many candidates stand side by side in a cell, where each has a fixed place. */
export const candidateColumns = (size: number) => Math.ceil(Math.sqrt(size));

/** Room between the lines around a cell and its candidates. */
const inset = 0.06 * unit;

const room = unit - 2 * inset;

/** The middle of the place of a candidate within its cell. */
export function candidatePlace(size: number, digit: number): { x: number; y: number } {
  const columns = candidateColumns(size);
  const rows = Math.ceil(size / columns);
  return {
    x: inset + (((digit - 1) % columns) + 0.5) * (room / columns),
    y: inset + (Math.floor((digit - 1) / columns) + 0.5) * (room / rows),
  };
}

/** Which of so many places side by side a point of a cell lies in; the rim belongs to the nearest. */
const placeAmong = (at: number, count: number) =>
  Math.floor(Math.max(0, Math.min(count - 1, (((at % unit) - inset) / room) * count)));

/** The cell and the candidate at a point, given in units; null outside the cells. */
export function placeAt(size: number, x: number, y: number): { cell: number; digit: number } | null {
  const column = Math.floor(x / unit);
  const row = Math.floor(y / unit);
  if (column < 0 || row < 0 || column >= size || row >= size) return null;
  const columns = candidateColumns(size);
  const rows = Math.ceil(size / columns);
  const digit = placeAmong(y, rows) * columns + placeAmong(x, columns) + 1;
  return { cell: row * size + column, digit: digit <= size ? digit : 0 };
}
