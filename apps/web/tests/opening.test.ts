// How the page begins: with a core that does not come, with a storage that somebody spoilt; and where the keyboard is.
import { devices, expect, remembering, seriousFaults, test } from "./harness";
import { button, cell, enter, expectCell, goTo, playText, puzzle, readText, small } from "./play_helpers";

for (const [device, options] of devices) {
  test(`without the core a lasting screen says so, and trying again helps, ${device}`, async ({ open }) => {
    const page = await open("#/play", options);
    await cell(page, 0).waitFor();
    page.removeAllListeners("console");
    await page.route(/core-.*\.wasm$/, (route) => route.abort());
    const sorry = page.getByRole("heading", { name: "The solver could not be started" });
    const failing = async (act: () => Promise<unknown>) => {
      const failed = page.waitForEvent("requestfailed");
      await act();
      await failed;
      await sorry.waitFor();
    };
    await failing(() => page.reload());
    expect(await seriousFaults(page)).toEqual([]);
    await failing(() => button(page, "Try again").click());
    // In every view: nothing works without it.
    await failing(() => goTo(page, "#/enter"));
    await failing(() => goTo(page, "#/play"));
    await page.unroute(/core-.*\.wasm$/);
    await button(page, "Try again").click();
    await expect.poll(() => page.getByRole("gridcell").count()).toBe(81);
  });
}

test("a host that has lost the core is told with its answer", async ({ open }) => {
  const page = await open();
  await cell(page, 0).waitFor();
  page.removeAllListeners("console");
  await page.route(/core-.*\.wasm$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByRole("alert").filter({ hasText: "404" }).waitFor();
});

const spoilt: Record<string, Record<string, string>> = {
  "unknown words": {
    settings: JSON.stringify({ symbols: "runes", theme: "pink", language: "tlh", timer: "yes", ghost: 1 }),
    choices: JSON.stringify({ kind: "hexagons", size: 300, level: "cruel", symmetry: "wild" }),
    entry: JSON.stringify({ shape: { size: 300, boxRows: 3, boxColumns: 3, regions: [], name: "" }, digits: [1] }),
    last: "nobody",
  },
  "digits that no board has": {
    entry: JSON.stringify({
      shape: { size: 9, boxRows: 3, boxColumns: 3, regions: Array(81).fill(0), name: "9x9" },
      digits: Array(81).fill("x"),
    }),
  },
  "a board of 300": {
    entry: JSON.stringify({
      shape: { size: 300, boxRows: 0, boxColumns: 0, regions: [], name: "" },
      digits: Array(90_000).fill(1),
    }),
  },
  "no JSON at all": { settings: "{", choices: "]", entry: "nonsense", game: "nonsense" },
};

for (const [what, stored] of Object.entries(spoilt)) {
  test(`with ${what} in the storage every view works as on a first visit`, async ({ open }) => {
    const page = await open("#/play", remembering(stored));
    await expect.poll(() => page.getByRole("gridcell").count()).toBe(81);
    await expectCell(page, 3, "4, given");
    await goTo(page, "#/enter");
    await page.getByRole("heading", { name: "Enter your own" }).waitFor();
    await expect.poll(() => page.getByRole("gridcell").count()).toBe(81);
    await goTo(page, "#/settings");
    await expect.poll(() => page.getByRole("radio", { name: "1-9, A-Z" }).isChecked()).toBe(true);
    await goTo(page, "#/new");
    await expect.poll(() => page.getByRole("radio", { name: "9 × 9, boxes of 3 × 3" }).isChecked()).toBe(true);
    expect(await page.getByRole("radio", { name: "Medium", exact: true }).isChecked()).toBe(true);
  });
}

test("after a dialog the arrow keys move on the board, by mouse and by keyboard", async ({ page }) => {
  await playText(page, puzzle);
  const selected = () => page.getByRole("gridcell", { selected: true }).getAttribute("aria-label");
  const onBoard = () => expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("grid");
  await cell(page, 40).click();
  for (const name of ["Share", "Print", "How to play"]) {
    await button(page, name).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await onBoard();
    const before = await selected();
    await page.keyboard.press("ArrowRight");
    await expect.poll(selected, { message: name }).not.toBe(before);
    await page.keyboard.press("ArrowLeft");
  }
  await button(page, "New game").click();
  await page.getByRole("radio", { name: "4 × 4, boxes of 2 × 2" }).check();
  await page.getByRole("radio", { name: "Easy", exact: true }).check();
  await button(page, "Make the puzzle").click();
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(16);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await onBoard();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.getByRole("gridcell", { selected: true }).count()).toBe(1);
});

test("a shared link tells the level", async ({ page, open }) => {
  await playText(page, puzzle);
  await page.getByRole("heading", { name: /Easy/ }).waitFor();
  await button(page, "Share").click();
  const field = page.getByLabel("Link", { exact: true });
  await expect.poll(() => field.inputValue()).toContain("#p=");
  const link = await field.inputValue();
  const other = await open(link.slice(link.indexOf("#")));
  await other.getByRole("heading", { name: /Easy/ }).waitFor();
});

test("a board without a solution cannot be played, and one with some can", async ({ page }) => {
  await readText(page, `5${puzzle.slice(1, 8)}5${puzzle.slice(9)}`);
  await page.getByRole("heading", { name: "No solution" }).waitFor();
  expect(await button(page, "Play it").isDisabled()).toBe(true);
  await readText(page, small);
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
  expect(await button(page, "Play it").isDisabled()).toBe(false);
});

for (const [device, options] of devices) {
  test(`a message covers neither board nor pad nor buttons, ${device}`, async ({ open }) => {
    // A small phone: there the foot of the page is full of keys.
    const page = await open("#/play", device === "phone" ? { ...options, viewport: { width: 360, height: 640 } } : options);
    await playText(page, puzzle);
    await enter(page, 2, "2");
    await button(page, "Check").click();
    // Looked at the moment it comes: it passes.
    const covered = await page.waitForFunction(() => {
      const box = document.querySelector(".toast")?.getBoundingClientRect();
      if (!box) return null;
      const under = document.querySelectorAll("main *, .shell-bar a, .shell-bar button");
      return [...under]
        .filter((element) => {
          const other = element.getBoundingClientRect();
          const apart = [other.right <= box.left, other.left >= box.right, other.bottom <= box.top, other.top >= box.bottom];
          return other.width > 0 && other.height > 0 && !apart.includes(true);
        })
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(await covered.jsonValue()).toEqual([]);
  });
}

test("Slovenian settings fit 320 pixels", async ({ open }) => {
  const page = await open("#/settings", { viewport: { width: 320, height: 568 }, locale: "sl-SI" });
  await page.getByRole("heading", { name: "Nastavitve" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
