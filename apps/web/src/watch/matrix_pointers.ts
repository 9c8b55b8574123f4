// Pointers over a matrix: hovering points, dragging pans, two fingers and the wheel zoom.

import { pointedAt } from "./matrix_pointing";
import type { MatrixViewProps } from "./matrix_view";
import { canZoom, type Extent, magnify, pan, type View } from "./viewport";

interface Moment {
  extent: Extent;
  seen: View;
  left: number;
  top: number;
  props: MatrixViewProps;
}

/** How much a pixel of the wheel zooms, as a logarithm. */
const WHEEL_SPEED = 0.0025;
/** A pointer that moved less than this between down and up was a click, in pixels. */
const SLACK = 5;

/** Listens until the function that it gives is called. */
export function listenToPointers(canvas: HTMLCanvasElement, now: () => Moment, setView: (view: View) => void): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  const place = (event: MouseEvent): { x: number; y: number } => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left - now().left, y: event.clientY - box.top - now().top };
  };
  const point = (event: PointerEvent): void => {
    const { props, extent, seen } = now();
    const { x, y } = place(event);
    props.onPoint(pointedAt(props.problem, extent, seen, x, y));
  };
  const spread = (): number => {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  const onDown = (event: PointerEvent): void => {
    if (down.size === 0) travelled = 0;
    down.set(event.pointerId, place(event));
    canvas.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) return point(event);
    const { extent, seen } = now();
    const after = place(event);
    const spreadBefore = spread();
    down.set(event.pointerId, after);
    travelled += Math.hypot(after.x - before.x, after.y - before.y);
    if (down.size === 2 && spreadBefore > 0) {
      const [a, b] = [...down.values()] as [{ x: number; y: number }, { x: number; y: number }];
      setView(magnify(extent, seen, Math.log(spread() / spreadBefore), (a.x + b.x) / 2, (a.y + b.y) / 2));
    } else if (down.size === 1 && travelled > SLACK) {
      setView(pan(extent, seen, after.x - before.x, after.y - before.y));
    }
  };
  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || travelled > SLACK) return;
    point(event);
    const { props, extent, seen } = now();
    const { x, y } = place(event);
    const pointed = pointedAt(props.problem, extent, seen, x, y);
    if (pointed) props.onPick?.(pointed);
  };
  const onLeave = (event: PointerEvent): void => {
    // After a tap there is no hovering: what was tapped stays lit.
    if (event.pointerType === "mouse") now().props.onPoint(null);
  };
  const onCancel = (event: PointerEvent): void => void down.delete(event.pointerId);
  const onWheel = (event: WheelEvent): void => {
    const { extent, seen } = now();
    const outwards = event.deltaY > 0;
    if (!canZoom(extent) || (outwards && seen.zoom <= 0)) return;
    event.preventDefault();
    const { x, y } = place(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    setView(magnify(extent, seen, -event.deltaY * lines * WHEEL_SPEED, x, y));
  };

  canvas.addEventListener("pointerdown", onDown);
  canvas.addEventListener("pointermove", onMove);
  canvas.addEventListener("pointerup", onUp);
  canvas.addEventListener("pointerleave", onLeave);
  canvas.addEventListener("pointercancel", onCancel);
  canvas.addEventListener("wheel", onWheel, { passive: false });
  return () => {
    canvas.removeEventListener("pointerdown", onDown);
    canvas.removeEventListener("pointermove", onMove);
    canvas.removeEventListener("pointerup", onUp);
    canvas.removeEventListener("pointerleave", onLeave);
    canvas.removeEventListener("pointercancel", onCancel);
    canvas.removeEventListener("wheel", onWheel);
  };
}
