// Puzzles whose steps, taken together, are of nearly every technique: those that each one adds.

export const puzzlesOfTechniques: [puzzle: string, techniques: string[]][] = [
  [
    ".7....6.8.4...6..2..2....4........2..8.........681.3...91.2.........4.3...4.3.7.5",
    [
      "hidden single in a box",
      "hidden single in a line",
      "last cell",
      "direct hidden pair",
      "naked pair",
      "hidden pair",
      "X-Wing",
      "naked single",
      "unique rectangle 1",
      "XY-Wing",
      "XYZ-Wing",
      "pointing",
      "claiming",
      "direct hidden triplet",
      "Swordfish",
      "hidden triplet",
      "trial",
      "empty rectangle",
    ],
  ],
  [
    ".2.37...6.1...2....9..6..7......81...7.14.6..........4.5....9.....4.....9...2734.",
    ["skyscraper", "two-string kite", "W-Wing", "naked triplet", "simple colouring"],
  ],
  [
    ".62.......1..8.73.....4.....2.5......9....2....72.138...8..3.6....7.......16....2",
    ["unique rectangle 2", "unique rectangle 3", "unique loop 2"],
  ],
  [".9.7......6....4......5.2......6..9...8....3.....49.....5........2...6..7..3.....", ["direct pointing", "BUG 1", "BUG 2"]],
  ["..14......6.........9.....3.......8....6......7.5.3..........1.7.....5.63...89...", ["unique rectangle 4", "unique loop 1"]],
  ["12.4567.94.67...2....2...4.245613978..192845.8..5472.1517394..2682175394934862517", ["BUG 3"]],
  ["4.8.17....9...4..53......7..8..413...1..39...9.47..5........152...12.76......6...", ["naked quad"]],
  ["7.....8...5...........1.4..6..8........4.7.....1...2.........5.....6..7..34.8....", ["Jellyfish"]],
  ["..27......69..2..4........3...........1...97..5..41......9.........3.....4.....1.", ["incomplete rectangle 4"]],
  ["67983..4.2456.9.381832.49.686..43..973..9846.954...8.34.79..38.39648...75.83.7694", ["incomplete rectangle 2"]],
  [".....82..94....6...1..6..8.5...72......5.4.......3..42.9.....7....69.8.46.1.....5", ["unique loop 4"]],
  [".2.....897.96.8.5.15.......6........9...6.17..4...75......8...7..3........173.26.", ["incomplete rectangle 3"]],
];
