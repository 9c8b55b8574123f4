// Pointer: mouse, pen and finger on a board, told as events about cells.
import type { BoardPointer } from "./board_state";
import { placeAt, unit } from "./geometry";

const doublePressMilliseconds = 350;
/** While dragging, only the middle of a cell counts, so that one can drag diagonally. */
const dragReach = 0.42 * unit;

/** Keeps what it has to know between two events, so one board has one of these for its life. */
export class PointerReader {
  private pressed = false;
  private lastCell = -1;
  private lastDown = { cell: -1, time: -Infinity };

  read(event: PointerEvent, size: number, margin: number): BoardPointer | null {
    const extend = event.shiftKey || event.ctrlKey || event.metaKey;
    const point = this.pointOf(event, size, margin);
    const place = placeAt(size, point.x, point.y);
    const at = { cell: place?.cell ?? -1, digit: place?.digit ?? 0, extend };
    // A second finger means to zoom the page: what the first one began is over.
    if (!event.isPrimary) return event.type === "pointerdown" ? this.release(at) : null;
    switch (event.type) {
      case "pointerdown":
        return this.down(event, at);
      case "pointermove":
        return this.move(point, at);
      case "pointerleave":
        return this.pressed ? null : { kind: "leave", ...at, cell: -1, digit: 0 };
      default:
        return this.release(at);
    }
  }

  private release(at: Omit<BoardPointer, "kind">): BoardPointer | null {
    if (!this.pressed) return null;
    this.pressed = false;
    return { kind: "up", ...at };
  }

  private down(event: PointerEvent, at: Omit<BoardPointer, "kind">): BoardPointer | null {
    if (event.button !== 0 || at.cell < 0) return null;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const double = this.lastDown.cell === at.cell && event.timeStamp - this.lastDown.time < doublePressMilliseconds;
    this.lastDown = { cell: at.cell, time: double ? -Infinity : event.timeStamp };
    this.pressed = true;
    this.lastCell = at.cell;
    return { kind: double ? "double" : "down", ...at };
  }

  private move(point: { x: number; y: number }, at: Omit<BoardPointer, "kind">): BoardPointer | null {
    if (!this.pressed) return { kind: "hover", ...at };
    const fromMiddle = Math.hypot((point.x % unit) - unit / 2, (point.y % unit) - unit / 2);
    if (at.cell < 0 || at.cell === this.lastCell || fromMiddle > dragReach) return null;
    this.lastCell = at.cell;
    return { kind: "move", ...at };
  }

  private pointOf(event: PointerEvent, size: number, margin: number): { x: number; y: number } {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const scale = (size * unit + 2 * margin) / box.width;
    return { x: (event.clientX - box.left) * scale - margin, y: (event.clientY - box.top) * scale - margin };
  }
}
