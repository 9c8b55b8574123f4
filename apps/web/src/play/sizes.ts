// The boards that a new game may have, with the boxes that they usually have.
import type { Shape, ShapeRequest } from "../core/api";

export interface BoardSize {
  size: number;
  boxRows: number;
  boxColumns: number;
}

export const sudokuSizes: readonly BoardSize[] = [
  { size: 4, boxRows: 2, boxColumns: 2 },
  { size: 6, boxRows: 2, boxColumns: 3 },
  { size: 8, boxRows: 2, boxColumns: 4 },
  { size: 9, boxRows: 3, boxColumns: 3 },
  { size: 10, boxRows: 2, boxColumns: 5 },
  { size: 12, boxRows: 3, boxColumns: 4 },
  { size: 15, boxRows: 3, boxColumns: 5 },
  { size: 16, boxRows: 4, boxColumns: 4 },
  { size: 20, boxRows: 4, boxColumns: 5 },
  { size: 25, boxRows: 5, boxColumns: 5 },
];

export const latinSizes: readonly BoardSize[] = [4, 5, 6, 7, 8, 9, 10, 12].map((size) => ({
  size,
  boxRows: 0,
  boxColumns: 0,
}));

export function requestFor({ size, boxRows, boxColumns }: BoardSize): ShapeRequest {
  return boxRows > 0 ? { kind: "boxes", boxRows, boxColumns } : { kind: "latin", size };
}

/** The shape itself, where there is no need to ask the core. */
export function shapeFor({ size, boxRows, boxColumns }: BoardSize): Shape {
  const boxOf = (cell: number) => {
    const band = Math.floor(Math.floor(cell / size) / boxRows);
    return band * boxRows + Math.floor((cell % size) / boxColumns);
  };
  const regions = boxRows > 0 ? Array.from({ length: size * size }, (_, cell) => boxOf(cell)) : [];
  return { size, boxRows, boxColumns, regions, name: boxRows > 0 ? `${size}x${size}` : `Latin square ${size}x${size}` };
}
