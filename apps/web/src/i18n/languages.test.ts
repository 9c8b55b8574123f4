import { expect, test } from "vitest";
import { suitableLanguage } from "./languages";
import { counted } from "./plural";

test.each([
  [["en-GB"], "en"],
  [["fi", "sl-SI"], "sl"],
  [["pt-BR"], "pt"],
  [["de-AT", "en"], "de"],
  [["ja-JP"], "ja"],
  [["vi"], "vi"],
  [["zh"], "zh-Hans"],
  [["zh-CN"], "zh-Hans"],
  [["zh-TW"], "zh-Hant"],
  [["zh-Hant-HK"], "zh-Hant"],
  [["zh-Hans-HK"], "zh-Hans"],
  [["fi", "tlh"], "en"],
  [[], "en"],
])("a reader of %j is served in %s", (preferred, language) => {
  expect(suitableLanguage(preferred)).toBe(language);
});

test("Slovenian has a form for two of a thing", () => {
  const forms = { one: "celica", two: "celici", few: "celice", other: "celic" };
  expect([1, 2, 3, 5].map((count) => counted("sl", count, forms))).toEqual(["1 celica", "2 celici", "3 celice", "5 celic"]);
});

test("a language with one form uses it for every number", () => {
  expect(counted("vi", 3, { other: "ô" })).toBe("3 ô");
});
