// The board under a hint that tells everything: with the candidates that the step goes by, in their places.
//   const cells = cellsUnderHint(view, hint);
import type { BoardCell } from "../board/board_state";
import type { GameView, Hint } from "../core/api_boards";

/** On larger boards there is no use in drawing the candidates of all cells. */
export const largestWithCandidates = 16;

export function cellsUnderHint({ cells, shape: { size } }: GameView, hint: Hint): readonly BoardCell[] {
  if (!hint.drawn) return cells;
  const left = cells.map((): number[] => []);
  for (const option of hint.drawn.candidates) left[Math.floor(option / size)]?.push((option % size) + 1);
  const told = [...hint.candidates, ...hint.rulesOut, ...(hint.places ? [hint.places] : [])];
  const shown = size > largestWithCandidates ? new Set(told.map(({ cell }) => cell)) : undefined;
  return cells.map((cell, index) =>
    cell.digit > 0 || shown?.has(index) === false ? cell : { ...cell, corner: [], centre: [], candidates: left[index] ?? [] },
  );
}
