// Today's puzzle: how hard it is, and which days of this week were solved.
import { go } from "../app/router";
import { type Day, dayNumber, dayOfNumber, isPlayable, streak, today, wishesOf } from "../daily/daily";
import { solvedDays } from "../daily/daily_card";
import { dayText, shortDayText, weekdayTexts } from "../daily/day_text";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";

/** From Monday to Sunday. */
function weekOf(day: Day): Day[] {
  const number = dayNumber(day);
  // 1 January 1970 was a Thursday.
  const monday = number - ((number + 3) % 7);
  return Array.from({ length: 7 }, (_, place) => dayOfNumber(monday + place));
}

function DayLink({ day, weekday, solved }: { day: Day; weekday: string; solved: boolean }) {
  const texts = messages.value.games;
  const number = Number(day.slice(-2));
  const look = solved ? "home-day home-day-solved" : "home-day";
  if (!isPlayable(day)) {
    return (
      <span class={look} data-weekday={weekday}>
        {number}
      </span>
    );
  }
  const label = solved ? `${dayText(day)}, ${texts.dailySolved}` : dayText(day);
  return (
    <a
      class={look}
      href={`#/daily/${day}`}
      data-weekday={weekday}
      aria-label={label}
      aria-current={day === today() ? "date" : undefined}
    >
      {number}
    </a>
  );
}

export function TodayCard() {
  const { games: texts, home, play } = messages.value;
  const day = today();
  const solved = solvedDays();
  const done = solved.has(day);
  const days = streak(solved, day);
  const facts = [
    shortDayText(day),
    play.levels[wishesOf(day).level],
    done && texts.dailySolved,
    days > 1 && texts.dailyStreak(days),
  ];
  const weekdays = weekdayTexts();
  return (
    <section class="card home-card home-today" aria-labelledby="home-today">
      <div class="home-told">
        <h2 id="home-today">{home.today}</h2>
        <p class="home-what">{facts.filter(Boolean).join(" · ")}</p>
        <p class="home-facts">{texts.dailyText}</p>
      </div>
      <ol class="home-week">
        {weekOf(day).map((each, place) => (
          <li key={each}>
            <DayLink day={each} weekday={weekdays[place] ?? ""} solved={solved.has(each)} />
          </li>
        ))}
      </ol>
      <div class="home-acts">
        <Button icon="calendar" onPress={() => go("#/daily")}>
          {done ? texts.look : texts.dailyPlay}
        </Button>
      </div>
    </section>
  );
}
