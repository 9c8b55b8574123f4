import { expect, test } from "vitest";
import { tabsInSight } from "./tabs_in_sight";

const widths = [50, 60, 70, 80];

test("all tabs are in sight where there is room for them", () => {
  expect(tabsInSight(widths, 260, 40, 0)).toEqual([0, 1, 2, 3]);
});

test("the first ones are in sight where there is not, beside the button for the others", () => {
  expect(tabsInSight(widths, 259, 40, 0)).toEqual([0, 1, 2]);
  expect(tabsInSight(widths, 219, 40, 0)).toEqual([0, 1]);
});

test("the current one is always in sight", () => {
  expect(tabsInSight(widths, 200, 40, 3)).toEqual([0, 3]);
  expect(tabsInSight(widths, 90, 40, 3)).toEqual([3]);
});
