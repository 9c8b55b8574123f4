import { expect, test } from "vitest";
import { decimalText, millisecondsText } from "./figures";
import { language } from "./messages";

test("figures have the decimal sign of the language", () => {
  expect([decimalText("4.2"), decimalText("> 6.0"), millisecondsText(12.34)]).toEqual(["4.2", "> 6.0", "12.3"]);
  language.value = "de";
  expect([decimalText("4.2"), decimalText("> 6.0"), millisecondsText(1234.5)]).toEqual(["4,2", "> 6,0", "1.234,5"]);
  language.value = "ja";
  expect(decimalText("4.2")).toBe("4.2");
});

test("no time is so short that it is none", () => {
  language.value = "en";
  expect([millisecondsText(0), millisecondsText(0.04), millisecondsText(0.1)]).toEqual(["< 0.1", "< 0.1", "0.1"]);
});
