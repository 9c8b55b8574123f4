// Printing.

export const print = {
  title: "Print",
  perPage: "Puzzles per page",
  pages: "Pages",
  what: "Which puzzles",
  thisOne: "This one",
  andNew: "This one and new ones",
  level: "Level of the new ones",
  solutions: "Solutions on a last page",
  go: "Print",
  making: (done: number, of: number) => `Puzzle ${done} of ${of}`,
  puzzle: (number: number) => `No. ${number}`,
  solutionOf: (number: number) => `Solution of no. ${number}`,
  solution: "Solution",
};

export type Print = typeof print;
