// The verdict: a line beside the board, where a text that could not be read is told, too; and what explains it, with the
// solutions where they help.
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../app/settings";
import { Board as BoardPicture } from "../board/board";
import { plainCells, type Tint } from "../board/board_state";
import { cellName } from "../board/symbols";
import type { Board, Diagnosis, Rating } from "../core/api_boards";
import { isRefusal } from "../core/client";
import { failureSentence } from "../i18n/failure_text";
import { decimalText, millisecondsText } from "../i18n/figures";
import { messages } from "../i18n/messages";
import { IconButton } from "../ui/button";
import { announce } from "../ui/toast";
import { failure, type Failure as Reading } from "./reading";
import { known } from "./verdict";

const verdictClass = { none: "verdict-bad", one: "verdict-good", many: "verdict-warn", unknown: "verdict-warn" };

/** The verdict in a few words. */
export function verdictText(): string {
  const texts = messages.value.enter;
  const { value } = known;
  if (value.state === "known") {
    const { verdict, leftOut } = value.diagnosis;
    return leftOut ? `${texts[verdict]} (${texts.asRead})` : texts[verdict];
  }
  return value.state === "looking" ? texts.looking : texts.emptyVerdict;
}

function failureInWords(told: Reading) {
  if (typeof told === "string") return told;
  const { reason, notSquare } = told;
  const { enter: texts, faults } = messages.value;
  if (notSquare) return texts.squareOnly;
  const isBad = reason === "tooLong" || isRefusal(reason);
  return (
    <>
      {isBad && <strong>{faults.sentence(texts.badText)} </strong>}
      {reason === "tooLong" ? texts.fileTooLong : failureSentence(reason)}
    </>
  );
}

/** Why the text or the picture that was read last is no board. */
function Failure() {
  const { app } = messages.value;
  const box = useRef<HTMLDivElement>(null);
  // Where the board fills the window it lies below.
  useEffect(() => {
    if (failure.value) box.current?.scrollIntoView({ block: "nearest" });
  }, [failure.value]);
  return (
    <div ref={box} class="verdict-failure" role="alert">
      {failure.value && (
        <>
          <p class="reading-failure">{failureInWords(failure.value)}</p>
          <IconButton icon="close" label={app.close} onPress={() => (failure.value = null)} />
        </>
      )}
    </div>
  );
}

/** Whether the verdict is shown, rather than what is wrong with a text. */
const isShown = () => failure.value === null;

export function VerdictLine() {
  const { value } = known;
  const heading = verdictText();
  useEffect(() => {
    if (value.state === "known") announce(heading);
  }, [heading, value.state]);
  const kind = value.state === "known" ? verdictClass[value.diagnosis.verdict] : "";
  return (
    <section class={`verdict-line ${isShown() ? kind : "verdict-bad"}`}>
      <Failure />
      {isShown() && <h2>{heading}</h2>}
    </section>
  );
}

export function VerdictPanel({ board }: { board: Board }) {
  const { value } = known;
  if (value.state !== "known" || !isShown()) return null;
  return (
    <section class="verdict">
      <Explanation board={board} diagnosis={value.diagnosis} rating={value.rating} />
    </section>
  );
}

interface Props {
  board: Board;
  diagnosis: Diagnosis;
  rating: Rating | null;
}

function Explanation({ board, diagnosis, rating }: Props) {
  const { enter: texts, play } = messages.value;
  const givens = board.digits.filter((digit) => digit > 0).length;
  const contradicting = diagnosis.contradicting.map((cell) => cellName(cell, board.shape.size)).join(", ");
  const effort = texts.effort(millisecondsText(diagnosis.milliseconds));
  return (
    <>
      {diagnosis.leftOut && <p>{diagnosis.leftOut}</p>}
      {diagnosis.verdict === "one" && !diagnosis.leftOut && <p>{texts.oneText(givens)}</p>}
      {rating && (
        <p>
          {texts.rating(decimalText(rating.text), play.levels[rating.level])}
          {rating.trials > 0 && texts.trials(rating.trials, rating.depth)}
        </p>
      )}
      {diagnosis.verdict === "many" && <p>{texts.severalText(diagnosis.differences.length)}</p>}
      {diagnosis.verdict === "unknown" && <p>{texts.unknownText}</p>}
      {diagnosis.verdict === "none" && (
        <p>{contradicting ? texts.contradicting(contradicting) : !board.shape.rules && texts.noneText}</p>
      )}
      {diagnosis.obstacleText && <p>{diagnosis.obstacleText}</p>}
      {diagnosis.engine && <p class="verdict-effort">{effort}</p>}
      <Solutions board={board} diagnosis={diagnosis} />
    </>
  );
}

function Solutions({ board, diagnosis }: { board: Board; diagnosis: Diagnosis }) {
  const texts = messages.value.enter;
  const differences = new Map<number, Tint>(diagnosis.differences.map((cell) => [cell, "differs"]));
  const pictures = diagnosis.solutions.map((solution, index) => {
    const names = [diagnosis.solutions.length > 1 ? texts.firstSolution : texts.solution, texts.secondSolution];
    const name = names[index] ?? texts.solution;
    return (
      <figure key={index}>
        <figcaption>{name}</figcaption>
        <BoardPicture
          shape={board.shape}
          cells={plainCells(solution, board.digits)}
          label={name}
          symbols={settings.value.symbols}
          tints={differences}
        />
      </figure>
    );
  });
  if (pictures.length === 0) return null;
  const shown = <div class="verdict-solutions">{pictures}</div>;
  // Two of several give nothing away, unless rules that were not read leave only one of them.
  if (diagnosis.verdict === "many" && !diagnosis.leftOut) return shown;
  return (
    <details>
      <summary>{diagnosis.verdict === "one" ? texts.showSolution : texts.firstSolution}</summary>
      {shown}
    </details>
  );
}
