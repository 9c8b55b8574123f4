import { expect, test } from "vitest";
import table from "../../../../tests/cases/selection.json";
import type { CellView } from "../core/api_boards";
import { alike, everything, including, pressed, type Selection, stepped } from "./selection";

/** As the table has it: nowhere is null. */
interface Told {
  cells: number[];
  cursor: number | null;
}

interface Case {
  call: string;
  before: Told;
  after: Told;
  cell: number;
  extend: boolean;
  size: number;
  rows: number;
  columns: number;
  cells: Partial<CellView>[];
}

const cell = (part: Partial<CellView>): CellView => ({ digit: 0, given: false, corner: [], centre: [], colours: [], ...part });
const selectionOf = ({ cells, cursor }: Told): Selection => ({ cells, cursor: cursor ?? -1 });

function selectedBy(each: Case): Selection {
  if (each.call === "alike") return alike(each.cells.map(cell), each.cell);
  const before = selectionOf(each.before);
  switch (each.call) {
    case "pressed":
      return pressed(before, each.cell, each.extend);
    case "including":
      return including(before, each.cell);
    case "everything":
      return everything(each.size, before.cursor);
    default:
      return stepped(before, each.size, each.rows, each.columns, each.extend);
  }
}

test.each(table.cases as unknown as Case[])("$call changes the selection as the library does", (each) => {
  expect(selectedBy(each)).toEqual(selectionOf(each.after));
});
