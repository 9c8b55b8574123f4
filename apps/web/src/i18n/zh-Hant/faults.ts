// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}。`,
  crash: "求解器出錯了，請再試一次",
  unloaded: "所需的一部分求解器無法載入，請連上網路後再試",
};
