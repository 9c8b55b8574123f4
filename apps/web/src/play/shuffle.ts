// Shuffle: the same puzzle in another dress. Digits are renamed, and bands, stacks and the lines within them change
// places; what is a solution stays one, and the puzzle stays as hard as it was.
import type { Board } from "../core/api";

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

export function permutation(length: number, random: Random): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; --last) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/** Lines in groups: the groups in a new order, and in each of them its lines. */
function linesInGroups(size: number, groupSize: number, random: Random): number[] {
  return permutation(size / groupSize, random).flatMap((group) =>
    permutation(groupSize, random).map((line) => group * groupSize + line),
  );
}

/** requires: a board with boxes, or a Latin square */
export function shuffled(board: Board, random: Random = Math.random): Board {
  const { size, boxRows, boxColumns } = board.shape;
  const rows = linesInGroups(size, boxRows || size, random);
  const columns = linesInGroups(size, boxColumns || size, random);
  const names = [0, ...permutation(size, random).map((digit) => digit + 1)];
  const digits = rows.flatMap((row) => columns.map((column) => names[board.digits[row * size + column] ?? 0] ?? 0));
  return { shape: board.shape, digits };
}
