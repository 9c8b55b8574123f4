// What goes wrong in the page itself; the core tells its own faults (quadrille/languages/en.txt).

export const faults = {
  sentence: (text: string) => `${text}.`,
  crash: "the solver broke down; please try again",
  unloaded: "a part of the solver that this needs could not be loaded; please try again when you are online",
};

export type Faults = typeof faults;
