// The boards that a new game may have, as the core knows them.
//   await loadShapes();
//   sudokuShapes().map(({ size }) => size)   // [4, 6, 8, 9, …]
import type { Answer } from "../core/api";
import type { Shape } from "../core/api_boards";
import { game } from "../core/client";
import type { Engine } from "../core/engine";

let known: Answer<"board.shapes"> = { sudoku: [], latin: [] };

/** To be waited for before anything else here is called: the routes do so. */
export async function loadShapes(core: typeof game | Engine = game): Promise<void> {
  if (known.sudoku.length === 0) known = await core.call("board.shapes", {});
}

export const sudokuShapes = (): readonly Shape[] => known.sudoku;
export const latinShapes = (): readonly Shape[] => known.latin;

/** One of them; where that size is not offered, the usual one. */
export function shapeOfSize(kind: "sudoku" | "latin", size: number): Shape {
  const shapes = known[kind];
  const shape = shapes.find((candidate) => candidate.size === size) ?? shapes.find((candidate) => candidate.size === 9);
  if (!shape) throw new Error("expected the shapes to be loaded");
  return shape;
}
