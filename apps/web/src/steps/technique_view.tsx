// TechniqueView: what a technique is, why it holds, and a board to find it on; without a name, the list of all.
import { useEffect } from "preact/hooks";
import { settings } from "../app/settings";
import { symbolsOf } from "../board/symbols";
import type { Lesson, TechniqueEntry, TechniqueFamily } from "../core/api_steps";
import { work } from "../core/client";
import { failureSentence } from "../i18n/failure_text";
import { decimalText } from "../i18n/figures";
import { language, messages } from "../i18n/messages";
import { Icon } from "../ui/icon";
import { ProgressBar } from "../ui/progress";
import { useAnswer } from "../watch/answer";
import { learnt } from "./learnt";
import { TechniqueBoard } from "./technique_board";
import "./technique.css";

const figureOf = ({ rating }: TechniqueEntry) => Number(rating.replace(/[^\d.]/g, ""));

/** The boards of lessons are no larger. */
const largestBoard = 9;

export function TechniqueView({ technique }: { technique: string }) {
  const spoken = [language.value, settings.value.symbols];
  const list = useAnswer((signal) => work.call("technique.list", {}, { signal }), spoken);
  const all = (list.value?.techniques ?? []).toSorted((one, other) => figureOf(one) - figureOf(other));
  if (list.error !== null) return <p role="alert">{failureSentence(list.error)}</p>;
  if (all.length === 0) return <ProgressBar label={messages.value.app.loading} />;
  if (technique === "") return <TechniqueList all={all} />;
  return <OneTechnique key={technique} technique={technique} all={all} spoken={spoken} />;
}

const addressOf = ({ technique }: TechniqueEntry) => `#/technique/${technique}`;

/** How far one is, and the easiest that was not found yet. */
function Course({ all }: { all: readonly TechniqueEntry[] }) {
  const texts = messages.value.steps;
  const count = all.filter(({ technique }) => learnt.value.has(technique)).length;
  const next = all.find(({ technique }) => !learnt.value.has(technique));
  return (
    <section class="card technique-course">
      <div>
        <p>{texts.learntOf(count, all.length)}</p>
        <progress value={count} max={all.length} aria-label={texts.learntOf(count, all.length)} />
      </div>
      {next && (
        <a class="button button-primary" href={addressOf(next)}>
          <Icon name="next" />
          <span>{count > 0 ? texts.goOn(next.name) : texts.beginWith(next.name)}</span>
        </a>
      )}
    </section>
  );
}

function TechniqueList({ all }: { all: readonly TechniqueEntry[] }) {
  const texts = messages.value.steps;
  const families = [...new Set<TechniqueFamily>(all.map(({ family }) => family))];
  return (
    <div class="technique-all">
      <h1>{texts.all}</h1>
      <p>{texts.allLead}</p>
      <Course all={all} />
      {families.map((family) => (
        <section key={family}>
          <h2>{texts.families[family]}</h2>
          <ul class="technique-list">
            {all
              .filter((entry) => entry.family === family)
              .map((entry) => (
                <li key={entry.technique}>
                  <a href={addressOf(entry)}>{entry.name}</a>
                  <span class="technique-learnt">
                    {learnt.value.has(entry.technique) && (
                      <>
                        <Icon name="check" />
                        <span class="unseen">{texts.learntMark}</span>
                      </>
                    )}
                  </span>
                  <span class="technique-rating">{decimalText(entry.rating)}</span>
                  <span class="technique-what">{entry.what}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function OneTechnique({ technique, all, spoken }: { technique: string; all: readonly TechniqueEntry[]; spoken: string[] }) {
  const texts = messages.value.steps;
  const symbols = symbolsOf(largestBoard, settings.value.symbols);
  const lesson = useAnswer((signal) => work.call("technique.show", { technique, symbols }, { signal }), spoken);
  // A reader of another page begins at its top, with the keyboard too.
  useEffect(() => {
    scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, []);
  const place = all.findIndex((entry) => entry.technique === technique);
  const easier = all[place - 1];
  const harder = all[place + 1];
  if (lesson.error !== null) {
    return (
      <>
        <p class="technique-failure" role="alert">
          {failureSentence(lesson.error)}
        </p>
        <TechniqueList all={all} />
      </>
    );
  }
  return (
    <article class="technique">
      {lesson.value && <LessonPage lesson={lesson.value} />}
      <nav class="technique-ways" aria-label={texts.all}>
        {place >= 0 && easier && (
          <a href={addressOf(easier)}>
            <small>{texts.easier}</small>
            <span>{easier.name}</span>
          </a>
        )}
        <a class="technique-to-all" href="#/technique">
          {texts.all}
        </a>
        {place >= 0 && harder && (
          <a class="technique-harder" href={addressOf(harder)}>
            <small>{texts.harder}</small>
            <span>{harder.name}</span>
          </a>
        )}
      </nav>
    </article>
  );
}

function LessonPage({ lesson }: { lesson: Lesson }) {
  const texts = messages.value.steps;
  return (
    <>
      <header class="technique-head">
        <p>
          <span>{texts.families[lesson.family]}</span>
          <span>{texts.rating(decimalText(lesson.rating))}</span>
        </p>
        <h1>{lesson.name}</h1>
        <p class="technique-lead">{lesson.what}</p>
      </header>
      <section class="technique-why">
        <h2>{texts.why}</h2>
        <p>{lesson.why}</p>
        {lesson.uniqueness && <p class="technique-note">{texts.uniqueness}</p>}
      </section>
      <TechniqueBoard lesson={lesson} />
    </>
  );
}
