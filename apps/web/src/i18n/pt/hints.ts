// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "Dica",
  more: "Mais detalhes",
  apply: "Aplicar",
  close: "Fechar a dica",
  matrix: "Como cobertura exata",
  rating: (rating) => `Dificuldade ${rating}`,
  about: (name) => `Sobre: ${name}`,
};
