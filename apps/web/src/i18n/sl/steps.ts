// Steps: why a step of logic follows.
import type { Steps } from "../en/steps";
import { pluralForm } from "../plural";

const go = (count: number) => pluralForm("sl", count, { one: "gre", two: "gresta", other: "gredo" });

export const steps: Steps = {
  told: (reason, technique, ruledOut) => `${reason}: ${technique}.${ruledOut && ` Zato: ${ruledOut}.`}`,
  ruledOut: (cells, count, digits) => `${cells} ${pluralForm("sl", count, { one: "ni", two: "nista", other: "niso" })} ${digits}`,
  lastCell: (unit, cell, digit) => `${unit.within} je prazno samo ${cell} in manjka samo ${digit}`,
  onlyPlaces: (unit, digits, where, count) => `${unit.within} ${go(count)} ${digits} lahko samo ${where}`,
  soThere: (reason, unit, digit, where) => `${reason}, zato gre ${unit.within} ${digit} lahko samo ${where}`,
  soOnly: (reason, digit, where) => `${reason}, zato gre ${digit} lahko samo ${where}`,
  nakedSingle: (cell, digit) => `${cell} je lahko samo ${digit}`,
  nakedSet: (unit, cells, count, digits) =>
    `${unit.within} si ${cells} ${pluralForm("sl", count, { two: "delita", other: "delijo" })} ${digits}`,
  isOneOf: (cell, digits) => `${cell} je ${digits}`,
  wing: (cells, digit) => `${cells}: kar koli je prvo, eno od njih je ${digit}`,
  wWing: (first, second, digits, linking, unit, digit) =>
    `${first} in ${second} sta obe ${digits}, ${linking} pa ima ${unit.within} dve mesti, vsako vidi eno od njiju, zato je eno od njiju ${digit}`,
  pairs: (digit, one, other, link) =>
    `${digit} ima dve mesti ${one.within} in dve ${other.within}; po eno od njih leži ${link.within}, zato je pravo eno od drugih dveh`,
  emptyRectangle: (box, digit, one, other, line) =>
    `${box.within} gre ${digit} lahko samo ${one.within} ali ${other.within}, ${line.within} pa ima dve mesti`,
  colouring: (cells, digit, ending) =>
    `pari mest za ${digit} povežejo ${cells} v dve barvi, od katerih je ena prava, in ${ending}`,
  colourTwice: (unit) => `ena ima dve mesti ${unit.within}`,
  coloursSeen: "obe sta na vidiku",
  unique: (cells, one, other, ending) =>
    `če bi v ${cells} stala samo ${one} in ${other}, bi ju lahko zamenjali, uganka pa ima eno rešitev; ${ending}`,
  uniqueCell: (cell) => `drugačno je lahko samo ${cell}`,
  uniqueDigit: (cells, digit) => `eno od ${cells} je ${digit}`,
  uniqueNaked: ({ unit, cells, digits }) => `${unit.within} si eno od teh polj in ${cells} delijo ${digits}`,
  uniqueHidden: ({ unit, cells, digits }) => `${unit.within} gredo ${digits} v eno od teh polj in v ${cells}`,
  uniquePlaces: (unit, digit) => `${unit.within} gre ${digit} lahko samo v dve od teh polj`,
  grave: (options) =>
    `brez ${options} bi imelo vsako polje dva kandidata in vsaka števka dve mesti, taka uganka pa nima ene same rešitve`,
  graveNaked: (reason, { unit, cells, digits }) => `${reason}; ${unit.within} si eno od teh polj in ${cells} delijo ${digits}`,
  suppose: (cell, digit) => `če bi bilo ${cell} ${digit}`,
  forced: (cell, digit) => `bi bilo ${cell} ${digit}`,
  noDigit: (cell) => `za ${cell} ne bi ostalo nič`,
  noPlace: (digit, unit) => `${digit} ne bi imela mesta ${unit.within}`,
  comma: ", ",
  semicolon: "; ",
  matrix: {
    rule: (unit, digit) => `${unit}: ${digit}`,
    items: (names, several) => `${several ? "postavke" : "postavka"} ${names}`,
    oneLeft: (item, option) => `${item} ima le še eno možnost: ${option}`,
    allIn: (items, several, links) => `${items} ${several ? "imajo" : "ima"} vse možnosti tu: ${links}`,
    leftWith: (item, option) => `${item} ima le še eno: ${option}`,
    twoCovers: (items) => `možnosti samo dveh števk bi iz enega pokritja naredile dve: ${items}`,
    twoEach: (options) => `brez možnosti ${options} bi imela vsaka postavka še dve`,
    notAll: (items, links) => `z nobeno od izločenih možnosti ne bi bilo mogoče pokriti vseh teh: ${items}; razlog: ${links}`,
    choose: (option) => `izberemo ${option}`,
    none: (item) => `${item} nima nobene`,
    ruledOut: (options) => `izločeno: ${options}`,
  },
};
