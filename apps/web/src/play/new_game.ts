// Making a puzzle: from the stock, or in the worker for long work, which reports and can be stopped.
import { requestOf } from "../board/shapes";
import type { Board, Level, Progress, Shape, Symmetry } from "../core/api";
import { work } from "../core/client";
import { shuffled } from "./shuffle";
import { digitsOfStock, type StockPuzzle, stock } from "./stock";

export interface Wishes {
  shape: Shape;
  level: Level | "any";
  symmetry: Symmetry;
}

export interface Puzzle {
  board: Board;
  level: Level;
  rating: string;
}

/** The ready puzzles that meet the wishes, symmetry aside. */
export function stockFor({ shape, level }: Wishes): StockPuzzle[] {
  return stock.filter(
    (puzzle) =>
      puzzle.boxRows === shape.boxRows && puzzle.boxColumns === shape.boxColumns && (level === "any" || puzzle.level === level),
  );
}

/** One of the ready puzzles in a new dress. */
export function fromStock(shape: Shape, choices: readonly StockPuzzle[]): Puzzle | null {
  const chosen = choices[Math.floor(Math.random() * choices.length)];
  if (!chosen) return null;
  const board = shuffled({ shape, digits: digitsOfStock(chosen) });
  return { board, level: chosen.level, rating: chosen.rating };
}

const largestSeed = 2 ** 31;

interface Watching {
  onProgress?: (progress: Progress) => void;
  signal: AbortSignal;
}

export async function makePuzzle({ shape, level, symmetry }: Wishes, watching: Watching): Promise<Puzzle> {
  const seed = Math.floor(Math.random() * largestSeed);
  const made = await work.call("board.generate", { shape: requestOf(shape), level, symmetry, seed }, watching);
  return { board: made.board, level: made.rating.level, rating: made.rating.text };
}

/** One more of the same board and level; of any where the level is not known. */
export async function puzzleLike(shape: Shape, level: Level | "", signal: AbortSignal): Promise<Puzzle> {
  const wishes: Wishes = { shape, level: level || "any", symmetry: "rotate180" };
  const ready = fromStock(shape, stockFor(wishes));
  if (ready || !level) return ready ?? makePuzzle(wishes, { signal });
  // On very small boards some levels have no puzzle that looks the same upside down.
  const { levels } = await work.call("board.levels", { shape: requestOf(shape), symmetry: wishes.symmetry }, { signal });
  return makePuzzle(levels.includes(level) ? wishes : { ...wishes, symmetry: "random" }, { signal });
}
