// Typing: figures one after another go into one cell after another. Where digits are written as numbers of two figures, a
// cell waits for the second one.
//   typing.next(5, 0, { cells: 81, size: 9, twoFigures: false }, now)   // { cell: 0, digit: 5, next: 1 }

const quickMilliseconds = 1200;

export interface TypedOn {
  cells: number;
  size: number;
  /** Whether a digit of 10 or over is typed as two figures. */
  twoFigures: boolean;
}

export interface Typed {
  cell: number;
  /** 0 empties the cell. */
  digit: number;
  /** The cell that is typed into from now on. */
  next: number;
}

export class Typing {
  private waiting: { cell: number; figure: number; time: number } | null = null;

  /** Nothing where the figure means no digit of the board. */
  next(figure: number, cell: number, { cells, size, twoFigures }: TypedOn, now: number): Typed | null {
    const before = this.waiting;
    this.waiting = null;
    if (before?.cell === cell) {
      const together = before.figure * 10 + figure;
      if (now - before.time <= quickMilliseconds && together <= size) {
        return { cell, digit: together, next: (cell + 1) % cells };
      }
      // The cell that waited has its digit.
      return this.next(figure, (cell + 1) % cells, { cells, size, twoFigures }, now);
    }
    if (figure > size) return null;
    if (twoFigures && figure > 0 && figure * 10 <= size) {
      this.waiting = { cell, figure, time: now };
      return { cell, digit: figure, next: cell };
    }
    return { cell, digit: figure, next: (cell + 1) % cells };
  }

  /** Something else has happened: no cell waits any more. */
  forget(): void {
    this.waiting = null;
  }
}
