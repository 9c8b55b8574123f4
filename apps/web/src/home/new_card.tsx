// A new game: the levels of the usual board, each begun with one press, and a way to all other boards.
import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../app/router";
import type { Level } from "../core/api_boards";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { startGame } from "../play/hand";
import { loadShapes, shapeOfSize } from "../play/sizes";
import { unrated } from "../shelf/records";
import { Icon } from "../ui/icon";
import { toast } from "../ui/toast";

/** Those that are made in a moment. */
const levels: readonly Level[] = ["beginner", "easy", "medium", "hard", "expert", "extreme"];

export function NewCard() {
  const { home: texts, play } = messages.value;
  const [making, setMaking] = useState<Level | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const start = async (level: Level) => {
    setMaking(level);
    const { signal } = stop.current;
    try {
      const [{ puzzleLike }] = await Promise.all([import("../play/new_game"), loadShapes()]);
      const puzzle = await puzzleLike(shapeOfSize("sudoku", 9), level, signal);
      signal.throwIfAborted();
      await startGame(puzzle.board, { ...unrated, level: puzzle.level, rating: puzzle.rating });
      go("#/play");
    } catch (error) {
      if (signal.aborted) return;
      setMaking(null);
      toast(play.makeFailed(failureText(error)));
    }
  };
  return (
    <section class="card home-card home-new" aria-labelledby="home-new">
      <div class="home-told">
        <h2 id="home-new">{play.newGame}</h2>
        <p class="home-facts">{texts.newText}</p>
      </div>
      <ul class="home-levels">
        {levels.map((level, place) => (
          <li key={level}>
            <button type="button" class="home-level" disabled={making !== null} onClick={() => void start(level)}>
              <span class="home-strength" aria-hidden="true">
                {levels.map((each, bar) => (
                  <i key={each} class={bar <= place ? "home-strong" : undefined} />
                ))}
              </span>
              {making === level ? play.making : play.levels[level]}
            </button>
          </li>
        ))}
      </ul>
      <div class="home-acts">
        <a class="button" href="#/new">
          <Icon name="plus" />
          <span>{texts.newMore}</span>
        </a>
      </div>
    </section>
  );
}
