// Compare: the same puzzle searched four ways, and what each of them cost.
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardSource } from "../core/api_boards";
import type { Choice, CountResult } from "../core/api_matrix";
import { work } from "../core/client";
import { language, messages } from "../i18n/messages";
import { Button } from "../ui/button";

export interface Variant {
  choose: Choice;
  pruned: boolean;
}

export const VARIANTS: Variant[] = [
  { choose: "least", pruned: true },
  { choose: "least", pruned: false },
  { choose: "first", pruned: true },
  { choose: "first", pruned: false },
];

/** Stopped is what took too long; what the reader cancelled waits. */
type Outcome = CountResult | "waiting" | "running" | "stopped";

/** Some searches would go on for years. */
const SECONDS = 12;

export function Compare({ board, variants = VARIANTS }: { board: BoardSource; variants?: Variant[] }) {
  const t = messages.value.watch;
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const control = useRef<AbortController | null>(null);
  const stop = (): void => control.current?.abort();
  useEffect(() => {
    setOutcomes([]);
    return stop;
  }, [JSON.stringify(board)]);

  const run = async (): Promise<void> => {
    const own = new AbortController();
    control.current = own;
    const results: Outcome[] = variants.map(() => "waiting");
    for (const [index, variant] of variants.entries()) {
      if (own.signal.aborted) return;
      results[index] = "running";
      setOutcomes([...results]);
      results[index] = await count(board, variant, own.signal);
      if (!own.signal.aborted) setOutcomes([...results]);
    }
  };
  const running = outcomes.includes("running");
  const most = Math.max(1, ...outcomes.map((outcome) => (isResult(outcome) ? outcome.nodes : 0)));
  const sameForm = variants.every(({ pruned }) => pruned === variants[0]?.pruned);
  return (
    <section class="compare">
      <h2>{t.compare}</h2>
      <p>{t.compareLead}</p>
      {running ? (
        <Button
          onPress={() => {
            stop();
            setOutcomes((before) => before.map((outcome) => (isResult(outcome) ? outcome : "waiting")));
          }}
        >
          {t.cancel}
        </Button>
      ) : (
        <Button kind="primary" onPress={() => void run()}>
          {t.compareRun}
        </Button>
      )}
      {outcomes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{sameForm ? t.choose : t.compareVariant}</th>
              <th scope="col">{t.nodes}</th>
              <th scope="col">{t.updates}</th>
              <th scope="col">{t.compareTime}</th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, index) => (
              <OutcomeRow key={index} name={nameOf(variant, sameForm)} outcome={outcomes[index] ?? "waiting"} most={most} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function nameOf({ choose, pruned }: Variant, sameForm: boolean): string {
  const t = messages.value.watch;
  const chosen = choose === "least" ? t.chooseLeast : t.chooseFirst;
  return sameForm ? chosen : `${chosen}, ${pruned ? t.formPruned : t.formFull}`;
}

function OutcomeRow({ name, outcome, most }: { name: string; outcome: Outcome; most: number }) {
  const t = messages.value.watch;
  const figure = (value: number): string => value.toLocaleString(language.value);
  return (
    <tr>
      <th scope="row">{name}</th>
      {isResult(outcome) ? (
        <>
          <td class="compare-nodes">
            <span class="compare-bar" style={{ width: `${(outcome.nodes / most) * 100}%` }} />
            <span>{figure(outcome.nodes)}</span>
          </td>
          <td>{figure(outcome.updates)}</td>
          <td>{t.compareMilliseconds(outcome.milliseconds.toLocaleString(language.value, { maximumFractionDigits: 1 }))}</td>
        </>
      ) : (
        <td colSpan={3} class="compare-open">
          {outcome === "running" ? t.running : outcome === "stopped" ? t.compareStopped(SECONDS) : "…"}
        </td>
      )}
    </tr>
  );
}

function isResult(outcome: Outcome): outcome is CountResult {
  return typeof outcome === "object";
}

async function count(board: BoardSource, { choose, pruned }: Variant, signal: AbortSignal): Promise<Outcome> {
  const wish = { source: { board, pruned }, choose, limit: Number.MAX_SAFE_INTEGER };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SECONDS * 1000);
  const both = AbortSignal.any([signal, limit.signal]);
  try {
    return await work.call("lab.count", wish, { signal: both });
  } catch {
    return "stopped";
  } finally {
    clearTimeout(timer);
  }
}
