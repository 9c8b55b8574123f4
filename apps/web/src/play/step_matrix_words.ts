// The same step as a statement about the items and options of an exact cover.
import type { Hint, Rule } from "../core/api";
import type { Steps } from "../i18n/en/steps";
import type { Phrases } from "./phrases";

const needsUniqueness = /^(unique|incomplete|BUG)/;
/** Patterns of k truths in k links. */
const ranked = /single|last cell|direct|pointing|claiming|naked|hidden|X-Wing|Swordfish|Jellyfish/;

class MatrixTeller {
  constructor(
    private readonly step: Hint,
    private readonly say: Steps,
    private readonly phrases: Phrases,
  ) {}

  private readonly name = (rule: Rule): string =>
    rule.kind === "cell"
      ? this.phrases.cell(rule.index)
      : this.say.matrix.rule(this.phrases.unit(rule).name, this.phrases.digit(rule.digit));

  private items(...rules: Rule[]): string {
    return this.say.matrix.items(this.phrases.plainList(rules.map(this.name)), rules.length > 1);
  }

  dance(): string {
    const { matrix } = this.say;
    return this.step.dance
      .map(({ kind, rule, option }) => {
        if (kind === "suppose") return matrix.choose(this.phrases.option(option!));
        if (kind === "forced") return matrix.oneLeft(this.items(rule!), this.phrases.option(option!));
        return matrix.none(this.items(rule!));
      })
      .join(this.say.semicolon);
  }

  ranked(): string {
    const { matrix, semicolon } = this.say;
    const { truths, links, places } = this.step;
    if (!places) return matrix.allIn(this.items(...truths), truths.length > 1, this.items(...links));
    const last = truths[truths.length - 1]!;
    const option = this.phrases.option(places);
    if (truths.length === 1) return matrix.oneLeft(this.items(last), option);
    const others = truths.slice(0, -1);
    const all = matrix.allIn(this.items(...others), others.length > 1, this.items(...links));
    return all + semicolon + matrix.leftWith(this.items(last), option);
  }

  other(): string {
    const { matrix } = this.say;
    const { truths, links, loop, candidates, technique } = this.step;
    if (loop.length > 0) return matrix.twoCovers(matrix.items(this.phrases.cells(loop), true));
    if (needsUniqueness.test(technique)) return matrix.twoEach(this.phrases.options(candidates));
    return matrix.notAll(this.items(...truths), this.items(...links));
  }
}

export function matrixWords(step: Hint, say: Steps, phrases: Phrases): string {
  const teller = new MatrixTeller(step, say, phrases);
  const { technique, rulesOut } = step;
  const text = technique === "trial" ? teller.dance() : ranked.test(technique) ? teller.ranked() : teller.other();
  return rulesOut.length > 0 ? text + say.semicolon + say.matrix.ruledOut(phrases.options(rulesOut)) : text;
}
