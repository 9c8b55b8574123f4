// Stock: ready puzzles for large boards, whose making would take a while, as the library has them.
import others from "virtual:stock/others";
import type { Level } from "../core/api_boards";

export interface StockPuzzle {
  boxRows: number;
  boxColumns: number;
  level: Level;
  rating: string;
  /** A symbol for each cell: 1-9, then letters from A for 10; a point for an empty one. */
  givens: string;
}

export const stock: readonly StockPuzzle[] = others;
