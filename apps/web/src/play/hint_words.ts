// Hint words: a hint in the reader's language. The core's own sentences are English; in other languages the parts of
// the step are put into sentences here.
import type { Candidate, Hint, Rule, Shape } from "../core/api";
import type { Hints } from "../i18n/en/hints";

type DigitText = (digit: number) => string;

const cellName = (shape: Shape, cell: number) => `r${Math.floor(cell / shape.size) + 1}c${(cell % shape.size) + 1}`;

/** "unique rectangle 2" is the second kind of "unique rectangle". */
export function techniqueName(texts: Hints, technique: string): string {
  const [, base = technique, kind = ""] = /^(.*?)( \d)?$/.exec(technique) ?? [];
  const names: Record<string, string> = texts.techniques;
  return (names[technique] ?? names[base] ?? base) + (technique in names ? "" : kind);
}

function ruleName(texts: Hints, shape: Shape, rule: Rule): string {
  if (rule.kind === "cell") return texts.cell(cellName(shape, rule.index));
  return texts[rule.kind](rule.index + 1);
}

function placesOf(texts: Hints, shape: Shape, hint: Hint): string {
  const rules = [...new Set(hint.truths.map((rule) => ruleName(texts, shape, rule)))];
  const names = rules.length > 0 ? rules : hint.cells.map((cell) => cellName(shape, cell));
  return names.length > 0 ? names.join(texts.and) : texts.board;
}

function conclusion(texts: Hints, shape: Shape, hint: Hint, digitText: DigitText): string {
  if (hint.places) return texts.places(cellName(shape, hint.places.cell), digitText(hint.places.digit));
  const byDigit = new Map<number, Candidate[]>();
  for (const out of hint.rulesOut) byDigit.set(out.digit, [...(byDigit.get(out.digit) ?? []), out]);
  return [...byDigit]
    .map(([digit, outs]) => texts.rulesOut(outs.map(({ cell }) => cellName(shape, cell)).join(texts.and), digitText(digit)))
    .join("; ");
}

/** A sentence begins with a capital letter, but the name of a cell has none. */
const sentence = (text: string) => (/^r\d/.test(text) ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1));

function piecedTogether(texts: Hints, shape: Shape, hint: Hint, digitText: DigitText): string {
  const places = placesOf(texts, shape, hint);
  if (hint.kind !== "step") return texts.kinds[hint.kind](places);
  if (hint.level === 1) return texts.look(places);
  if (hint.level === 2) return texts.lookFor(techniqueName(texts, hint.technique), places);
  return texts.because(places, conclusion(texts, shape, hint, digitText));
}

/** Level 3 leaves the name of the technique to the heading over it. */
export function hintText(texts: Hints, shape: Shape, hint: Hint, digitText: DigitText): string {
  return texts.coreSpeaks ? hint.text : sentence(piecedTogether(texts, shape, hint, digitText));
}
