// Page 3: the nodes and links of the seven items, to be followed.
import { useState } from "preact/hooks";
import { atOnce } from "../core/start_at_once";
import { messages } from "../i18n/messages";
import { useAnswer } from "../watch/answer";
import { LinksPicture, tellNode } from "../watch/links_picture";
import { namesOf } from "../watch/names";
import { Stage } from "../watch/stage";
import { Waiting } from "./picture_dance";
import { SEVEN } from "./seven";

export function PictureLinks() {
  const t = messages.value.watch;
  const [node, setNode] = useState(-1);
  const { value: stage, error } = useAnswer(async () => new Stage(await atOnce(), SEVEN.matrix, []), "seven");
  if (!stage) return <Waiting error={error} />;
  const names = namesOf(SEVEN, 0, "figures", t);
  return (
    <div class="story-links">
      <LinksPicture stage={stage} part={0} names={names} pointed={node} onPoint={setNode} />
      <p class="matrix-words" aria-live="polite">
        {tellNode(stage, 0, node, names) || messages.value.story.linksLegend}
      </p>
    </div>
  );
}
