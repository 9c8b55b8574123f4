// What is on the board when somebody comes for the first time.
import type { Board, Shape } from "../core/api";
import type { StockPuzzle } from "./stock";

export const firstPuzzle: StockPuzzle = {
  boxRows: 3,
  boxColumns: 3,
  level: "easy",
  rating: "1.5",
  givens: "...4........2.....46......1....3.1..61...53..7.2..6.5...85..2.4...9..7...2..8.5.3",
};

const shape: Shape = {
  size: 9,
  boxRows: 3,
  boxColumns: 3,
  regions: Array.from({ length: 81 }, (_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)),
  name: "9x9",
};

/** As a board: there is no need to have it read, for which a first visit would have to fetch more of the core. */
export const firstBoard = (): Board => ({
  shape,
  digits: [...firstPuzzle.givens].map((symbol) => (symbol === "." ? 0 : Number(symbol))),
});
