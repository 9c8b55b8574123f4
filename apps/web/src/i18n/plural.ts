// The form of a word that goes with a number, as the language has it.
//   counted("sl", 2, { one: "celica", two: "celici", few: "celice", other: "celic" })   // "2 celici"

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

export function pluralForm(language: string, count: number, forms: Forms): string {
  return forms[rulesOf(language).select(count)] ?? forms.other;
}

export function counted(language: string, count: number, forms: Forms): string {
  return `${count.toLocaleString(language)} ${pluralForm(language, count, forms)}`;
}
