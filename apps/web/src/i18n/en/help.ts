// How to play: the rules, what can be done, and the keys.

export const help = {
  title: "How to play",
  pages: { rules: "Rules", playing: "Playing", keys: "Keys" },
  aim: "Fill every empty cell with a digit from 1 to 9. Three rules say where a digit may stand:",
  row: "Each digit stands once in every row.",
  column: "Each digit stands once in every column.",
  box: "Each digit stands once in every box of 3 × 3.",
  promise: "No arithmetic and no guessing: there is exactly one solution, and thinking finds it.",
  find: "How to find a digit",
  findText:
    "Where does 5 go in the coloured box? The 5s outside it rule out two rows and one column. One empty cell is left: there it goes.",
  other: "Boards of other sizes have the same rules with digits of their own; a Latin square has no boxes.",
  enter: "Enter a digit",
  enterText:
    "Press a cell, then a digit. Or press a digit first, then the cells it goes into. The small number on a key tells how many are left.",
  marks: "Take notes",
  marksText:
    "Corner and Centre turn digits into small marks: where in its box a digit may go, or which candidates a cell has. Candidates fills in all of them.",
  stuck: "When you are stuck",
  stuckText:
    "Hint shows where to look; ask again and it tells more, up to the whole step. Check finds mistakes. Undo takes back any move.",
  beginner: "Play a puzzle for beginners",
  offer: "New to Sudoku?",
  offerText: "Three rules, one minute.",
  offerShow: "Show me the rules",
  offerNo: "I know them",
};

export type Help = typeof help;
