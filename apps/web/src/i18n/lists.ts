// The symbols of a board, in a row.
/** The symbols of a board as a text can have them: "1–9", "1–9, A–G", "1–9, A–Z, a–k". */
export function symbolRange(size: number): string {
  const range = (first: string, count: number) => {
    const last = String.fromCharCode(first.charCodeAt(0) + count - 1);
    return count === 1 ? first : `${first}–${last}`;
  };
  const parts = [range("1", Math.min(size, 9))];
  if (size > 9) parts.push(range("A", Math.min(size - 9, 26)));
  if (size > 35) parts.push(range("a", Math.min(size - 35, 26)));
  return parts.join(", ");
}
