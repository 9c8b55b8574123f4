// Phrases: cells, digits and rules of one board, named in the reader's language.
//   const phrases = new Phrases(texts, shape, digitText);
//   phrases.cells([27, 28])   // "r4c1 and r4c2"
import type { Candidate, Rule, Shape } from "../core/api";
import type { Hints, UnitKind } from "../i18n/en/hints";
import type { UnitWords } from "../i18n/en/steps";

export class Phrases {
  constructor(
    private readonly texts: Hints,
    private readonly shape: Shape,
    readonly digit: (digit: number) => string,
  ) {}

  readonly cell = (cell: number): string => {
    const { size } = this.shape;
    return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
  };
  readonly option = ({ cell, digit }: Candidate): string => `${this.cell(cell)}=${this.digit(digit)}`;

  list(parts: readonly string[]): string {
    return this.texts.and([...parts]);
  }
  plainList(parts: readonly string[]): string {
    return parts.join(this.texts.comma);
  }
  cells(cells: readonly number[]): string {
    return this.texts.and(cells.map(this.cell));
  }
  withinCells(cells: readonly number[]): string {
    return this.texts.withinCells(this.cells(cells));
  }
  digits(digits: readonly number[]): string {
    return this.texts.and(digits.map(this.digit));
  }
  eitherDigit(digits: readonly number[]): string {
    return this.texts.or(digits.map(this.digit));
  }
  options(options: readonly Candidate[]): string {
    return this.plainList(options.map(this.option));
  }

  /** The unit of a rule, or those of several rules of one family. */
  unit(...rules: Rule[]): UnitWords {
    const kind = this.kindOf(rules[0]!);
    const numbers = this.texts.and(rules.map(({ index }) => String(index + 1)));
    const several = rules.length > 1;
    return { name: this.texts.unit(kind, numbers, several), within: this.texts.within(kind, numbers, several) };
  }

  private kindOf({ kind }: Rule): UnitKind {
    if (kind === "box") return this.shape.boxRows > 0 ? "box" : "region";
    return kind === "column" ? "column" : "row";
  }
}

/** A sentence begins with a capital letter, but the name of a cell has none. */
export const sentence = (text: string): string => (/^r\d/.test(text) ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1));

/** The digits among candidates, in their order. */
export const digitsOf = (candidates: readonly Candidate[]): number[] =>
  [...new Set(candidates.map(({ digit }) => digit))].sort((one, other) => one - other);

/** The cells of candidates, each once, as they come. */
export const cellsOf = (candidates: readonly Candidate[]): number[] => [...new Set(candidates.map(({ cell }) => cell))];
