// CountPanel: counts every solution of a problem, tells how far it is, and can be stopped.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice, MatrixSource, Progress, Tally } from "../core/api";
import { work } from "../core/client";
import { failureSentence } from "../i18n/failure_text";
import { language, messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { ProgressBar } from "../ui/progress";
import { Segmented } from "../ui/segmented";

type State =
  | { kind: "idle" | "stopped" }
  | { kind: "running"; progress: Progress | null }
  | { kind: "done"; tally: Tally }
  | { kind: "failed"; reason: unknown };

/** The core counts as far as the page can. */
const EVERY = Number.MAX_SAFE_INTEGER;

export function CountPanel({ source }: { source: MatrixSource }) {
  const t = messages.value.lab;
  const words = messages.value.watch;
  const [state, setState] = useState<State>({ kind: "idle" });
  const [choose, setChoose] = useState<Choice>("least");
  const control = useRef<AbortController | null>(null);
  useEffect(() => {
    setState({ kind: "idle" });
    return () => control.current?.abort();
  }, [JSON.stringify(source)]);

  const run = async (): Promise<void> => {
    const own = new AbortController();
    control.current = own;
    setState({ kind: "running", progress: null });
    try {
      const onProgress = (progress: Progress): void => {
        if (!own.signal.aborted) setState({ kind: "running", progress });
      };
      const tally = await work.call("lab.count", { source, choose, limit: EVERY }, { signal: own.signal, onProgress });
      setState({ kind: "done", tally });
    } catch (reason) {
      if (own.signal.aborted) return;
      setState({ kind: "failed", reason });
    }
  };
  const cancel = (): void => {
    control.current?.abort();
    setState({ kind: "stopped" });
  };
  const figure = (value: number): string => value.toLocaleString(language.value, { maximumFractionDigits: 1 });
  return (
    <div class="lab-count">
      <Segmented
        titled
        label={words.choose}
        value={choose}
        options={[
          { value: "least", text: words.chooseLeast },
          { value: "first", text: words.chooseFirst },
        ]}
        onChange={setChoose}
      />
      {state.kind === "running" ? (
        <Button onPress={cancel}>{t.cancel}</Button>
      ) : (
        <Button kind="primary" onPress={() => void run()}>
          {t.count}
        </Button>
      )}
      {state.kind === "running" && (
        <ProgressBar
          label={state.progress ? t.countedSoFar(figure(Number(state.progress.text))) : t.counting}
          {...(state.progress ? { done: state.progress.done, of: state.progress.of } : {})}
        />
      )}
      <div class="lab-result" aria-live="polite">
        {state.kind === "done" && (
          <>
            <strong>{t.counted(state.tally.solutions)}</strong>
            <span>{t.countFacts(figure(state.tally.nodes), figure(state.tally.updates), figure(state.tally.milliseconds))}</span>
          </>
        )}
        {state.kind === "stopped" && <span>{t.countStopped}</span>}
        {state.kind === "failed" && <span>{failureSentence(state.reason)}</span>}
      </div>
    </div>
  );
}
