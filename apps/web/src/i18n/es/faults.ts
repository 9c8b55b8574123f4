// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}.`,
  crash: "el motor de resolución ha fallado; inténtalo de nuevo",
  unloaded: "no se ha podido cargar una parte necesaria del motor de resolución; inténtalo de nuevo cuando tengas conexión",
};
