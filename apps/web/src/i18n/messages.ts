// Every text of the page in the reader's language.
//   <h1>{messages.value.play.title}</h1>
// What a first view says in English comes with the page; the rest of it, and the other languages, are loaded when they are wanted.
import { batch, signal } from "@preact/signals";
import type { Messages } from "./en";
import { first } from "./en/first";
import type { Language } from "./languages";
import { named } from "./named";

/** English as far as it is here: all that is said until `loadTexts` has been waited for. */
let english = first as Messages;

export const messages = signal<Messages>(english);
export const language = signal<Language>("en");
/** The table that the core tells steps and hints with; for English it has its own. */
export const sentences = signal("");

type Loaded = [texts: Messages, table: string];

const loaders: Record<Language, () => Promise<Loaded>> = {
  en: () => Promise.resolve([english, ""]),
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

/** To be waited for before anything is shown that comes later than the first view. */
export async function loadTexts(): Promise<void> {
  if (english === first) english = (await import("./en")).en;
  if (language.value === "en") messages.value = english;
}

let wanted: Language = "en";

/** Keeps the language that is shown where the wanted one cannot be loaded. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const [[texts, table]] = await Promise.all([loaders[next](), next === "en" || loadTexts()]);
  if (wanted !== next) return;
  batch(() => {
    messages.value = named(english, texts);
    sentences.value = table;
    language.value = next;
  });
}
