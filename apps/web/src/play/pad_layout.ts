// Pad layout: how many keys stand side by side.

/** Under a board the keys lie in at most three rows of about the same length. */
export function columnsUnderBoard(keys: number): number {
  const rows = keys <= 9 ? 1 : keys <= 18 ? 2 : 3;
  return Math.ceil(keys / rows);
}
