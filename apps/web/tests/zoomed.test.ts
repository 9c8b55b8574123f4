// The page enlarged to 400%, as on a window of 320 x 256: nothing is cut off, and nothing has to be scrolled sideways.
import { expect, test } from "./harness";
import { button, cell, goTo, playText, puzzle } from "./play_helpers";

const enlarged = { viewport: { width: 320, height: 256 } };

test("no view has to be scrolled sideways when the page is enlarged to 400%", async ({ open }) => {
  const page = await open("#/play", enlarged);
  await cell(page, 0).waitFor();
  for (const view of ["play", "new", "enter", "watch", "lab", "games", "stats", "settings", "steps", "technique", "story/5"]) {
    await goTo(page, `#/${view}`);
    await page.locator("main h1, main h2").first().waitFor();
    await expect.poll(() => page.locator(".shell-waiting").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(320);
  }
});

test("the ways to enter digits do not lie over each other when the page is enlarged, and a hint leaves room for the board", async ({
  open,
}) => {
  const page = await open("#/play", enlarged);
  await playText(page, puzzle);
  const boxes = await page
    .locator(".play-entry .segmented-choice, .pad-key")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const apart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  boxes.forEach((one, place) => {
    for (const other of boxes.slice(place + 1)) expect(apart(one, other)).toBe(true);
  });
  const words = await page
    .locator(".play-entry .segmented-choice span")
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(words).toBe(0);
  await button(page, "Hint").click();
  await button(page, "Tell me more").click();
  await page.locator(".hint h2 a").waitFor();
  const hint = (await page.locator(".hint").boundingBox())!;
  expect(hint.height).toBeLessThan(0.65 * 256);
  expect(hint.y + hint.height).toBeLessThanOrEqual(257);
});

/** The newcomer's offer, on screens where it once lay over the pad or the tools. */
test("the offer to explain the rules covers neither the pad nor the tools", async ({ open }) => {
  for (const [width, height] of [
    [568, 320],
    [375, 667],
    [320, 568],
    [320, 256],
  ] as const) {
    const page = await open("#/play", { viewport: { width, height } });
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    await cell(page, 0).waitFor();
    const offer = await box(".offer");
    for (const selector of [".pad", ".play-entry", ".tools"]) {
      const other = await box(selector);
      const apart = offer.y + offer.height <= other.y || other.y + other.height <= offer.y;
      expect(apart, `${selector} at ${width}x${height}`).toBe(true);
    }
    await page.context().close();
  }
});
