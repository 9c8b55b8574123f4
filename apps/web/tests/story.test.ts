// The story: every page has a picture that answers.
import { expect, handheld, seriousFaults, test } from "./harness";

test("the exact cover of seven items is found by pressing options", async ({ open }) => {
  const page = await open("#/story/1");
  const verdict = page.locator(".verdict-text");
  await page.getByRole("button", { name: "Option 1: items 3 5 6" }).click();
  await expect.poll(() => verdict.textContent()).toBe("Still missing: 1, 2, 4, 7.");
  await page.getByRole("button", { name: "Option 3: items 2 3 6" }).click();
  await expect.poll(() => verdict.textContent()).toContain("Covered more than once: 3, 6.");
  await page.getByRole("button", { name: "Option 3: items 2 3 6" }).click();
  await page.getByRole("button", { name: "Option 4: items 1 4" }).click();
  await page.getByRole("button", { name: "Option 5: items 2 7" }).click();
  await expect.poll(() => verdict.textContent()).toBe("Every item exactly once: an exact cover!");
});

test("rows of the matrix are taken by keyboard", async ({ open }) => {
  const page = await open("#/story/2");
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".verdict-text").textContent()).toBe("Still missing: 1, 2, 4, 7.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.locator(".matrix-words").textContent()).toBe("Option 3 is out. Its items: 2, 3, 6");
});

test("what is covered and uncovered again is linked as before", async ({ open }) => {
  const page = await open("#/story/4");
  const links = page.locator(".links-link");
  await page.locator(".links-node").first().waitFor();
  const before = await links.evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
  const covered = page.locator(".story-covers > p");
  await page.getByRole("button", { name: "Cover 4", exact: true }).click();
  await expect.poll(() => covered.textContent()).toBe("Covered, in this order: 4.");
  await expect.poll(() => page.locator(".links-leaving").count()).toBe(0);
  await page.getByRole("button", { name: "Cover 1", exact: true }).click();
  await expect.poll(() => covered.textContent()).toBe("Covered, in this order: 4, 1.");
  await expect.poll(() => page.locator(".links-leaving").count()).toBe(0);
  expect(await page.locator(".links-gone").count()).toBeGreaterThan(4);
  await page.getByRole("button", { name: "Uncover 1" }).click();
  await expect.poll(() => covered.textContent()).toBe("Covered, in this order: 4.");
  await page.getByRole("button", { name: "Uncover 4" }).click();
  await expect.poll(() => covered.textContent()).toBe("Every item is in the ring.");
  await expect.poll(() => page.locator(".links-gone").count()).toBe(0);
  expect(await links.evaluateAll((paths) => paths.map((path) => path.getAttribute("d")))).toEqual(before);
});

test("the Latin square is built from blocks", async ({ open }) => {
  const page = await open("#/story/5");
  const facts = page.locator(".beside .facts");
  await expect.poll(() => facts.textContent()).toBe("27 options × 27 items, 27 ones");
  await page.getByRole("radio", { name: "and columns" }).click();
  await expect.poll(() => facts.textContent()).toBe("27 options × 27 items, 81 ones");
});

for (const number of [1, 3, 5, 8]) {
  test(`nothing stands in the way of a screen reader on page ${number}`, async ({ open }) => {
    const page = await open(`#/story/${number}`);
    await page.locator(".story-picture > *").first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });
}

test("every page can be reached by turning pages", async ({ open }) => {
  const page = await open("#/story/1");
  const titles = new Set<string>();
  for (let number = 1; number <= 9; ++number) {
    await expect.poll(() => page.locator(".story-place").textContent()).toBe(`Page ${number} of 9`);
    titles.add((await page.locator("h1").textContent())!);
    if (number < 9) await page.getByRole("link", { name: "Next" }).click();
  }
  expect(titles.size).toBe(9);
  await page.getByRole("button", { name: "Count the nodes" }).click();
  await expect.poll(() => page.locator(".compare-nodes").allTextContents(), { timeout: 20_000 }).toEqual(["1,379", "18,885"]);
  await page.getByRole("link", { name: "Watch your own puzzle dance" }).click();
  await page.locator("canvas.matrix-canvas").waitFor();
});

test("the story is told in five languages, on a phone too", async ({ open }) => {
  const titles: Record<string, string> = {
    en: "Four-way links",
    "zh-Hans": "四向的链",
    "zh-Hant": "四向的鏈結",
    vi: "Liên kết bốn phía",
    sl: "Povezave v štiri smeri",
  };
  for (const [locale, title] of Object.entries(titles)) {
    const page = await open("#/story/3", { ...handheld, locale });
    await expect.poll(() => page.locator("h1").textContent()).toBe(title);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
