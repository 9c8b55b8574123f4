// The languages of the page, and which of them suits a reader.

export const languageNames = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  pt: "Português",
  sl: "Slovenščina",
  vi: "Tiếng Việt",
  ja: "日本語",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
} as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

function languageOf(tag: string): Language | undefined {
  const parts = tag.toLowerCase().split("-");
  if (parts[0] === "zh") {
    if (parts.includes("hans")) return "zh-Hans";
    return parts.some((part) => ["hant", "tw", "hk", "mo"].includes(part)) ? "zh-Hant" : "zh-Hans";
  }
  return languages.find((language) => language === parts[0]);
}

/** The first of the reader's languages that the page speaks; English if it speaks none of them. */
export function suitableLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return "en";
}
