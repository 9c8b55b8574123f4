// CoverVerdict: what is still wrong with a choice of options, or that nothing is.
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";

interface Props {
  times: readonly number[];
  itemName: (item: number) => string;
  onClear: () => void;
}

export function CoverVerdict({ times, itemName, onClear }: Props) {
  const t = messages.value.story;
  const named = (wanted: (count: number) => boolean): string =>
    times.flatMap((count, item) => (wanted(count) ? [itemName(item)] : [])).join(", ");
  const [missing, twice] = [named((count) => count === 0), named((count) => count > 1)];
  const untouched = times.every((count) => count === 0);
  const exact = missing === "" && twice === "";
  const faults = [twice && t.twice(twice), missing && t.missing(missing)].filter(Boolean).join(" ");
  return (
    <div class="cover-verdict">
      <p class={exact ? "cover-verdict-text cover-verdict-exact" : "cover-verdict-text"} aria-live="polite">
        {untouched ? t.nothing : exact ? t.exact : faults}
      </p>
      <Button disabled={untouched} onPress={onClear}>
        {t.clear}
      </Button>
    </div>
  );
}
