// Zoom: a large board at twice its size, of which a part is seen. A finger then moves the board; a tap selects.
import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

export const zoomed = signal(false);

/** Boards from this size on have cells that are small for a finger. */
export const smallestToZoom = 12;

/** For the element around the board: keeps the cursor in sight. */
export function useZoom(cursor: number): RefObject<HTMLDivElement> {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!zoomed.value || cursor < 0) return;
    const cell = sheet.current?.querySelectorAll("[role=gridcell]")[cursor];
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [cursor, zoomed.value]);
  return sheet;
}
