// SolutionsPanel: the first solutions of a problem, one at a time, drawn where there is a way to draw them.
import { useEffect, useState } from "preact/hooks";
import type { GalleryEntry, MatrixSource } from "../core/api";
import { work } from "../core/client";
import { failureSentence } from "../i18n/failure_text";
import { language, messages } from "../i18n/messages";
import { IconButton } from "../ui/button";
import { ProgressBar } from "../ui/progress";
import { useAnswer } from "../watch/answer";
import type { Problem } from "../watch/problem";
import { DrawingPicture } from "./drawing";

interface Props {
  source: MatrixSource;
  problem: Problem;
  entry: GalleryEntry | undefined;
}

/** As many as one would leaf through. */
const MOST = 200;

export function SolutionsPanel({ source, problem, entry }: Props) {
  const t = messages.value.lab;
  const [at, setAt] = useState(0);
  const answer = useAnswer((signal) => work.call("lab.solutions", { source, limit: MOST }, { signal }), source);
  useEffect(() => setAt(0), [answer.value]);
  if (answer.error !== null) return <p role="alert">{failureSentence(answer.error)}</p>;
  if (!answer.value || answer.waiting) return <ProgressBar label={t.looking} />;
  const { solutions, complete } = answer.value;
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

/** Options by their items, as a problem in text has them. */
export function OptionList({ problem, options }: { problem: Problem; options: readonly number[] }) {
  const { itemNames, optionNames, starts, colours, colourNames } = problem.matrix;
  const itemText = (entry: number): string => {
    const name = itemNames[problem.matrix.entries[entry]!]!;
    const colour = colours[entry] ?? 0;
    return colour > 0 ? `${name}:${colourNames[colour - 1]}` : name;
  };
  return (
    <ul class="lab-options">
      {options.map((option) => (
        <li key={option}>
          <strong>{optionNames[option]}</strong>
          {Array.from({ length: starts[option + 1]! - starts[option]! }, (_, index) => (
            <span key={index}>{itemText(starts[option]! + index)}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
