// What a pointer or the keyboard points at in a matrix.
import type { Pointed, Problem } from "./problem";
import { type Extent, scales, under, type View } from "./viewport";

/** How far from a one a pointer still means it, in pixels. */
const REACH = 5;

/** The option or item at a point. It is counted from the corner of the matrix: where it is negative are the gutters. */
export function pointedAt(problem: Problem, extent: Extent, view: View, x: number, y: number): Pointed | null {
  const { item, option } = under(extent, view, x, y);
  const hasItem = item >= 0 && item < problem.itemCount;
  const hasOption = option >= 0 && option < problem.optionCount;
  if (y < 0) return hasItem && x >= 0 ? { kind: "item", item } : null;
  if (x < 0) return hasOption ? { kind: "option", option } : null;
  const scale = scales(extent, view.zoom);
  const near = nearest(problem, view, scale.x, scale.y, x, y);
  if (near >= 0) return { kind: "option", option: near };
  if (scale.y >= 4 && hasOption && hasItem) return { kind: "option", option };
  return null;
}

function nearest(problem: Problem, view: View, scaleX: number, scaleY: number, x: number, y: number): number {
  const { starts, entries } = problem.matrix;
  const first = Math.max(0, Math.floor(view.option + (y - REACH) / scaleY));
  const end = Math.min(problem.optionCount, Math.ceil(view.option + (y + REACH) / scaleY));
  let best = -1;
  let least = REACH * REACH;
  for (let option = first; option < end; ++option) {
    const dy = distance(y, (option - view.option) * scaleY, scaleY);
    for (let entry = starts[option]!; entry < starts[option + 1]!; ++entry) {
      const dx = distance(x, (entries[entry]! - view.item) * scaleX, scaleX);
      const square = dx * dx + dy * dy;
      if (square < least) [best, least] = [option, square];
    }
  }
  return best;
}

function distance(at: number, from: number, length: number): number {
  return Math.max(0, from - at, at - from - length);
}

/** Where an arrow key leads: up and down through the options, left and right through the items of one. */
export function stepped(problem: Problem, pointed: Pointed | null, key: string): Pointed | null {
  if (pointed === null) return problem.optionCount > 0 ? { kind: "option", option: 0 } : null;
  if (pointed.kind === "option") {
    const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -20, PageDown: 20, Home: -Infinity, End: Infinity }[key];
    if (by !== undefined) {
      return { kind: "option", option: Math.max(0, Math.min(problem.optionCount - 1, pointed.option + by)) };
    }
    const items = problem.itemsOf(pointed.option);
    const item = key === "ArrowRight" ? items[0] : key === "ArrowLeft" ? items.at(-1) : undefined;
    return item === undefined ? null : { kind: "item", item };
  }
  const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[key];
  if (by !== undefined) {
    return { kind: "item", item: Math.max(0, Math.min(problem.itemCount - 1, pointed.item + by)) };
  }
  const options = problem.optionsOf(pointed.item);
  const option = key === "ArrowDown" ? options[0] : key === "ArrowUp" ? options.at(-1) : undefined;
  return option === undefined ? null : { kind: "option", option };
}
