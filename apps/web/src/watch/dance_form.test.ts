import { expect, test } from "vitest";
import { roomFor } from "./dance_form";

test.each([
  ["a desktop", 1184, 900, 150, "wide", 738],
  ["a small laptop", 1184, 720, 150, "wide", 558],
  ["a tablet", 736, 1024, 130, "two", 882],
  ["a phone", 366, 844, 120, "tall", 712],
  ["a small phone", 296, 568, 110, "tall", 446],
  ["a phone held sideways", 820, 390, 100, "low", 278],
] as const)("%s has a form that fits", (_, width, screen, above, form, height) => {
  expect(roomFor(width, screen, above)).toEqual({ form, height });
});

test("where too little is left of the first screen, it has one of its own", () => {
  expect(roomFor(366, 844, 600)).toEqual({ form: "tall", height: 820 });
  expect(roomFor(1184, 900, 380)).toEqual({ form: "wide", height: 508 });
});

test("a screen that is too small is scrolled", () => {
  expect(roomFor(300, 300, 150)).toEqual({ form: "tall", height: 400 });
});
