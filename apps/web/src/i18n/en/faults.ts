// What can be wrong with what a person types: a sentence for each kind of fault that the core names.
import { symbolRange } from "../lists";

const size = (side: string) => `${side} × ${side}`;

export const faults = {
  sentence: (text: string) => `${text}.`,
  /** What the core has no name for: its own words. */
  other: (message: string) => `something unexpected happened (${message})`,
  kinds: {
    crash: () => "the solver broke down; please try again",
    noBoard: () => "there is no board here",
    anotherBoard: () => "there is a second board here, where one was expected",
    boardCount: (most: string) => `there are more than ${most} boards`,
    boardSize: (most: string, side: string) => `boards are at most ${size(most)}; this one is ${size(side)}`,
    tooLarge: (most: string) => `boards are at most ${size(most)}; this one is larger`,
    title: (text: string) => `expected a board, found “${text}”`,
    cellCount: (cells: string, found: string) => `expected ${cells} cells, found ${found}`,
    cellOrMarkCount: (cells: string, marks: string, found: string) => `expected ${cells} cells or ${marks} marks, found ${found}`,
    cellCountForSize: (cells: string, side: string, found: string) =>
      `expected ${cells} cells for a board of ${size(side)}, found ${found}`,
    cellCountInRow: (cells: string, row: string, found: string) => `expected ${cells} cells in row ${row}, found ${found}`,
    rowCount: (rows: string, found: string) => `expected ${rows} rows, found ${found}`,
    mark: (digit: string, cell: string, found: string) => `expected ${digit} or no mark in ${cell}, found “${found}”`,
    symbol: (side: string, found: string) => `expected ${symbolRange(Number(side))} or an empty cell, found “${found}”`,
    number: (side: string, found: string) => `expected a number from 1 to ${side} or an empty cell, found “${found}”`,
    character: (found: string) => `expected a digit or an empty cell, found “${found}”`,
    lineTooLong: (most: string) => `this line is longer than ${most} characters`,
    emptySection: () => "there is no board below [Puzzle]",
    csvQuote: () => "a quotation mark is not closed",
    csvColumn: (column: string) => `there is no field number ${column}, where the board should be`,
    json: (found: string) => (found ? `this is not JSON: “${found}” cannot stand here` : "this JSON ends too early"),
    jsonDepth: (most: string) => `this JSON is nested more than ${most} deep`,
    jsonPuzzle: () => "expected “puzzle” with a text or a list",
    jsonNumbers: () => "“puzzle” should be a list of whole numbers, or of rows of them",
    jsonDigit: (side: string, cell: string, found: string) => `expected 0 to ${side} in ${cell}, found ${found}`,
    jsonShapes: () => "expected only one of “box”, “latin” and “regions”",
    jsonBox: () => "“box” should be rows and columns, such as “2x3”",
    jsonLatin: () => "“latin” should be true, false or the size",
    jsonRegions: () => "“regions” should be a text",
    noRegions: () => "expected a letter for the region of each cell, found none",
    regionName: (found: string) => `expected a letter or figure for a region, found ${found ? `“${found}”` : "nothing"}`,
    regionLettersForSize: (letters: string, side: string, found: string) =>
      `expected ${letters} letters for a board of ${size(side)}, found ${found}`,
    regionLettersInRow: (letters: string, row: string, found: string) =>
      `expected ${letters} letters in row ${row}, found ${found}`,
    regionCount: (regions: string, found: string) => `expected ${regions} regions; “${found}” is one too many`,
    regionSize: (cells: string, region: string) => `expected ${cells} cells in region ${region}`,
    noSolution: () => "the puzzle has no solution",
    severalSolutions: () => "the puzzle has several solutions",
    slow: () => "the puzzle takes too long to solve",
    linkForeign: () => "it was not made by this page",
    linkChanged: () => "it is cut off or changed",
    noItems: () => "expected the names of the items on the first line",
    secondBar: () => "expected one “|” between the items, found a second",
    itemName: (found: string) => `expected a name without “|” and “:”, found “${found}”`,
    itemTwice: (name: string) => `the item “${name}” is named twice`,
    itemUnknown: (name: string) => `there is no item “${name}” on the first line`,
    colour: (name: string) => `expected one colour after “${name}:”`,
    optionTwice: (name: string) => `this option has the item “${name}” twice`,
    optionColour: (name: string) => `only secondary items have colours, and “${name}” is primary`,
    optionUseless: () => "this option has no primary item",
    figures: (expected: string, found: string) => `expected ${expected} figures, as in the first row, found ${found}`,
  },
};

export type Faults = typeof faults;
