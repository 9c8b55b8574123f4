// What goes wrong in the page itself; the core tells its own faults (quadrille/languages/en.txt).

export const faults = {
  sentence: (text: string) => `${text}.`,
  crash: "the solver broke down; please try again",
};

export type Faults = typeof faults;
