// A game played with mouse and finger.
import { expect, test } from "./harness";
import {
  button,
  cell,
  expectCell,
  labelOf,
  padKey,
  playText,
  pressFurther,
  pressTwice,
  puzzle,
  small,
  smallSolution,
} from "./play_helpers";

test("a game is played to its end by touch on a phone", async ({ phone }) => {
  await playText(phone, small);
  for (let index = 0; index < small.length; ++index) {
    if (small[index] !== ".") continue;
    await cell(phone, index).tap();
    await padKey(phone, smallSolution[index] ?? "").tap();
  }
  await phone.getByRole("heading", { name: "Solved" }).waitFor();
});

test("everything needed to play fits on a phone without scrolling", async ({ phone }) => {
  await playText(phone, puzzle);
  const bottom = await button(phone, "Hint").evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(844);
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test("dragging selects several cells, and one digit of the pad marks them all", async ({ page }) => {
  await playText(page, small);
  const [from, to] = [await cell(page, 1).boundingBox(), await cell(page, 3).boundingBox()];
  if (!from || !to) throw new Error("expected two cells");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await page.getByRole("radio", { name: "Centre", exact: true }).check();
  await padKey(page, "2").click();
  for (const index of [1, 2, 3]) await expectCell(page, index, "centre marks 2");
});

test("pressing a digit twice selects all of its kind, and Ctrl adds one cell", async ({ page }) => {
  await playText(page, puzzle);
  await pressTwice(page, 0);
  const selected = () => page.getByRole("gridcell", { selected: true }).count();
  const fives = [...puzzle].filter((digit) => digit === "5").length;
  await expect.poll(selected).toBe(fives);
  await cell(page, 2).click({ modifiers: ["Control"] });
  await expect.poll(selected).toBe(fives + 1);
});

test("the pad counts what is left and greys out what is used up", async ({ page }) => {
  await playText(page, small);
  await padKey(page, "1", "3").waitFor();
  for (let index = 0; index < small.length; ++index) {
    if (small[index] !== "." || smallSolution[index] !== "1") continue;
    await cell(page, index).click();
    await page.keyboard.press("1");
  }
  await expect.poll(() => padKey(page, "1", "0").isDisabled()).toBe(true);
});

test("candidates fill in and clean themselves", async ({ page }) => {
  await playText(page, small);
  await button(page, "Fill candidates").click();
  await expectCell(page, 1, "centre marks 3 4");
  await cell(page, 3).click();
  await page.keyboard.press("4");
  await expect.poll(() => labelOf(page, 1)).toMatch(/centre marks 3$/);
});

test("a checkpoint brings the board back", async ({ page }) => {
  await playText(page, small);
  await pressFurther(page, "Set a checkpoint");
  await cell(page, 1).click();
  await page.keyboard.press("4");
  await expectCell(page, 1, "column 2, 4");
  await pressFurther(page, "Back to the checkpoint");
  await expectCell(page, 1, "empty");
});

test("digits that stand twice are marked as a conflict", async ({ page }) => {
  await playText(page, small);
  await cell(page, 1).click();
  await page.keyboard.press("1");
  await expectCell(page, 0, "in conflict");
  await expectCell(page, 1, "in conflict");
});
