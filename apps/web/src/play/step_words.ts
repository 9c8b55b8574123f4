// Step words: why a step follows, as a sentence. It is put together from the rules and candidates of the step, whose
// order the core keeps: the pivot of a wing first, the cells of a loop before its other candidates.
import type { Candidate, Hint, Rule } from "../core/api";
import type { Company, Steps } from "../i18n/en/steps";
import { cellsOf, digitsOf, type Phrases } from "./phrases";

type Teller = (step: Hint, say: Steps, phrases: Phrases) => string;

const cellOf = (rule: Rule | undefined): number => rule!.index;
/** The digit that a step is about, where it is about one. */
const digitOf = (step: Hint): number => step.rulesOut[0]!.digit;
const digitsAt = (candidates: readonly Candidate[], cell: number): number[] =>
  digitsOf(candidates.filter((candidate) => candidate.cell === cell));

const locked: Teller = ({ truths, links }, say, phrases) =>
  say.onlyPlaces(phrases.unit(truths[0]!), phrases.digit(truths[0]!.digit), phrases.unit(links[0]!).within, 1);

function hiddenSet(truths: readonly Rule[], { links }: Hint, say: Steps, phrases: Phrases): string {
  const digits = truths.map(({ digit }) => digit);
  return say.onlyPlaces(phrases.unit(truths[0]!), phrases.digits(digits), phrases.withinCells(links.map(cellOf)), digits.length);
}

const hiddenSingle: Teller = ({ truths, places }, say, phrases) =>
  say.onlyPlaces(phrases.unit(truths[0]!), phrases.digit(places!.digit), phrases.withinCells([places!.cell]), 1);

const directLocked: Teller = (step, say, phrases) => {
  const { cell, digit } = step.places!;
  const unit = phrases.unit(step.truths[step.truths.length - 1]!);
  return say.soThere(locked(step, say, phrases), unit, phrases.digit(digit), phrases.withinCells([cell]));
};

const directHiddenSet: Teller = (step, say, phrases) =>
  say.soOnly(
    hiddenSet(step.truths.slice(0, -1), step, say, phrases),
    phrases.digit(step.places!.digit),
    phrases.withinCells([step.places!.cell]),
  );

const nakedSet: Teller = ({ links, candidates }, say, phrases) => {
  const cells = cellsOf(candidates);
  return say.nakedSet(phrases.unit(links[0]!), phrases.cells(cells), cells.length, phrases.digits(digitsOf(candidates)));
};

const fish: Teller = (step, say, phrases) =>
  say.onlyPlaces(phrases.unit(...step.truths), phrases.digit(digitOf(step)), phrases.unit(...step.links).within, 1);

const wing: Teller = (step, say, phrases) => {
  const parts = step.truths.slice(0, 3).map(cellOf);
  const told = parts.map((cell) => say.isOneOf(phrases.cell(cell), phrases.eitherDigit(digitsAt(step.candidates, cell))));
  return say.wing(phrases.list(told), phrases.digit(digitOf(step)));
};

const wWing: Teller = (step, say, phrases) => {
  const [first, second] = step.truths.slice(0, 2).map(cellOf) as [number, number];
  const linking = step.truths[2]!;
  const digits = phrases.eitherDigit(digitsAt(step.candidates, first));
  return say.wWing(
    phrases.cell(first),
    phrases.cell(second),
    digits,
    phrases.digit(linking.digit),
    phrases.unit(linking),
    phrases.digit(digitOf(step)),
  );
};

const pairs: Teller = (step, say, phrases) =>
  say.pairs(
    phrases.digit(digitOf(step)),
    phrases.unit(step.truths[0]!),
    phrases.unit(step.truths[1]!),
    phrases.unit(step.links[0]!),
  );

const emptyRectangle: Teller = (step, say, phrases) => {
  const [box, line] = step.truths.map((rule) => phrases.unit(rule));
  const [one, other] = step.links.map((rule) => phrases.unit(rule));
  return say.emptyRectangle(box!, phrases.digit(digitOf(step)), one!, other!, line!);
};

const colouring: Teller = (step, say, phrases) => {
  const out = step.rulesOut[0]!;
  // A colour that is there twice in a unit is itself ruled out.
  const twice = step.candidates.some(({ cell, digit }) => cell === out.cell && digit === out.digit);
  const ending = twice ? say.colourTwice(phrases.unit(step.links[0]!)) : say.coloursSeen;
  return say.colouring(phrases.cells(cellsOf(step.candidates)), phrases.digit(out.digit), ending);
};

/** Some digits, and the cells outside of `own` that hold them. */
function company(cells: readonly Rule[], digits: readonly Rule[], own: readonly number[], phrases: Phrases): Company {
  const others = cells.map(cellOf).filter((cell) => !own.includes(cell));
  return {
    unit: phrases.unit(digits[0]!),
    cells: phrases.cells(others),
    digits: phrases.digits(digitsOf(digits.map(({ digit }) => ({ cell: 0, digit })))),
  };
}

function uniqueEnding(step: Hint, say: Steps, phrases: Phrases): string {
  const out = step.rulesOut[0]!;
  const certain = step.truths[0];
  switch (step.technique.slice(-1)) {
    case "1":
      return say.uniqueCell(phrases.cell(out.cell));
    case "2": {
      const extra = step.candidates.filter(({ digit }) => digit === out.digit);
      return say.uniqueDigit(phrases.cells(extra.map(({ cell }) => cell)), phrases.digit(out.digit));
    }
    case "3":
      return certain!.kind === "cell"
        ? say.uniqueNaked(company(step.truths, step.links, step.loop, phrases))
        : say.uniqueHidden(company(step.links, step.truths, step.loop, phrases));
    default:
      return say.uniquePlaces(phrases.unit(certain!), phrases.digit(certain!.digit));
  }
}

const unique: Teller = (step, say, phrases) => {
  const [one, other] = step.candidates;
  return say.unique(
    phrases.cells(step.loop),
    phrases.digit(one!.digit),
    phrases.digit(other!.digit),
    uniqueEnding(step, say, phrases),
  );
};

const grave: Teller = (step, say, phrases) => {
  const text = say.grave(phrases.options(step.candidates));
  if (step.technique !== "BUG 3") return text;
  return say.graveNaked(text, company(step.truths, step.links, cellsOf(step.candidates), phrases));
};

const trial: Teller = ({ dance }, say, phrases) =>
  dance
    .map(({ kind, rule, option }) => {
      if (kind === "suppose") return say.suppose(phrases.cell(option!.cell), phrases.digit(option!.digit));
      if (kind === "forced") return say.forced(phrases.cell(option!.cell), phrases.digit(option!.digit));
      if (rule!.kind === "cell") return say.noDigit(phrases.cell(rule!.index));
      return say.noPlace(phrases.digit(rule!.digit), phrases.unit(rule!));
    })
    .join(say.comma);

/** By the names of the techniques, without the number of a kind. */
const tellers: Record<string, Teller> = {
  "last cell": ({ truths, places }, say, phrases) =>
    say.lastCell(phrases.unit(truths[0]!), phrases.cell(places!.cell), phrases.digit(places!.digit)),
  "hidden single in a box": hiddenSingle,
  "hidden single in a line": hiddenSingle,
  "naked single": ({ places }, say, phrases) => say.nakedSingle(phrases.cell(places!.cell), phrases.digit(places!.digit)),
  "direct pointing": directLocked,
  "direct claiming": directLocked,
  "direct hidden pair": directHiddenSet,
  "direct hidden triplet": directHiddenSet,
  pointing: locked,
  claiming: locked,
  "naked pair": nakedSet,
  "naked triplet": nakedSet,
  "naked quad": nakedSet,
  "hidden pair": (step, say, phrases) => hiddenSet(step.truths, step, say, phrases),
  "hidden triplet": (step, say, phrases) => hiddenSet(step.truths, step, say, phrases),
  "hidden quad": (step, say, phrases) => hiddenSet(step.truths, step, say, phrases),
  "X-Wing": fish,
  Swordfish: fish,
  Jellyfish: fish,
  "XY-Wing": wing,
  "XYZ-Wing": wing,
  "W-Wing": wWing,
  skyscraper: pairs,
  "two-string kite": pairs,
  "empty rectangle": emptyRectangle,
  "simple colouring": colouring,
  "unique rectangle": unique,
  "unique loop": unique,
  "incomplete rectangle": unique,
  BUG: grave,
  trial,
};

/** The techniques that are told here, without the numbers of their kinds. */
export const toldTechniques = Object.keys(tellers);

/** "unique rectangle 2" is the second kind of "unique rectangle". */
export const baseName = (technique: string): string => technique.replace(/ \d$/, "");

/** What the pattern is, without its name and what follows from it. */
export function reasonOf(step: Hint, say: Steps, phrases: Phrases): string {
  const tell = tellers[baseName(step.technique)];
  return tell ? tell(step, say, phrases) : step.text;
}

/** "r4c7 and r4c9 are not 7; r4c9 is not 2". Digits that are ruled out in the same cells are told together. */
export function ruledOutBy({ rulesOut }: Hint, say: Steps, phrases: Phrases): string {
  const groups = new Map<string, { cells: number[]; digits: number[] }>();
  for (const digit of digitsOf(rulesOut)) {
    const cells = rulesOut.filter((out) => out.digit === digit).map(({ cell }) => cell);
    cells.sort((one, other) => one - other);
    const group = groups.get(cells.join()) ?? { cells, digits: [] };
    group.digits.push(digit);
    groups.set(cells.join(), group);
  }
  return [...groups.values()]
    .map(({ cells, digits }) => say.ruledOut(phrases.cells(cells), cells.length, phrases.eitherDigit(digits)))
    .join(say.semicolon);
}
