// Palette: the colours and the font of the page for what is drawn on a canvas, which knows no style sheets.
import type { Ink } from "./density";

export interface FamilyPaint {
  ink: string;
  pale: string;
  rgb: Ink;
}

export interface Palette {
  card: string;
  ink: string;
  inkSoft: string;
  line: string;
  accent: string;
  accentSoft: string;
  font: string;
  families: FamilyPaint[];
}

const FAMILIES = ["cell", "row", "column", "box"];

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    card: read("--card"),
    ink: read("--ink"),
    inkSoft: read("--ink-soft"),
    line: read("--line"),
    accent: read("--accent"),
    accentSoft: read("--accent-soft"),
    font: style.fontFamily,
    families: FAMILIES.map((name) => {
      const ink = read(`--${name}`);
      return { ink, pale: read(`--${name}-pale`), rgb: rgbOf(ink) };
    }),
  };
}

/** Of "#rrggbb". */
export function rgbOf(colour: string): Ink {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
