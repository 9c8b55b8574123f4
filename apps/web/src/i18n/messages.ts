// Every text of the page in the reader's language.
//   <h1>{messages.value.play.title}</h1>
// English comes with the page; the others are loaded when they are wanted.
import { signal } from "@preact/signals";
import { en, type Messages } from "./en";
import type { Language } from "./languages";

export const messages = signal<Messages>(en);
export const language = signal<Language>("en");

const loaders: Record<Language, () => Promise<Messages>> = {
  en: () => Promise.resolve(en),
  "zh-Hans": () => import("./zh-Hans").then((module) => module.zhHans),
  "zh-Hant": () => import("./zh-Hant").then((module) => module.zhHant),
  vi: () => import("./vi").then((module) => module.vi),
  sl: () => import("./sl").then((module) => module.sl),
};

let wanted: Language = "en";

/** Keeps the language that is shown where the wanted one cannot be loaded. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const loaded = await loaders[next]();
  if (wanted !== next) return;
  messages.value = loaded;
  language.value = next;
}
