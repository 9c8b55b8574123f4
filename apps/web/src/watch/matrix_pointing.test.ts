import { describe, expect, test } from "vitest";
import { pointedAt, stepped } from "./matrix_pointing";
import { plainMatrix, problemOf } from "./problem";
import { home, scales } from "./viewport";

const problem = problemOf(
  plainMatrix(7, [
    [2, 4, 5],
    [0, 3, 6],
    [1, 2, 5],
    [0, 3],
    [1, 6],
    [3, 4, 6],
  ]),
);
const extent = { items: 7, options: 6, width: 7 * 44, height: 6 * 44 };
const view = home(extent);

describe("pointing at a matrix", () => {
  test("means the option of the row, the item over the columns, nothing outside", () => {
    expect(scales(extent, 0)).toEqual({ x: 44, y: 44 });
    expect(pointedAt(problem, extent, view, 100, 60)).toEqual({ kind: "option", option: 1 });
    expect(pointedAt(problem, extent, view, 100, -5)).toEqual({ kind: "item", item: 2 });
    expect(pointedAt(problem, extent, view, -5, 250)).toEqual({ kind: "option", option: 5 });
    expect(pointedAt(problem, extent, view, -5, -5)).toBeNull();
    expect(pointedAt(problem, extent, view, 400, 60)).toBeNull();
  });

  test("from far away means the nearest one", () => {
    const far = problemOf(
      plainMatrix(
        1000,
        Array.from({ length: 3000 }, (_, option) => [option % 1000]),
      ),
    );
    const room = { items: 1000, options: 3000, width: 500, height: 600 };
    expect(pointedAt(far, room, home(room), 250, 101)).toMatchObject({ kind: "option" });
    expect(pointedAt(far, room, home(room), 250, 20)).toBeNull();
  });

  test("walks by arrows through options and items", () => {
    const option = { kind: "option", option: 2 } as const;
    expect(stepped(problem, null, "ArrowDown")).toEqual({ kind: "option", option: 0 });
    expect(stepped(problem, option, "ArrowDown")).toEqual({ kind: "option", option: 3 });
    expect(stepped(problem, option, "End")).toEqual({ kind: "option", option: 5 });
    expect(stepped(problem, option, "ArrowRight")).toEqual({ kind: "item", item: 1 });
    expect(stepped(problem, { kind: "item", item: 1 }, "ArrowDown")).toEqual(option);
    expect(stepped(problem, { kind: "item", item: 6 }, "ArrowRight")).toEqual({ kind: "item", item: 6 });
  });
});
