// DancePanel: a dance to step through, play and scrub: a picture of what it solves, its matrix or its links,
// the search in words, all on one screen.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { reducedMotion } from "../app/settings";
import { messages } from "../i18n/messages";
import { Segmented } from "../ui/segmented";
import { Narration, Path, Pseudocode, Tallies } from "./commentary";
import { useRoom } from "./dance_form";
import { actionOf } from "./dance_marks";
import { keep, kept, useKept } from "./kept";
import { litBy } from "./light";
import { headOf, LinksPicture, tellNode } from "./links_picture";
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
  /** Slow enough for details to be seen. */
  calm: boolean;
  onPoint: (pointed: Pointed | null) => void;
}

type Look = "board" | "matrix" | "links";

interface Props {
  /** Where it is shown, and what dances: coming back to both, the reader finds the place again. */
  view: string;
  id: string;
  problem: Problem;
  stage: Stage;
  names: Names;
  /** What is being solved, at a moment; left out where there is nothing to draw. */
  picture?: (moment: Moment) => ComponentChildren;
  /** It is narrow: the links or the matrix get the room. */
  slim?: boolean;
  /** What that is called, where one picture is shown at a time; the board, if it is left out. */
  pictureName?: string;
  /** Begin with the links rather than the matrix, where they can be drawn. */
  linksFirst?: boolean;
  /** Ends with the first screen of the page. */
  first?: boolean;
  /** Stands beside the options taken. */
  children?: ComponentChildren;
}

/** Faster than this nobody sees what lights up on the board, nor every single move. */
const FASTEST_SEEN = 16;

export function DancePanel(props: Props) {
  const { view, id, problem, stage, names, picture } = props;
  const t = messages.value.watch;
  const element = useRef<HTMLDivElement>(null);
  const { form, height } = useRoom(element, props.first ?? false);
  const single = form === "low" || form === "tall";
  const [look, setLook] = useKept<Look>(`${view} look`, props.linksFirst ? "links" : picture ? "board" : "matrix");
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [node, setNode] = useState(-1);
  const player = usePlayer(stage, `${view} ${id}`, `${view} speed`);
  useEffect(() => setPointed(null), [stage]);

  const position = player.position.value;
  const at = Math.floor(position);
  stage.seek(at);
  const move = stage.moves[Math.ceil(position) - 1];
  const chosen = stage.levels[move?.[1] ?? 0]?.item ?? move?.[2] ?? -1;
  const { marks } = stage;
  const action = actionOf(move);
  const calm = !player.playing.value || player.speed.value <= FASTEST_SEEN;
  const [onBoard, onMatrix] = useTurns(marks, calm);
  const lit = useMemo(() => litBy(problem, pointed), [problem, pointed]);
  const litOnBoard = pointed || !calm || action.item < 0 ? lit : { options: [], items: [action.item] };
  const pointAtNode = (next: number): void => {
    setNode(next);
    setPointed(next <= 0 ? null : pointedBy(stage, next));
  };

  const looks: Look[] = ["matrix"];
  if (single && picture) looks.unshift("board");
  if (stage.hasLinks) looks.push("links");
  const shown = looks.includes(look) ? look : looks[0]!;
  const tabs = looks.length > 1 && (
    <Segmented
      label={t.picture}
      value={shown}
      options={looks.map((value) => ({
        value,
        text: value === "board" ? (props.pictureName ?? t.pictureBoard) : value === "matrix" ? t.pictureMatrix : t.pictureLinks,
      }))}
      onChange={setLook}
    />
  );
  const board = picture && (
    <div class="dance-picture">{picture({ path: stage.path, marks: onBoard, lit: litOnBoard, calm, onPoint: setPointed })}</div>
  );
  const code = <Pseudocode move={move} chosen={chosen} />;
  const tallies = <Tallies counts={stage.counts} depth={stage.path.length} />;
  const path = <Path path={stage.path} levels={stage.levels} names={names} />;
  const words = (
    <div class="dance-words">
      {tallies}
      {path}
    </div>
  );
  return (
    <div ref={element} class={`dance dance-${form} ${picture ? (props.slim ? "dance-slim" : "") : "dance-alone"}`}>
      <div class="dance-screen" style={{ height }}>
        <Narration matrix={stage.matrix} move={move} names={names} spoken={!player.playing.value} />
        {!single && board}
        <div class="dance-look">
          {shown !== "matrix" && <div class="matrix-head">{tabs}</div>}
          {shown === "board" && board}
          {shown === "links" && (
            <>
              <LinksPicture
                stage={stage}
                part={position - at}
                action={action}
                names={names}
                pointed={node >= 0 ? node : headIn(pointed)}
                onPoint={pointAtNode}
              />
              <p class="matrix-words" aria-live="polite">
                {tellNode(stage, 0, node, names) || (form === "wide" ? t.linksHint : "")}
              </p>
            </>
          )}
          {shown === "matrix" && (
            <MatrixView
              problem={problem}
              marks={onMatrix}
              action={action}
              pointed={pointed}
              lit={lit}
              onPoint={setPointed}
              itemName={names.item}
              optionName={names.option}
              familyName={names.family}
              label={t.matrixLabel(problem.optionCount, problem.itemCount)}
              lead={tabs}
              hint=""
              {...(form === "wide"
                ? { caption: t.matrixFacts(problem.optionCount, problem.itemCount, problem.matrix.entries.length) }
                : {})}
              description={tell(names, problem, marks, pointed, t)}
            />
          )}
        </div>
        {form === "wide" ? (
          <>
            <div class="dance-side">
              {code}
              {tallies}
            </div>
            {path}
          </>
        ) : (
          code
        )}
        {form === "two" && words}
        <Transport stage={stage} player={player} />
      </div>
      {single && words}
      {props.children}
    </div>
  );
}

/** The same twice; but in a fast dance one of the two follows in every other frame only, so that no frame draws both. */
function useTurns<T>(value: T, calm: boolean): [T, T] {
  const turns = useRef({ first: value, second: value, count: 0 });
  const { current } = turns;
  const odd = ++current.count % 2 === 1;
  if (calm || odd) current.first = value;
  if (calm || !odd) current.second = value;
  return [current.first, current.second];
}

/** The player of a dance, at the place where it was left. */
function usePlayer(stage: Stage, name: string, speedName: string): Player {
  const player = useMemo(() => {
    const made = new Player(stage.length, () => reducedMotion.value, stage.firstSolution);
    made.speed.value = kept(speedName, made.speed.value);
    made.seek(kept(name, 0));
    return made;
  }, [stage]);
  useEffect(
    () => () => {
      player.seek(player.position.value);
      keep(name, player.position.value);
      keep(speedName, player.speed.value);
    },
    [player],
  );
  return player;
}

function pointedBy(stage: Stage, node: number): Pointed {
  const { item, option } = stage.node(node);
  return option < 0 ? { kind: "item", item } : { kind: "option", option };
}

function headIn(pointed: Pointed | null): number {
  return pointed?.kind === "item" ? headOf(pointed.item) : -1;
}
