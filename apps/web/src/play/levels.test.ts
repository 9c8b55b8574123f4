import { expect, test } from "vitest";
import { levels, nearestLevel } from "./levels";

test("a level that the board does not have gives way to the hardest that is easier", () => {
  expect(nearestLevel("hard", levels)).toBe("hard");
  expect(nearestLevel("hard", ["beginner", "easy", "medium", "expert", "any"])).toBe("medium");
  expect(nearestLevel("medium", ["beginner", "easy", "any"])).toBe("easy");
  expect(nearestLevel("beginner", ["easy", "any"])).toBe("easy");
  expect(nearestLevel("any", ["easy", "any"])).toBe("any");
});
