// SolutionsPanel: the first solutions of a problem, one at a time, drawn where there is a way to draw them.
import { useEffect, useState } from "preact/hooks";
import type { GalleryEntry } from "../core/api_matrix";
import { work } from "../core/client";
import { failureSentence } from "../i18n/failure_text";
import { language, messages } from "../i18n/messages";
import { Button, IconButton } from "../ui/button";
import { optionName, type Problem } from "../watch/problem";
import { DrawingPicture } from "./drawing";
import type { LabSource } from "./lab_state";
import { LongProgress } from "./long_progress";
import { useLongWork } from "./long_work";

interface Props extends LabSource {
  problem: Problem;
  entry: GalleryEntry | undefined;
}

/** As many as one would leaf through. */
const MOST = 200;

export function SolutionsPanel({ id, source, problem, entry }: Props) {
  const t = messages.value.lab;
  const [at, setAt] = useState(0);
  const looking = useLongWork((options) => work.call("lab.solutions", { source, limit: MOST }, options), id, true);
  const { state } = looking;
  useEffect(() => setAt(0), [id]);
  if (state.kind === "idle") return null;
  if (state.kind === "running") return <LongProgress state={state} label={t.looking} onStop={looking.stop} />;
  if (state.kind === "failed") return <p role="alert">{failureSentence(state.reason)}</p>;
  if (state.kind === "stopped") {
    return (
      <div class="lab-solutions">
        <p role="status">{t.stopped(state.seconds)}</p>
        <Button onPress={looking.run}>{t.lookAgain}</Button>
      </div>
    );
  }
  const { solutions, complete } = state.value;
  const shown = solutions[Math.min(at, solutions.length - 1)];
  if (!shown) return <p>{t.none}</p>;
  const total = complete ? solutions.length.toLocaleString(language.value) : t.many;
  return (
    <div class="lab-solutions">
      <p class="facts">{t.found(solutions.length, complete)}</p>
      <div class="lab-leaf">
        <IconButton icon="previous" label={t.previous} disabled={at === 0} onPress={() => setAt(at - 1)} />
        <span aria-live="polite">{t.solutionOf(at + 1, total)}</span>
        <IconButton icon="next" label={t.next} disabled={at + 1 >= solutions.length} onPress={() => setAt(at + 1)} />
      </div>
      {shown.drawing && entry ? (
        <DrawingPicture
          drawing={shown.drawing}
          picture={entry.picture}
          label={t.drawing(at + 1, shown.drawing.rows, shown.drawing.columns)}
        />
      ) : (
        <OptionList problem={problem} options={shown.options} />
      )}
    </div>
  );
}

/** More would take the page seconds to lay out. */
const MOST_OPTIONS = 200;
const MOST_ITEMS = 100;

/** Options by their items, as a problem in text has them; of very many the first ones. */
function OptionList({ problem, options }: { problem: Problem; options: readonly number[] }) {
  const t = messages.value.lab;
  const { itemNames, entries, starts, colours, colourNames } = problem.matrix;
  const itemText = (entry: number): string => {
    const name = itemNames[entries[entry]!]!;
    const colour = colours[entry] ?? 0;
    return colour > 0 ? `${name}:${colourNames[colour - 1]}` : name;
  };
  const itemsOf = (option: number) => {
    const [start, end] = [starts[option]!, starts[option + 1]!];
    const shown = Math.min(MOST_ITEMS, end - start);
    return (
      <>
        {Array.from({ length: shown }, (_, index) => (
          <span key={index}>{itemText(start + index)}</span>
        ))}
        {end - start > shown && "…"}
      </>
    );
  };
  const left = options.length - MOST_OPTIONS;
  return (
    <>
      <ul class="lab-options">
        {options.slice(0, MOST_OPTIONS).map((option) => (
          <li key={option}>
            <strong>{optionName(problem.matrix, option)}</strong>
            {itemsOf(option)}
          </li>
        ))}
      </ul>
      {left > 0 && <p class="facts">{t.moreOptions(left)}</p>}
    </>
  );
}
