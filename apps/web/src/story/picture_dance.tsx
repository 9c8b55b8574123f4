// Pages 5 and 11: the search, move by move: over the seven items with its tree, and over four queens with their board.
import type { GalleryEntry, MatrixSource } from "../core/api_matrix";
import { game, work } from "../core/client";
import { atOnce } from "../core/start_at_once";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { Taken } from "../lab/lab_dance";
import { ProgressBar } from "../ui/progress";
import { useAnswer } from "../watch/answer";
import { DancePanel } from "../watch/dance_panel";
import { namesOf } from "../watch/names";
import { problemOf } from "../watch/problem";
import { Stage } from "../watch/stage";
import { SearchTree } from "./search_tree";
import { SEVEN, SEVEN_TEXT } from "./seven";

const MOST_MOVES = 2000;

function run(source: MatrixSource, signal: AbortSignal) {
  return work.call("dance.run", { source, choose: "least", maxMoves: MOST_MOVES, firstSolutionOnly: false }, { signal });
}

export function Waiting({ error }: { error: unknown }) {
  const t = messages.value.watch;
  return error === null ? <ProgressBar label={t.dancing} /> : <p role="alert">{t.failed(failureText(error))}</p>;
}

export function PictureSearch() {
  const answer = useAnswer(async (signal) => {
    const { moves } = await run({ problem: SEVEN_TEXT }, signal);
    return new Stage(await atOnce(), SEVEN.matrix, moves);
  }, "seven");
  const stage = answer.value;
  if (!stage) return <Waiting error={answer.error} />;
  const names = namesOf(SEVEN, 0, "figures", messages.value.watch);
  return (
    <DancePanel
      first
      slim
      linksFirst
      view="story search"
      id="seven"
      problem={SEVEN}
      stage={stage}
      names={names}
      pictureName={messages.value.story.tree}
      picture={() => <SearchTree moves={stage.moves} at={stage.at} names={names} />}
    />
  );
}

const QUEENS = { gallery: "queens", size: 4 };

export function PictureQueens() {
  const answer = useAnswer(async (signal) => {
    const gallery = await game.call("lab.gallery", {});
    const matrix = await work.call("matrix.make", QUEENS, { signal });
    const { moves } = await run(QUEENS, signal);
    const entry = gallery.entries.find(({ id }) => id === QUEENS.gallery);
    return { entry, problem: problemOf(matrix), stage: new Stage(await atOnce(), matrix, moves) };
  }, "queens");
  if (!answer.value) return <Waiting error={answer.error} />;
  const { problem, entry, stage } = answer.value;
  return (
    <DancePanel
      first
      linksFirst
      view="story queens"
      id="queens"
      problem={problem}
      stage={stage}
      names={namesOf(problem, 0, "figures", messages.value.watch)}
      picture={({ path }) => <Taken source={QUEENS} entry={entry as GalleryEntry} options={path} />}
    />
  );
}
