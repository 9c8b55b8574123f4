// LabView: any exact-cover problem, from the gallery or written by the reader: solved, counted, and danced.
import { useMemo, useState } from "preact/hooks";
import type { MatrixSource } from "../core/api";
import { game, work } from "../core/client";
import { messages } from "../i18n/messages";
import { ProgressBar } from "../ui/progress";
import { Segmented } from "../ui/segmented";
import { useAnswer } from "../watch/answer";
import { type Problem, problemOf } from "../watch/problem";
import { CountPanel } from "./count_panel";
import { GalleryChoice } from "./gallery_choice";
import { LabDance } from "./lab_dance";
import { EXAMPLE, ProblemText } from "./problem_text";
import { SolutionsPanel } from "./solutions_panel";
import "./lab.css";

export function LabView() {
  const t = messages.value.lab;
  const [from, setFrom] = useState<"gallery" | "text">("gallery");
  const [chosen, setChosen] = useState({ gallery: "queens", size: 8 });
  const [text, setText] = useState(EXAMPLE);
  const [read, setRead] = useState(EXAMPLE);
  const [show, setShow] = useState<"solutions" | "count" | "dance">("solutions");
  const gallery = useAnswer(() => game.call("lab.gallery", {}), "gallery");
  const source: MatrixSource = from === "gallery" ? chosen : { problem: read };
  const made = useMade(source);
  const entries = gallery.value?.entries ?? [];
  const entry = from === "gallery" ? entries.find((each) => each.id === chosen.gallery) : undefined;

  const editAsText = async (): Promise<void> => {
    const answer = await game.call("lab.text", chosen);
    setText(answer.text);
    setRead(answer.text);
    setFrom("text");
  };
  return (
    <div class="lab">
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
          onChange={setFrom}
        />
        {from === "gallery" ? (
          <GalleryChoice entries={entries} chosen={chosen} onChoose={setChosen} onText={() => void editAsText()} />
        ) : (
          <ProblemText text={text} fault={made.fault} onChange={setText} onRead={() => setRead(text)} />
        )}
        {made.problem && <p class="facts">{factsOf(made.problem)}</p>}
      </section>
      <section class="lab-work">
        <Segmented
          label={t.show}
          value={show}
          options={[
            { value: "solutions", text: t.showSolutions },
            { value: "count", text: t.showCount },
            { value: "dance", text: t.showDance },
          ]}
          onChange={setShow}
        />
        {made.waiting && <ProgressBar label={messages.value.watch.making} />}
        {made.fault !== null && <p>{t.bad}</p>}
        {made.problem && show === "solutions" && <SolutionsPanel source={source} problem={made.problem} entry={entry} />}
        {made.problem && show === "count" && <CountPanel source={source} />}
        {made.problem && show === "dance" && <LabDance source={source} problem={made.problem} entry={entry} />}
      </section>
    </div>
  );
}

function factsOf({ optionCount, itemCount, matrix }: Problem): string {
  return messages.value.watch.matrixFacts(optionCount, itemCount, matrix.entries.length);
}

/** The problem that the core makes of a source, or what is wrong with it. */
function useMade(source: MatrixSource) {
  const key = JSON.stringify(source);
  const answer = useAnswer(async (signal) => {
    try {
      return { key, matrix: await work.call("matrix.make", source, { signal }), fault: null };
    } catch (reason) {
      if (signal.aborted) throw reason;
      return { key, matrix: null, fault: reason };
    }
  }, source);
  const current = answer.value?.key === key ? answer.value : undefined;
  const matrix = current?.matrix;
  const problem = useMemo(() => (matrix ? problemOf(matrix) : undefined), [matrix]);
  return { problem, fault: current?.fault ?? null, waiting: current === undefined };
}
