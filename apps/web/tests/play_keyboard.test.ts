// A game played with the keyboard alone.
import { expect, test } from "./harness";
import { atOnce, button, cell, expectCell, goTo, labelOf, playText, puzzle, small, solution, spoken } from "./play_helpers";

test("a 9x9 game is played to its end with arrows and digits", async ({ page }) => {
  await playText(page, puzzle);
  await page.keyboard.press("ArrowRight");
  for (const key of ["ArrowUp", "ArrowLeft"]) for (let step = 0; step < 4; ++step) await page.keyboard.press(key);
  for (let row = 0; row < 9; ++row) {
    for (let column = 0; column < 9; ++column) {
      const index = row * 9 + column;
      if (puzzle[index] === ".") await page.keyboard.press(solution[index] ?? "");
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("ArrowDown");
  }
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await expect.poll(() => spoken(page)).toContain("Solved");
});

test("Shift makes corner marks, Ctrl centre marks, and 0, Delete and Backspace clear", async ({ page }) => {
  await playText(page, puzzle);
  await cell(page, 2).click();
  await page.keyboard.press("Shift+Digit1");
  await page.keyboard.press("Control+Digit2");
  await page.keyboard.press("Control+Digit4");
  await expectCell(page, 2, "corner marks 1, centre marks 2 4");
  for (const key of ["0", "Delete", "Backspace"]) {
    await page.keyboard.press("4");
    await expectCell(page, 2, "column 3, 4");
    await page.keyboard.press(key);
    await expectCell(page, 2, "empty");
  }
});

test("Z, X, C and V choose what digits do, and Space goes through them", async ({ page }) => {
  await playText(page, puzzle);
  await cell(page, 2).click();
  await page.keyboard.press("x");
  await page.keyboard.press("1");
  await expectCell(page, 2, "corner marks 1");
  await page.keyboard.press("c");
  await page.keyboard.press("2");
  await expectCell(page, 2, "centre marks 2");
  await page.keyboard.press("v");
  await page.keyboard.press("3");
  await expectCell(page, 2, "colours 3");
  await page.keyboard.press("Space");
  await page.keyboard.press("4");
  await expectCell(page, 2, "column 3, 4");
  await page.keyboard.press("z");
  expect(await page.getByRole("radio", { name: "Digit", exact: true }).isChecked()).toBe(true);
});

test("Ctrl+Z and Ctrl+Y go back and forth, and a step over the whole selection is one step", async ({ page }) => {
  await playText(page, small);
  await cell(page, 1).click();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Control+Digit4");
  for (const index of [1, 2, 3]) await expectCell(page, index, "centre marks 4");
  await page.keyboard.press("Control+z");
  for (const index of [1, 2, 3]) await expectCell(page, index, "empty");
  await page.keyboard.press("Control+y");
  await expectCell(page, 3, "centre marks 4");
});

test("two quick digits make one of 10 or over, and letters do too", async ({ page }) => {
  await goTo(page, "#/new");
  await page.getByRole("radio", { name: "16 × 16, boxes of 4 × 4" }).check();
  await page.getByRole("radio", { name: "Easy", exact: true }).check();
  await button(page, "Make the puzzle").click();
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(256);
  const labels = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((each) => each.ariaLabel ?? ""));
  const empty = labels.findIndex((label) => label.includes("empty"));
  await cell(page, empty).click();
  await atOnce(page, async () => {
    await page.keyboard.press("1");
    await page.keyboard.press("2");
    await expectCell(page, empty, ", C");
  });
  await page.keyboard.press("Control+z");
  await expectCell(page, empty, "empty");
  await page.keyboard.press("f");
  await expectCell(page, empty, ", F");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await page.keyboard.press("g");
  await expectCell(page, empty, "corner marks G");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("svg");
});

test("Enter checks and says how many digits are wrong", async ({ page }) => {
  await playText(page, puzzle);
  await cell(page, 2).click();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect.poll(() => spoken(page)).toContain("1 digit differs from the solution");
  expect(await labelOf(page, 2)).toContain("wrong");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Enter");
  await expect.poll(() => spoken(page)).toContain("No mistake so far");
});

test("? hints in three steps, the last of which can be done", async ({ page }) => {
  await playText(page, puzzle);
  await page.keyboard.press("?");
  const hint = page.getByRole("region", { name: "Hint" });
  await hint.waitFor();
  const first = await hint.textContent();
  await page.keyboard.press("?");
  await expect.poll(() => hint.textContent()).not.toBe(first);
  expect(await page.locator(".step-drawing").count()).toBe(0);
  await button(page, "Tell me more").click();
  // Drawn as its steps are: the digit that it places, in a cell whose candidates are there to be seen.
  await expect.poll(() => page.locator(".board .step-drawing rect.placed").count()).toBe(1);
  await button(page, "Do it").click();
  await expect.poll(() => hint.count()).toBe(0);
  expect(await page.locator(".step-drawing").count()).toBe(0);
  await expect.poll(() => page.getByText("50 cells to go").count()).toBe(1);
});
