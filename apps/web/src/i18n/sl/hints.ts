// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "Namig",
  more: "Povej več",
  apply: "Izvedi",
  close: "Zapri namig",
  matrix: "Kot natančno pokritje",
  rating: (rating) => `Ocena ${rating}`,
  about: (name) => `Več: ${name}`,
};
