// The names of the texts of a language, which build/texts.ts leaves out of what is built, put back.

/** Nested arrays as objects with the names of English; what has names already as it is. */
export function named<T>(english: T, texts: T): T {
  if (!Array.isArray(texts) || Array.isArray(english)) return texts;
  const entries = Object.entries(english as object).map(([name, value], place) => [name, named(value, texts[place])]);
  return Object.fromEntries(entries) as T;
}
