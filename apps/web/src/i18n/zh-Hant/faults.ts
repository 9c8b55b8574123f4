// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}。`,
  crash: "求解器出錯了，請再試一次",
};
