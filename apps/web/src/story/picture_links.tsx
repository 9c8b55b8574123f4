// Page 3: the nodes and links of the seven items, to be followed.
import { useMemo, useState } from "preact/hooks";
import { messages } from "../i18n/messages";
import { LinksPicture, tellNode } from "../watch/links_picture";
import { Lists } from "../watch/lists";
import { namesOf } from "../watch/names";
import { SEVEN } from "./seven";

export function PictureLinks() {
  const t = messages.value.watch;
  const [node, setNode] = useState(-1);
  const lists = useMemo(() => new Lists(SEVEN.matrix), []);
  const names = namesOf(SEVEN, 0, "figures", t);
  return (
    <div class="story-links">
      <LinksPicture
        lists={lists}
        step={-1}
        out={0}
        path={[]}
        chosen={-1}
        familyOfItem={SEVEN.matrix.familyOfItem}
        names={names}
        pointed={node}
        onPoint={setNode}
      />
      <p class="matrix-words" aria-live="polite">
        {tellNode(lists, node, names) || messages.value.story.linksLegend}
      </p>
    </div>
  );
}
