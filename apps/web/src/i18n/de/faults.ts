// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}.`,
  crash: "der Löser ist abgestürzt; bitte versuche es noch einmal",
  unloaded:
    "ein Teil des Lösers, der hier gebraucht wird, ließ sich nicht laden; bitte versuche es noch einmal, sobald du online bist",
};
