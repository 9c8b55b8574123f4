// A puzzle of one's own: typed, pasted, dropped; and what the page says about it.
import { devices, expect, test } from "./harness";
import {
  atOnce,
  button,
  cell,
  expectCell,
  goTo,
  paste,
  playText,
  puzzle,
  readText,
  small,
  smallSolution,
  solution,
} from "./play_helpers";

const rows = puzzle.match(/.{9}/g) ?? [];
const formats: Record<string, string> = {
  "one line": puzzle,
  "one line with zeros": puzzle.replaceAll(".", "0"),
  numbers: [...puzzle.replaceAll(".", "0")].join(" "),
  "a grid": rows.join("\n"),
  "a drawn grid": rows.map((row) => (row.match(/.{3}/g) ?? []).join("|")).join("\n"),
  SDK: `[Puzzle]\n${rows.join("\n")}\n`,
  CSV: `id,puzzle\n1,${puzzle}\n`,
  JSON: JSON.stringify({ puzzle }),
};

test("a puzzle is read in every format", async ({ page }) => {
  for (const [name, text] of Object.entries(formats)) {
    await readText(page, text);
    await expectCell(page, 0, ", 5");
    await expectCell(page, 80, ", 9");
    await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
    expect(await page.getByRole("alert").textContent(), name).toBe("");
    await button(page, "Empty the board").click();
    await expectCell(page, 0, "empty");
  }
});

test("a bad text is told with the place, and the board stays", async ({ page }) => {
  await readText(page, puzzle);
  await expectCell(page, 0, ", 5");
  await page.getByLabel("Puzzle as text").fill(`${puzzle.slice(0, 40)}!${puzzle.slice(41)}`);
  await button(page, "Read it").click();
  const alert = page.getByRole("alert").filter({ hasText: "not a puzzle" });
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/Line 1, column 41: expected a digit or an empty cell, found '!'\./);
  await expectCell(page, 0, ", 5");
});

test("what moves while it is pressed, as when the verdict comes, is pressed all the same", async ({ page }) => {
  await goTo(page, "#/enter");
  await page.getByLabel("Puzzle as text").waitFor(); // a view that is loaded needs the clock
  const place = async () => (await button(page, "Play it").boundingBox())!;
  let before = { x: 0, y: 0, width: 0, height: 0 };
  // The verdict is asked for a moment after the board has changed, so it comes only afterwards.
  await atOnce(page, async () => {
    await readText(page, puzzle);
    await expectCell(page, 0, ", 5");
    await button(page, "Play it").scrollIntoViewIfNeeded();
    before = await place();
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
  });
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
  await expect.poll(async () => (await place()).y).toBeGreaterThan(before.y + before.height / 2);
  await page.mouse.up();
  await button(page, "New game").waitFor();
});

test("several puzzles in a text can be chosen from", async ({ page }) => {
  await readText(page, `${puzzle}\n${puzzle.replace("5", ".")}\n`);
  await page.getByLabel(/Which puzzle/).selectOption("1");
  await expectCell(page, 0, "empty");
});

test("several solutions: two are shown, and where they differ", async ({ page }) => {
  await readText(page, "1...............");
  await page.getByRole("heading", { name: "Several solutions" }).waitFor();
  await page.getByRole("img", { name: "One solution" }).waitFor();
  await page.getByRole("img", { name: "Another one" }).waitFor();
});

test("givens that contradict each other are named", async ({ page }) => {
  await readText(page, `5${puzzle.slice(1, 8)}5${puzzle.slice(9)}`);
  await page.getByRole("heading", { name: "No solution" }).waitFor();
  await page.getByText("These givens contradict each other: r1c1, r1c9").waitFor();
  await expectCell(page, 8, "in conflict");
});

test("a puzzle is typed in, with undo, and then played", async ({ page }) => {
  await goTo(page, "#/enter");
  await page.getByLabel("Board", { exact: true }).selectOption("4 2 2 true");
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(16);
  await cell(page, 0).click();
  await page.keyboard.type(small);
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { name: "Several solutions" }).waitFor();
  await page.keyboard.press("Control+y");
  await button(page, "Play it").click();
  await expectCell(page, 0, "1, given");
});

const typedRow = "530070000";

for (const [device, options] of devices) {
  test(`what is typed goes into one cell after another (${device})`, async ({ open }) => {
    const page = await open("#/enter", options);
    await cell(page, 0).click();
    await page.keyboard.type(`${typedRow}6..195-- 098`);
    for (const [index, digit] of [...`${typedRow}6001950000980`].entries()) {
      await expectCell(page, index, digit === "0" ? "empty" : `${digit}, given`);
    }
    // Typing goes on after it; Backspace takes back what was typed last, and then what was typed before.
    await page.keyboard.press("Backspace");
    await expectCell(page, 20, "empty");
    await page.keyboard.press("Backspace");
    await expectCell(page, 19, "empty");
    await page.keyboard.type("7");
    await expectCell(page, 19, "7, given");
    // What stands there already is written over, not taken away.
    await cell(page, 0).click();
    await page.keyboard.type(typedRow);
    await expectCell(page, 0, "5, given");
    await expectCell(page, 4, "7, given");
  });

  test(`the keys of the pad go on to the next cell too (${device})`, async ({ open }) => {
    const page = await open("#/enter", options);
    await cell(page, 0).click();
    for (const digit of typedRow) await button(page, digit === "0" ? "Empty cell" : digit).click();
    await expectCell(page, 0, "5, given");
    await expectCell(page, 1, "3, given");
    await expectCell(page, 4, "7, given");
    expect(await cell(page, 9).getAttribute("aria-selected")).toBe("true");
  });
}

test("on a large board each figure or letter is a cell, and numbers have two figures where the board has them", async ({
  page,
}) => {
  await goTo(page, "#/enter");
  await page.getByLabel("Board", { exact: true }).selectOption("16 4 4 true");
  await cell(page, 0).click();
  await page.keyboard.type("12ag");
  for (const [index, symbol] of ["1", "2", "A", "G"].entries()) await expectCell(page, index, `${symbol}, given`);
  await goTo(page, "#/settings");
  await page.getByRole("radio", { name: "1, 2, … 10, 11" }).check();
  await goTo(page, "#/enter");
  await cell(page, 16).click();
  await atOnce(page, async () => {
    await page.keyboard.type("12316");
    for (const [index, number] of ["12", "3", "16"].entries()) await expectCell(page, 16 + index, `, ${number}, given`);
  });
});

test("a board without a solution, and an empty one, are not offered to be played", async ({ page }) => {
  await readText(page, puzzle);
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
  expect(await button(page, "Play it").isEnabled()).toBe(true);
  await cell(page, 2).click();
  await page.keyboard.press("5");
  await page.getByRole("heading", { name: "No solution" }).waitFor();
  expect(await button(page, "Play it").isEnabled()).toBe(false);
  await button(page, "Empty the board").click();
  await page.getByRole("heading", { name: "An empty board" }).waitFor();
  expect(await button(page, "Play it").isEnabled()).toBe(false);
});

test("a puzzle that is played before its verdict is there has not the level of the one before it", async ({ page }) => {
  await readText(page, small);
  await page.locator(".verdict").getByText("(Easy)").waitFor();
  // The moment that the board is there: nobody is quicker.
  await page.evaluate((name) => {
    const start = [...document.querySelectorAll("button")].find((each) => each.textContent === name)!;
    const watcher = new MutationObserver(() => {
      if (document.querySelectorAll("[role=gridcell]").length !== 81) return;
      watcher.disconnect();
      start.click();
    });
    watcher.observe(document.querySelector(".enter-board")!, { childList: true, subtree: true });
  }, "Play it");
  await page.getByLabel("Puzzle as text").fill(`.${solution.slice(1)}`);
  await button(page, "Read it").click();
  await page.getByRole("heading", { name: "Beginner" }).waitFor();
});

test("a file is dropped on the view", async ({ page }) => {
  await goTo(page, "#/enter");
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
    return transfer;
  }, puzzle);
  await page.locator(".enter").dispatchEvent("drop", { dataTransfer: data });
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
});

/** As it is copied from other programs, pages, tables and letters. */
const foreign: Record<string, string> = {
  "a JSON array of arrays": JSON.stringify(rows.map((row) => [...row.replaceAll(".", "0")].map(Number))),
  "an array over several lines": `[\n${rows.map((row) => `  [${[...row].map((each) => `"${each}"`).join(", ")}]`).join(",\n")}\n]`,
  "a list of a programming language": `[\n${rows.map((row) => `  [${[...row.replaceAll(".", "0")].join(", ")}],`).join("\n")}\n]`,
  "cells of a spreadsheet": rows.map((row) => [...row.replaceAll(".", " ")].map((each) => each.trim()).join("\t")).join("\r\n"),
  "full-width digits": puzzle.replaceAll(".", "0").replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  "an address of SudokuWiki": `https://www.sudokuwiki.org/sudoku.htm?bd=${puzzle.replaceAll(".", "0")}`,
  dashes: puzzle.replaceAll(".", "-"),
  "dashes in rows": rows.map((row) => [...row.replaceAll(".", "-")].join(" ")).join("\n"),
  "words around": `No. 7 (hard): ${puzzle}  Good luck!`,
  "a title over the grid": `Saturday's puzzle\n\n${rows.join("\n")}\n`,
};

test("boards from elsewhere are pasted, each with all of its givens", async ({ open }) => {
  const page = await open("#/enter");
  const digits = () =>
    page
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((each) => /column \d+, (\d)/.exec(each.ariaLabel ?? "")?.[1] ?? ".").join(""));
  for (const [name, text] of Object.entries(foreign)) {
    await cell(page, 40).click();
    await paste(page, text);
    await expect.poll(digits, { message: name }).toBe(puzzle);
    expect(await page.getByRole("alert").textContent(), name).toBe("");
    await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
    await button(page, "Empty the board").click();
    await expect.poll(digits, { message: name }).toBe(".".repeat(81));
  }
  // What is no board leaves the one that is there, and says why.
  await paste(page, "https://www.sudokuwiki.org/sudoku.htm?bd=S9B9e9e06030204080a0e");
  await page.getByRole("alert").filter({ hasText: "not a puzzle" }).waitFor();
});

test("a text is pasted anywhere in the view", async ({ page }) => {
  await goTo(page, "#/enter");
  await cell(page, 0).click();
  await paste(page, puzzle);
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
});

test("the solution of a proper puzzle is shown on request", async ({ page }) => {
  await playText(page, small);
  await goTo(page, "#/enter");
  await page.getByText("Show the solution").click();
  const texts = await page.getByRole("img", { name: "Solution" }).locator("text").allTextContents();
  expect(texts.join("")).toBe(smallSolution);
});
