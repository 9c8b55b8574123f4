// What is said when the puzzle is solved: how it went, and what could come next.
import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../app/router";
import { settings } from "../app/settings";
import type { GameView, Level, Shape } from "../core/api_boards";
import { today } from "../daily/daily";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { unrated } from "../shelf/records";
import { type Result, results } from "../stats/results";
import { verdictOn } from "../stats/summary";
import { Button } from "../ui/button";
import { announce, toast } from "../ui/toast";
import { keep } from "../watch/kept";
import { recallChoices, rememberChoices } from "./choices";
import { clockText } from "./clock_text";
import { elapsed, note } from "./game";
import { gameInHand, startGame } from "./hand";
import { harderLevel, useLevels } from "./levels";
import { shortShapeText } from "./shape_text";
import { isRuled, levelsOf, variantOf } from "./variants";
import "./solved_panel.css";

/** How this result stands among the others of its kind. */
function Standing({ game, result }: { game: GameView; result: Result }) {
  const { games: texts, play } = messages.value;
  const { isBest, count, best, mean } = verdictOn(result, results.value);
  const kind = [shortShapeText(play, game.shape), result.level && play.levels[result.level]].filter(Boolean).join(" · ");
  const timed = settings.value.timer && best !== null && mean !== null;
  return (
    <>
      {timed && isBest && <p class="solved-best">{texts.newBest(clockText(best))}</p>}
      <p>
        {kind}: {texts.solvedOfKind(count)}
        {timed && !isBest && `, ${texts.compared(clockText(best), clockText(mean))}`}
      </p>
    </>
  );
}

function Helps({ game }: { game: GameView }) {
  const { games, play: texts } = messages.value;
  return (
    <p class="solved-counts">
      {game.hintsUsed > 0 && <span>{texts.hintsUsed(game.hintsUsed)}</span>}
      {game.checksUsed > 0 && <span>{texts.checksUsed(game.checksUsed)}</span>}
      {game.hintsUsed + game.checksUsed === 0 && <span>{games.unhelped}</span>}
    </p>
  );
}

/** A new puzzle of the same board and level, at once. */
function AnotherButton({ game }: { game: GameView }) {
  const { games: texts, play } = messages.value;
  const [making, setMaking] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const start = async () => {
    setMaking(true);
    try {
      const { puzzleLike } = await import("./new_game");
      const puzzle = await puzzleLike(game.shape, note.value.level, stop.current.signal);
      await startGame(puzzle.board, { ...unrated, level: puzzle.level, rating: puzzle.rating });
    } catch (error) {
      if (stop.current.signal.aborted) return;
      setMaking(false);
      toast(play.makeFailed(failureText(error)));
    }
  };
  return (
    <Button kind="primary" icon="next" disabled={making} onPress={() => void start()}>
      {making ? play.making : texts.nextSame}
    </Button>
  );
}

/** The dialog for new games then offers this level. */
function climb(shape: Shape, level: Level): void {
  const kind = variantOf(shape) ?? (shape.regions.length === 0 ? "latin" : "sudoku");
  rememberChoices({ ...recallChoices(), kind, size: shape.size, level });
  go("#/new");
}

/** The search over this very puzzle, from its first move on. */
function watchIt(): void {
  keep("watch board", "game");
  keep("watch show", "dance");
  go("#/watch");
}

/** Drawn as by hand, while the wave runs over the board. */
function Tick() {
  return (
    <svg class="solved-tick" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" pathLength="1" />
      <path d="m7.5 12.5 3 3 6-7" pathLength="1" />
    </svg>
  );
}

export function SolvedPanel({ game, onClose }: { game: GameView; onClose: () => void }) {
  const { play: texts, games } = messages.value;
  const text = settings.value.timer ? texts.solved(clockText(elapsed.value)) : texts.solvedUntimed;
  useEffect(() => announce(`${texts.solvedTitle}. ${text}`), []);
  const result = results.value.find(({ id }) => id === gameInHand.value);
  const variant = variantOf(game.shape);
  const plainLevels = useLevels(game.shape, "random");
  const harder = harderLevel(note.value.level, variant && isRuled(variant) ? levelsOf(variant) : plainLevels);
  const dailyOpen = !results.value.some(({ daily }) => daily === today());
  return (
    <section class="card solved" aria-label={texts.solvedTitle}>
      <h2>
        <Tick />
        {texts.solvedTitle}
      </h2>
      <p>{text}</p>
      {result && <Standing game={game} result={result} />}
      <Helps game={game} />
      <div class="solved-buttons">
        <AnotherButton game={game} />
        {harder && (
          <Button icon="steps" onPress={() => climb(game.shape, harder)}>
            {games.nextHarder(texts.levels[harder])}
          </Button>
        )}
        {dailyOpen && (
          <Button icon="calendar" onPress={() => go("#/daily")}>
            {games.daily}
          </Button>
        )}
        {!game.shape.rules && (
          <div class="solved-wide">
            <Button icon="watch" onPress={watchIt}>
              {messages.value.home.computer}
            </Button>
          </div>
        )}
        <Button icon="chart" onPress={() => go("#/stats")}>
          {games.stats}
        </Button>
        <Button onPress={onClose}>{messages.value.app.close}</Button>
      </div>
    </section>
  );
}
