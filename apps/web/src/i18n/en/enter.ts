// Enter your own: type, paste, or drop a file.
import { counted } from "../plural";

export const enter = {
  title: "Enter your own",
  intro: "Type the givens row by row, with 0 or a full stop for an empty cell. Or paste any text, or drop a file here.",
  blank: "Empty cell",
  back: "Back",
  paste: "Puzzle as text",
  pasteHint: "One line, a grid, CSV, SDK or JSON: every format the command line reads.",
  read: "Read it",
  open: "Open a file",
  drop: "Drop the file to read it",
  fileTooLong: "This file is too long to be a puzzle.",
  found: (count: number) => `${counted("en", count, { one: "puzzle", other: "puzzles" })} in the text`,
  which: "Which puzzle",
  puzzle: (number: number) => `Puzzle ${number}`,
  board: "Board",
  start: "Play it",
  empty: "Empty the board",
  emptyVerdict: "An empty board: type some givens.",
  looking: "Looking for solutions …",
  none: "No solution",
  one: "Exactly one solution",
  many: "Several solutions",
  unknown: "Could not be decided in time",
  oneText: (count: number) => `${counted("en", count, { one: "given", other: "givens" })}: a proper puzzle.`,
  severalText: (count: number) =>
    `Two of them differ in ${counted("en", count, { one: "cell", other: "cells" })}. They are marked below.`,
  unknownText: "You can play it, but nobody promises that it has one solution.",
  contradicting: (cells: string) => `These givens contradict each other: ${cells}.`,
  noneText: "The givens leave no solution.",
  solution: "Solution",
  firstSolution: "One solution",
  secondSolution: "Another one",
  showSolution: "Show the solution",
  effort: (milliseconds: string) => `Answered in ${milliseconds} ms`,
  rating: (rating: string, level: string) => `Difficulty ${rating} (${level})`,
  trials: (count: number, depth: number) => `, ${counted("en", count, { one: "trial", other: "trials" })}, depth ${depth}`,
  badText: "This text is not a puzzle",
  startFailed: (reason: string) => `It cannot be played: ${reason}`,
};

export type Enter = typeof enter;
