// Hints.
import type { Hints } from "../en/hints";
import { inWords } from "../lists";
import { pluralForm } from "../plural";

const names = { row: "vrstica", column: "stolpec", box: "kvadrant", region: "območje" };
const plurals = { row: "vrstice", column: "stolpci", box: "kvadranti", region: "območja" };
const places = { row: "v vrstici", column: "v stolpcu", box: "v kvadrantu", region: "v območju" };
const pluralPlaces = { row: "v vrsticah", column: "v stolpcih", box: "v kvadrantih", region: "v območjih" };

export const hints: Hints = {
  title: "Namig",
  more: "Povej več",
  apply: "Izvedi",
  close: "Zapri namig",
  matrix: "Kot natančno pokritje",
  rating: (rating) => `Težavnost ${rating}`,
  look: (where) => `Poglejte sem: ${where}.`,
  lookFor: (where, technique) => `Poglejte sem: ${where}. Tu je ${technique}.`,
  comma: ", ",
  and: (parts) => inWords(parts, ", ", " in "),
  or: (parts) => inWords(parts, ", ", " ali "),
  unit: (kind, numbers, several) => `${(several ? plurals : names)[kind]} ${numbers}`,
  within: (kind, numbers, several) => `${(several ? pluralPlaces : places)[kind]} ${numbers}`,
  withinCells: (cells) => `v ${cells}`,
  everywhere: (digit) => `vse števke ${digit}`,
  board: "število kandidatov v vsakem polju",
  kinds: {
    complete: "Uganka je rešena.",
    conflict: (digit, within, cells) => `${digit} je ${within} dvakrat: ${cells}.`,
    wrongDigits: (cells) => `Napačno: ${cells}.`,
    wrongMarks: (cells, count) =>
      `Med oznakami v sredini manjka prava števka: ${pluralForm("sl", count, { one: "polje", two: "polji", other: "polja" })} ${cells}.`,
    noDigit: (cell) => `Tega ni mogoče dokončati: za ${cell} ni več nobene števke.`,
    noPlace: (digit, within) => `Tega ni mogoče dokončati: ${digit} nima več mesta ${within}.`,
    twice: (digit, within) => `Tega ni mogoče dokončati: ${digit} je ${within} dvakrat.`,
    none: "Tu ni znanega koraka.",
  },
  hiddenSingle: "skrita enojka",
  techniques: {
    "last cell": "zadnje polje",
    "hidden single in a box": "skrita enojka v kvadrantu",
    "hidden single in a line": "skrita enojka v vrsti",
    "direct pointing": "neposredno kazanje",
    "direct claiming": "neposredno prisvajanje",
    "direct hidden pair": "neposredni skriti par",
    "naked single": "gola enojka",
    "direct hidden triplet": "neposredna skrita trojka",
    pointing: "kazanje",
    claiming: "prisvajanje",
    "naked pair": "goli par",
    "X-Wing": "X-krilo",
    "hidden pair": "skriti par",
    "naked triplet": "gola trojka",
    Swordfish: "mečarica",
    "hidden triplet": "skrita trojka",
    "XY-Wing": "XY-krilo",
    "XYZ-Wing": "XYZ-krilo",
    "unique rectangle": "enolični pravokotnik",
    "unique loop": "enolična zanka",
    "naked quad": "gola četverka",
    Jellyfish: "meduza",
    "hidden quad": "skrita četverka",
    BUG: "BUG",
    "incomplete rectangle": "nepopolni pravokotnik",
    skyscraper: "nebotičnik",
    "two-string kite": "zmaj na dveh vrvicah",
    "empty rectangle": "prazni pravokotnik",
    "simple colouring": "preprosto barvanje",
    "W-Wing": "W-krilo",
    trial: "poskus",
  },
};
