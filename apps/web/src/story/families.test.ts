import { expect, test } from "vitest";
import { matrixOf } from "../watch/dancer_testing";
import { withFamilies } from "./families";

test("families come in one after another", () => {
  const matrix = {
    ...matrixOf(4, [
      [0, 2, 3],
      [1, 2],
      [1, 3],
    ]),
    familyOfItem: [0, 0, 1, 2],
  };
  expect(withFamilies(matrix, 1)).toMatchObject({ starts: [0, 1, 2, 3], entries: [0, 1, 1] });
  expect(withFamilies(matrix, 2)).toMatchObject({ starts: [0, 2, 4, 5], entries: [0, 2, 1, 2, 1] });
  expect(withFamilies(matrix, 3)).toMatchObject({ entries: matrix.entries });
});
