// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "Sugerencia",
  more: "Dime más",
  apply: "Aplicar",
  close: "Cerrar la sugerencia",
  matrix: "Como cobertura exacta",
  rating: (rating) => `Dificultad ${rating}`,
  about: (name) => `Más sobre: ${name}`,
};
