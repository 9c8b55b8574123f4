// The view "Watch": the matrix of a board, and the dance over it.
import { counted } from "../plural";

const options = (count: number) => counted("en", count, { one: "option", other: "options" });
const items = (count: number) => counted("en", count, { one: "item", other: "items" });
const given = (count: number) => counted("en", count, { one: "given", other: "givens" });

export const watch = {
  title: "Watch",
  lead: "Every rule of the board is a column of a matrix, every possible digit a row. To solve the puzzle is to choose rows so that every column is covered exactly once.",

  // Which board.
  board: "Board",
  boardCurrent: "The game in progress",
  boardEntries: "The game with your entries",
  boardSample: (name: string) => `A ${name} puzzle`,
  boardHard: (name: string) => `A hard ${name} puzzle`,
  boardEmpty: (name: string) => `An empty ${name} board`,
  boardLatin: (size: number) => `A Latin square of size ${size}`,
  show: "What to show",
  showMatrix: "Matrix",
  showDance: "Dance",
  options: "More choices",
  making: "Building the matrix …",
  dancing: "Dancing …",
  failed: (reason: string) => `That did not work: ${reason}`,
  ruled: "This view shows boards without further rules. Choose another one above.",

  // Names of the parts.
  families: {
    cell: "cells",
    row: "rows",
    column: "columns",
    box: "boxes",
    primary: "primary",
    secondary: "secondary",
    item: "items",
  },
  ruleCell: (row: number, column: number) => `cell r${row}c${column}`,
  ruleRow: (row: number, symbol: string) => `row ${row}: ${symbol}`,
  ruleColumn: (column: number, symbol: string) => `column ${column}: ${symbol}`,
  ruleBox: (box: number, symbol: string) => `box ${box}: ${symbol}`,

  // The matrix.
  matrixRole: "matrix",
  matrixLabel: (optionCount: number, itemCount: number) =>
    `Matrix of ${options(optionCount)} and ${items(itemCount)}. Arrow keys walk through it, plus and minus zoom.`,
  boardLabel: (name: string) => `Board ${name}. Point at a cell or a candidate to find it in the matrix.`,
  matrixFacts: (optionCount: number, itemCount: number, ones: number) =>
    `${options(optionCount)} × ${items(itemCount)}, ${ones.toLocaleString("en")} ones`,
  pointHint: "Point at a cell, a candidate, a row or a column. Wheel or pinch to zoom, drag to move.",
  tellOption: (option: string, itemList: string) => `Option ${option}: items ${itemList}`,
  tellOptionGone: (option: string, itemList: string) => `Option ${option} is out. Its items: ${itemList}`,
  tellItem: (item: string, left: number) => `Item ${item}: ${options(left)} left`,
  tellItemCovered: (item: string) => `Item ${item} is covered`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show all of it",
  givensIn: "Givens entered",
  givensFacts: (entered: number, of: number, left: number, out: number) =>
    `${entered} of ${given(of)}: ${options(left)} left, ${options(out)} out`,

  // The dance.
  first: "To the start",
  back: "One move back",
  play: "Play",
  pause: "Pause",
  forward: "One move forward",
  last: "To the end",
  toSolution: "To the first solution",
  nextEvent: "To the next choice",
  speed: "Speed",
  speedValue: (perSecond: string) => `${perSecond} moves a second`,
  speedShort: (perSecond: string) => `${perSecond} moves/s`,
  legendDepth: "search depth",
  legendSolution: "solution",
  scrub: "Place in the dance",
  scrubValue: (at: number, of: number) => `move ${at.toLocaleString("en")} of ${of.toLocaleString("en")}`,
  cutOff: (moves: number) => `The dance is longer: its first ${moves.toLocaleString("en")} moves are shown.`,
  choose: "Choose the item",
  chooseLeast: "with fewest options",
  chooseFirst: "that comes first",
  form: "Givens",
  formPruned: "left out (pruned)",
  formFull: "as options (full)",
  picture: "Picture",
  pictureBoard: "Board",
  pictureMatrix: "Matrix",
  pictureLinks: "Links",
  depth: "depth",
  nodes: "tree nodes",
  updates: "updates",
  forced: "forced",
  guesses: "guesses",
  deadEnds: "dead ends",
  solutions: "solutions",
  path: "Options taken",
  pathEmpty: "No option has been taken yet.",
  pathForced: "forced",
  pathGuess: (number: number, of: number) => `guess, ${number} of ${of}`,
  code: "The search",
  codeLines: [
    "solve:",
    "if no item is left: a solution",
    "choose an item",
    "cover the item",
    "for each option of the item:",
    "take the option",
    "cover its other items",
    "solve what is left",
    "uncover its other items",
    "uncover the item",
    "go back",
  ],
  moveStart: "The dance begins: no option has been taken.",
  moveForced: (item: string) => `Item ${item} has one option left: forced.`,
  moveGuess: (item: string, count: number) => `Item ${item} has ${options(count)}: a guess.`,
  moveDead: (item: string) => `Item ${item} has no option left: a dead end.`,
  moveAttempt: (option: string, number: number, of: number) =>
    of > 1 ? `Take option ${option}, number ${number} of ${of}.` : `Take option ${option}.`,
  moveCover: (item: string) => `Cover item ${item}: its options leave the other lists.`,
  moveUncover: (item: string) => `Uncover item ${item}: its options return.`,
  movePurify: (item: string, colour: string) => `Item ${item} takes the colour ${colour}: options of other colours leave.`,
  moveUnpurify: (item: string) => `Item ${item} gives up its colour.`,
  moveSolution: "Every item is covered: a solution.",
  moveBack: (item: string) => `Every option of item ${item} has been tried: back.`,
  moveWays: (item: string, count: number) =>
    count === 0
      ? `Item ${item} has too few options left: a dead end.`
      : `Item ${item}: ${count === 1 ? "one way" : `${count} ways`} to go on.`,
  moveTweak: (option: string) => `Set option ${option} aside: it will not be tried again here.`,
  moveUntweak: (option: string) => `Bring option ${option} back.`,
  movePass: (item: string) => `Item ${item} is covered often enough: no more options for it.`,

  // The links.
  linksLabel: (ring: string) => `Nodes and links. Items left in the ring: ${ring}. Arrow keys follow the links.`,
  linksNone: "none",
  linksNode: (option: string, item: string, up: string, down: string, left: string, right: string) =>
    `Node of option ${option} and item ${item}. Up: ${up}. Down: ${down}. Left: ${left}. Right: ${right}.`,
  linksToHead: (item: string) => `head of item ${item}`,
  linksToOption: (option: string) => `option ${option}`,
  linksToItem: (item: string) => `item ${item}`,
  linksHead: (item: string, count: number) => `Head of item ${item}: ${options(count)} in its list.`,
  linksRoot: "The root of the ring of items.",
  linksRootName: "root",
  linksHint:
    "Hollow nodes have left their lists, yet still know their neighbours (dotted): that is how they find their way back.",

  // Comparison.
  compare: "Compare",
  compareLead:
    "The same puzzle four times, searched to its end: which item is chosen makes no difference to the answer, and all the difference to the work.",
  compareRun: "Count the nodes",
  compareVariant: "Search",
  compareStopped: (seconds: number) => `stopped after ${seconds} s`,
  compareTime: "time",
  compareMilliseconds: (value: string) => `${value} ms`,
  running: "running …",
  cancel: "Cancel",
};

export type Watch = typeof watch;
