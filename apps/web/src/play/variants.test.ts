import { beforeAll, describe, expect, test } from "vitest";
import type { Level, Shape } from "../core/api_boards";
import type { Engine } from "../core/engine";
import { startFullCore } from "../core/testing";
import { jigsawShape } from "./jigsaws";
import { isRuled, levelsOf, sizesOf, variantOf, variantRequest, variants } from "./variants";

const ruled = variants.filter(isRuled);
const order: readonly Level[] = ["easy", "medium", "hard"];

describe("Variants", () => {
  let core: Engine;
  let shapes: Shape[];
  beforeAll(async () => {
    core = await startFullCore();
    shapes = core.call("board.shapes", {}).sudoku;
  });

  test.each(ruled)("%s: every size and level is made with one solution, and known again", (variant) => {
    for (const size of sizesOf(variant)) {
      const shape = shapes.find((each) => each.size === size)!;
      for (const level of levelsOf(variant) as Level[]) {
        const made = core.call("rules.generate", variantRequest(variant, shape, level, 7));
        expect(variantOf(made.board.shape)).toBe(variant);
        expect(order.indexOf(made.level)).toBeLessThanOrEqual(order.indexOf(level));
        expect(core.call("board.diagnose", { board: made.board, seconds: 60 }).verdict).toBe("one");
        // Another one of it has no more rules than it has.
        const next = core.call("rules.generate", variantRequest(variant, made.board.shape, level, 8));
        expect(variantOf(next.board.shape)).toBe(variant);
      }
    }
  });

  test("a board with regions of another form is a jigsaw, and one with rules of two kinds is none of them", () => {
    expect(variantOf(jigsawShape(3))).toBe("jigsaw");
    expect(variantOf(shapes.find(({ size }) => size === 9)!)).toBeUndefined();
    const text = JSON.stringify({ puzzle: ".".repeat(16), rules: ["antiknight", { thermo: "r1c1 r1c2" }] });
    expect(variantOf(core.call("board.read", { text }).boards[0]!.shape)).toBeUndefined();
  });
});
