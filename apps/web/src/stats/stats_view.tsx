// StatsView: what was solved, board by board; the days of the daily puzzle; and every game that was solved.
import { useState } from "preact/hooks";
import { Calendar } from "../daily/calendar";
import { dayText, momentText } from "../daily/day_text";
import { messages } from "../i18n/messages";
import { clockText } from "../play/clock_text";
import { AskFirst } from "../shelf/ask_first";
import { StorageNote } from "../shelf/storage_note";
import { ViewChoice } from "../shelf/view_choice";
import { Button } from "../ui/button";
import { deleteResults, type Result, results } from "./results";
import { type Summary, summaries } from "./summary";
import { TimePlot } from "./time_plot";
import "../shelf/games.css";
import "./stats.css";

function boardText({ latin, size, boxRows, boxColumns }: Result): string {
  const texts = messages.value.play;
  if (latin) return texts.shapeLatin(size);
  return boxRows > 0 ? texts.shapeSudoku(size, boxRows, boxColumns) : texts.shapeRegions(size);
}

const levelText = ({ level }: Result): string => {
  const { games, play } = messages.value;
  return level === "" ? games.unratedLevel : play.levels[level];
};

const timeText = (milliseconds: number | null) => (milliseconds === null ? "–" : clockText(milliseconds));

function SummaryCard({ summary }: { summary: Summary }) {
  const texts = messages.value.games;
  const facts: [string, string][] = [
    [texts.solvedCount, String(summary.count)],
    [texts.best, timeText(summary.best)],
    [texts.mean, timeText(summary.mean)],
  ];
  return (
    <li class="card stats-card">
      <h3>
        {boardText(summary.sample)} · {levelText(summary.sample)}
      </h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {summary.count > 1 && <TimePlot summary={summary} />}
    </li>
  );
}

const shownAtFirst = 20;

function History() {
  const { games: texts, play } = messages.value;
  const [all, setAll] = useState(false);
  const shown = all ? results.value : results.value.slice(0, shownAtFirst);
  return (
    <section>
      <h2>{texts.history}</h2>
      <ul class="stats-history">
        {shown.map((result) => (
          <li key={result.id}>
            <span class="stats-time">{clockText(result.elapsed)}</span>
            <span class="stats-what">
              {result.daily ? texts.dailyOf(dayText(result.daily)) : boardText(result)} · {levelText(result)}
              {result.hints > 0 && ` · ${play.hintsUsed(result.hints)}`}
            </span>
            <span class="stats-when">{momentText(result.solved)}</span>
            <AskFirst small icon="trash" label={texts.delete} onConfirm={() => void deleteResults([result.id])} />
          </li>
        ))}
      </ul>
      {shown.length < results.value.length && <Button onPress={() => setAll(true)}>{texts.showAll(results.value.length)}</Button>}
    </section>
  );
}

export function StatsView() {
  const texts = messages.value.games;
  const cards = summaries(results.value);
  return (
    <div class="games">
      <header class="games-head">
        <h1>{texts.stats}</h1>
        <ViewChoice shown="stats" />
      </header>
      <StorageNote />
      <Calendar />
      {cards.length === 0 ? (
        <p>{texts.statsNone}</p>
      ) : (
        <>
          <ul class="stats-cards">
            {cards.map((summary) => (
              <SummaryCard key={summary.sample.id} summary={summary} />
            ))}
          </ul>
          <p class="games-note">{texts.unaided}</p>
          <History />
          <AskFirst
            icon="trash"
            label={texts.deleteStats}
            question={texts.deleteStatsAsk}
            onConfirm={() => void deleteResults(results.value.map(({ id }) => id))}
          />
        </>
      )}
    </div>
  );
}
