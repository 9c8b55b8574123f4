// Hints: the techniques by name, and the sentences around them. The reasons of the steps are in steps.ts.
import { inWords } from "../lists";

export type UnitKind = "row" | "column" | "box" | "region";

const plurals = { row: "rows", column: "columns", box: "boxes", region: "regions" };

export const hints = {
  title: "Hint",
  more: "Tell me more",
  apply: "Do it",
  close: "Close the hint",
  matrix: "As exact cover",
  rating: (rating: string) => `Difficulty ${rating}`,
  look: (where: string) => `Look at ${where}.`,
  lookFor: (where: string, technique: string) => `Look at ${where}: ${technique}.`,
  /** Between the names of a plain list. */
  comma: ", ",
  and: (parts: string[]) => inWords(parts, ", ", " and "),
  or: (parts: string[]) => inWords(parts, ", ", " or "),
  /** Of one unit, or of several by their numbers. */
  unit: (kind: UnitKind, numbers: string, several: boolean) => `${several ? plurals[kind] : kind} ${numbers}`,
  within: (kind: UnitKind, numbers: string, several: boolean) => `in ${several ? plurals[kind] : kind} ${numbers}`,
  withinCells: (cells: string) => `in ${cells}`,
  everywhere: (digit: string) => `the ${digit}s`,
  board: "the number of candidates in each cell",
  /** Instead of a step, where there is none. */
  kinds: {
    complete: "The puzzle is solved.",
    conflict: (digit: string, within: string, cells: string) => `${digit} twice ${within}: ${cells}.`,
    wrongDigits: (cells: string, count: number) => `${cells} ${count === 1 ? "is" : "are"} wrong.`,
    wrongMarks: (cells: string, count: number) => `The marks of ${cells} leave out the right digit${count === 1 ? "" : "s"}.`,
    noDigit: (cell: string) => `This cannot be completed: no digit is left for ${cell}.`,
    noPlace: (digit: string, within: string) => `This cannot be completed: ${digit} has no place ${within}.`,
    twice: (digit: string, within: string) => `This cannot be completed: ${digit} is there twice ${within}.`,
    none: "No step is known here.",
  },
  hiddenSingle: "hidden single",
  techniques: {
    "last cell": "last cell",
    "hidden single in a box": "hidden single in a box",
    "hidden single in a line": "hidden single in a line",
    "direct pointing": "direct pointing",
    "direct claiming": "direct claiming",
    "direct hidden pair": "direct hidden pair",
    "naked single": "naked single",
    "direct hidden triplet": "direct hidden triplet",
    pointing: "pointing",
    claiming: "claiming",
    "naked pair": "naked pair",
    "X-Wing": "X-Wing",
    "hidden pair": "hidden pair",
    "naked triplet": "naked triplet",
    Swordfish: "Swordfish",
    "hidden triplet": "hidden triplet",
    "XY-Wing": "XY-Wing",
    "XYZ-Wing": "XYZ-Wing",
    "unique rectangle": "unique rectangle",
    "unique loop": "unique loop",
    "naked quad": "naked quad",
    Jellyfish: "Jellyfish",
    "hidden quad": "hidden quad",
    BUG: "BUG",
    "incomplete rectangle": "incomplete rectangle",
    skyscraper: "skyscraper",
    "two-string kite": "two-string kite",
    "empty rectangle": "empty rectangle",
    "simple colouring": "simple colouring",
    "W-Wing": "W-Wing",
    trial: "trial",
  },
};

export type Hints = typeof hints;
