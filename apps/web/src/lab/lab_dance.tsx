// LabDance: the dance over a problem of the lab, with the board it fills drawn beside it.
import { useState } from "preact/hooks";
import type { Choice, GalleryEntry, MatrixSource } from "../core/api_matrix";
import { game, work } from "../core/client";
import { atOnce } from "../core/start_at_once";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { ProgressBar } from "../ui/progress";
import { useAnswer } from "../watch/answer";
import { DancePanel } from "../watch/dance_panel";
import { ItemChoice } from "../watch/item_choice";
import { namesOf } from "../watch/names";
import type { Problem } from "../watch/problem";
import { Stage } from "../watch/stage";
import { DrawingPicture } from "./drawing";
import type { LabSource } from "./lab_state";

interface Props extends LabSource {
  problem: Problem;
  entry: GalleryEntry | undefined;
}

const MOST_MOVES = 20_000;
/** Links of larger problems are to be scrolled: the matrix comes first then. */
const MOST_ITEMS_AT_ONCE = 16;

export function LabDance({ id, source, problem, entry }: Props) {
  const t = messages.value.watch;
  const [choose, setChoose] = useState<Choice>("least");
  const answer = useAnswer(
    async (signal) => {
      const wish = { source, choose, maxMoves: MOST_MOVES, firstSolutionOnly: false };
      const dance = await work.call("dance.run", wish, { signal });
      return { dance, problem, stage: new Stage(await atOnce(), problem.matrix, dance.moves) };
    },
    [id, choose],
  );
  const stage = answer.value?.stage;
  const names = namesOf(problem, 0, "figures", t);
  const ready = stage && answer.value?.problem === problem;
  return (
    <>
      <ItemChoice value={choose} onChange={setChoose} />
      {answer.error !== null && <p role="alert">{t.failed(failureText(answer.error))}</p>}
      {!ready && answer.error === null && <ProgressBar label={t.dancing} />}
      {ready && (
        <>
          <DancePanel
            view="lab"
            id={`${id} ${choose}`}
            problem={problem}
            stage={stage}
            names={names}
            linksFirst={problem.itemCount <= MOST_ITEMS_AT_ONCE}
            {...(entry && "gallery" in source
              ? { picture: ({ path }) => <Taken source={source} entry={entry} options={path} /> }
              : {})}
          />
          {!answer.value!.dance.complete && <p class="facts">{t.cutOff(answer.value!.dance.moves.length)}</p>}
        </>
      )}
    </>
  );
}

interface TakenProps {
  source: Extract<MatrixSource, { gallery: string }>;
  entry: GalleryEntry;
  options: readonly number[];
}

/** The options taken, drawn by the core; the last drawing stays until the next one has come. */
export function Taken({ source, entry, options }: TakenProps) {
  const payload = { gallery: source.gallery, size: source.size, options: [...options] };
  const answer = useAnswer(() => game.call("lab.draw", payload), payload);
  const drawing = answer.value?.drawing;
  if (answer.error !== null) return <p role="alert">{messages.value.watch.failed(failureText(answer.error))}</p>;
  if (!drawing) return null;
  return <DrawingPicture drawing={drawing} picture={entry.picture} label={messages.value.lab.drawingNow} />;
}
