// The course: techniques in their order, and which were found.
import { everyLanguage } from "../src/i18n/testing";
import { devices, expect, handheld, seriousFaults, test } from "./harness";
import { button, goTo, speak } from "./play_helpers";

for (const [device, options] of devices) {
  test(`what was found without help is kept, and the course goes on after it (${device})`, async ({ open }) => {
    const page = await open("#/technique", options);
    await page.getByText(/^0 of \d+ found without help$/).waitFor();
    await page.getByRole("link", { name: /^Begin: / }).click();
    await page.getByRole("heading", { name: "Try it" }).waitFor();
    const first = page.url();
    // Who is shown the step has not found it.
    await button(page, "Show it").click();
    await button(page, "Hide it").click();
    await goTo(page, "#/technique");
    await page.getByText(/^0 of \d+ found without help$/).waitFor();
    await page.getByRole("link", { name: /^Begin: / }).click();
    await page.getByRole("heading", { name: "Try it" }).waitFor();
    expect(page.url()).toBe(first);
    for (const cell of await page.getByRole("gridcell").all()) {
      await cell.click();
      if (await button(page, "Hide it").count()) break;
    }
    await button(page, "Hide it").waitFor();
    await goTo(page, "#/technique");
    await page.getByText(/^1 of \d+ found without help$/).waitFor();
    await page.reload();
    await page.getByText(/^1 of \d+ found without help$/).waitFor();
    expect(await page.locator(".technique-learnt svg").count()).toBe(1);
    await page.getByRole("link", { name: /^Go on: / }).click();
    await page.getByRole("heading", { name: "Try it" }).waitFor();
    expect(page.url()).not.toBe(first);
  });
}

test("the course is sound, and fits a small phone in every language", async ({ open }) => {
  const page = await open("#/technique", { ...handheld, viewport: { width: 320, height: 568 } });
  for (const [language, { steps }] of everyLanguage) {
    await speak(page, language);
    await goTo(page, "#/technique");
    await page.getByRole("heading", { name: steps.all, level: 1 }).waitFor();
    expect([language, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([language, 320]);
  }
  expect(await seriousFaults(page)).toEqual([]);
});
