// Rules drawn on a board of one's own.
export const set = {
  tool: "Draw",
  digits: "Digits (no rule)",
  groups: { area: "Areas and marks", line: "Lines", outside: "Clues outside", board: "Whole board" },
  number: "Number",
  add: "Add",
  how: {
    board: "Type the number and add it.",
    area: "Drag over the cells, then press Add or Enter. A stroke that begins beside them adds more; a tap takes one out.",
    copies: "Drag over the cells and press Add or Enter; then choose where the copy begins.",
    line: "Drag from the first cell to the last.",
    pairs: "Drag from cell to cell: each pair gets one.",
    cells: "Tap a cell, or drag over several.",
    block: "Drag over the cells around a corner.",
    outside: "Drag along the line, away from the clue.",
  },
  keys: "With keys: Shift and arrows, or Space; then Enter.",
  whole: "Rules for the whole board",
  rules: "Rules of the board",
  remove: (rule: string) => `Remove: ${rule}`,
  candidates: "True candidates",
  candidatesHint: "Digits that a cell has in some solution",
  late: (seconds: number) => `Not all of them were found in ${seconds} seconds: there may be more.`,
};

export type SetTexts = typeof set;
