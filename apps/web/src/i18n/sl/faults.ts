// What goes wrong in the page itself.
import type { Faults } from "../en/faults";

export const faults: Faults = {
  sentence: (text) => `${text}.`,
  crash: "v reševalniku je prišlo do napake; poskusite znova",
  unloaded: "dela reševalnika, ki je tu potreben, ni bilo mogoče naložiti; poskusite znova, ko boste povezani s spletom",
};
