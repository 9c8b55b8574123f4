// GalleryChoice: the problems of the gallery to choose from, and how large the chosen one shall be.
import type { GalleryEntry } from "../core/api_matrix";
import type { Lab } from "../i18n/en/lab";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";

interface Chosen {
  gallery: string;
  size: number;
}

interface Props {
  entries: readonly GalleryEntry[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onText: () => void;
}

export function GalleryChoice({ entries, chosen, onChoose, onText }: Props) {
  const t = messages.value.lab;
  const entry = entries.find((each) => each.id === chosen.gallery);
  const words = wordsOf(t, chosen.gallery);
  return (
    <div class="gallery">
      <div class="gallery-list" role="group" aria-label={t.fromGallery}>
        {entries.map((each) => (
          <Button
            key={each.id}
            pressed={each.id === chosen.gallery}
            onPress={() => onChoose({ gallery: each.id, size: each.usual })}
          >
            {wordsOf(t, each.id)?.title ?? each.title}
          </Button>
        ))}
      </div>
      {entry && entry.smallest < entry.largest && (
        <label class="gallery-size">
          <span class="field-label">{entry.picture === "pieces" ? t.sizeRows : t.size}</span>
          <input
            type="range"
            min={entry.smallest}
            max={entry.largest}
            value={chosen.size}
            onInput={(event) => onChoose({ ...chosen, size: Number(event.currentTarget.value) })}
          />
          <output>{chosen.size}</output>
        </label>
      )}
      <Button icon="pencil" onPress={onText}>
        {t.asText}
      </Button>
      {words && <p>{words.text}</p>}
    </div>
  );
}

function wordsOf(t: Lab, id: string): { title: string; text: string } | undefined {
  return id in t.gallery ? t.gallery[id as keyof Lab["gallery"]] : undefined;
}
