// Page 4: items to be covered and uncovered, one link at a time, with the two lines that do it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { reducedMotion } from "../app/settings";
import { type Move, MoveKind } from "../core/api_matrix";
import type { AtOnce } from "../core/at_once";
import { atOnce } from "../core/start_at_once";
import { messages } from "../i18n/messages";
import { Button, IconButton } from "../ui/button";
import { useAnswer } from "../watch/answer";
import { LinksPicture, tellNode } from "../watch/links_picture";
import { type Names, namesOf } from "../watch/names";
import { Player } from "../watch/player";
import { type Node, Stage } from "../watch/stage";
import { Waiting } from "./picture_dance";
import { SEVEN } from "./seven";

/** Links a second. */
const SPEED = 2;

export function PictureCover() {
  const { value, error } = useAnswer(atOnce, "core");
  return value ? <Covering core={value} /> : <Waiting error={error} />;
}

function Covering({ core }: { core: AtOnce }) {
  const t = messages.value.story;
  const [covers, setCovers] = useState<number[]>([]);
  const [node, setNode] = useState(-1);
  const { stage, ends } = useMemo(() => covering(core, covers), [covers]);
  const player = useMemo(() => {
    const made = new Player(ends.at(-1) ?? 0, () => reducedMotion.value);
    made.speed.value = SPEED;
    made.seek(ends.at(-2) ?? 0);
    return made;
  }, [stage]);
  useEffect(() => {
    player.travel(player.length);
    return () => player.seek(player.position.value);
  }, [player]);

  const position = player.position.value;
  const at = Math.floor(position);
  const before = useRef(position);
  const back = useRef(false);
  if (before.current !== position) back.current = position < before.current;
  before.current = position;
  const done = covers.filter((_, index) => (ends[index - 1] ?? 0) < position);
  const last = done.at(-1);
  const part = seek(stage, ends, position);
  const x = position === 0 ? -1 : stage.links({ part }).last;
  const names = namesOf(SEVEN, 0, "figures", messages.value.watch);
  return (
    <div class="story-links">
      <LinksPicture stage={stage} part={part} x={x} names={names} pointed={node} onPoint={setNode} />
      <Unhooking x={x < 0 ? undefined : stage.node(x)} back={back.current} names={names} />
      <p class="matrix-words" aria-live="polite">
        {tellNode(stage, part, node, names) || messages.value.watch.linksHint}
      </p>
      <div class="story-covers">
        <div class="story-buttons" role="group" aria-label={t.coverGroup}>
          <span aria-hidden="true">{t.coverGroup}</span>
          {SEVEN.matrix.itemNames.map((name, item) => (
            <Button
              key={item}
              disabled={done.includes(item)}
              label={t.coverItem(name)}
              onPress={() => setCovers([...done, item])}
            >
              {name}
            </Button>
          ))}
        </div>
        <div class="story-buttons">
          <Button
            kind="primary"
            icon="undo"
            disabled={last === undefined}
            onPress={() => player.travel(ends[done.length - 2] ?? 0)}
          >
            {t.uncover(last === undefined ? "" : names.item(last))}
          </Button>
          <IconButton icon="previous" label={t.linkBack} disabled={position === 0} onPress={() => player.step(-1)} />
          <IconButton icon="next" label={t.linkForward} disabled={at >= player.length} onPress={() => player.step(1)} />
          <p class="story-covered" aria-live="polite">
            {done.length > 0 ? t.covered(done.map(names.item).join(", ")) : t.coveredNone}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The covers of these items as a dance, and how many links have changed after each of them. */
function covering(core: AtOnce, items: readonly number[]): { stage: Stage; ends: number[] } {
  const moves = items.flatMap((item, depth): Move[] => [
    [MoveKind.choose, depth, item, 0, 1, 0],
    [MoveKind.cover, depth, item, 0, 1, 0],
  ]);
  const stage = new Stage(core, SEVEN.matrix, moves);
  const ends = items.map((_, index) => {
    stage.seek(2 * index + 2);
    return stage.counts.updates;
  });
  return { stage, ends };
}

/** Goes to where so many links have changed; what part of the next move that is. */
function seek(stage: Stage, ends: readonly number[], position: number): number {
  const whole = ends.filter((end) => end <= position).length;
  const from = ends[whole - 1] ?? 0;
  if (position <= from) {
    stage.seek(2 * whole);
    return 0;
  }
  stage.seek(2 * whole + 1);
  return (position - from) / (ends[whole]! - from);
}

/** The changes that take x out of its list and put it back, with those made last marked; who x is, in words. */
function Unhooking({ x, back, names }: { x: Node | undefined; back: boolean; names: Names }) {
  const t = messages.value.story;
  const head = x && x.option < 0;
  const [a, b] = head ? ["L", "R"] : ["U", "D"];
  const who = !x ? "" : head ? t.xHead(names.item(x.item)) : t.xNode(names.option(x.option), names.item(x.item));
  const lines = (to: (letter: string) => string) => (
    <dd>
      <span>{`${b}[${a}[x]] ← ${to(b!)};`}</span> <span>{`${a}[${b}[x]] ← ${to(a!)}`}</span>
    </dd>
  );
  return (
    <div class="unhooking">
      <dl>
        <div class={x && !back ? "unhooking-now" : ""}>
          <dt>{t.unhook}</dt>
          {lines((letter) => `${letter}[x]`)}
        </div>
        <div class={x && back ? "unhooking-now" : ""}>
          <dt>{t.hook}</dt>
          {lines(() => "x")}
        </div>
      </dl>
      <p>{who || t.xNobody}</p>
    </div>
  );
}
