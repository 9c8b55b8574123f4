// DancePanel: a dance to step through, play and scrub: a picture of what it solves, its matrix or its links,
// the search in words.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { reducedMotion } from "../app/settings";
import { messages } from "../i18n/messages";
import { Segmented } from "../ui/segmented";
import { Narration, Path, Pseudocode, Tallies } from "./commentary";
import { marksOf } from "./dance_marks";
import { litBy } from "./light";
import { canDrawLinks } from "./links_geometry";
import { LinksPicture, tellNode } from "./links_picture";
import { headOf, type Lists } from "./lists";
import type { Lit, Marks } from "./matrix_paint";
import { MatrixView } from "./matrix_view";
import { type Names, tell } from "./names";
import { Player } from "./player";
import type { Pointed, Problem } from "./problem";
import type { Stage } from "./stage";
import { Transport } from "./transport";
import "./dance.css";

/** A moment of the dance, for whoever draws what is being solved. */
export interface Moment {
  /** The options taken. */
  path: readonly number[];
  marks: Marks;
  lit: Lit;
  onPoint: (pointed: Pointed | null) => void;
}

interface Props {
  problem: Problem;
  stage: Stage;
  names: Names;
  /** What is being solved, at a moment; left out where there is nothing to draw. */
  picture?: (moment: Moment) => ComponentChildren;
  /** Begin with the links rather than the matrix, where they can be drawn. */
  linksFirst?: boolean;
  /** Leave out what a page of the story has no use for. */
  brief?: boolean;
}

export function DancePanel({ problem, stage, names, picture, linksFirst, brief }: Props) {
  const t = messages.value.watch;
  const drawable = canDrawLinks(problem.matrix);
  const [look, setLook] = useState<"matrix" | "links">(linksFirst ? "links" : "matrix");
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [node, setNode] = useState(-1);
  const player = useMemo(() => new Player(stage.length, () => reducedMotion.value), [stage]);
  useEffect(() => () => player.seek(player.position.value), [player]);
  useEffect(() => setPointed(null), [stage]);

  const position = player.position.value;
  const at = Math.floor(position);
  stage.seek(at);
  const move = stage.moves[Math.ceil(position) - 1];
  const chosen = stage.levels[move?.[1] ?? 0]?.item ?? move?.[2] ?? -1;
  const marks = useMemo(() => marksOf(stage), [stage, at]);
  const lit = useMemo(() => litBy(problem, pointed), [problem, pointed]);
  const links = drawable && look === "links";
  const pointAtNode = (next: number): void => {
    setNode(next);
    setPointed(next <= 0 ? null : pointedBy(stage.lists, next));
  };
  return (
    <div class={picture ? "dance" : "dance dance-alone"}>
      <div class="dance-controls">
        <Narration matrix={stage.matrix} move={move} names={names} spoken={!player.playing.value} />
        <Tallies counts={{ ...stage.counts }} depth={stage.path.length} />
        <Transport stage={stage} player={player} />
      </div>
      {picture && <div class="dance-picture">{picture({ path: [...stage.path], marks, lit, onPoint: setPointed })}</div>}
      <div class="dance-matrix">
        {drawable && (
          <Segmented
            label={t.picture}
            value={look}
            options={[
              { value: "matrix", text: t.pictureMatrix },
              { value: "links", text: t.pictureLinks },
            ]}
            onChange={setLook}
          />
        )}
        {links ? (
          <>
            <LinksPicture
              {...(position > at ? stage.between(position - at) : { lists: stage.lists, step: -1, out: 0 })}
              path={[...stage.path]}
              chosen={marks.chosen}
              familyOfItem={problem.matrix.familyOfItem}
              names={names}
              pointed={node >= 0 ? node : headIn(pointed)}
              onPoint={pointAtNode}
            />
            <p class="matrix-words" aria-live="polite">
              {tellNode(stage.lists, node, names) || t.linksHint}
            </p>
          </>
        ) : (
          <MatrixView
            problem={problem}
            marks={marks}
            pointed={pointed}
            lit={lit}
            onPoint={setPointed}
            itemName={names.item}
            optionName={names.option}
            familyName={names.family}
            label={t.matrixLabel(problem.optionCount, problem.itemCount)}
            caption={t.matrixFacts(problem.optionCount, problem.itemCount, problem.matrix.entries.length)}
            description={tell(names, problem, marks, pointed, t)}
          />
        )}
      </div>
      {!brief && (
        <div class="dance-words">
          <Pseudocode move={move} chosen={chosen} />
          <Path path={[...stage.path]} levels={[...stage.levels]} names={names} />
        </div>
      )}
    </div>
  );
}

function pointedBy(lists: Lists, node: number): Pointed {
  const option = lists.optionOf[node]!;
  return option < 0 ? { kind: "item", item: lists.itemOf[node]! } : { kind: "option", option };
}

function headIn(pointed: Pointed | null): number {
  return pointed?.kind === "item" ? headOf(pointed.item) : -1;
}
