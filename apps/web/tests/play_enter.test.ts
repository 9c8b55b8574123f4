// A puzzle of one's own: typed, pasted, dropped; and what the page says about it.
import { expect, test } from "./harness";
import { button, cell, expectCell, playText, puzzle, readText, small, smallSolution } from "./play_helpers";

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
    await expectCell(page, 0, "5");
    await expectCell(page, 80, "9");
    await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
    expect(await page.getByRole("alert").textContent(), name).toBe("");
    await button(page, "Empty the board").click();
    await expectCell(page, 0, "empty");
  }
}, 60_000);

test("a bad text is told with the place, and the board stays", async ({ page }) => {
  await readText(page, puzzle);
  await expectCell(page, 0, "5");
  await page.getByLabel("Puzzle as text").fill(`${puzzle.slice(0, 40)}!${puzzle.slice(41)}`);
  await button(page, "Read it").click();
  const alert = page.getByRole("alert").filter({ hasText: "not a puzzle" });
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/Line 1, column 41: expected a digit or an empty cell, found '!'\./);
  await expectCell(page, 0, "5");
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
  await page.goto(`${page.url()}#/enter`);
  await page.getByLabel("Board", { exact: true }).selectOption("4 2 2 true");
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(16);
  await cell(page, 0).click();
  for (const digit of small) {
    if (digit !== ".") await page.keyboard.press(digit);
    await page.keyboard.press("Space");
  }
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { name: "Several solutions" }).waitFor();
  await page.keyboard.press("Control+y");
  await button(page, "Play it").click();
  await expectCell(page, 0, "1, given");
});

test("a file is dropped on the view", async ({ page }) => {
  await page.goto(`${page.url()}#/enter`);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
    return transfer;
  }, puzzle);
  await page.locator(".enter").dispatchEvent("drop", { dataTransfer: data });
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
});

test("a text is pasted anywhere in the view", async ({ page }) => {
  await page.goto(`${page.url()}#/enter`);
  await cell(page, 0).click();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  }, puzzle);
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
});

test("the solution of a proper puzzle is shown on wish", async ({ page }) => {
  await playText(page, small);
  await page.goto(`${page.url().split("#")[0]}#/enter`);
  await page.getByText("Show the solution").click();
  const texts = await page.getByRole("img", { name: "Solution" }).locator("text").allTextContents();
  expect(texts.join("")).toBe(smallSolution);
});
