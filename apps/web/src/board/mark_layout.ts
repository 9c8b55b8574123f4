// Mark layout: where the marks of a cell stand. Corner marks lie in rows along the top and the bottom, centre marks in
// lines between them, as large as there is room for: however many there are, none lies over another and none is left out.
//   const { corner, centre } = layOutMarks({ corner: [4, 6], centre: [1, 3, 5, 8, 9], atPlaces: false }, 9, String);
// As quadrille/render/mark_layout.h has it; tests/cases holds both to the same.
import { candidateColumns, candidatePlace, unit } from "./geometry";

export interface PlacedMark {
  digit: number;
  text: string;
  /** The middle of the text. */
  x: number;
  y: number;
}

export interface MarkGroup {
  marks: readonly PlacedMark[];
  /** The size of the letters, in units of the board. */
  font: number;
}

export interface MarkLayout {
  corner: MarkGroup;
  centre: MarkGroup;
}

export interface MarksToPlace {
  corner: readonly number[];
  centre: readonly number[];
  /** Whether each centre mark has a place of its own; where there are corner marks too, there is no room for that. */
  atPlaces: boolean;
}

const largestCorner = 26;
const largestCentre = 31;
/** Letters of this size can be read well: a single line is not broken to make them larger. */
const comfortable = 24;
/** Letters smaller than this are drawn nowhere, not even with every mark there is on the largest board. */
const smallest = 3;
/** Between a mark and the lines around the cell. */
const inset = 6;
const inner = unit - 2 * inset;
/** From one row of marks to the next, by the size of the letters. */
const linePitch = 0.96;

const nothing: MarkGroup = { marks: [], font: 0 };

/** The room that a text takes at most in the usual fonts, by the size of its letters. */
const letterWidth = (letter: string) => (/\d/.test(letter) ? 0.7 : /[MW]/.test(letter) ? 1.08 : 0.84);
function textWidth(text: string): number {
  const gap = text.length > 1 ? 0.3 : 0;
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), gap);
}

interface Texts {
  digits: readonly number[];
  texts: readonly string[];
  /** The room for one of them, by the size of the letters. */
  slot: number;
}

function textsOf(digits: readonly number[], textOf: (digit: number) => string): Texts {
  const texts = digits.map(textOf);
  return { digits, texts, slot: Math.max(0, ...texts.map(textWidth)) };
}

interface Lines {
  perLine: number;
  count: number;
  font: number;
}

/** One line where it can be read well; otherwise those that give the largest letters. */
function bestLines({ texts, slot }: Texts, height: number): Lines {
  let best: Lines = { perLine: 1, count: 1, font: 0 };
  for (let count = 1; count <= texts.length; ++count) {
    const perLine = Math.ceil(texts.length / count);
    const font = Math.min(largestCentre, inner / (perLine * slot), height / (count * linePitch));
    if (best.count === 1 && best.font >= comfortable) break;
    if (font > best.font) best = { perLine, count, font };
  }
  return best;
}

interface Plan {
  /** Of the corner marks: how many stand side by side, and in how many rows at the top and at the bottom. */
  perRow: number;
  rowsAbove: number;
  rowsBelow: number;
  cornerFont: number;
  lines: Lines;
}

const above = (count: number) => (count > 2 ? Math.ceil(count / 2) : count);

function heightLeft(plan: Pick<Plan, "rowsAbove" | "rowsBelow">, font: number): number {
  return inner - (plan.rowsAbove + plan.rowsBelow) * linePitch * font;
}

/** The plan in which the smaller of the two kinds of letters is as large as it can be. */
function bestPlan(corner: Texts, centre: Texts): Plan {
  const first = above(corner.texts.length);
  let best: Plan = { perRow: 1, rowsAbove: 0, rowsBelow: 0, cornerFont: 0, lines: bestLines(centre, inner) };
  if (first === 0) return best;
  let bestWorth = -1;
  for (let rowsAbove = 1; rowsAbove <= first; ++rowsAbove) {
    const perRow = Math.ceil(first / rowsAbove);
    const rowsBelow = Math.ceil((corner.texts.length - first) / perRow);
    const widest = Math.min(largestCorner, inner / (perRow * corner.slot));
    for (let font = widest; font >= smallest; font -= 0.5) {
      const height = heightLeft({ rowsAbove, rowsBelow }, font);
      if (height < 0) continue;
      const lines = bestLines(centre, height);
      const worth = centre.texts.length > 0 ? Math.min(font, lines.font) : font;
      if (worth > bestWorth) {
        bestWorth = worth;
        best = { perRow, rowsAbove, rowsBelow, cornerFont: font, lines };
      }
    }
  }
  return best;
}

/** In reading order; a row with room to spare keeps to both sides of the cell. */
function cornerMarks({ digits, texts, slot }: Texts, plan: Plan): MarkGroup {
  const { perRow, rowsBelow, cornerFont: font } = plan;
  const first = above(digits.length);
  const halfSlot = (slot * font) / 2;
  const step = (inner - 2 * halfSlot) / Math.max(1, perRow - 1);
  const marks = digits.map((digit, index) => {
    const upper = index < first;
    const place = upper ? index : index - first;
    const row = Math.floor(place / perRow) + 0.5;
    const y = upper ? inset + row * linePitch * font : unit - inset - (rowsBelow - row) * linePitch * font;
    return { digit, text: texts[index] ?? "", x: inset + halfSlot + (place % perRow) * step, y };
  });
  return { marks, font };
}

/** As near to the middle of the cell as the corner marks allow. */
function centreMarks({ digits, texts, slot }: Texts, plan: Plan): MarkGroup {
  const { perLine, count, font } = plan.lines;
  const half = (count * linePitch * font) / 2;
  const top = inset + plan.rowsAbove * linePitch * plan.cornerFont;
  const bottom = unit - inset - plan.rowsBelow * linePitch * plan.cornerFont;
  const middle = Math.max(top + half, Math.min(unit / 2, bottom - half));
  const marks = digits.map((digit, index) => {
    const line = Math.floor(index / perLine);
    const inLine = Math.min(perLine, digits.length - line * perLine);
    const x = unit / 2 + ((index % perLine) - (inLine - 1) / 2) * slot * font;
    return { digit, text: texts[index] ?? "", x, y: middle - half + (line + 0.5) * linePitch * font };
  });
  return { marks, font };
}

function fixedMarks({ digits, texts }: Texts, size: number): MarkGroup {
  const pitch = unit / candidateColumns(size);
  const font = pitch * (texts.every((text) => text.length === 1) ? 0.8 : 0.6);
  return { marks: digits.map((digit, index) => ({ digit, text: texts[index] ?? "", ...candidatePlace(size, digit) })), font };
}

export function layOutMarks(wanted: MarksToPlace, size: number, textOf: (digit: number) => string): MarkLayout {
  const corner = textsOf(wanted.corner, textOf);
  const centre = textsOf(wanted.centre, textOf);
  if (wanted.atPlaces && wanted.corner.length === 0) return { corner: nothing, centre: fixedMarks(centre, size) };
  const plan = bestPlan(corner, centre);
  return {
    corner: wanted.corner.length > 0 ? cornerMarks(corner, plan) : nothing,
    centre: wanted.centre.length > 0 ? centreMarks(centre, plan) : nothing,
  };
}
