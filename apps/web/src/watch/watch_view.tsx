// WatchView: the matrix of a board and the dance over it, beside the board itself.
import { useMemo } from "preact/hooks";
import { requestOf } from "../board/shapes";
import type { Board } from "../core/api_boards";
import type { Choice } from "../core/api_matrix";
import { work } from "../core/client";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { currentBoard, currentGivens } from "../play/game";
import { IconButton } from "../ui/button";
import { Select } from "../ui/fields";
import { ProgressBar } from "../ui/progress";
import { Segmented } from "../ui/segmented";
import { useAnswer } from "./answer";
import { Compare } from "./compare";
import { DanceOfBoard } from "./dance_of_board";
import { ItemChoice } from "./item_choice";
import { useKept } from "./kept";
import { MatrixExplorer } from "./matrix_explorer";
import { problemOf } from "./problem";
import { SAMPLES, USUAL } from "./samples";
import "./watch.css";

export function WatchView() {
  const t = messages.value.watch;
  const [picked, pick] = useKept<string | null>("watch board", null);
  const [show, setShow] = useKept<"matrix" | "dance">("watch show", "matrix");
  const [choose, setChoose] = useKept<Choice>("watch choose", "least");
  const [form, setForm] = useKept<"pruned" | "full">("watch form", "pruned");
  const [more, setMore] = useKept("watch more", false);
  const chosen = picked ?? (currentGivens.value && !currentGivens.value.shape.rules ? "game" : "usual");
  const board = boardOf(chosen);
  return (
    <div class={`watch watch-${show}`}>
      <header class="watch-head">
        <div class={show === "matrix" ? "watch-lead" : ""}>
          <h1>{t.title}</h1>
          {show === "matrix" && <p>{t.lead}</p>}
        </div>
        <div class={more ? "watch-choices watch-more" : "watch-choices"}>
          <Select label={t.board} value={chosen} options={boardChoices()} onChange={pick} />
          <Segmented
            label={t.show}
            value={show}
            options={[
              { value: "matrix", text: t.showMatrix },
              { value: "dance", text: t.showDance },
            ]}
            onChange={setShow}
          />
          {show === "dance" && (
            <>
              <IconButton icon="settings" label={t.options} pressed={more} onPress={() => setMore(!more)} />
              <ItemChoice value={choose} onChange={setChoose} />
              <Segmented
                titled
                label={t.form}
                value={form}
                options={[
                  { value: "pruned", text: t.formPruned },
                  { value: "full", text: t.formFull },
                ]}
                onChange={setForm}
              />
            </>
          )}
        </div>
      </header>
      {board.shape.rules ? (
        <p role="alert">{t.ruled}</p>
      ) : show === "matrix" ? (
        <MatrixOfBoard board={board} />
      ) : (
        <>
          <DanceOfBoard first view="watch" board={board} choose={choose} pruned={form === "pruned"} />
          <Compare board={{ shape: requestOf(board.shape), digits: board.digits }} />
        </>
      )}
    </div>
  );
}

function boardOf(chosen: string): Board {
  if (chosen === "game" && currentGivens.value) return currentGivens.value;
  if (chosen === "entries" && currentBoard.value) return currentBoard.value;
  return SAMPLES.find((sample) => sample.id === chosen)?.board ?? USUAL;
}

function boardChoices(): { value: string; text: string }[] {
  const t = messages.value.watch;
  const own = currentGivens.value
    ? [
        { value: "game", text: t.boardCurrent },
        { value: "entries", text: t.boardEntries },
      ]
    : [];
  return [
    ...own,
    ...SAMPLES.map(({ id, kind, board }) => {
      const name = `${board.shape.size}×${board.shape.size}`;
      if (kind === "latin") return { value: id, text: t.boardLatin(board.shape.size) };
      if (kind === "empty") return { value: id, text: t.boardEmpty(name) };
      return { value: id, text: id === "hard" ? t.boardHard(name) : t.boardSample(name) };
    }),
  ];
}

/** The matrix is that of the empty board: givens fade its rows rather than leave them out. */
function MatrixOfBoard({ board }: { board: Board }) {
  const t = messages.value.watch;
  const { shape, digits } = board;
  const request = requestOf(shape);
  const empty = { shape: request, digits: digits.map(() => 0) };
  const answer = useAnswer(async (signal) => {
    const matrix = await work.call("matrix.make", { board: empty, pruned: false }, { signal });
    return { matrix, shape: JSON.stringify(request) };
  }, request);
  const problem = useMemo(() => answer.value && problemOf(answer.value.matrix), [answer.value]);
  if (answer.error !== null) return <p role="alert">{t.failed(failureText(answer.error))}</p>;
  if (!problem || answer.value?.shape !== JSON.stringify(request)) return <ProgressBar label={t.making} />;
  return <MatrixExplorer view="watch" shape={shape} digits={digits} problem={problem} />;
}
