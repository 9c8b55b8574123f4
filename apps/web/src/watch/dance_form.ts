// The form of a dance: how its parts stand on the screen, so that the picture, the code and the buttons are seen together.
//   wide   board, matrix and code side by side
//   two    board and matrix side by side, the code under them: tablets
//   low    one picture at a time, with code and buttons beside it: phones held sideways
//   tall   one picture at a time, with code and buttons under it: phones
import { useEffect, useState } from "preact/hooks";

export type Form = "wide" | "two" | "low" | "tall";

export interface Room {
  form: Form;
  /** Of all that is to be seen at once, in pixels. */
  height: number;
}

/** The least height at which a form is of use; below it the page is scrolled. */
const LEAST: Record<Form, number> = { wide: 470, two: 760, low: 250, tall: 400 };
const MOST = 900;
const MARGIN = 12;

/** `width` is that of the dance, `above` what stands over it on the first screen. */
export function roomFor(width: number, screen: number, above: number): Room {
  const form = width >= 940 ? "wide" : screen < 500 && width >= 520 ? "low" : width >= 640 ? "two" : "tall";
  const left = screen - above - MARGIN;
  // Where too little is left, it gets a screen of its own, to be scrolled to.
  const height = Math.max(LEAST[form], left < LEAST[form] ? screen - 2 * MARGIN : left);
  return { form, height: Math.min(MOST, height) };
}

/** Follows the element; `first`: it is to end with the first screen, so what stands over it counts. */
export function useRoom(element: { current: HTMLElement | null }, first: boolean): Room {
  const [room, setRoom] = useState<Room>(() => roomFor(innerWidth - 2 * MARGIN, innerHeight, 0));
  useEffect(() => {
    const measure = (): void => {
      if (!element.current) return;
      const { width, top } = element.current.getBoundingClientRect();
      const next = roomFor(width, innerHeight, first ? top + scrollY : 0);
      setRoom((before) => (before.form === next.form && before.height === next.height ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [first]);
  return room;
}
