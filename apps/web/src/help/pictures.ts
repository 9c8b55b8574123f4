// The boards that the rules are shown on.
import { type BoardCell, plainCells, type Tint } from "../board/board_state";
import { cellsOf } from "../board/shapes";
import type { Rule, Shape } from "../core/api_boards";
import { shapeOfSize } from "../play/sizes";

export interface Picture {
  shape: Shape;
  cells: BoardCell[];
  tints: Map<number, Tint>;
}

const nine = shapeOfSize("sudoku", 9);

const digitsOf = (text: string) => [...text].map((letter) => (letter === "." ? 0 : Number(letter)));

const solved = digitsOf("534678912672195348198342567859761423426853791713924856961537284287419635345286179");

/** Nothing but one row, column or box, with all of its digits. */
export function unitPicture(kind: Exclude<Rule["kind"], "cell">, index: number): Picture {
  const cells = cellsOf(nine, { kind, index });
  return {
    shape: nine,
    cells: plainCells(solved.map((digit, cell) => (cells.includes(cell) ? digit : 0))),
    tints: new Map(cells.map((cell) => [cell, kind])),
  };
}

const finding = digitsOf(
  "7.....5.." + "..4.5...." + "3......6." + "...1....." + ".2...8..." + "........9" + "..1....4." + ".5......." + "...6..2..",
);
const fives = [6, 13, 64];
const found = 20;

/** The only cell for a 5 in the first box: every other one is taken, or sees a 5. */
export function findingPicture(): Picture {
  const tints = new Map<number, Tint>();
  const lay = (kind: "row" | "column" | "box", index: number) => {
    for (const cell of cellsOf(nine, { kind, index })) tints.set(cell, kind);
  };
  lay("row", 0);
  lay("row", 1);
  lay("column", 1);
  lay("box", 0);
  for (const cell of fives) tints.set(cell, "same");
  tints.set(found, "good");
  const digits = finding.map((digit, cell) => (cell === found ? 5 : digit));
  return { shape: nine, cells: plainCells(digits, finding), tints };
}

const oneBox: Shape = { size: 3, boxRows: 0, boxColumns: 0, regions: [], name: "" };

/** A box of which some cells have notes. */
export function notesPicture(): Picture {
  const cell = (part: Partial<BoardCell>): BoardCell => ({
    digit: 0,
    given: false,
    corner: [],
    centre: [],
    colours: [],
    ...part,
  });
  const cells = [
    cell({ corner: [2, 6] }),
    cell({ digit: 8, given: true }),
    cell({ centre: [1, 7] }),
    cell({ digit: 4, given: true }),
    cell({ digit: 5 }),
    cell({ corner: [2], centre: [1, 7, 9] }),
    cell({ corner: [2, 6] }),
    cell({ centre: [1, 9] }),
    cell({ digit: 3, given: true }),
  ];
  return { shape: oneBox, cells, tints: new Map() };
}
