// LongProgress: how far long work has come, and the button that stops it.
import type { Progress } from "../core/api";
import { language, messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { ProgressBar } from "../ui/progress";

interface Props {
  state: { progress: Progress | null; seconds: number };
  /** Until the first report has come. */
  label: string;
  onStop: () => void;
}

export function LongProgress({ state, label, onStop }: Props) {
  const t = messages.value.lab;
  const { progress, seconds } = state;
  const found = progress && Number(progress.text).toLocaleString(language.value);
  return (
    <div class="lab-wait">
      <ProgressBar
        label={found === null ? label : t.foundSoFar(found, seconds)}
        {...(progress ? { done: progress.done, of: progress.of } : {})}
      />
      <Button onPress={onStop}>{t.stop}</Button>
    </div>
  );
}
