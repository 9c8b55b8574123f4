// What outlives the moment: reload, links, files, paper, settings.
import { text } from "node:stream/consumers";
import { expect, test } from "./harness";
import { button, cell, enter, expectCell, goTo, playText, puzzle, readText, small, smallSolution } from "./play_helpers";

test("the game survives closing the page, its undo too", async ({ page }) => {
  await playText(page, small);
  await enter(page, 1, "4");
  await page.reload();
  await expectCell(page, 1, "column 2, 4");
  await page.keyboard.press("Control+z");
  await expectCell(page, 1, "empty");
});

test("a key is heard from the moment on in which the board is seen", async ({ page }) => {
  await playText(page, small);
  await enter(page, 1, "4");
  await page.addInitScript(() => {
    // As the board comes into the page, before anything of it is drawn.
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[role=gridcell]")) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", code: "KeyZ", ctrlKey: true, bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expectCell(page, 1, "empty");
});

test("a link carries the puzzle, and on request what has been entered", async ({ page, open }) => {
  await playText(page, small);
  await cell(page, 1).click();
  await page.keyboard.press("4");
  await expectCell(page, 1, "column 2, 4");
  await button(page, "Share").click();
  const field = page.getByLabel("Link", { exact: true });
  await expect.poll(() => field.inputValue()).toContain("#p=");
  const plain = await field.inputValue();
  await page.getByRole("switch").check();
  await expect.poll(() => field.inputValue()).not.toBe(plain);
  const full = await field.inputValue();

  const other = await open(plain.slice(plain.indexOf("#")));
  await expectCell(other, 0, "1, given");
  await expectCell(other, 1, "empty");
  const another = await open(full.slice(full.indexOf("#")));
  await expectCell(another, 1, "column 2, 4");
  await expect.poll(() => another.url()).toContain("#/play");
});

test("a link that holds no puzzle is told, and the game goes on", async ({ open }) => {
  const page = await open("#p=nonsense");
  await expect.poll(() => page.getByRole("status").textContent()).toContain("does not hold a puzzle");
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(81);
});

test("the puzzle is downloaded as text and as a picture", async ({ page }) => {
  await playText(page, puzzle);
  await button(page, "Share").click();
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
    return text(await file.createReadStream());
  };
  expect((await download("Text, one line")).trim()).toBe(puzzle);
  expect(await download("Text, a grid")).toContain("5 3 .");
  expect(await download("Picture (SVG)")).toMatch(/^<svg/);
});

test("of a board with further rules there is one text, which has them", async ({ page }) => {
  await readText(page, JSON.stringify({ puzzle: ".".repeat(16), rules: [{ cage: "r1c3 r1c4 r2c4", sum: 6 }] }));
  await button(page, "Play it").click();
  await button(page, "Share").click();
  expect(await page.getByRole("button", { name: /^Text/ }).count()).toBe(0);
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "JSON").click()]);
  expect(file.suggestedFilename()).toBe("puzzle.json");
  expect(await text(await file.createReadStream())).toContain("cage");
});

test("1, 2, 4 or 6 puzzles a page are printed, with their solutions", async ({ page }) => {
  await page.addInitScript("window.print = () => { window.printed = true; }");
  await page.reload();
  await playText(page, small);
  await button(page, "Print").click();
  await page.getByRole("switch", { name: "Solutions on a last page" }).check();
  const solutions = page.getByRole("img", { name: /^Solution/ });
  for (const perPage of [1, 2, 4, 6]) {
    await page.evaluate("window.printed = false");
    await page
      .getByRole("radio", { name: String(perPage), exact: true })
      .first()
      .check();
    await page.getByRole("dialog").getByRole("button", { name: "Print" }).click();
    await expect.poll(() => page.evaluate("window.printed")).toBe(true);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".print-page").first().getByRole("img").count()).toBe(perPage);
    expect(await solutions.count()).toBe(perPage);
    expect((await solutions.first().locator("text").allTextContents()).join("")).toBe(smallSolution);
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  }
});

test("settings are kept, and each help can be switched off", async ({ page }) => {
  await readText(page, small);
  await goTo(page, "#/settings");
  for (const name of ["Show the time", "Hints", "Check against the solution", "Checkpoints", "Count the digits left"]) {
    await page.getByRole("switch", { name }).uncheck();
  }
  await page.getByRole("switch", { name: "Candidates: a button to fill them in" }).uncheck();
  await page.reload();
  await goTo(page, "#/play");
  await button(page, "More tools").click();
  await button(page, "Undo").waitFor();
  expect(await page.getByRole("timer").count()).toBe(0);
  for (const name of ["Hint", "Check", "Set a checkpoint", "Fill candidates"]) {
    expect(await button(page, name).count()).toBe(0);
  }
  expect(await button(page, "5").count()).toBe(1);
});

test("digits can be letters, and letters then enter them", async ({ page }) => {
  await playText(page, small);
  await goTo(page, "#/settings");
  await page.getByRole("radio", { name: "A, B, C" }).check();
  await goTo(page, "#/play");
  await expectCell(page, 0, "A, given");
  await cell(page, 1).click();
  await page.keyboard.press("d");
  await expectCell(page, 1, "column 2, D");
});
