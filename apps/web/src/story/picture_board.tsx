// Pages 6 to 8: the matrices of whole boards, from the blocks of a Latin square to 729 x 324 and its givens.
import { useMemo, useState } from "preact/hooks";
import { requestOf } from "../board/shapes";
import type { Board } from "../core/api_boards";
import { work } from "../core/client";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { ProgressBar } from "../ui/progress";
import { Segmented } from "../ui/segmented";
import { useAnswer } from "../watch/answer";
import { MatrixExplorer } from "../watch/matrix_explorer";
import { problemOf } from "../watch/problem";
import { withFamilies } from "./families";

interface Props {
  board: Board;
  /** Lets the families of rules in one after another. */
  inBlocks?: boolean;
  entered?: number;
}

export function PictureBoard({ board, inBlocks, entered }: Props) {
  const t = messages.value.story;
  const { shape, digits } = board;
  const empty = { shape: requestOf(shape), digits: digits.map(() => 0) };
  const answer = useAnswer((signal) => work.call("matrix.make", { board: empty, pruned: false }, { signal }), empty);
  const [families, setFamilies] = useState<1 | 2 | 3>(1);
  const shown = inBlocks ? families : Infinity;
  const problem = useMemo(() => answer.value && problemOf(withFamilies(answer.value, shown)), [answer.value, shown]);
  if (answer.error !== null) return <p role="alert">{messages.value.watch.failed(failureText(answer.error))}</p>;
  if (!problem) return <ProgressBar label={messages.value.watch.making} />;
  return (
    <>
      {inBlocks && (
        <Segmented
          titled
          label={t.blocks}
          value={families}
          options={[
            { value: 1, text: t.blocksOne },
            { value: 2, text: t.blocksTwo },
            { value: 3, text: t.blocksThree },
          ]}
          onChange={setFamilies}
        />
      )}
      <MatrixExplorer
        view="story"
        shape={shape}
        digits={digits}
        problem={problem}
        {...(entered === undefined ? {} : { entered })}
      />
    </>
  );
}
