// Boards to look at when there is no game in progress, or when it is too large for a first look. To be loaded when
// the shapes are (play/sizes.ts): the routes see to that.
import type { Board, Shape } from "../core/api_boards";
import { shapeOfSize } from "../play/sizes";

export interface Sample {
  id: string;
  kind: "puzzle" | "empty" | "latin";
  board: Board;
}

const sudoku = (size: number): Shape => shapeOfSize("sudoku", size);
const latin = (size: number): Shape => ({
  size,
  boxRows: 0,
  boxColumns: 0,
  regions: [],
  name: `Latin square ${size}x${size}`,
});

function puzzle(shape: Shape, text: string): Board {
  return { shape, digits: Array.from(text, (letter) => Number(letter) || 0) };
}

export function emptyBoard(shape: Shape): Board {
  return { shape, digits: Array<number>(shape.size * shape.size).fill(0) };
}

export const SMALL = puzzle(sudoku(4), "1......3..2.4...");
export const USUAL = puzzle(sudoku(9), "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
export const HARD = puzzle(sudoku(9), "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
/** Choosing the item with least options, there is one guess, and its first option is a dead end. */
export const GUESS = puzzle(sudoku(6), "6.......34..46.23......4.5.....3..1.");
export const LATIN = emptyBoard(latin(3));

export const SAMPLES: Sample[] = [
  { id: "small", kind: "puzzle", board: SMALL },
  { id: "guess", kind: "puzzle", board: GUESS },
  { id: "usual", kind: "puzzle", board: USUAL },
  { id: "hard", kind: "puzzle", board: HARD },
  { id: "latin", kind: "latin", board: LATIN },
  { id: "empty9", kind: "empty", board: emptyBoard(sudoku(9)) },
  { id: "empty16", kind: "empty", board: emptyBoard(sudoku(16)) },
  { id: "empty25", kind: "empty", board: emptyBoard(sudoku(25)) },
];
