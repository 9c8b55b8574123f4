// What is on the board when somebody comes for the first time.
import type { StockPuzzle } from "./stock";

export const firstPuzzle: StockPuzzle = {
  boxRows: 3,
  boxColumns: 3,
  level: "easy",
  rating: "1.5",
  givens: "...4........2.....46......1....3.1..61...53..7.2..6.5...85..2.4...9..7...2..8.5.3",
};
