// A board that was read in a picture is compared with it and corrected.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { devices, expect, seriousFaults, test } from "./harness";
import { drawnPicture, openPanel, openPicture, type Picture, shownDigits, untilRead } from "./photo_helpers";
import { button, cell, expectCell, goTo, labelOf, puzzle, speak, spoken } from "./play_helpers";

type Line = readonly (readonly [number, number])[];

/** A picture on which somebody has drawn lines with a pen. */
async function drawnOver(page: Page, picture: Buffer, lines: readonly Line[]): Promise<Picture> {
  const base64 = await page.evaluate(
    async ([whole, drawn]) => {
      const bytes = Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0));
      const under = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(under.width, under.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(under, 0, 0);
      context.lineWidth = 5;
      context.strokeStyle = "#282828";
      for (const line of drawn) {
        context.beginPath();
        for (const [x, y] of line) context.lineTo(x, y);
        context.stroke();
      }
      let text = "";
      const blob = await canvas.convertToBlob({ type: "image/png" });
      for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [picture.toString("base64"), lines] as const,
  );
  return { name: "drawn.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

/** The puzzle with a blot in some of its empty cells. */
async function spoiltPicture(page: Page, blots: readonly number[]): Promise<Picture> {
  const side = 800;
  const unit = side / 11;
  const drawn = await drawnPicture(page, side, side, puzzle);
  const blot = (at: number): Line =>
    Array.from({ length: 40 }, (_, turn) => [
      unit * (1.5 + (at % 9) + 0.3 * Math.sin(turn * 2.4)),
      unit * (1.5 + Math.floor(at / 9) + 0.3 * Math.cos(turn * 3.7)),
    ]);
  return drawnOver(page, drawn.buffer, blots.map(blot));
}

const blots = [2, 40, 78].map((at) => (puzzle[at] === "." ? at : at + 1));

for (const [device, options] of devices) {
  test(`doubtful cells are marked, shown and settled one by one (${device})`, async ({ open }) => {
    const page = await open("#/enter", options);
    await openPanel(page);
    await openPicture(page, await spoiltPicture(page, blots));
    await page.getByText(`Doubtful cells: ${blots.length}`).waitFor();
    expect(await page.locator(".photo-mark").count()).toBe(blots.length);
    for (const at of blots) expect(await labelOf(page, at)).toContain("doubtful");
    // The first of them is chosen, so that it can be corrected at once.
    expect(await cell(page, blots[0]!).getAttribute("aria-selected")).toBe("true");
    expect(await seriousFaults(page)).toEqual([]);
    await page
      .getByRole("group", { name: /^What stands in/ })
      .getByRole("button", { name: "empty" })
      .click();
    await page.getByText(`Doubtful cells: ${blots.length - 1}`).waitFor();
    // On to the next one.
    expect(await cell(page, blots[1]!).getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("0");
    await page.getByText(`Doubtful cells: ${blots.length - 2}`).waitFor();
    await button(page, "Next doubtful cell").click();
    await button(page, "Empty cell").click();
    await page.getByText("No cell is doubtful any more.").first().waitFor();
    expect(await page.locator(".photo-mark").count()).toBe(0);
    expect(await shownDigits(page)).toBe(puzzle.replaceAll(".", "0"));
    await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
  });
}

test("what is doubtful is told, also by the keyboard alone", async ({ page }) => {
  await goTo(page, "#/enter");
  await openPanel(page);
  await openPicture(page, await spoiltPicture(page, [blots[0]!]));
  await expect.poll(() => spoken(page)).toMatch(/The board was read: 30 givens\. 1 cell is doubtful\.|Exactly one solution/);
  await page.getByText("Doubtful cells: 1").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".enter-board") !== null)).toBe(true);
  await page.keyboard.press("Delete");
  await page.getByText("No cell is doubtful any more.").first().waitFor();
});

test("what the rules have changed is marked, and told with what was read", async ({ page }) => {
  await goTo(page, "#/enter");
  await openPanel(page);
  // A stroke in one cell of the photograph looks like a 1, with which there would be no solution.
  const photograph = await readFile(new URL("../../../docs/images/photo/grey.png", import.meta.url));
  const stroke: Line = [
    [160.5, 383],
    [160.5, 403],
  ];
  await openPicture(page, await drawnOver(page, photograph, [stroke]));
  await untilRead(page, "image77");
  await page.locator(".photo-remarks li", { hasText: "r8c2 was read as 1 and is taken as empty" }).waitFor();
  await expectCell(page, 64, "empty, doubtful, read as 1");
  expect(await page.locator(".photo-struck").allTextContents()).toEqual(["1"]);
  // The digit as it was read is there to be chosen; it then stands on the board, and is in doubt no more.
  await page.getByRole("group", { name: "What stands in r8c2?" }).getByRole("button", { name: "1" }).click();
  await expectCell(page, 64, "1, given");
  expect(await page.locator(".photo-struck").count()).toBe(0);
  await page.getByRole("heading", { name: "No solution" }).waitFor();
});

test("a press on the picture chooses a cell, and shows what it may hold", async ({ page }) => {
  await goTo(page, "#/enter");
  await openPanel(page);
  await openPicture(page, await spoiltPicture(page, []));
  const picture = page.getByRole("img", { name: "The board in the picture" });
  const box = (await picture.boundingBox())!;
  await page.mouse.click(box.x + (4.5 / 9) * box.width, box.y + 0.5 * (box.height / 9));
  await page.getByRole("group", { name: "What stands in r1c5?" }).waitFor();
  expect(await cell(page, 4).getAttribute("aria-selected")).toBe("true");
  const seven = page.getByRole("group", { name: "What stands in r1c5?" }).getByRole("button", { name: "7" });
  expect(await seven.getAttribute("aria-pressed")).toBe("true");
});

test("the marks belong to the board of the picture: undo takes them along, and redo brings them back", async ({ page }) => {
  await goTo(page, "#/enter");
  await openPanel(page);
  await openPicture(page, await spoiltPicture(page, blots));
  await page.locator(".photo-mark").first().waitFor();
  await button(page, "Undo").click();
  await expect.poll(() => page.locator(".photo-mark").count()).toBe(0);
  expect(await page.locator(".photo-front").count()).toBe(0);
  await button(page, "Redo").click();
  await expect.poll(() => page.locator(".photo-mark").count()).toBe(blots.length);
  // They stay while the panel is closed, and when the reader was elsewhere.
  await button(page, "From a photo").click();
  expect(await page.locator(".photo-mark").count()).toBe(blots.length);
  await goTo(page, "#/settings");
  await goTo(page, "#/enter");
  await expect.poll(() => page.locator(".photo-mark").count()).toBe(blots.length);
});

test("remarks follow the language", async ({ page }) => {
  await goTo(page, "#/enter");
  await openPanel(page);
  await openPicture(page, await spoiltPicture(page, [blots[0]!]));
  await page.locator(".photo-remarks li", { hasText: "doubtful: compare with the picture" }).waitFor();
  await speak(page, "de");
  await goTo(page, "#/enter");
  await page.locator(".photo-remarks li", { hasText: "zweifelhaft: bitte mit dem Bild vergleichen." }).waitFor();
  await page.getByText("Zweifelhafte Felder: 1").waitFor();
  await expectCell(page, blots[0]!, "zweifelhaft");
});
