// What is on the board when somebody comes for the first time.
import firstPuzzle from "virtual:stock/first";
import type { ShapeRequest } from "../core/api_boards";

export { firstPuzzle };

/** As a board: there is no need to have it read, for which a first visit would have to fetch more of the core. */
export const firstBoard = (): { shape: ShapeRequest; digits: number[] } => ({
  shape: { kind: "boxes", boxRows: 3, boxColumns: 3 },
  digits: [...firstPuzzle.givens].map((symbol) => (symbol === "." ? 0 : Number(symbol))),
});
