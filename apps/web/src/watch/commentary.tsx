// Commentary beside a dance: the line of the search, the counts, the move in words, the options taken.
import { useEffect, useRef } from "preact/hooks";
import { type Matrix, type Move, MoveKind } from "../core/api_matrix";
import { language, messages } from "../i18n/messages";
import type { Names } from "./names";
import { CODE_INDENTS, lineOf, narrate, weightOf } from "./narration";
import type { Counts, Level } from "./stage";

/** Where there is little room, the current line comes into sight; the page itself stays where it is. */
function bringIntoSight(room: HTMLElement | null): void {
  const line = room?.querySelector<HTMLElement>(".code-current");
  if (!room || !line || room.scrollHeight <= room.clientHeight) return;
  room.scrollTop = line.offsetTop + line.offsetHeight / 2 - room.clientHeight / 2;
}

export function Pseudocode({ move, chosen }: { move: Move | undefined; chosen: number }) {
  const t = messages.value.watch;
  const current = lineOf(move, chosen);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Between two frames: asked for at once, the lengths would have to be worked out twice for each frame.
    const timer = setTimeout(() => bringIntoSight(list.current));
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => {
    const observer = new ResizeObserver(() => bringIntoSight(list.current));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section class="code">
      <h2>{t.code}</h2>
      <ol ref={list} tabIndex={0} aria-label={t.code}>
        {t.codeLines.map((line, index) => (
          <li
            key={index}
            class={index === current ? "code-line code-current" : "code-line"}
            aria-current={index === current ? "step" : undefined}
            style={{ paddingInlineStart: `${0.5 + CODE_INDENTS[index]! * 1.25}rem` }}
          >
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Tallies({ counts, depth }: { counts: Counts; depth: number }) {
  const t = messages.value.watch;
  const figures: [string, number, string][] = [
    [t.depth, depth, ""],
    [t.nodes, counts.nodes, ""],
    [t.updates, counts.updates, ""],
    [t.forced, counts.forced, "forced"],
    [t.guesses, counts.guesses, "guess"],
    [t.deadEnds, counts.deadEnds, "dead"],
    [t.solutions, counts.solutions, ""],
  ];
  return (
    <dl class="tallies">
      {figures.map(([name, value, weight]) => (
        <div key={name} class={weight ? `tally tally-${weight}` : "tally"}>
          <dt>{name}</dt>
          <dd>{value.toLocaleString(language.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NarrationProps {
  matrix: Matrix;
  move: Move | undefined;
  names: Names;
  spoken: boolean;
}

/** Spoken to screen readers only while nothing plays: otherwise they would never come to an end. */
export function Narration({ matrix, move, names, spoken }: NarrationProps) {
  const t = messages.value.watch;
  const weight = move?.[0] === MoveKind.choose ? weightOf(move[4]) : move?.[0] === MoveKind.solution ? "solution" : "";
  return (
    <p class={weight ? `narration narration-${weight}` : "narration"} aria-live={spoken ? "polite" : "off"}>
      {narrate(move, matrix, names, t)}
    </p>
  );
}

const MOST_SHOWN = 40;

/** The options taken, forced ones told apart from guesses; of a long path its end. */
export function Path({ path, levels, names }: { path: readonly number[]; levels: readonly Level[]; names: Names }) {
  const t = messages.value.watch;
  const from = Math.max(0, path.length - MOST_SHOWN);
  return (
    <section class="path">
      <h2>{t.path}</h2>
      {path.length === 0 && <p class="path-empty">{t.pathEmpty}</p>}
      <ol start={from + 1}>
        {from > 0 && <li class="path-more">…</li>}
        {path.slice(from).map((option, index) => {
          const level = levels[from + index];
          const forced = !level || level.choices === 1;
          const words = forced ? t.pathForced : t.pathGuess(level.number, level.choices);
          return (
            <li key={from + index} class={forced ? "path-forced" : "path-guess"} title={words}>
              {names.option(option)}
              {!forced && <small>{`${level.number}/${level.choices}`}</small>}
              <span class="unseen">{`, ${words}`}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
