// Settings: every help can be switched off.

export const settings = {
  title: "Settings",
  looks: "Appearance",
  symbols: "Digits as",
  symbolsFigures: "1-9, A-Z",
  symbolsNumbers: "1, 2, … 10, 11",
  symbolsLetters: "A, B, C",
  languageAuto: "Same as browser",
  help: "Help while playing",
  sameDigit: "Highlight equal digits",
  peers: "Highlight row, column and box",
  conflicts: "Mark conflicts",
  conflictsHint: "Digits that stand twice in a row, column or box.",
  counts: "Count the digits left",
  digitFirst: "Digit first",
  digitFirstHint: "Choose a digit, then press the cells it goes into.",
  doubleFills: "Double press enters the only candidate",
  fill: "Candidates: fill them in at the start",
  fillButton: "Candidates: a button to fill them in",
  clean: "Candidates: clean them as digits are entered",
  check: "Check against the solution",
  hints: "Hints",
  timer: "Show the time",
  checkpoints: "Checkpoints",
  stored: "Settings and the game stay on this device.",
  about: (version: string) => `Quadrille ${version}: solves Sudoku of any size by dancing links, in your browser.`,
};

export type Settings = typeof settings;
