// Mark layout: which marks of a cell stand at fixed places, which in a line, which in the corners.
import type { BoardCell } from "./board_state";
import { unit } from "./geometry";

/** More centre marks than this do not fit on a line and go to their fixed places. */
const centreMarksInLine = 4;

const near = 0.19 * unit;
const middle = 0.5 * unit;
const far = 0.81 * unit;

/** In the order in which they are taken: the four corners first, then the sides. */
const cornerPlaces: readonly (readonly [number, number])[] = [
  [near, near],
  [far, near],
  [near, far],
  [far, far],
  [middle, near],
  [middle, far],
  [near, middle],
  [far, middle],
];

export interface PlacedText {
  text: string;
  x: number;
  y: number;
}

export interface MarkLayout {
  /** Digits drawn at their fixed places. */
  fixed: number[];
  /** Digits drawn in one line in the middle. */
  line: number[];
  corner: number[];
}

/** Whether the centre marks of a board go to their fixed places: in all cells alike, so that they can be compared. */
export const needsPlaces = (cells: readonly BoardCell[]) =>
  cells.some((cell) => cell.digit === 0 && cell.centre.length > centreMarksInLine);

/** `pointedOut`: candidates that something is drawn around; they need their fixed places. */
export function layOutMarks(cell: BoardCell, atPlaces: boolean, pointedOut: readonly number[]): MarkLayout {
  if (cell.digit > 0) return { fixed: [], line: [], corner: [] };
  const many = cell.corner.length > cornerPlaces.length;
  if (!atPlaces && !many && pointedOut.length === 0 && !cell.candidates) {
    return { fixed: [], line: cell.centre, corner: cell.corner };
  }
  const fixed = new Set([...(cell.candidates ?? []), ...cell.centre, ...pointedOut, ...(many ? cell.corner : [])]);
  const corner = cell.corner.every((digit) => fixed.has(digit)) ? [] : cell.corner;
  return { fixed: [...fixed].sort((one, other) => one - other), line: [], corner };
}

/** The marks around the cell, in reading order. */
export function cornerTexts(digits: readonly number[], textOf: (digit: number) => string): PlacedText[] {
  const places = cornerPlaces.slice(0, digits.length).sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2);
  return places.flatMap(([x, y], index) => {
    const digit = digits[index];
    return digit === undefined ? [] : [{ text: textOf(digit), x, y }];
  });
}
