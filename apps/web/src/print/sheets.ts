// Sheets: how puzzles are spread over printed pages.
// As quadrille/render/sheets.h has it; tests/cases holds both to the same.

export const perPageChoices = [1, 2, 4, 6] as const;
export type PerPage = (typeof perPageChoices)[number];

/** Rows and columns of boards on an upright page. */
export function pageGrid(perPage: PerPage): { rows: number; columns: number } {
  const columns = perPage > 2 ? 2 : 1;
  return { rows: perPage / columns, columns };
}

/** The items in pages of so many; the last may be shorter. */
export function inPages<T>(items: readonly T[], perPage: number): T[][] {
  const pages: T[][] = [];
  for (let first = 0; first < items.length; first += perPage) pages.push(items.slice(first, first + perPage));
  return pages;
}
