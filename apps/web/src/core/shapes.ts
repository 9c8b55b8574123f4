// Shapes: what the core says there is to draw, out of its memory or an answer: quadrille/render/shape.h.
//   const shapes = shapesIn(core.ask(Question.danceLinks, [dance, 0, -1, -1]));
//   const shapes = shapesIn(step.shapes, hundredth);
import inks from "virtual:inks";

export enum Form {
  path = 0,
  box = 1,
  text = 2,
}

/** What a text is: words, or what the page calls an item or an option, or how it writes a digit; or the root. */
export enum TextOf {
  words = 0,
  item = 1,
  option = 2,
  digit = 3,
  root = 4,
}

export interface ShapeDrawn {
  form: Form;
  /** The same for the same thing in the pictures of a row. */
  key: number;
  /** "node gone" */
  name: string;
  /** What a press on it means; -1 for nothing. */
  part: number;
  /** Properties of the style sheets; none is undefined. */
  stroke: string | undefined;
  fill: string | undefined;
  width: number;
  opacity: number;
  /** The opacity of the fill, besides. */
  wash: number;
  dashes: string | undefined;
  arrow: boolean;
  bold: boolean;
  italic: boolean;
  x: number;
  y: number;
  size: number;
  /** Of a box the radius of its corners, of a text the degrees by which it is turned. */
  corner: number;
  /** Of a path where it runs, of a text what it says. */
  text: string;
  of: TextOf;
  /** The item, option or digit. */
  number: number;
}

/** Of each shape 8 words, 9 numbers and two lines of text. */
export interface ShapeArrays {
  words: ArrayLike<number>;
  numbers: ArrayLike<number>;
  text: string;
}

/** The unit of the numbers in an answer that came as JSON. */
export const hundredth = 0.01;

export function shapesIn({ words, numbers, text }: ShapeArrays, unit = 1): ShapeDrawn[] {
  const lines = text.split("\n");
  return Array.from({ length: words.length / 8 }, (_, at) => {
    const word = (place: number) => words[at * 8 + place]!;
    const number = (place: number) => numbers[at * 9 + place]! * unit;
    const flags = word(5);
    return {
      form: word(0),
      key: word(1),
      part: word(2) - 1,
      stroke: inks[word(3) - 1],
      fill: inks[word(4) - 1],
      arrow: (flags & 1) !== 0,
      bold: (flags & 2) !== 0,
      italic: (flags & 4) !== 0,
      of: word(6),
      number: word(7),
      width: number(0),
      opacity: number(1),
      wash: number(2),
      dashes: number(4) > 0 ? `${number(3)} ${number(4)}` : undefined,
      x: number(5),
      y: number(6),
      size: number(7),
      corner: number(8),
      name: lines[2 * at]!,
      text: lines[2 * at + 1]!,
    };
  });
}
