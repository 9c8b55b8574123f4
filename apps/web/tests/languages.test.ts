// What the core finds wrong, and its hints, in the reader's language.
import { hints as english } from "../src/i18n/en/hints";
import type { Language } from "../src/i18n/languages";
import { everyLanguage, told as sentence } from "../src/i18n/testing";
import { expect, test } from "./harness";
import { goTo, puzzle } from "./play_helpers";

const locales: Record<Language, string> = {
  en: "en-GB",
  de: "de-DE",
  es: "es-ES",
  fr: "fr-FR",
  ja: "ja-JP",
  pt: "pt-BR",
  sl: "sl-SI",
  vi: "vi-VN",
  "zh-Hans": "zh-CN",
  "zh-Hant": "zh-TW",
};
const noDigit: Record<Language, RegExp> = {
  en: /No digit.*r1c1/,
  de: /Für r1c1 bleibt keine/,
  es: /No queda ningún dígito.*r1c1/,
  fr: /Plus aucun chiffre.*r1c1/,
  ja: /r1c1に入る数字がありません/,
  pt: /Não resta.*r1c1/,
  sl: /Za r1c1/,
  vi: /Không còn.*r1c1/,
  "zh-Hans": /r1c1 没有/,
  "zh-Hant": /r1c1 沒有/,
};
/** Words of English that are also words of the language. */
const alsoOwn: Partial<Record<Language, RegExp>> = { de: /\bIn\b/g, pt: /\bitem\b/g };
const wordsOfTheCore = /\b(expected|found|Look|can|only|holds?|In|is|are|So|item|nothing|left)\b/;

for (const [language, messages] of everyLanguage) {
  test(`faults and hints are told in ${language}`, async ({ open }) => {
    const { enter, hints, play, lab } = messages;
    const quoted = (text: string) => sentence(language, "found.quoted", { text });
    const page = await open("#/enter", { locale: locales[language] });
    const read = async (text: string) => {
      await page.getByLabel(enter.paste).fill(text);
      await page.getByRole("button", { name: enter.read, exact: true }).click();
    };
    const alert = page.locator(".reading-failure");
    await read(`${puzzle.slice(0, 40)}!${puzzle.slice(41)}`);
    await expect.poll(() => alert.textContent()).toContain(sentence(language, "error.character", { found: quoted("!") }));
    expect(await alert.textContent()).toContain(sentence(language, "place.line_column", { line: 1, column: 41 }).slice(1));

    // No digit is left for the first cell: told below the verdict.
    await read("0120300040000000");
    await expect.poll(() => page.locator(".verdict").textContent()).toMatch(noDigit[language]);

    await read(puzzle);
    await page.getByRole("heading", { name: enter.one }).waitFor();
    await page.getByRole("button", { name: enter.start, exact: true }).click();
    const told: string[] = [];
    for (const more of [play.hint, hints.more, hints.more]) {
      await page.getByRole("button", { name: more, exact: true }).click();
      await expect.poll(() => page.locator(".hint").textContent()).not.toBe(told.at(-1) ?? "");
      told.push((await page.locator(".hint").textContent()) ?? "");
    }
    expect(told.at(-1)).toContain(hints.matrix);
    if (language !== "en") {
      for (const text of told) expect(text.replaceAll(alsoOwn[language] ?? /$^/g, "")).not.toMatch(wordsOfTheCore);
      expect(told.join()).not.toContain(english.title);
    }

    await goTo(page, "#/lab");
    await page.getByRole("radio", { name: lab.fromText }).click();
    await page.locator("textarea").fill("a b\na nobody\n");
    await page.getByRole("button", { name: lab.read, exact: true }).click();
    await expect
      .poll(() => page.locator(".lab-fault").textContent())
      .toContain(sentence(language, "error.item_unknown", { item: quoted("nobody") }));
  });
}
