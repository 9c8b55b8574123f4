// Page 4: items to be covered and uncovered, one link at a time, with the two lines that do it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { reducedMotion } from "../app/settings";
import { messages } from "../i18n/messages";
import { Button, IconButton } from "../ui/button";
import { LinksPicture, tellNode } from "../watch/links_picture";
import { headOf, Lists } from "../watch/lists";
import { type Names, namesOf } from "../watch/names";
import { Player } from "../watch/player";
import { SEVEN } from "./seven";

/** Links a second. */
const SPEED = 2;

export function PictureCover() {
  const t = messages.value.story;
  const [covers, setCovers] = useState<number[]>([]);
  const [node, setNode] = useState(-1);
  const { lists: full, starts } = useMemo(() => covering(covers), [covers]);
  const player = useMemo(() => {
    const made = new Player(full.trailLength, () => reducedMotion.value);
    made.speed.value = SPEED;
    made.seek(starts.at(-1) ?? 0);
    return made;
  }, [full]);
  useEffect(() => {
    player.travel(full.trailLength);
    return () => player.seek(player.position.value);
  }, [player]);

  const position = player.position.value;
  const at = Math.floor(position);
  const before = useRef(position);
  const back = useRef(false);
  if (before.current !== position) back.current = position < before.current;
  before.current = position;
  const lists = full.copy();
  lists.rewind(at);
  const x = full.trail[position > at ? at : at - 1] ?? -1;
  const names = namesOf(SEVEN, 0, "figures", messages.value.watch);
  const done = covers.filter((_, index) => starts[index]! < position);
  const last = done.at(-1);
  return (
    <div class="story-links">
      <LinksPicture
        lists={lists}
        step={position > at ? at : -1}
        out={position - at}
        path={[]}
        chosen={last ?? -1}
        x={at === 0 && position === 0 ? -1 : x}
        familyOfItem={SEVEN.matrix.familyOfItem}
        names={names}
        pointed={node}
        onPoint={setNode}
      />
      <Unhooking lists={lists} x={position === 0 ? -1 : x} back={back.current} names={names} />
      <p class="matrix-words" aria-live="polite">
        {tellNode(lists, node, names) || messages.value.watch.linksHint}
      </p>
      <div class="story-covers">
        <div class="story-buttons" role="group" aria-label={t.coverGroup}>
          <span aria-hidden="true">{t.coverGroup}</span>
          {SEVEN.matrix.itemNames.map((name, item) => (
            <Button
              key={item}
              disabled={lists.covered[headOf(item)] === 1}
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
            onPress={() => player.travel(starts[done.length - 1] ?? 0)}
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

/** The lists with all these items covered, and how long the trail was before each of them. */
function covering(items: readonly number[]): { lists: Lists; starts: number[] } {
  const lists = new Lists(SEVEN.matrix);
  const starts: number[] = [];
  for (const item of items) {
    starts.push(lists.trailLength);
    lists.cover(headOf(item));
  }
  return { lists, starts };
}

/** The changes that take x out of its list and put it back, with those made last marked; who x is, in words. */
function Unhooking({ lists, x, back, names }: { lists: Lists; x: number; back: boolean; names: Names }) {
  const t = messages.value.story;
  const head = x >= 0 && x < lists.firstNode;
  const [a, b] = head ? ["L", "R"] : ["U", "D"];
  const who =
    x < 0
      ? ""
      : head
        ? t.xHead(names.item(lists.itemOf[x]!))
        : t.xNode(names.option(lists.optionOf[x]!), names.item(lists.itemOf[x]!));
  const lines = (to: (letter: string) => string) => (
    <dd>
      <span>{`${b}[${a}[x]] ← ${to(b!)};`}</span> <span>{`${a}[${b}[x]] ← ${to(a!)}`}</span>
    </dd>
  );
  return (
    <div class="unhooking">
      <dl>
        <div class={x >= 0 && !back ? "unhooking-now" : ""}>
          <dt>{t.unhook}</dt>
          {lines((letter) => `${letter}[x]`)}
        </div>
        <div class={x >= 0 && back ? "unhooking-now" : ""}>
          <dt>{t.hook}</dt>
          {lines(() => "x")}
        </div>
      </dl>
      <p>{who || t.xNobody}</p>
    </div>
  );
}
