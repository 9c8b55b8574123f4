// Every text of the page in the reader's language.
//   <h1>{messages.value.play.title}</h1>
// English comes with the page; the others are loaded when they are wanted.
import { batch, signal } from "@preact/signals";
import { en, type Messages } from "./en";
import type { Language } from "./languages";
import { named } from "./named";

export const messages = signal<Messages>(en);
export const language = signal<Language>("en");
/** The table that the core tells steps and hints with; for English it has its own. */
export const sentences = signal("");

type Loaded = [texts: Messages, table: string];

const loaders: Record<Language, () => Promise<Loaded>> = {
  en: () => Promise.resolve([en, ""]),
  de: () => import("./de").then((module) => [module.de, module.sentences]),
  es: () => import("./es").then((module) => [module.es, module.sentences]),
  fr: () => import("./fr").then((module) => [module.fr, module.sentences]),
  pt: () => import("./pt").then((module) => [module.pt, module.sentences]),
  ja: () => import("./ja").then((module) => [module.ja, module.sentences]),
  "zh-Hans": () => import("./zh-Hans").then((module) => [module.zhHans, module.sentences]),
  "zh-Hant": () => import("./zh-Hant").then((module) => [module.zhHant, module.sentences]),
  vi: () => import("./vi").then((module) => [module.vi, module.sentences]),
  sl: () => import("./sl").then((module) => [module.sl, module.sentences]),
};

let wanted: Language = "en";

/** Keeps the language that is shown where the wanted one cannot be loaded. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const [texts, table] = await loaders[next]();
  if (wanted !== next) return;
  batch(() => {
    messages.value = named(en, texts);
    sentences.value = table;
    language.value = next;
  });
}
