// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}.`,
  crash: "le solveur est tombé en panne ; veuillez réessayer",
  unloaded: "une partie du solveur dont on a besoin ici n’a pas pu être chargée ; veuillez réessayer une fois en ligne",
};
