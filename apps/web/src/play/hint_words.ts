// Hint words: a hint in the reader's language, put together from what the core says of it.
import type { Focus, Hint, Shape } from "../core/api";
import type { Hints } from "../i18n/en/hints";
import type { Steps } from "../i18n/en/steps";
import { Phrases, sentence } from "./phrases";
import { matrixWords } from "./step_matrix_words";
import { baseName, reasonOf, ruledOutBy } from "./step_words";

/** The two parts of the messages that a hint is told with. */
export interface HintTexts {
  hints: Hints;
  steps: Steps;
}

export function techniqueName(texts: Hints, technique: string): string {
  const base = baseName(technique);
  const names: Record<string, string> = texts.techniques;
  return (names[base] ?? base) + technique.slice(base.length);
}

/** In a sentence that names the unit, a hidden single need not say where. */
const shortName = (texts: Hints, technique: string): string =>
  technique.startsWith("hidden single") ? texts.hiddenSingle : techniqueName(texts, technique);

function placeOf(texts: Hints, phrases: Phrases, { unit, digit, cells }: Focus): string {
  if (unit) return phrases.unit(unit).name;
  if (digit > 0) return texts.everywhere(phrases.digit(digit));
  return cells.length > 0 ? phrases.cells(cells) : texts.board;
}

function stepText({ hints, steps }: HintTexts, phrases: Phrases, step: Hint): string {
  const place = placeOf(hints, phrases, step.focus!);
  if (step.level === 1) return hints.look(place);
  const technique = shortName(hints, step.technique);
  if (step.level === 2) return hints.lookFor(place, technique);
  return steps.told(reasonOf(step, steps, phrases), technique, ruledOutBy(step, steps, phrases));
}

function faultText(texts: Hints, phrases: Phrases, { kind, cells, broken, twice }: Hint): string {
  const { kinds } = texts;
  switch (kind) {
    case "conflict":
      return kinds.conflict(phrases.digit(broken!.digit), phrases.unit(broken!).within, phrases.cells(cells));
    case "wrongDigits":
    case "wrongMarks":
      return kinds[kind](phrases.cells(cells), cells.length);
    case "broken": {
      if (broken!.kind === "cell") return kinds.noDigit(phrases.cell(broken!.index));
      const tell = twice ? kinds.twice : kinds.noPlace;
      return tell(phrases.digit(broken!.digit), phrases.unit(broken!).within);
    }
    case "complete":
      return kinds.complete;
    default:
      return kinds.none;
  }
}

export function hintText(texts: HintTexts, shape: Shape, hint: Hint, digitText: (digit: number) => string): string {
  const phrases = new Phrases(texts.hints, shape, digitText);
  return sentence(hint.kind === "step" ? stepText(texts, phrases, hint) : faultText(texts.hints, phrases, hint));
}

/** Of a step that is told in full; else nothing. */
export function hintMatrixText(texts: HintTexts, shape: Shape, hint: Hint, digitText: (digit: number) => string): string {
  if (hint.kind !== "step" || hint.level < 3) return "";
  return matrixWords(hint, texts.steps, new Phrases(texts.hints, shape, digitText));
}
