// Every language at once, for tests.
import { en, type Messages } from "./en";
import type { Language } from "./languages";
import { sl } from "./sl";
import { vi } from "./vi";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

export const everyLanguage: readonly [Language, Messages][] = [
  ["en", en],
  ["zh-Hans", zhHans],
  ["zh-Hant", zhHant],
  ["vi", vi],
  ["sl", sl],
];
