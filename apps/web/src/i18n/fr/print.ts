// Printing.
import type { Print } from "../en/print";

export const print: Print = {
  title: "Imprimer",
  perPage: "Grilles par page",
  pages: "Pages",
  what: "Quelles grilles",
  thisOne: "Celle-ci",
  andNew: "Celle-ci et de nouvelles",
  level: "Niveau des nouvelles",
  solutions: "Solutions sur une dernière page",
  go: "Imprimer",
  making: (done, of) => `Grille ${done} sur ${of}`,
  puzzle: (number) => `N° ${number}`,
  solutionOf: (number) => `Solution du n° ${number}`,
  solution: "Solution",
};
