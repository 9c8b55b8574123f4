// Printing.
import type { Print } from "../en/print";

export const print: Print = {
  title: "Tiskanje",
  perPage: "Ugank na stran",
  pages: "Strani",
  what: "Katere uganke",
  thisOne: "Ta",
  andNew: "Ta in nove",
  level: "Težavnost novih",
  solutions: "Rešitve na zadnji strani",
  go: "Natisni",
  making: (done, of) => `Uganka ${done} od ${of}`,
  puzzle: (number) => `Št. ${number}`,
  solutionOf: (number) => `Rešitev št. ${number}`,
  solution: "Rešitev",
};
