// The families of a matrix let in one after another.
import type { Matrix } from "../core/api_matrix";

/** The matrix with the ones of its first families only; the columns of the others stay, empty. */
export function withFamilies(matrix: Matrix, count: number): Matrix {
  const starts = [0];
  const entries: number[] = [];
  for (let option = 0; option + 1 < matrix.starts.length; ++option) {
    for (const item of matrix.entries.slice(matrix.starts[option], matrix.starts[option + 1])) {
      if (matrix.familyOfItem[item]! < count) entries.push(item);
    }
    starts.push(entries.length);
  }
  return { ...matrix, starts, entries };
}
