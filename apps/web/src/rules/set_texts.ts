// What the panel for setting rules says in each language: fetched with it.
//   const texts = await loadSetTexts("de");
import { set as english, type SetTexts } from "../i18n/en/set";
import type { Language } from "../i18n/languages";
import { named } from "../i18n/named";

const loaders: Record<Language, () => Promise<{ set: SetTexts }>> = {
  en: () => Promise.resolve({ set: english }),
  de: () => import("../i18n/de/set"),
  es: () => import("../i18n/es/set"),
  fr: () => import("../i18n/fr/set"),
  ja: () => import("../i18n/ja/set"),
  pt: () => import("../i18n/pt/set"),
  sl: () => import("../i18n/sl/set"),
  vi: () => import("../i18n/vi/set"),
  "zh-Hans": () => import("../i18n/zh-Hans/set"),
  "zh-Hant": () => import("../i18n/zh-Hant/set"),
};

export const loadSetTexts = async (tag: Language): Promise<SetTexts> => named(english, (await loaders[tag]()).set);
