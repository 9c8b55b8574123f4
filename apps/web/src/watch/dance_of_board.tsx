// DanceOfBoard: asks the core how it searches a board, and shows it.
import { settings } from "../app/settings";
import { requestOf } from "../board/shapes";
import type { Board } from "../core/api_boards";
import type { Choice } from "../core/api_matrix";
import { work } from "../core/client";
import { atOnce } from "../core/start_at_once";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { ProgressBar } from "../ui/progress";
import { useAnswer } from "./answer";
import { BoardBeside } from "./board_beside";
import { DancePanel } from "./dance_panel";
import { namesOf } from "./names";
import { problemOf } from "./problem";
import { Stage } from "./stage";

interface Props {
  board: Board;
  choose: Choice;
  pruned: boolean;
  /** Where it is shown. */
  view: string;
  /** Ends with the first screen of the page. */
  first?: boolean;
}

/** A dance that is longer is cut off; its end would not be reached by watching anyway. */
const MOST_MOVES = 20_000;

export function DanceOfBoard({ board, choose, pruned, view, first = false }: Props) {
  const t = messages.value.watch;
  const { shape, digits } = board;
  const source = { board: { shape: requestOf(shape), digits }, pruned };
  const answer = useAnswer(
    async (signal) => {
      const matrix = await work.call("matrix.make", source, { signal });
      const wish = { source, choose, maxMoves: MOST_MOVES, firstSolutionOnly: false };
      const dance = await work.call("dance.run", wish, { signal });
      // Which board it is of is kept beside it: while the next answer is waited for, this one is still shown.
      return { dance, board, problem: problemOf(matrix), stage: new Stage(await atOnce(), matrix, dance.moves) };
    },
    [source, choose],
  );
  const shown = answer.value;
  const names = shown && namesOf(shown.problem, shown.board.shape.size, settings.value.symbols, t);
  return (
    <>
      {answer.error !== null && <p role="alert">{t.failed(failureText(answer.error))}</p>}
      {!shown && answer.error === null && <ProgressBar label={t.dancing} />}
      {shown && names && (
        <>
          <DancePanel
            problem={shown.problem}
            stage={shown.stage}
            names={names}
            view={view}
            id={JSON.stringify([shown.board.digits, choose, pruned])}
            first={first}
            picture={({ marks, lit, calm, onPoint }) => (
              <BoardBeside
                shape={shown.board.shape}
                givens={shown.board.digits}
                problem={shown.problem}
                marks={marks}
                lit={lit}
                calm={calm}
                onPoint={onPoint}
              />
            )}
          />
          {!shown.dance.complete && <p class="facts">{t.cutOff(shown.dance.moves.length)}</p>}
        </>
      )}
    </>
  );
}
