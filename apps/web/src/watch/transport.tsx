// Transport: the buttons, the speed and the slider of a dance, over the outline of its depth.
import { useMemo } from "preact/hooks";
import { MoveKind } from "../core/api_matrix";
import { language, messages } from "../i18n/messages";
import { IconButton } from "../ui/button";
import type { Player } from "./player";
import type { Stage } from "./stage";
import "./transport.css";

/** The slider of the speed is even in the number of doublings: from 1/2 to 512 moves a second. */
const SLOWEST = -1;
const FASTEST = 9;

export function Transport({ stage, player }: { stage: Stage; player: Player }) {
  const t = messages.value.watch;
  const at = Math.floor(player.position.value);
  const playing = player.playing.value;
  const speed = player.speed.value;
  const perSecond = speed.toLocaleString(language.value);
  const toSolution = at < stage.firstSolution && stage.firstSolution <= stage.length;
  return (
    <div class="transport" onKeyDown={(event) => onKey(event, player)}>
      <div class="transport-buttons" role="group" aria-label={t.showDance}>
        <IconButton icon="first" label={t.first} disabled={at === 0} onPress={() => player.seek(0)} />
        <IconButton icon="previous" label={t.back} disabled={at === 0} onPress={() => player.step(-1)} />
        <IconButton
          kind="primary"
          icon={playing ? "pause" : "play"}
          label={playing ? t.pause : t.play}
          onPress={() => player.toggle()}
        />
        <IconButton icon="next" label={t.forward} disabled={at >= stage.length} onPress={() => player.step(1)} />
        <IconButton
          icon="skip"
          label={t.nextEvent}
          disabled={at >= stage.length}
          onPress={() => player.seek(nextChoice(stage, at))}
        />
        <IconButton
          icon="last"
          label={toSolution ? t.toSolution : t.last}
          disabled={at >= stage.length}
          onPress={() => player.seek(toSolution ? stage.firstSolution : stage.length)}
        />
      </div>
      <label class="transport-speed">
        <span class="unseen">{t.speed}</span>
        <input
          type="range"
          min={SLOWEST}
          max={FASTEST}
          step={1}
          value={Math.log2(speed)}
          aria-valuetext={t.speedValue(perSecond)}
          onInput={(event) => (player.speed.value = 2 ** Number(event.currentTarget.value))}
        />
        <output>{t.speedShort(perSecond)}</output>
      </label>
      <div class="transport-scrub">
        <Outline stage={stage} at={at} />
        <input
          type="range"
          min={0}
          max={stage.length}
          step={1}
          value={at}
          aria-label={t.scrub}
          aria-valuetext={t.scrubValue(at, stage.length)}
          onInput={(event) => player.seek(Number(event.currentTarget.value))}
        />
        <div class="transport-legend">
          <span class="transport-place">{t.scrubValue(at, stage.length)}</span>
          <span class="transport-key transport-key-depth">{t.legendDepth}</span>
          {stage.firstSolution <= stage.length && <span class="transport-key transport-key-solution">{t.legendSolution}</span>}
        </div>
      </div>
    </div>
  );
}

function onKey(event: KeyboardEvent, player: Player): void {
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
  if (event.key === "ArrowRight") player.step(1);
  else if (event.key === "ArrowLeft") player.step(-1);
  else return;
  event.preventDefault();
}

/** How many moves there are up to and with the next choice after a place. */
export function nextChoice(stage: Stage, at: number): number {
  const next = stage.moves.findIndex(([kind], index) => index >= at && (kind === MoveKind.choose || kind === MoveKind.solution));
  return next < 0 ? stage.length : next + 1;
}

const WIDTH = 600;
const HEIGHT = 36;

/** The depth of the search over its moves, with a mark for each solution. */
function Outline({ stage, at }: { stage: Stage; at: number }) {
  const { d, solutions } = useMemo(() => outline(stage), [stage]);
  const here = (at / Math.max(1, stage.length)) * WIDTH;
  return (
    <svg class="transport-outline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={d} />
      {solutions.map((x) => (
        <rect key={x} class="transport-solution" x={x - 1} y={0} width={2} height={HEIGHT} />
      ))}
      <rect class="transport-here" x={here - 1} y={0} width={2} height={HEIGHT} />
    </svg>
  );
}

function outline(stage: Stage): { d: string; solutions: number[] } {
  const count = Math.max(1, stage.length);
  const deepest = stage.moves.reduce((most, move) => Math.max(most, move[1]), 1);
  const points: string[] = [];
  const samples = Math.min(count, WIDTH);
  for (let sample = 0; sample < samples; ++sample) {
    const depth = stage.moves[Math.floor((sample / samples) * count)]?.[1] ?? 0;
    const [x, y] = [(sample / samples) * WIDTH, HEIGHT - 1 - (depth / deepest) * (HEIGHT - 4)];
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  const solutions = new Set<number>();
  stage.moves.forEach(([kind], index) => {
    if (kind === MoveKind.solution && solutions.size < 300) solutions.add(Math.round((index / count) * WIDTH));
  });
  return { d: `M0 ${HEIGHT}L${points.join("L")}L${WIDTH} ${HEIGHT}z`, solutions: [...solutions] };
}
