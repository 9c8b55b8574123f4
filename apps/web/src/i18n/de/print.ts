// Printing.
import type { Print } from "../en/print";

export const print: Print = {
  title: "Drucken",
  perPage: "Rätsel je Seite",
  pages: "Seiten",
  what: "Welche Rätsel",
  thisOne: "Dieses",
  andNew: "Dieses und neue",
  level: "Stufe der neuen",
  solutions: "Lösungen auf der letzten Seite",
  go: "Drucken",
  making: (done, of) => `Rätsel ${done} von ${of}`,
  puzzle: (number) => `Nr. ${number}`,
  solutionOf: (number) => `Lösung zu Nr. ${number}`,
  solution: "Lösung",
};
