import { expect, test } from "vitest";
import { harderLevel, levels, nearestLevel } from "./levels";

test("a level that the board does not have gives way to the hardest that is easier", () => {
  expect(nearestLevel("hard", levels)).toBe("hard");
  expect(nearestLevel("hard", ["beginner", "easy", "medium", "expert", "any"])).toBe("medium");
  expect(nearestLevel("medium", ["beginner", "easy", "any"])).toBe("easy");
  expect(nearestLevel("beginner", ["easy", "any"])).toBe("easy");
  expect(nearestLevel("any", ["easy", "any"])).toBe("any");
});

test("the next harder level is one that the board has", () => {
  expect(harderLevel("beginner", levels)).toBe("easy");
  expect(harderLevel("medium", ["beginner", "easy", "medium", "expert", "any"])).toBe("expert");
  expect(harderLevel("easy", ["beginner", "easy", "any"])).toBeUndefined();
  expect(harderLevel("extreme", levels)).toBe("diabolical");
  expect(harderLevel("nightmare", levels)).toBeUndefined();
  expect(harderLevel("", levels)).toBeUndefined();
});
