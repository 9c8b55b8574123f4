// Collects what is printed: the puzzle in hand, new ones like it, and their solutions.
import { requestOf } from "../board/shapes";
import type { Board, Level } from "../core/api_boards";
import { work } from "../core/client";
import { puzzleLike } from "../play/new_game";

export interface PrintedPuzzle {
  board: Board;
  level: Level | "";
  /** Empty where it is not wanted, or the puzzle has not exactly one. */
  solution: number[];
}

export interface PrintWishes {
  count: number;
  level: Level | "any";
  solutions: boolean;
}

const secondsPerSolution = 10;

async function solutionOf({ shape, digits }: Board, signal: AbortSignal): Promise<number[]> {
  const board = { shape: requestOf(shape), digits };
  const { verdict, solutions } = await work.call("board.diagnose", { board, seconds: secondsPerSolution }, { signal });
  return verdict === "one" ? (solutions[0] ?? []) : [];
}

export async function collectPuzzles(
  first: Board,
  firstLevel: Level | "",
  wishes: PrintWishes,
  onMade: (count: number) => void,
  signal: AbortSignal,
): Promise<PrintedPuzzle[]> {
  const puzzles: PrintedPuzzle[] = [{ board: first, level: firstLevel, solution: [] }];
  const like = wishes.level === "any" ? "" : wishes.level;
  while (puzzles.length < wishes.count) {
    const { board, level } = await puzzleLike(first.shape, like, signal);
    puzzles.push({ board, level, solution: [] });
    onMade(puzzles.length);
  }
  if (wishes.solutions) {
    for (const puzzle of puzzles) puzzle.solution = await solutionOf(puzzle.board, signal);
  }
  return puzzles;
}
