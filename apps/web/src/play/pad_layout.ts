// Pad layout: how many keys stand side by side.
import { candidateColumns } from "../board/geometry";

/** Under a board the keys lie in at most three rows of about the same length. */
export function columnsUnderBoard(keys: number): number {
  const rows = keys <= 9 ? 1 : keys <= 18 ? 2 : 3;
  return Math.ceil(keys / rows);
}

/** How many columns are left for the last of the keys. */
const leftForLast = (keys: number, columns: number) => Math.ceil(keys / columns) * columns - keys + 1;

/** On a wide screen the pad is a square beside the board. `others`: the keys after those for digits. */
export function padStyle(digits: number, others: number): Record<string, string> {
  const [wide, narrow] = [candidateColumns(digits), columnsUnderBoard(digits + others)];
  return {
    "--pad-columns": String(wide),
    "--pad-last": String(leftForLast(digits + others, wide)),
    "--pad-columns-narrow": String(narrow),
    "--pad-last-narrow": String(leftForLast(digits + others, narrow)),
  };
}

/** What the style sheet has to know to give the board all the room that the pad leaves. */
export const padRows = (digits: number, others: number): Record<string, string> => ({
  "--pad-rows": String(Math.ceil((digits + others) / columnsUnderBoard(digits + others))),
});
