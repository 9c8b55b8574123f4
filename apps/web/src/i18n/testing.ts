// Every language at once, and the sentences of the core in it, for tests.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { de } from "./de";
import { en, type Messages } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { ja } from "./ja";
import type { Language } from "./languages";
import { pt } from "./pt";
import { sl } from "./sl";
import { vi } from "./vi";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

export const everyLanguage: readonly [Language, Messages][] = [
  ["en", en],
  ["de", de],
  ["es", es],
  ["fr", fr],
  ["ja", ja],
  ["pt", pt],
  ["zh-Hans", zhHans],
  ["zh-Hant", zhHant],
  ["vi", vi],
  ["sl", sl],
];

/** The sentences of the core. */
export const tableOf = (tag: Language): string =>
  readFileSync(fileURLToPath(new URL(`../../../../quadrille/languages/${tag}.txt`, import.meta.url)), "utf8");

/** One of them, with what stands in its places. */
export function told(tag: Language, key: string, values: Record<string, string | number>): string {
  const line = tableOf(tag)
    .split("\n")
    .find((each) => each.startsWith(`${key} = `));
  if (!line) throw new Error(`expected a sentence ${key} in ${tag}.txt`);
  return line.slice(key.length + 3).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
