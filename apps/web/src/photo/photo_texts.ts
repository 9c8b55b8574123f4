// What the page says of pictures in each language, and the table for the core that reads them: fetched with it.
//   const [texts, table] = await loadPhotoTexts("de");
import { photo as english, type PhotoTexts } from "../i18n/en/photo";
import type { Language } from "../i18n/languages";
import { named } from "../i18n/named";

const loaders: Record<Language, () => Promise<{ photo: PhotoTexts; sentences: string }>> = {
  // The core has its own.
  en: () => Promise.resolve({ photo: english, sentences: "" }),
  de: () => import("../i18n/de/photo"),
  es: () => import("../i18n/es/photo"),
  fr: () => import("../i18n/fr/photo"),
  ja: () => import("../i18n/ja/photo"),
  pt: () => import("../i18n/pt/photo"),
  sl: () => import("../i18n/sl/photo"),
  vi: () => import("../i18n/vi/photo"),
  "zh-Hans": () => import("../i18n/zh-Hans/photo"),
  "zh-Hant": () => import("../i18n/zh-Hant/photo"),
};

export async function loadPhotoTexts(tag: Language): Promise<[texts: PhotoTexts, table: string]> {
  const { photo, sentences } = await loaders[tag]();
  return [named(english, photo), sentences];
}
