// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}.`,
  crash: "o solucionador parou de funcionar; tente de novo",
  unloaded: "não foi possível carregar uma parte necessária do solucionador; tente de novo quando estiver on-line",
};
