// PhotoWords: what the page and the core say of pictures, in the reader's language. It follows the language from then on.
//   await readyWords();
//   words().title
import { effect, signal } from "@preact/signals";
import { photo as english, type PhotoTexts } from "../i18n/en/photo";
import type { Language } from "../i18n/languages";
import { language } from "../i18n/messages";
import { photo } from "./photo_client";
import { loadPhotoTexts } from "./photo_texts";

const spoken = signal<PhotoTexts>(english);

export const words = (): PhotoTexts => spoken.value;

async function speak(tag: Language): Promise<void> {
  const [texts, table] = await loadPhotoTexts(tag);
  if (language.value !== tag) return;
  photo.speak(tag, table);
  spoken.value = texts;
}

let ready: Promise<void> | undefined;

/** Rejects where they could not be loaded; then this may be called again. */
export function readyWords(whenSpoken: () => void): Promise<void> {
  ready ??= speak(language.value).then(
    () => {
      let before = language.value;
      effect(() => {
        const tag = language.value;
        if (tag === before) return;
        before = tag;
        // Where the words of another language cannot be had, those there are stay.
        speak(tag).then(whenSpoken, () => undefined);
      });
    },
    (reason: unknown) => {
      ready = undefined;
      throw reason;
    },
  );
  return ready;
}
