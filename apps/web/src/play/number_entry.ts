// NumberEntry: two figures in quick succession make one number of 10 or over.
//   entry.next(1, "12 corner", 16, 0)      // { digit: 1, replaces: false }
//   entry.next(2, "12 corner", 16, 300)    // { digit: 12, replaces: true }

const quickMilliseconds = 800;

export interface Entered {
  /** 0 where the figure means no digit of the board: it clears. */
  digit: number;
  /** Whether it takes the place of the digit that the figure before it made. */
  replaces: boolean;
}

export class NumberEntry {
  private last = { figure: 0, target: "", time: -Infinity };

  /** `target` names the cells and what is done to them: only figures for the same target are put together. */
  next(figure: number, target: string, size: number, now: number): Entered | null {
    const { last } = this;
    const together = last.figure * 10 + figure;
    const quick = now - last.time <= quickMilliseconds && last.target === target;
    if (quick && last.figure > 0 && together <= size) {
      this.forget();
      return { digit: together, replaces: true };
    }
    this.last = { figure, target, time: now };
    return figure <= size ? { digit: figure, replaces: false } : null;
  }

  forget(): void {
    this.last = { figure: 0, target: "", time: -Infinity };
  }
}
