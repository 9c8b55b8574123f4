// The keyboard is on the board again whenever a dialog over it is closed, and when a pause ends.
import { useEffect, useRef } from "preact/hooks";
import { dialogsOpen } from "../ui/dialog";
import { paused } from "./game";

export function useBoardFocus(): void {
  const covered = dialogsOpen.value > 0 || paused.value;
  const wasCovered = useRef(covered);
  useEffect(() => {
    if (wasCovered.current && !covered) {
      document.querySelector<SVGElement>(".play [role=grid]")?.focus({ preventScroll: true });
    }
    wasCovered.current = covered;
  }, [covered]);
}
