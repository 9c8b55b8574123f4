// The puzzle of the day: a way to it, and how many days in a row it was solved.
import { go } from "../app/router";
import { messages } from "../i18n/messages";
import { results } from "../stats/results";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { streak, today, wishesOf } from "./daily";
import { dayText } from "./day_text";
import "./daily.css";

export const solvedDays = (): ReadonlySet<string> => new Set(results.value.flatMap(({ daily }) => (daily === "" ? [] : [daily])));

export function DailyCard() {
  const { games: texts, play } = messages.value;
  const day = today();
  const solved = solvedDays();
  const days = streak(solved, day);
  const done = solved.has(day);
  const facts = [dayText(day), play.levels[wishesOf(day).level], done && texts.dailySolved, days > 1 && texts.dailyStreak(days)];
  return (
    <section class="card daily-card">
      <Icon name="calendar" />
      <div class="daily-told">
        <h2>{texts.daily}</h2>
        <p>{facts.filter(Boolean).join(" · ")}</p>
        <p class="daily-text">{texts.dailyText}</p>
      </div>
      <Button kind={done ? "plain" : "primary"} icon="play" onPress={() => go("#/daily")}>
        {done ? texts.look : texts.dailyPlay}
      </Button>
    </section>
  );
}
