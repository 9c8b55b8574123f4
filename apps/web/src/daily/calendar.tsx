// Calendar: a month of daily puzzles: which were solved, and a way to each of them.
import { useState } from "preact/hooks";
import { go } from "../app/router";
import { messages } from "../i18n/messages";
import { Button, IconButton } from "../ui/button";
import { type Day, firstDay, isPlayable, streak, today } from "./daily";
import { solvedDays } from "./daily_card";
import { dayText, monthText, weekdayTexts } from "./day_text";
import { monthAfter, monthOf, weeksOf } from "./month";
import "./calendar.css";

function DayCell({ day, solved }: { day: Day; solved: boolean }) {
  const number = Number(day.slice(-2));
  const state = `calendar-day ${solved ? "calendar-solved" : ""} ${day === today() ? "calendar-today" : ""}`;
  if (!isPlayable(day)) return <span class={state}>{number}</span>;
  const label = solved ? `${dayText(day)}, ${messages.value.games.dailySolved}` : dayText(day);
  return (
    <a class={state} href={`#/daily/${day}`} aria-label={label} aria-current={day === today() ? "date" : undefined}>
      {number}
    </a>
  );
}

export function Calendar() {
  const texts = messages.value.games;
  const [month, setMonth] = useState(monthOf(today()));
  const solved = solvedDays();
  const days = streak(solved);
  const name = monthText(month);
  return (
    <section class="card calendar">
      <div class="calendar-told">
        <h2>{texts.daily}</h2>
        <p>{texts.dailyText}</p>
        {days > 0 && <p class="calendar-streak">{texts.dailyStreak(days)}</p>}
        <Button kind={solved.has(today()) ? "plain" : "primary"} icon="play" onPress={() => go("#/daily")}>
          {solved.has(today()) ? texts.look : texts.dailyPlay}
        </Button>
      </div>
      <div class="calendar-month">
        <div class="calendar-head">
          <IconButton
            icon="previous"
            label={texts.previousMonth}
            disabled={month <= monthOf(firstDay)}
            onPress={() => setMonth(monthAfter(month, -1))}
          />
          <strong aria-live="polite">{name}</strong>
          <IconButton
            icon="next"
            label={texts.nextMonth}
            disabled={month >= monthOf(today())}
            onPress={() => setMonth(monthAfter(month, 1))}
          />
        </div>
        <table aria-label={name}>
          <thead>
            <tr>
              {weekdayTexts().map((weekday) => (
                <th key={weekday} scope="col">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, place) => (
              <tr key={place}>
                {week.map((day, weekday) => (
                  <td key={weekday}>{day && <DayCell day={day} solved={solved.has(day)} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
