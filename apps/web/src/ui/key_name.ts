// Keys as they are written on the reader's keyboard.
import { language } from "../i18n/messages";

const apple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** "Ctrl+Z"; "Strg+Z" in German, "⌘Z" on a Mac */
export function controlName(keys: string): string {
  if (apple) return keys.replace("Ctrl+", "⌘");
  return language.value === "de" ? keys.replace("Ctrl", "Strg") : keys;
}

/** The same where there is room for a sign only. */
export const keyName = (keys: string): string => controlName(keys).replace("Enter", "↵");
