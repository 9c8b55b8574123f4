// CountPanel: counts every solution of a problem, tells how far it is, and can be stopped.
import { useState } from "preact/hooks";
import type { Choice, CountResult } from "../core/api_matrix";
import { work } from "../core/client";
import { failureSentence } from "../i18n/failure_text";
import { language, messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { ItemChoice } from "../watch/item_choice";
import type { LabSource } from "./lab_state";
import { LongProgress } from "./long_progress";
import { useLongWork } from "./long_work";

/** The core counts as far as the page can. */
const EVERY = Number.MAX_SAFE_INTEGER;

export function CountPanel({ id, source }: LabSource) {
  const t = messages.value.lab;
  const [choose, setChoose] = useState<Choice>("least");
  const counting = useLongWork<CountResult>((options) => work.call("lab.count", { source, choose, limit: EVERY }, options), id);
  const { state } = counting;
  const figure = (value: number): string => value.toLocaleString(language.value, { maximumFractionDigits: 1 });
  return (
    <div class="lab-count">
      <ItemChoice value={choose} onChange={setChoose} />
      {state.kind === "running" ? (
        <LongProgress state={state} label={t.counting} onStop={counting.stop} />
      ) : (
        <Button kind="primary" onPress={counting.run}>
          {t.count}
        </Button>
      )}
      <div class="lab-result" aria-live="polite">
        {state.kind === "done" && (
          <>
            <strong>{t.counted(state.value.solutions)}</strong>
            <span>{t.countFacts(figure(state.value.nodes), figure(state.value.updates), figure(state.value.milliseconds))}</span>
          </>
        )}
        {state.kind === "stopped" && <span>{t.stopped(state.seconds)}</span>}
        {state.kind === "failed" && <span>{failureSentence(state.reason)}</span>}
      </div>
    </div>
  );
}
