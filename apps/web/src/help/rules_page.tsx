// The rules, for somebody who has never seen a Sudoku.
import { Board } from "../board/board";
import { messages } from "../i18n/messages";
import { findingPicture, notesPicture, type Picture, unitPicture } from "./pictures";

const units = [
  ["row", unitPicture("row", 3)],
  ["column", unitPicture("column", 6)],
  ["box", unitPicture("box", 4)],
] as const;
const finding = findingPicture();
const notes = notesPicture();

function Shown({ picture, label }: { picture: Picture; label: string }) {
  return (
    <div class="help-picture">
      <Board {...picture} label={label} />
    </div>
  );
}

export function RulesPage() {
  const texts = messages.value.help;
  return (
    <>
      <p>{texts.aim}</p>
      <ol class="help-rules">
        {units.map(([kind, picture]) => (
          <li key={kind} class={`help-rule help-${kind}`}>
            <Shown picture={picture} label={texts[kind]} />
            <p>{texts[kind]}</p>
          </li>
        ))}
      </ol>
      <p>{texts.promise}</p>
      <section class="help-step">
        <Shown picture={finding} label={texts.findText} />
        <div>
          <h3>{texts.find}</h3>
          <p>{texts.findText}</p>
        </div>
      </section>
      <p class="help-aside">{texts.other}</p>
    </>
  );
}

/** What can be done with a puzzle. */
export function PlayingPage() {
  const texts = messages.value.help;
  return (
    <>
      <h3>{texts.enter}</h3>
      <p>{texts.enterText}</p>
      <section class="help-step help-notes">
        <Shown picture={notes} label={texts.marks} />
        <div>
          <h3>{texts.marks}</h3>
          <p>{texts.marksText}</p>
        </div>
      </section>
      <h3>{texts.stuck}</h3>
      <p>{texts.stuckText}</p>
    </>
  );
}
