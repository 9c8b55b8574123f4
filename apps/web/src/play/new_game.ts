// Making a puzzle: from the stock, or in the worker for long work, which reports and can be stopped.
import { requestOf } from "../board/shapes";
import type { Progress } from "../core/api";
import type { Board, Level, Shape, Symmetry } from "../core/api_boards";
import { work } from "../core/client";
import { type StockPuzzle, stock } from "./stock";
import { isRuled, type RuledVariant, variantOf, variantRequest } from "./variants";

export interface PuzzleSpec {
  shape: Shape;
  level: Level | "any";
  symmetry: Symmetry;
}

export interface Puzzle {
  board: Board;
  level: Level;
  rating: string;
}

/** The ready puzzles that fit, symmetry aside. */
export function stockFor({ shape, level }: PuzzleSpec): StockPuzzle[] {
  return stock.filter(
    (puzzle) =>
      puzzle.boxRows === shape.boxRows && puzzle.boxColumns === shape.boxColumns && (level === "any" || puzzle.level === level),
  );
}

const largestSeed = 2 ** 31;
const anySeed = () => Math.floor(Math.random() * largestSeed);

/** One of the ready puzzles, shuffled so that nobody recognises it. */
export async function fromStock(choices: readonly StockPuzzle[], signal: AbortSignal): Promise<Puzzle | null> {
  const chosen = choices[Math.floor(Math.random() * choices.length)];
  if (!chosen) return null;
  const { board } = await work.call("board.shuffle", { board: { text: chosen.givens }, seed: anySeed() }, { signal });
  return { board, level: chosen.level, rating: chosen.rating };
}

interface Watching {
  onProgress?: (progress: Progress) => void;
  signal: AbortSignal;
}

export async function makePuzzle({ shape, level, symmetry }: PuzzleSpec, watching: Watching): Promise<Puzzle> {
  const made = await work.call("board.generate", { shape: requestOf(shape), level, symmetry, seed: anySeed() }, watching);
  return { board: made.board, level: made.rating.level, rating: made.rating.text };
}

/** A new one with further rules, which have no rating. */
export async function makeRuled(
  variant: RuledVariant,
  { shape, level }: Pick<PuzzleSpec, "shape" | "level">,
  signal: AbortSignal,
): Promise<Puzzle> {
  const made = await work.call("rules.generate", variantRequest(variant, shape, level, anySeed()), { signal });
  return { ...made, rating: "" };
}

/** One more of the same board and level; of any where the level is not known. */
export async function puzzleLike(shape: Shape, level: Level | "", signal: AbortSignal): Promise<Puzzle> {
  const variant = variantOf(shape);
  if (variant && isRuled(variant)) return makeRuled(variant, { shape, level: level || "any" }, signal);
  const spec: PuzzleSpec = { shape, level: level || "any", symmetry: "rotate180" };
  const ready = await fromStock(stockFor(spec), signal);
  if (ready || !level) return ready ?? makePuzzle(spec, { signal });
  // On very small boards some levels have no puzzle that looks the same upside down.
  const { levels } = await work.call("board.levels", { shape: requestOf(shape), symmetry: spec.symmetry }, { signal });
  return makePuzzle(levels.includes(level) ? spec : { ...spec, symmetry: "random" }, { signal });
}
