// What the page has to know of shapes to draw them and to ask the core for them again.
import type { Rule, Shape, ShapeRequest } from "../core/api_boards";

/** The core takes no larger board. */
export const largestBoard = 36;

/** Whether this is a shape, whoever has written it. */
export function isShape(value: unknown): value is Shape {
  const { size, boxRows, boxColumns, regions, name } = (value ?? {}) as Partial<Record<keyof Shape, unknown>>;
  const isWhole = (number: unknown, below: number) => Number.isInteger(number) && Number(number) >= 0 && Number(number) < below;
  if (!isWhole(size, largestBoard + 1) || size === 0 || typeof name !== "string" || !Array.isArray(regions)) return false;
  if (boxRows !== 0 && Number(boxRows) * Number(boxColumns) !== size) return false;
  return [0, Number(size) ** 2].includes(regions.length) && regions.every((region) => isWhole(region, Number(size)));
}

/** One letter or figure for each region, as the core reads regions; it has 62 of them. */
const regionNames = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export function requestOf(shape: Shape): ShapeRequest {
  const rules = shape.rules && { rules: { source: shape.rules.source } };
  if (shape.regions.length === 0) return { kind: "latin", size: shape.size, ...rules };
  if (shape.boxRows > 0) return { kind: "boxes", boxRows: shape.boxRows, boxColumns: shape.boxColumns, ...rules };
  return { kind: "regions", text: shape.regions.map((region) => regionNames[region] ?? "?").join(""), ...rules };
}

export const rowOf = (shape: Shape, cell: number) => Math.floor(cell / shape.size);
export const columnOf = (shape: Shape, cell: number) => cell % shape.size;

/** The cells that a rule speaks of. */
export function cellsOf(shape: Shape, rule: Pick<Rule, "kind" | "index" | "cells">): number[] {
  if (rule.cells) return rule.cells;
  if (rule.kind === "cell") return [rule.index];
  const cells = Array.from({ length: shape.size * shape.size }, (_, cell) => cell);
  switch (rule.kind) {
    case "row":
      return cells.filter((cell) => rowOf(shape, cell) === rule.index);
    case "column":
      return cells.filter((cell) => columnOf(shape, cell) === rule.index);
    case "box":
      return cells.filter((cell) => shape.regions[cell] === rule.index);
  }
}

/** Whether two different cells share a row, column or box. */
export function arePeers(shape: Shape, one: number, other: number): boolean {
  if (one === other) return false;
  if (rowOf(shape, one) === rowOf(shape, other) || columnOf(shape, one) === columnOf(shape, other)) return true;
  return shape.regions.length > 0 && shape.regions[one] === shape.regions[other];
}
