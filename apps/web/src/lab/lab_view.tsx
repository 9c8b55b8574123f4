// LabView: any exact-cover problem, from the gallery or written by the reader: solved, counted, and danced.
import { useMemo } from "preact/hooks";
import type { GalleryEntry } from "../core/api_matrix";
import { game, isRefusal, work } from "../core/client";
import { failureSentence } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { ProgressBar } from "../ui/progress";
import { Segmented } from "../ui/segmented";
import { useAnswer } from "../watch/answer";
import { type Problem, problemOf } from "../watch/problem";
import { CountPanel } from "./count_panel";
import { GalleryChoice } from "./gallery_choice";
import { LabDance } from "./lab_dance";
import { changeLab, DEFAULTS, type LabSource, type LabState, lab, read, readText, sourceOf } from "./lab_state";
import { ProblemText } from "./problem_text";
import { SolutionsPanel } from "./solutions_panel";
import "./lab.css";

export function LabView() {
  const t = messages.value.lab;
  const gallery = useAnswer(() => game.call("lab.gallery", {}), "gallery");
  const entries = gallery.value?.entries ?? [];
  const { from, text, show, ...chosen } = known(lab.value, entries);
  const what = sourceOf({ from, text, show, ...chosen }, read.value);
  const made = useMade(what);
  const entry = from === "gallery" ? entries.find((each) => each.id === chosen.gallery) : undefined;

  const editAsText = async (): Promise<void> => {
    const answer = await game.call("lab.text", chosen);
    changeLab({ text: answer.text, from: "text" });
    readText();
  };
  return (
    <div class={show === "dance" ? "lab lab-wide" : "lab"}>
      <header class="lab-head">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <section class="lab-problem card">
        <Segmented
          label={t.from}
          value={from}
          options={[
            { value: "gallery", text: t.fromGallery },
            { value: "text", text: t.fromText },
          ]}
          onChange={(next) => changeLab({ from: next })}
        />
        {from === "gallery" ? (
          <GalleryChoice entries={entries} chosen={chosen} onChoose={changeLab} onText={() => void editAsText()} />
        ) : (
          <ProblemText text={text} fault={made.fault} onChange={(next) => changeLab({ text: next })} onRead={readText} />
        )}
        {made.problem && <p class="facts">{factsOf(made.problem)}</p>}
      </section>
      <div class="lab-show">
        <Segmented
          label={t.show}
          value={show}
          options={[
            { value: "solutions", text: t.showSolutions },
            { value: "count", text: t.showCount },
            { value: "dance", text: t.showDance },
          ]}
          onChange={(next) => changeLab({ show: next })}
        />
      </div>
      <section class="lab-work">
        {made.waiting && <ProgressBar label={messages.value.watch.making} />}
        {made.fault !== null && isRefusal(made.fault) && <p>{t.bad}</p>}
        {made.fault !== null && from === "gallery" && <p role="alert">{failureSentence(made.fault)}</p>}
        {made.problem && show === "solutions" && <SolutionsPanel {...what} problem={made.problem} entry={entry} />}
        {made.problem && show === "count" && <CountPanel {...what} />}
        {made.problem && show === "dance" && <LabDance {...what} problem={made.problem} entry={entry} />}
      </section>
    </div>
  );
}

function factsOf({ optionCount, itemCount, matrix }: Problem): string {
  return messages.value.watch.matrixFacts(optionCount, itemCount, matrix.entries.length);
}

/** What is kept on the device may be older than the gallery. */
function known(state: LabState, entries: readonly GalleryEntry[]): LabState {
  const entry = entries.find((each) => each.id === state.gallery);
  const fits = entry && state.size >= entry.smallest && state.size <= entry.largest && Number.isInteger(state.size);
  if (fits || entries.length === 0) return state;
  return { ...state, gallery: DEFAULTS.gallery, size: DEFAULTS.size };
}

/** The problem that the core makes of a source, or what is wrong with it. */
function useMade({ id, source }: LabSource) {
  const answer = useAnswer(async (signal) => {
    try {
      return { id, matrix: await work.call("matrix.make", source, { signal }), fault: null };
    } catch (reason) {
      if (signal.aborted) throw reason;
      return { id, matrix: null, fault: reason };
    }
  }, id);
  const current = answer.value?.id === id ? answer.value : undefined;
  const matrix = current?.matrix;
  const problem = useMemo(() => (matrix ? problemOf(matrix) : undefined), [matrix]);
  return { problem, fault: current?.fault ?? null, waiting: current === undefined };
}
