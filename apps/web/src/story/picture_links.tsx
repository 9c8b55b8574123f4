// Pages 3 and 4: the nodes and links of the seven items; to be followed, and to be covered and uncovered.
import { useEffect, useMemo, useState } from "preact/hooks";
import { reducedMotion } from "../app/settings";
import { type Move, MoveKind } from "../core/api";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { LinksPicture, tellNode } from "../watch/links_picture";
import { headOf } from "../watch/lists";
import { namesOf } from "../watch/names";
import { Player } from "../watch/player";
import { Stage } from "../watch/stage";
import { SEVEN } from "./seven";

function coverMove(item: number): Move {
  return [MoveKind.cover, 0, item, 0, 0, 0];
}

/** Without `covering` the links can only be looked at. */
export function PictureLinks({ covering }: { covering: boolean }) {
  const t = messages.value.story;
  const [covers, setCovers] = useState<number[]>([]);
  const [node, setNode] = useState(-1);
  const stage = useMemo(() => new Stage(SEVEN.matrix, covers.map(coverMove)), [covers]);
  const player = useMemo(() => {
    const made = new Player(stage.length, () => reducedMotion.value);
    made.seek(Math.max(0, stage.length - 1));
    return made;
  }, [stage]);
  useEffect(() => {
    if (stage.length > 0) player.step(1);
    return () => player.seek(player.position.value);
  }, [player]);

  const position = player.position.value;
  const at = Math.floor(position);
  stage.seek(at);
  const names = namesOf(SEVEN, 0, "figures", messages.value.watch);
  const covered = covers.slice(0, Math.ceil(position));
  const last = covered.at(-1);
  return (
    <div class="story-links">
      <LinksPicture
        {...(position > at ? stage.between(position - at) : { lists: stage.lists, step: -1, out: 0 })}
        path={[]}
        chosen={last ?? -1}
        familyOfItem={SEVEN.matrix.familyOfItem}
        names={names}
        pointed={node}
        onPoint={setNode}
      />
      <p class="matrix-words" aria-live="polite">
        {tellNode(stage.lists, node, names) || messages.value.watch.linksHint}
      </p>
      {covering && (
        <div class="story-covers">
          <div class="story-buttons" role="group" aria-label={t.coverGroup}>
            {SEVEN.matrix.itemNames.map((name, item) => (
              <Button
                key={item}
                disabled={stage.lists.covered[headOf(item)] === 1}
                onPress={() => setCovers([...covers.slice(0, Math.round(position)), item])}
              >
                {t.coverItem(name)}
              </Button>
            ))}
          </div>
          <Button kind="primary" icon="undo" disabled={last === undefined} onPress={() => player.step(-1)}>
            {t.uncover(last === undefined ? "" : names.item(last))}
          </Button>
          <p aria-live="polite">{covered.length > 0 ? t.covered(covered.map(names.item).join(", ")) : t.coveredNone}</p>
        </div>
      )}
    </div>
  );
}
