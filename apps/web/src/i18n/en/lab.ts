// The view "Lab": any exact-cover problem.
import { counted } from "../plural";

const solutions = (count: number) => counted("en", count, { one: "solution", other: "solutions" });

export const lab = {
  title: "Lab",
  lead: "Anything that can be said as “choose options so that every item is covered exactly once” can dance. Take a problem from the gallery, or write your own.",
  from: "Problem",
  fromGallery: "Gallery",
  fromText: "Your own",
  gallery: {
    queens: {
      title: "Queens",
      text: "Put a queen into every row and column, no two on one diagonal. Diagonals are secondary items: covered at most once.",
    },
    langford: { title: "Langford pairs", text: "Each number k twice in a row, with k places between them." },
    pentominoes: { title: "Pentominoes", text: "Fill a rectangle of 60 squares with the twelve pieces of five squares." },
    dominoes: { title: "Dominoes", text: "Tile a square board with dominoes." },
    latin: { title: "Latin squares", text: "Every symbol once in every row and every column." },
  },
  size: "Size",
  sizeRows: "Rows",
  asText: "Edit as text",
  text: "Items on the first line (secondary ones behind |), then an option on each line; or rows of 0 and 1",
  textExample: "Example",
  read: "Read it",
  bad: "This is not a valid problem yet.",
  show: "What to do with it",
  showSolutions: "Solutions",
  showCount: "Count",
  showDance: "Dance",
  looking: "Looking for solutions …",
  none: "There is no solution.",
  found: (count: number, complete: boolean) => (complete ? `${solutions(count)}, all of them` : `The first ${solutions(count)}`),
  solutionOf: (number: number, of: string) => `Solution ${number} of ${of}`,
  many: "many",
  previous: "Previous solution",
  next: "Next solution",
  drawing: (number: number, rows: number, columns: number) => `Solution ${number}, drawn on ${rows} × ${columns} squares`,
  drawingNow: "The options taken so far, drawn",
  count: "Count all solutions",
  counting: "Counting …",
  foundSoFar: (count: string, seconds: number) => `${count} so far, ${seconds} s`,
  counted: (count: number) => solutions(count),
  countFacts: (nodes: string, updates: string, milliseconds: string) => `${nodes} nodes, ${updates} updates, ${milliseconds} ms`,
  stopped: (seconds: number) => `Stopped after ${seconds} s.`,
  stop: "Stop",
  lookAgain: "Look again",
  moreOptions: (count: number) => `and ${counted("en", count, { one: "more option", other: "more options" })}`,
};

export type Lab = typeof lab;
