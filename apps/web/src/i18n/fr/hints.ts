// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "Indice",
  more: "Plus de détails",
  apply: "Appliquer",
  close: "Fermer l’indice",
  matrix: "En couverture exacte",
  rating: (rating) => `Difficulté ${rating}`,
  about: (name) => `En savoir plus : ${name}`,
};
