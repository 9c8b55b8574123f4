// The digit first, then the cells; and a double press for the only candidate.
import type { Page } from "playwright-core";
import { devices, expect, test } from "./harness";
import {
  button,
  cell,
  expectCell,
  labelOf,
  padKey,
  playText,
  pressFurther,
  pressLater,
  pressTwice,
  puzzle,
  small,
} from "./play_helpers";

const isHeld = (page: Page, symbol: string) => padKey(page, symbol).getAttribute("aria-pressed");

for (const [device, options] of devices) {
  test(`with no cell selected a digit is taken in hand, and goes where the board is pressed (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, puzzle);
    await padKey(page, "4").click();
    expect(await isHeld(page, "4")).toBe("true");
    for (const index of [2, 28]) {
      await cell(page, index).click();
      await expectCell(page, index, ", 4");
    }
    await pressLater(page, 28);
    await expectCell(page, 28, "empty");
    // Another digit on the board is taken up.
    await cell(page, 0).click();
    expect(await isHeld(page, "5")).toBe("true");
    expect(await labelOf(page, 0)).toContain("5, given");
    await padKey(page, "5").click();
    expect(await isHeld(page, "5")).toBe(null);
    await cell(page, 30).click();
    expect(await labelOf(page, 30)).toContain("empty");
    expect(await cell(page, 30).getAttribute("aria-selected")).toBe("true");
  });

  test(`digit first is a choice that stays: keys are then taken, whatever is selected (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, puzzle);
    await cell(page, 2).click();
    await pressFurther(page, "Digit first");
    await page.getByRole("radio", { name: "Centre", exact: true }).check();
    await padKey(page, "1").click();
    await cell(page, 2).click();
    await cell(page, 3).click();
    await expectCell(page, 2, "centre marks 1");
    await expectCell(page, 3, "centre marks 1");
    await padKey(page, "2").click();
    await cell(page, 2).click();
    await expectCell(page, 2, "centre marks 1 2");
    await page.reload();
    await button(page, "More tools").click();
    await expect.poll(() => button(page, "Digit first").getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Escape");
    await padKey(page, "3").click();
    await pressFurther(page, "Digit first");
    expect(await isHeld(page, "3")).toBe(null);
    await cell(page, 30).click();
    await padKey(page, "9").click();
    await expectCell(page, 30, "column 4, 9");
  });

  test(`a double press enters the only candidate of a cell (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, puzzle);
    await pressTwice(page, 40);
    expect(await labelOf(page, 40)).toContain("empty");
    await button(page, "Fill candidates").click();
    await expectCell(page, 40, "centre marks 5");
    await pressTwice(page, 40);
    await expectCell(page, 40, "column 5, 5");
    // Where there is a choice, cells alike are selected.
    await pressTwice(page, 3);
    expect(await labelOf(page, 3)).toContain("centre marks 2 6");
  });
}

test("marks are painted by dragging, and taken away where the first cell had one", async ({ page }) => {
  await playText(page, small);
  await page.getByRole("radio", { name: "Corner", exact: true }).check();
  await padKey(page, "2").click();
  const drag = async (from: number, to: number) => {
    const [start, end] = [(await cell(page, from).boundingBox())!, (await cell(page, to).boundingBox())!];
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
    await page.mouse.up();
  };
  await drag(1, 3);
  for (const index of [1, 2, 3]) await expectCell(page, index, "corner marks 2");
  await drag(2, 3);
  await expect.poll(() => labelOf(page, 3)).toBe("Row 1, column 4, empty");
  expect(await labelOf(page, 1)).toContain("corner marks 2");
});

test("the keyboard takes a digit in hand too, and Escape puts it down", async ({ page }) => {
  await playText(page, puzzle);
  await page.keyboard.press("4");
  expect(await isHeld(page, "4")).toBe("true");
  await cell(page, 2).click();
  await expectCell(page, 2, "column 3, 4");
  await page.keyboard.press("Escape");
  expect(await isHeld(page, "4")).toBe(null);
});

test("with no cell selected the pad's Clear is taken in hand, too", async ({ page }) => {
  await playText(page, small);
  await cell(page, 1).click();
  await page.keyboard.press("Control+Digit4");
  await expectCell(page, 1, "centre marks 4");
  await page.keyboard.press("Escape");
  await button(page, "Clear").click();
  expect(await button(page, "Clear").getAttribute("aria-pressed")).toBe("true");
  await cell(page, 1).click();
  await expect.poll(() => labelOf(page, 1)).not.toContain("centre");
  await cell(page, 0).click();
  expect(await labelOf(page, 0)).toContain("1, given");
  await button(page, "Clear").click();
  expect(await button(page, "Clear").getAttribute("aria-pressed")).toBe(null);
});

test("a digit that is used up leaves the hand", async ({ page }) => {
  await playText(page, small);
  await padKey(page, "1").click();
  for (const index of [7, 10, 13]) await cell(page, index).click();
  await expect.poll(() => padKey(page, "1", "0").isDisabled()).toBe(true);
  expect(await isHeld(page, "1")).toBe(null);
});
