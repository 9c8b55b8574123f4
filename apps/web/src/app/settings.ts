// Settings: what the reader has chosen, remembered on this device.
//   settings.value.showTimer
//   change({ showTimer: false });
import { effect, signal } from "@preact/signals";
import { type SymbolStyle, symbolStyles } from "../board/symbols";
import { game, work } from "../core/client";
import { type Language, languages, suitableLanguage } from "../i18n/languages";
import { language, sentences, speak } from "../i18n/messages";
import { type Allowed, recallObject, remember } from "./storage";

export interface Settings {
  theme: "auto" | "light" | "dark";
  language: Language | "auto";
  symbols: SymbolStyle;
  sameDigit: boolean;
  peers: boolean;
  conflicts: boolean;
  counts: boolean;
  fillAtStart: boolean;
  fillButton: boolean;
  cleanMarks: boolean;
  check: boolean;
  hints: boolean;
  timer: boolean;
  checkpoints: boolean;
  /** A digit is chosen first, then the cells. */
  digitFirst: boolean;
  /** A double press on a cell enters its only candidate. */
  doubleFills: boolean;
}

const defaults: Settings = {
  theme: "auto",
  language: "auto",
  symbols: "figures",
  sameDigit: true,
  peers: true,
  conflicts: true,
  counts: true,
  fillAtStart: false,
  fillButton: true,
  cleanMarks: true,
  check: true,
  hints: true,
  timer: true,
  checkpoints: true,
  digitFirst: false,
  doubleFills: true,
};

const allowed: Allowed<Settings> = {
  theme: ["auto", "light", "dark"],
  language: ["auto", ...languages],
  symbols: symbolStyles,
};

export const settings = signal<Settings>(recallObject("settings", defaults, allowed));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

const darkSystem = signal(false);
export const reducedMotion = signal(false);

function follow(query: string, target: { value: boolean }): void {
  const media = matchMedia(query);
  target.value = media.matches;
  media.addEventListener("change", () => (target.value = media.matches));
}

function wantedLanguage(): Language {
  const chosen = settings.value.language;
  return chosen === "auto" ? suitableLanguage(navigator.languages) : chosen;
}

/** Lets the document follow the settings; to be called once. Ends when the language is loaded. */
export function applySettings(): Promise<void> {
  follow("(prefers-color-scheme: dark)", darkSystem);
  follow("(prefers-reduced-motion: reduce)", reducedMotion);
  effect(() => remember("settings", JSON.stringify(settings.value)));
  effect(() => {
    const { theme } = settings.value;
    const dark = theme === "auto" ? darkSystem.value : theme === "dark";
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  });
  effect(() => {
    for (const core of [game, work]) core.speak(language.value, sentences.value);
  });
  let loaded = Promise.resolve();
  effect(() => {
    const wanted = wantedLanguage();
    loaded = speak(wanted).then(() => {
      document.documentElement.lang = wanted;
    });
    loaded.catch(() => undefined);
  });
  return loaded;
}
