// Enter your own.
import type { Enter } from "../en/enter";
import { counted } from "../plural";

export const enter: Enter = {
  title: "Vpišite svojo uganko",
  intro:
    "Vpišite dane števke vrstico za vrstico, prazno polje je 0 ali pika. Lahko tudi prilepite besedilo ali sem spustite datoteko.",
  blank: "Prazno polje",
  back: "Nazaj",
  paste: "Uganka kot besedilo",
  pasteHint: "Ena vrstica, mreža, CSV, SDK ali JSON: kvadratne mreže v vsaki obliki, ki jo bere ukazna vrstica.",
  read: "Preberi",
  open: "Odpri datoteko",
  drop: "Spustite datoteko, da se prebere",
  fileTooLong: "Ta datoteka je predolga za uganko.",
  found: (count) => `v besedilu: ${counted("sl", count, { one: "uganka", two: "uganki", few: "uganke", other: "ugank" })}`,
  which: "Katera uganka",
  puzzle: (number) => `Uganka ${number}`,
  photo: "S fotografije",
  rules: "Dodatna pravila",
  board: "Mreža",
  start: "Igraj",
  empty: "Izprazni mrežo",
  emptyVerdict: "Prazna mreža: vpišite nekaj danih števk.",
  looking: "Iskanje rešitev …",
  none: "Ni rešitve",
  one: "Natanko ena rešitev",
  many: "Več rešitev",
  unknown: "Tega ni bilo mogoče pravočasno ugotoviti",
  asRead: "s prebranimi pravili",
  oneText: (count) =>
    `${counted("sl", count, {
      one: "dana števka",
      two: "dani števki",
      few: "dane števke",
      other: "danih števk",
    })}: prava uganka.`,
  severalText: (count) =>
    `Dve od njih se razlikujeta v ${counted("sl", count, { one: "polju", other: "poljih" })}. Razlike so označene spodaj.`,
  unknownText: "Lahko jo igrate, a nihče ne jamči, da ima eno samo rešitev.",
  contradicting: (cells) => `Te dane števke si nasprotujejo: ${cells}.`,
  noneText: "Dane števke ne dopuščajo rešitve.",
  solution: "Rešitev",
  firstSolution: "Ena rešitev",
  secondSolution: "Druga rešitev",
  showSolution: "Pokaži rešitev",
  effort: (milliseconds) => `Odgovor v ${milliseconds} ms`,
  rating: (rating, level) => `Ocena ${rating} (${level})`,
  trials: (count, depth) =>
    `, ${counted("sl", count, { one: "poskus", two: "poskusa", few: "poskusi", other: "poskusov" })}, globina ${depth}`,
  badText: "To besedilo ni uganka",
  squareOnly: "Stran sprejme le posamezne kvadratne mreže. Druge reši ukazna vrstica: quadrille solve.",
  startFailed: (reason) => `Ni je mogoče igrati: ${reason}`,
};
