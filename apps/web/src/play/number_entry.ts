// NumberEntry: figures in quick succession make one number of 10 or over. quadrille/play/number_entry.h does the same.
//   entry.next(1, "12 corner", 16, 0)      // { digit: 1, replaces: false }
//   entry.next(2, "12 corner", 16, 300)    // { digit: 12, replaces: true }

const quickMilliseconds = 800;

export interface Entered {
  /** 0 where the figure means no digit of the board: it clears. */
  digit: number;
  /** Whether it takes the place of the digit that the figures before it made. */
  replaces: boolean;
}

export class NumberEntry {
  private last = { number: 0, target: "", time: 0 };

  /** `target` names the cells and what is done to them: only figures for the same target are put together. */
  next(figure: number, target: string, size: number, now: number): Entered | null {
    const { last } = this;
    const together = last.number * 10 + figure;
    const quick = now - last.time <= quickMilliseconds && last.target === target;
    const replaces = quick && last.number > 0 && together <= size;
    const number = replaces ? together : figure;
    this.last = { number, target, time: now };
    return number <= size ? { digit: number, replaces } : null;
  }

  forget(): void {
    this.last.number = 0;
  }
}
