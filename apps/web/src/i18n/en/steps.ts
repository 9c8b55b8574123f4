// Steps: why a step of logic follows, a sentence for each kind of pattern. The words of the library
// (quadrille/logic/words.cpp) are the measure of the English ones.

/** A row, column, box or region, or several of one kind: "row 4" and "in row 4". */
export interface UnitWords {
  name: string;
  within: string;
}

/** Beside the cells of a rectangle or loop: what else holds some digits together with one of them. */
export interface Company {
  unit: UnitWords;
  cells: string;
  digits: string;
}

export const steps = {
  /** The whole of it. What is ruled out is "" where a digit is placed. */
  told: (reason: string, technique: string, ruledOut: string) => `${reason}: ${technique}.${ruledOut && ` So ${ruledOut}.`}`,
  ruledOut: (cells: string, count: number, digits: string) => `${cells} ${count === 1 ? "is" : "are"} not ${digits}`,
  lastCell: (unit: UnitWords, cell: string, digit: string) =>
    `${unit.within}, only ${cell} is empty and only ${digit} is missing`,
  /** `where`: "in row 4", "in r4c2 and r4c3"; `count`: of the digits. */
  onlyPlaces: (unit: UnitWords, digits: string, where: string, _count: number) =>
    `${unit.within}, ${digits} can only go ${where}`,
  soThere: (reason: string, unit: UnitWords, _digit: string, where: string) =>
    `${reason}, so ${unit.within} it can only go ${where}`,
  soOnly: (reason: string, digit: string, where: string) => `${reason}, so ${digit} can only go ${where}`,
  nakedSingle: (cell: string, digit: string) => `${cell} can only be ${digit}`,
  nakedSet: (unit: UnitWords, cells: string, _count: number, digits: string) =>
    `${unit.within}, ${cells} hold ${digits} between them`,
  isOneOf: (cell: string, digits: string) => `${cell} is ${digits}`,
  wing: (cells: string, digit: string) => `${cells}: whatever the first is, one of them is ${digit}`,
  wWing: (first: string, second: string, digits: string, linking: string, unit: UnitWords, digit: string) =>
    `${first} and ${second} are both ${digits}, and ${linking} has two places ${unit.within}, each in sight of one of them, so one of the two is ${digit}`,
  pairs: (digit: string, one: UnitWords, other: UnitWords, link: UnitWords) =>
    `${digit} has two places ${one.within} and two ${other.within}, of which one each lie ${link.within}, so one of the others is right`,
  emptyRectangle: (box: UnitWords, digit: string, one: UnitWords, other: UnitWords, line: UnitWords) =>
    `${box.within}, ${digit} can only go ${one.within} or ${other.name}, and it has two places ${line.within}`,
  colouring: (cells: string, digit: string, ending: string) =>
    `pairs of places tie ${cells} for ${digit} together in two colours, of which one is right, and ${ending}`,
  colourTwice: (unit: UnitWords) => `one has two places ${unit.within}`,
  coloursSeen: "both are in sight",
  unique: (cells: string, one: string, other: string, ending: string) =>
    `if ${cells} held only ${one} and ${other}, these could be exchanged, and the puzzle has one solution; ${ending}`,
  uniqueCell: (cell: string) => `only ${cell} can differ`,
  uniqueDigit: (cells: string, digit: string) => `one of ${cells} is ${digit}`,
  uniqueNaked: ({ unit, cells, digits }: Company) => `${unit.within}, one of the cells and ${cells} hold ${digits}`,
  uniqueHidden: ({ unit, cells, digits }: Company) => `${unit.within}, ${digits} go in one of the cells and in ${cells}`,
  uniquePlaces: (unit: UnitWords, digit: string) => `${unit.within}, ${digit} can only go in two of the cells`,
  grave: (options: string) =>
    `but for ${options}, every cell would have two candidates and every digit two places, which makes no puzzle with one solution`,
  graveNaked: (reason: string, { unit, cells, digits }: Company) =>
    `${reason}; ${unit.within}, one of these and ${cells} hold ${digits} between them`,
  suppose: (cell: string, digit: string) => `if ${cell} were ${digit}`,
  forced: (cell: string, digit: string) => `${cell} would be ${digit}`,
  noDigit: (cell: string) => `nothing would be left for ${cell}`,
  noPlace: (digit: string, unit: UnitWords) => `${digit} would have no place ${unit.within}`,
  /** Between the moves of a trial. */
  comma: ", ",
  /** Between statements. */
  semicolon: "; ",
  /** The same in the words of exact cover. */
  matrix: {
    rule: (unit: string, digit: string) => `${unit}: ${digit}`,
    items: (names: string, several: boolean) => `${several ? "items" : "item"} ${names}`,
    oneLeft: (item: string, option: string) => `${item} has one option left: ${option}`,
    allIn: (items: string, several: boolean, links: string) => `${items} ${several ? "have" : "has"} all options in ${links}`,
    leftWith: (item: string, option: string) => `${item} is left with one: ${option}`,
    twoCovers: (items: string) => `options of two digits alone in ${items} would make two covers of one`,
    twoEach: (options: string) => `without options ${options} every item would have two left`,
    notAll: (items: string, links: string) =>
      `${items} could not all be covered beside any option ruled out, because of ${links}`,
    choose: (option: string) => `choose ${option}`,
    none: (item: string) => `${item} has none`,
    ruledOut: (options: string) => `ruled out: ${options}`,
  },
};

export type Steps = typeof steps;
