// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}。`,
  crash: "ソルバーに異常が起きました。もう一度お試しください",
  unloaded: "必要なソルバーの一部を読み込めませんでした。オンラインになってからもう一度お試しください",
};
