// TimePlot: the latest times as dots, the oldest on the left, with a line at the mean.
import { messages } from "../i18n/messages";
import { clockText } from "../play/clock_text";
import { isUnaided, type Summary } from "./summary";

const width = 240;
const height = 64;
const inset = 6;

export function TimePlot({ summary: { latest, mean } }: { summary: Summary }) {
  const longest = Math.max(...latest.map(({ elapsed }) => elapsed), 1);
  const x = (place: number) => (latest.length > 1 ? inset + (place * (width - 2 * inset)) / (latest.length - 1) : width / 2);
  const y = (time: number) => height - inset - (time / longest) * (height - 2 * inset);
  const points = latest.map(({ elapsed }, place) => `${x(place)},${y(elapsed)}`).join(" ");
  const label = `${messages.value.games.plot(latest.length)}: ${latest.map(({ elapsed }) => clockText(elapsed)).join(", ")}`;
  return (
    <svg class="time-plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path class="time-plot-floor" d={`M0 ${height - inset}H${width}`} />
      {mean !== null && <path class="time-plot-mean" d={`M0 ${y(Math.min(mean, longest))}H${width}`} />}
      <polyline class="time-plot-line" points={points} />
      {latest.map((result, place) => (
        <circle
          key={result.id}
          class={isUnaided(result) ? "time-plot-dot" : "time-plot-dot time-plot-helped"}
          cx={x(place)}
          cy={y(result.elapsed)}
          r={3.5}
        >
          <title>{clockText(result.elapsed)}</title>
        </circle>
      ))}
    </svg>
  );
}
