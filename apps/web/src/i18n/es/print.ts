// Printing.
import type { Print } from "../en/print";

export const print: Print = {
  title: "Imprimir",
  perPage: "Puzles por página",
  pages: "Páginas",
  what: "Qué puzles",
  thisOne: "Este",
  andNew: "Este y otros nuevos",
  level: "Nivel de los nuevos",
  solutions: "Soluciones en una última página",
  go: "Imprimir",
  making: (done, of) => `Puzle ${done} de ${of}`,
  puzzle: (number) => `N.º ${number}`,
  solutionOf: (number) => `Solución del n.º ${number}`,
  solution: "Solución",
};
