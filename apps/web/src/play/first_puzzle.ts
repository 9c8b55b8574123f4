// What is on the board when somebody comes for the first time.
import type { Board } from "../core/api";
import { shapeOfSize } from "./sizes";
import type { StockPuzzle } from "./stock";

export const firstPuzzle: StockPuzzle = {
  boxRows: 3,
  boxColumns: 3,
  level: "easy",
  rating: "1.5",
  givens: "...4........2.....46......1....3.1..61...53..7.2..6.5...85..2.4...9..7...2..8.5.3",
};

/** As a board: there is no need to have it read, for which a first visit would have to fetch more of the core. */
export const firstBoard = (): Board => ({
  shape: shapeOfSize("sudoku", 9),
  digits: [...firstPuzzle.givens].map((symbol) => (symbol === "." ? 0 : Number(symbol))),
});
