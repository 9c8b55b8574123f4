// Every view of the game, in every size, language and light; and nothing that shuts anybody out.
import { expect, handheld, seriousFaults, test, untilStill } from "./harness";
import { button, cell, goTo, playText, puzzle } from "./play_helpers";

const sizes: [string, number, string][] = [
  ["4 × 4, boxes of 2 × 2", 4, "Easy"],
  ["6 × 6, boxes of 2 × 3", 6, "Easy"],
  ["8 × 8, boxes of 2 × 4", 8, "Easy"],
  ["9 × 9, boxes of 3 × 3", 9, "Medium"],
  ["10 × 10, boxes of 2 × 5", 10, "Any"],
  ["12 × 12, boxes of 3 × 4", 12, "Any"],
  ["15 × 15, boxes of 3 × 5", 15, "Any"],
  ["16 × 16, boxes of 4 × 4", 16, "Hard"],
  ["20 × 20, boxes of 4 × 5", 20, "Hard"],
  ["25 × 25, boxes of 5 × 5", 25, "Hard"],
];

test("a new game of every size is made and can be played", async ({ open }) => {
  const page = await open("#/new");
  for (const [name, size, level] of sizes) {
    await page.getByRole("radio", { name, exact: true }).check();
    await page.getByRole("radio", { name: level, exact: true }).check();
    await button(page, "Make the puzzle").click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => page.getByRole("gridcell").count()).toBe(size * size);
    await button(page, "Fill candidates").click();
    await expect.poll(() => page.getByRole("gridcell", { name: /centre marks/ }).count()).toBeGreaterThan(0);
    await button(page, "New game").click();
  }
  await page.getByRole("radio", { name: "Latin square", exact: true }).check();
  await page.getByRole("radio", { name: "Latin square 5 × 5" }).check();
  await page.getByRole("radio", { name: "Any", exact: true }).check();
  await button(page, "Make the puzzle").click();
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(25);
});

test("the making of a puzzle can be cancelled, and the game in hand stays", async ({ open }) => {
  const page = await open("#/new");
  const before = await cell(page, 0).getAttribute("aria-label");
  // Such puzzles are so rare that the search for one goes on until it is stopped.
  await page.getByRole("radio", { name: "25 × 25, boxes of 5 × 5" }).check();
  await page.getByRole("radio", { name: "Extreme", exact: true }).check();
  const fromStock = page.getByRole("switch", { name: /^Make a new one/ });
  if (await fromStock.count()) await fromStock.check();
  await button(page, "Make the puzzle").click();
  await button(page, "Cancel").click();
  await button(page, "Make the puzzle").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await cell(page, 0).getAttribute("aria-label")).toBe(before);
});

const languages: Record<string, [language: string, newGame: string]> = {
  "en-GB": ["en", "New game"],
  "de-AT": ["de", "Neues Spiel"],
  "es-MX": ["es", "Nueva partida"],
  "fr-CA": ["fr", "Nouvelle partie"],
  "ja-JP": ["ja", "新しいゲーム"],
  "pt-PT": ["pt", "Novo jogo"],
  "zh-CN": ["zh-Hans", "新游戏"],
  "zh-TW": ["zh-Hant", "新遊戲"],
  vi: ["vi", "Ván mới"],
  "sl-SI": ["sl", "Nova igra"],
};

test("every language is spoken, hints too, and fits on phones of 360 and 320 pixels", async ({ open }) => {
  for (const [locale, [language, text]] of Object.entries(languages)) {
    const page = await open("#/play", { ...handheld, viewport: { width: 360, height: 740 }, locale });
    await button(page, text).waitFor();
    await page.keyboard.press("?");
    await page.locator(".hint p").first().waitFor();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: language }).toBe(width);
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await page.close();
  }
});

test("the language can be changed", async ({ open }) => {
  const page = await open("#/settings");
  await page.getByLabel("Language").selectOption("sl");
  await page.getByRole("heading", { name: "Nastavitve" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Nastavitve" }).waitFor();
});

test("light and dark follow the system until they are chosen", async ({ open }) => {
  const page = await open("#/play", { colorScheme: "dark" });
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  await expect.poll(theme).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(theme).toBe("light");
  await page.getByRole("button", { name: /^Light or dark/ }).click();
  await page.getByRole("button", { name: /^Light or dark/ }).click();
  await expect.poll(theme).toBe("dark");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds no serious fault in any view, ${colorScheme}`, async ({ open }) => {
    const page = await open("#/play", { colorScheme });
    await playText(page, puzzle);
    await button(page, "Fill candidates").click();
    await cell(page, 2).click();
    for (const next of [button(page, "Tell me more"), page.locator(".hint h2 a"), button(page, "Do it")]) {
      await page.keyboard.press("?");
      await next.waitFor();
    }
    await untilStill(page);
    expect(await seriousFaults(page)).toEqual([]);
    for (const hash of ["#/new", "#/enter", "#/settings"]) {
      await goTo(page, hash);
      await page
        .getByRole("heading", { level: hash === "#/new" ? 2 : 1 })
        .first()
        .waitFor();
      await untilStill(page);
      expect(await seriousFaults(page), hash).toEqual([]);
    }
  });
}
