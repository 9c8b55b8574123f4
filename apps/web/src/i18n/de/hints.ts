// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "Tipp",
  more: "Mehr verraten",
  apply: "Ausführen",
  close: "Tipp schließen",
  matrix: "Als exakte Überdeckung",
  rating: (rating) => `Schwierigkeit ${rating}`,
  about: (name) => `Mehr dazu: ${name}`,
};
