// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}.`,
  crash: "bộ giải gặp sự cố; hãy thử lại",
  unloaded: "không tải được một phần cần thiết của bộ giải; hãy thử lại khi có mạng",
};
