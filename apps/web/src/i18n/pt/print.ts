// Printing.
import type { Print } from "../en/print";

export const print: Print = {
  title: "Imprimir",
  perPage: "Quebra-cabeças por página",
  pages: "Páginas",
  what: "Quais quebra-cabeças",
  thisOne: "Este",
  andNew: "Este e novos",
  level: "Nível dos novos",
  solutions: "Soluções na última página",
  go: "Imprimir",
  making: (done, of) => `Quebra-cabeça ${done} de ${of}`,
  puzzle: (number) => `N.º ${number}`,
  solutionOf: (number) => `Solução do n.º ${number}`,
  solution: "Solução",
};
