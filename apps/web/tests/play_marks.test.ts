// Marks: however many there are, each can be read, on boards of all sizes.
import type { Page } from "playwright-core";
import { devices, expect, test } from "./harness";
import { button, cell, expectCell, goTo, labelOf, playText, puzzle } from "./play_helpers";

interface Ink {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const drawing = (page: Page, index: number) => page.locator("[role=grid] .board-cell").nth(index);

/** What is drawn of each mark of a cell, on the screen; and the cell itself. */
async function inkOf(page: Page, index: number): Promise<{ marks: Ink[]; cell: Ink }> {
  return drawing(page, index).evaluate((group) => {
    const paper = group.querySelector(".board-paper")!.getBoundingClientRect();
    const marks: Ink[] = [];
    for (const text of group.querySelectorAll<SVGTextElement>(".board-mark text, text.board-mark")) {
      const font = Number.parseFloat(getComputedStyle(text).fontSize);
      const screen = text.getScreenCTM()!;
      const letters = [...(text.textContent ?? "")];
      // Where each letter has a place of its own, it is a mark; otherwise the text is one.
      const apart = text.x.baseVal.numberOfItems > 1 || letters.length === 1;
      const boxes = letters.map((_, letter) => text.getExtentOfChar(letter));
      const found = apart ? boxes.map((box, letter) => ({ box, text: letters[letter]! })) : [];
      if (!apart) {
        const [first, last] = [boxes[0]!, boxes.at(-1)!];
        const whole = new DOMRect(first.x, first.y, last.x + last.width - first.x, first.height);
        found.push({ box: whole as unknown as SVGRect, text: letters.join("") });
      }
      for (const { box, text: symbol } of found) {
        const middle = box.y + box.height / 2;
        const at = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(screen);
        const [from, to] = [at(box.x, middle - font * 0.36), at(box.x + box.width, middle + font * 0.36)];
        marks.push({ text: symbol, left: from.x, right: to.x, top: from.y, bottom: to.y });
      }
    }
    const { left, right, top, bottom } = paper;
    return { marks, cell: { text: "", left, right, top, bottom } };
  });
}

function faultsIn({ marks, cell: paper }: { marks: Ink[]; cell: Ink }): string[] {
  const faults: string[] = [];
  marks.forEach((one, index) => {
    const inside = one.left >= paper.left && one.right <= paper.right && one.top >= paper.top && one.bottom <= paper.bottom;
    if (!inside) faults.push(`${one.text} sticks out of its cell`);
    for (const other of marks.slice(index + 1)) {
      const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      if (!apart) faults.push(`${one.text} lies over ${other.text}`);
    }
  });
  return faults;
}

const symbolsIn = ({ marks }: { marks: Ink[] }) =>
  marks
    .map(({ text }) => text)
    .sort()
    .join("");

async function mark(page: Page, mode: "Corner" | "Centre", symbols: string): Promise<void> {
  await page.getByRole("radio", { name: mode, exact: true }).check();
  // All at once: to find and press each as a person does takes most of the time of these tests.
  await page.locator(".pad-key").evaluateAll(
    (keys, wanted) => {
      const keyOf = (symbol: string) => keys.find((key) => key.querySelector(".pad-symbol")?.textContent === symbol);
      for (const symbol of wanted) (keyOf(symbol) as HTMLElement).click();
    },
    [...symbols],
  );
}

for (const [device, options] of devices) {
  test(`corner and centre marks of one cell stand apart, and none is missing (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, puzzle);
    const combinations = [
      ["46", "13589"],
      ["1234", "56789"],
      ["123456789", "123456789"],
      ["", "123456789"],
      ["123456789", ""],
    ] as const;
    const empty = [...puzzle].flatMap((digit, index) => (digit === "." ? [index] : []));
    for (const [number, [corner, centre]] of combinations.entries()) {
      const index = empty[number]!;
      await cell(page, index).click();
      await mark(page, "Corner", corner);
      await mark(page, "Centre", centre);
      await expect.poll(async () => symbolsIn(await inkOf(page, index))).toBe([...corner, ...centre].sort().join(""));
      expect(faultsIn(await inkOf(page, index)), `${corner} and ${centre}`).toEqual([]);
    }
  });

  test(`a fifth centre mark changes nothing in other cells (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, puzzle);
    await cell(page, 3).click();
    await mark(page, "Corner", "26");
    await mark(page, "Centre", "12");
    await expectCell(page, 3, "corner marks 2 6, centre marks 1 2");
    await cell(page, 30).click();
    const before = await drawing(page, 3).innerHTML();
    await mark(page, "Centre", "14579");
    await expectCell(page, 30, "centre marks 1 4 5 7 9");
    expect(await drawing(page, 3).innerHTML()).toBe(before);
  });
}

for (const [name, size] of [
  ["12 × 12, boxes of 3 × 4", 12],
  ["16 × 16, boxes of 4 × 4", 16],
  ["25 × 25, boxes of 5 × 5", 25],
] as const) {
  test(`every mark there is fits into a cell of a board of ${size}`, async ({ open }) => {
    const page = await open("#/new");
    await page.getByRole("radio", { name }).check();
    await page.getByRole("radio", { name: "Hard", exact: true }).check();
    await button(page, "Make the puzzle").click();
    await expect.poll(() => page.getByRole("gridcell").count()).toBe(size ** 2);
    const labels = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((each) => each.ariaLabel ?? ""));
    const index = labels.findIndex((label) => label.includes("empty"));
    const symbols = "123456789ABCDEFGHIJKLMNOP".slice(0, size);
    await cell(page, index).click();
    await mark(page, "Corner", symbols);
    await mark(page, "Centre", symbols);
    await expect.poll(async () => (await labelOf(page, index))?.match(/centre marks.*/)?.[0].split(" ").length).toBe(size + 2);
    expect((await inkOf(page, index)).marks.length).toBe(2 * size);
    expect(faultsIn(await inkOf(page, index))).toEqual([]);
  });
}

test("candidates that were filled in have their places, and corner marks stay beside them", async ({ page }) => {
  await playText(page, puzzle);
  await cell(page, 2).click();
  await mark(page, "Corner", "46");
  await button(page, "Fill candidates").click();
  await expectCell(page, 2, "corner marks 4 6, centre marks 1 2 4");
  expect(symbolsIn(await inkOf(page, 2))).toBe("12446");
  expect(faultsIn(await inkOf(page, 2))).toEqual([]);
  const placeOfFive = async (index: number) => {
    const { marks, cell: paper } = await inkOf(page, index);
    const five = marks.find(({ text }) => text === "5")!;
    return [Math.round(five.left - paper.left), Math.round(five.top - paper.top)];
  };
  expect(await placeOfFive(28)).toEqual(await placeOfFive(40));
});

for (const [device, options] of devices) {
  test(`the chosen digit stands out among the candidates too (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, puzzle);
    await button(page, "Fill candidates").click();
    await expectCell(page, 40, "centre marks 5");
    const bright = () => page.locator("[role=grid] .board-bright").allTextContents();
    expect(await bright()).toEqual([]);
    await cell(page, 0).click();
    const labels = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((each) => each.ariaLabel ?? ""));
    const withFive = labels.filter((label) => /marks.* 5/.test(label)).length;
    expect(withFive).toBeGreaterThan(5);
    await expect.poll(bright).toEqual(Array<string>(withFive).fill("5"));
    await goTo(page, "#/settings");
    await page.getByLabel("Highlight equal digits").uncheck();
    await goTo(page, "#/play");
    await cell(page, 0).click();
    expect(await bright()).toEqual([]);
  });
}
