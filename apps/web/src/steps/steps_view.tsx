// StepsView: the game in hand solved step by step: the list of steps, each drawn on the board and in the matrix.
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { beyond } from "../app/repertoire";
import { go } from "../app/router";
import { settings } from "../app/settings";
import type { GameView } from "../core/api_boards";
import { offScale } from "../core/api_steps";
import { failureText } from "../i18n/failure_text";
import { decimalText } from "../i18n/figures";
import { language, messages } from "../i18n/messages";
import { view } from "../play/game";
import { shapeText } from "../play/shape_text";
import { smallestToZoom, zoomed } from "../play/zoom";
import { Button, IconButton } from "../ui/button";
import { Switch } from "../ui/fields";
import { ProgressBar } from "../ui/progress";
import { Segmented } from "../ui/segmented";
import { toast } from "../ui/toast";
import { cellsBefore } from "./positions";
import { StepBoard } from "./step_board";
import { endText, StepCard, StepKey } from "./step_card";
import { StepList } from "./step_list";
import { choose, chosen, hasBegun, look, lookAgain, lookBeyond, makeSteps, stop, type Walk, walk } from "./walk";
import "./steps.css";

export function StepsView() {
  const game = view.value;
  const begun = game !== null && hasBegun(game);
  useEffect(lookAgain, [game?.shape, language.value, settings.value.symbols]);
  useEffect(() => stop, []);
  if (!game || !walk.value) return <p class="play-waiting">{messages.value.app.loading}</p>;
  return <StepsOfGame game={game} found={walk.value} begun={begun} />;
}

function StepsOfGame({ game, found, begun }: { game: GameView; found: Walk; begun: boolean }) {
  const texts = messages.value.steps;
  const number = chosen.value;
  const step = found.steps[number];
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest("button, a, input, select, [role=listbox], dialog, summary"))
        return;
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      choose(chosen.value + by);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const cells = useMemo(
    () => (found.start ? cellsBefore(found.start, found.steps, number) : null),
    [found.start, found.steps, number],
  );
  const atFault = useMemo(() => new Map((found.end?.atFault ?? []).map((cell) => [cell, "wrong"] as const)), [found.end]);
  return (
    <div class="steps">
      <header class="steps-head">
        <div>
          <h1>{messages.value.app.steps}</h1>
          <Summary game={game} found={found} />
        </div>
        <Switch label={texts.beyond} checked={beyond.value} onChange={lookBeyond} />
        {begun && (
          <Segmented
            label={texts.from}
            value={found.fromStart ? "start" : "here"}
            options={[
              { value: "here", text: texts.fromHere },
              { value: "start", text: texts.fromStart },
            ]}
            onChange={(from) => void look(from === "start")}
          />
        )}
      </header>
      <div class="steps-board">
        {found.start && cells && (
          <StepBoard
            shape={found.start.shape}
            cells={cells}
            step={step}
            label={step ? texts.board(number + 1) : texts.boardAtEnd}
            enlarged={zoomed.value && game.shape.size >= smallestToZoom}
            {...(atFault.size > 0 && { tints: atFault })}
          />
        )}
        <div class="steps-under">
          {step && <StepKey step={step} />}
          {game.shape.size >= smallestToZoom && (
            <IconButton
              icon={zoomed.value ? "zoomOut" : "zoomIn"}
              label={messages.value.play.zoom}
              pressed={zoomed.value}
              onPress={() => (zoomed.value = !zoomed.value)}
            />
          )}
        </div>
      </div>
      <div class="steps-side">
        <Looking found={found} />
        <StepCard found={found} number={number} step={step} />
      </div>
      {found.steps.length > 0 && <Transport found={found} number={number} />}
      {found.steps.length > 0 && (
        <div class="steps-list">
          <StepList steps={found.steps} size={game.shape.size} chosen={number} ended={found.end !== null} onChoose={choose} />
        </div>
      )}
    </div>
  );
}

function Summary({ game, found }: { game: GameView; found: Walk }) {
  const { steps: texts, play } = messages.value;
  const { end } = found;
  const rated = end?.outcome === "solved" && end.obstacle === "" && found.steps.length > 0 && end.rating.text !== offScale;
  return (
    <p class="steps-summary">
      <span>{shapeText(play, game.shape)}</span>
      {rated && (
        <>
          <span>{texts.rating(decimalText(end.rating.text))}</span>
          <span>{play.levels[end.rating.level]}</span>
        </>
      )}
      {end && found.steps.length > 0 && <span>{texts.count(found.steps.length)}</span>}
    </p>
  );
}

/** That steps are still being looked for, or why no more come. */
function Looking({ found }: { found: Walk }) {
  const texts = messages.value.steps;
  if (found.end) {
    const text = endText(found, found.end);
    // Behind the last step the card says so.
    return text && chosen.value < found.steps.length ? <p class="steps-notice">{text}</p> : null;
  }
  const again = <Button onPress={() => void look(found.fromStart)}>{texts.again}</Button>;
  if (found.failure === "stopped") {
    return (
      <div class="steps-looking">
        <p>{texts.stopped}</p>
        {again}
      </div>
    );
  }
  if (found.failure) {
    return (
      <div class="steps-looking" role="alert">
        <p>{texts.failed(failureText(found.failure.reason))}</p>
        {again}
      </div>
    );
  }
  return (
    <div class="steps-looking">
      <ProgressBar label={texts.looking(found.steps.length)} done={found.done} of={1} />
      <Button onPress={stop}>{texts.stop}</Button>
    </div>
  );
}

function Transport({ found, number }: { found: Walk; number: number }) {
  const texts = messages.value.steps;
  const last = found.end ? found.steps.length : found.steps.length - 1;
  const count = Math.min(number + 1, found.steps.length);
  const make = async () => {
    await makeSteps(found, count);
    toast(texts.done(count));
    go("#/play");
  };
  return (
    <div class="steps-transport">
      <span class="steps-far">
        <IconButton icon="first" label={texts.first} disabled={number === 0} onPress={() => choose(0)} />
      </span>
      <IconButton icon="previous" label={texts.previous} disabled={number === 0} onPress={() => choose(number - 1)} />
      <span class="steps-number" aria-hidden="true">
        {count}/{found.steps.length}
      </span>
      <IconButton icon="next" label={texts.next} disabled={number >= last} onPress={() => choose(number + 1)} />
      <span class="steps-far">
        <IconButton icon="last" label={texts.last} disabled={number >= last} onPress={() => choose(last)} />
      </span>
      <Button kind="primary" icon="check" title={texts.upToHereHint} onPress={() => void make()}>
        {texts.upToHere}
      </Button>
    </div>
  );
}
