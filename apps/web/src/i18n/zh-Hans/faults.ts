// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}。`,
  crash: "求解器出错了，请再试一次",
  unloaded: "所需的一部分求解器未能加载，请联网后再试",
};
