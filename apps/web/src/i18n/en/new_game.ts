// New games: what there is to choose from, and the making.

export const newGame = {
  /** What a puzzle of the level asks of whoever solves it. */
  levelNeeds: {
    any: "Whatever comes",
    beginner: "Digits that have one place left in a row, column or box; givens to spare",
    easy: "The same, with fewer givens",
    medium: "Also cells that have one digit left",
    hard: "Locked candidates, pairs, X-Wing: marks help",
    expert: "Every other pattern: larger fish, wings, rectangles",
    extreme: "Chains of candidates",
    diabolical: "Chains that look at every case",
    nightmare: "Chains within chains",
  },
  /** The same on boards with further rules, whose scale is shorter. */
  ruledNeeds: {
    easy: "Single digits, and what one rule says",
    medium: "Also locked candidates, pairs and larger sets",
    hard: "Also fish and wings: every pattern but chains",
  },
  variants: {
    jigsaw: "Jigsaw",
    x: "Diagonals",
    antiknight: "Anti-knight",
    killer: "Killer",
    thermo: "Thermo",
    arrow: "Arrows",
    dots: "Dots",
    whisper: "Whispers",
  },
  variantRules: {
    jigsaw: "The regions have other forms than boxes; each has every digit once.",
    x: "Both long diagonals have every digit once, too.",
    antiknight: "Cells a knight’s move apart never have the same digit.",
    killer: "The digits in a dashed cage differ, and their sum is the number in its corner.",
    thermo: "Digits rise from the bulb of a thermometer to its tip.",
    arrow: "The digits along an arrow add up to the one in its circle.",
    dots: "White dot: the two digits differ by 1. Black dot: one is twice the other. Where there is no dot, anything goes.",
    whisper: "Neighbours on a green line differ by 5 or more, on 6 × 6 by 3 or more.",
  },
  symmetry: "Symmetry of the givens",
  symmetries: {
    none: "None",
    rotate180: "Half turn",
    rotate90: "Quarter turn",
    horizontal: "Mirror, top to bottom",
    vertical: "Mirror, left to right",
    diagonal: "Mirror, diagonal",
    antidiagonal: "Mirror, other diagonal",
    full: "All of them",
    random: "Surprise me",
  },
  kind: "Kind",
  sudoku: "Sudoku",
  latin: "Latin square",
  make: "Make the puzzle",
  madeSoFar: (tried: number) => `${tried.toLocaleString("en")} tried so far`,
  rare: "Such puzzles are rare on this board. You can cancel and choose another level.",
  fromStock: "Large boards come from a stock of ready puzzles, shuffled anew each time.",
  makeNew: "Make a new one instead (takes longer)",
};

export type NewGame = typeof newGame;
