// Mark places: whether each centre mark has a place of its own. Marks that were filled in do, so that cells can be
// compared; those that a player writes stand side by side. Nothing that is typed turns the one into the other.
import { effect, signal } from "@preact/signals";
import type { CellView } from "../core/api_boards";
import { act, puzzle, view } from "./game";

export const marksAtPlaces = signal(false);

type Marked = "none" | "some" | "all";

/** How many of the empty cells have centre marks. */
export function markedCells(cells: readonly CellView[]): Marked {
  const empty = cells.filter(({ digit }) => digit === 0);
  const marked = empty.filter(({ centre }) => centre.length > 0).length;
  return marked === 0 ? "none" : marked === empty.length ? "all" : "some";
}

let seen: { puzzle: string | null; marked: Marked } = { puzzle: null, marked: "none" };

effect(() => {
  if (!view.value) return;
  const now = { puzzle: puzzle.value, marked: markedCells(view.value.cells) };
  const another = now.puzzle !== seen.puzzle;
  // A game that comes back, or that begins with its candidates, has marks in every cell at once.
  if ((another || seen.marked === "none") && now.marked === "all") marksAtPlaces.value = true;
  else if (another || now.marked === "none") marksAtPlaces.value = false;
  seen = now;
});

export async function fillCandidates(): Promise<void> {
  await act({ kind: "fillCandidates" });
  marksAtPlaces.value = true;
}
